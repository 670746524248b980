// Compiles a tree of Python modules with Pyodide's own Python: no other writes bytecode that the page can read.
// The build calls it: node compile.mjs SOURCE TARGET. The bytecode takes the place of the sources.
import { loadPyodide } from "pyodide";

const [source, target] = process.argv.slice(2);

// Nobody asks of our modules at run time what a function takes, or what type a module's name has: only what is said of a
// class's fields is ever read. A traceback tells which functions failed, and where these begin.
const COMPILE = `
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

class Bare(ast.NodeTransformer):
    def visit_arguments(self, node):
        for each in (*node.posonlyargs, *node.args, *node.kwonlyargs, node.vararg, node.kwarg):
            if each:
                each.annotation = None
        return self.generic_visit(node)

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Module(self, node):
        node.body = [self.bared(each) for each in node.body]
        return self.generic_visit(node)

    def visit_ClassDef(self, node):
        fields = tuple(each.target.id for each in node.body if isinstance(each, ast.AnnAssign))
        made_by = {each.id for each in ast.walk(ast.Tuple(node.bases + node.decorator_list)) if isinstance(each, ast.Name)}
        if "NamedTuple" in made_by:  # else each annotation is computed, as soon as the class is made, to count them
            node.body[:0] = ast.parse(f"__match_args__ = {fields}").body
        if "dataclass" in made_by:  # else what it takes is put into words, for want of a docstring
            node.body[:0] = ast.parse(f"__doc__ = {node.name!r}").body
        return self.generic_visit(node)

    def bared(self, node):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            return node
        return ast.copy_location(ast.Assign([node.target], node.value) if node.value else ast.Pass(), node)

def on_one_line(code):
    """Let all of a function stand on its first line: to know the others takes a quarter of a megabyte of a first visit."""
    inner = [on_one_line(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0xEF, 0]) * eights + (bytes([0xE7 + rest, 0]) if rest else b"")  # "so many, no columns, no line further"
    return code.replace(co_consts=tuple(inner), co_linetable=table)

for path in sorted(Path("/source").rglob("*.py")):
    text, name = path.read_bytes(), path.relative_to("/source")
    # asserts and docstrings stay behind: the page needs neither
    tree = Bare().visit(ast.parse(text)) if "site-packages" in name.parts else text
    code = on_one_line(compile(tree, str(name), "exec", dont_inherit=True, optimize=2))
    out = "/target" / name.with_suffix(".pyc")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(_code_to_hash_pyc(code, source_hash(text), False))
`;

try {
  const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
  for (const [name, root] of [["/source", source], ["/target", target]]) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
  }
  python.runPython(COMPILE);
} catch (failure) {
  // what Pyodide throws would be printed with all of its source
  console.error(failure.message);
  process.exitCode = 1;
}
