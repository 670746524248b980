// Cuts from Pyodide what is there for packages with C code alone, of which the page loads none: every function of
// Python and of the system that such a package could call, in its glue as in its machine code, where Pyodide lists them
// one by one at each start, and drawing and sound for games in C.
// The build calls it: node trim.mjs PYODIDE TARGET. What is kept is what can be reached from what runs: by name, and
// whatever has the same name as something that is kept, is kept as well.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "acorn";

const [source, target] = process.argv.slice(2);

// A pointer to a function of WebGL is nowhere called, and may be null; only packages look a function up by its name;
// and whoever keeps a picture of the memory in a form of their own puts it back themselves.
const LINKS = [
  ["if(!value&&!entry.required){", "if(!value){"],
  ["if(isInternalSym(symName)){continue}", "if(isInternalSym(symName)||!GOT[symName]){continue}"],
  ["return Module.HEAP8.set(t),l}", "return(API.config.lay??((to)=>to.set(t)))(Module.HEAP8),l}"],
  [
    "new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)",
    "new Int32Array(1)", // to sleep with where somebody types, which no page has; browsers warn of what it was
  ],
];

const glue = () => {
  let text = readFileSync(`${source}/pyodide.asm.mjs`, "utf8");
  for (const [old, anew] of LINKS) {
    if (!text.includes(old)) throw new Error(`Pyodide no longer says ${old}`);
    text = text.replaceAll(old, anew);
  }
  return text;
};

// --- the machine code: WebAssembly is a list of sections, each with a number, its length and its content

const IMPORTS = 2;
const EXPORTS = 7;

const read = (bytes) => {
  let at = 0;
  const byte = () => bytes[at++];
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const part = byte();
      value += (part & 127) * 2 ** shift;
      if (part < 128) return value;
    }
  };
  const taken = (length) => bytes.subarray(at, (at += length));
  const name = () => new TextDecoder().decode(taken(number()));
  return { byte, number, taken, name, isAtEnd: () => at >= bytes.length, place: () => at };
};

const written = (number) => {
  const out = [];
  do out.push((number & 127) | (number > 127 ? 128 : 0));
  while ((number = Math.floor(number / 128)));
  return out;
};

const sections = (wasm) => {
  const from = read(wasm.subarray(8));
  const all = [];
  while (!from.isAtEnd()) all.push({ id: from.byte(), content: from.taken(from.number()) });
  return all;
};

// How an import's type is read, by its kind: function, table, memory, global, tag.
const limits = (from) => {
  if (from.byte() & 1) from.number();
  from.number();
};
const KINDS = [
  (from) => from.number(),
  (from) => from.byte() && limits(from),
  limits,
  (from) => from.taken(2),
  (from) => from.byte() + from.number(),
];

const imported = (content) => {
  const from = read(content);
  return Array.from({ length: from.number() }, () => {
    const [module, name] = [from.name(), from.name()];
    KINDS[from.byte()](from);
    return { module, name };
  });
};

const exported = (content) => {
  const from = read(content);
  return Array.from({ length: from.number() }, () => {
    const begun = from.place();
    const name = from.name();
    from.byte();
    from.number();
    return { name, bytes: content.subarray(begun, from.place()) };
  });
};

const withExports = (wasm, isKept) => {
  const parts = [wasm.subarray(0, 8)];
  for (const { id, content } of sections(wasm)) {
    let kept = content;
    if (id === EXPORTS) {
      const names = exported(content).filter(({ name }) => isKept(name));
      kept = Buffer.concat([Buffer.from(written(names.length)), ...names.map(({ bytes }) => bytes)]);
    }
    parts.push(Buffer.from([id, ...written(kept.length)]), kept);
  }
  return Buffer.concat(parts);
};

// --- the glue: statements, of which those stay that do something, and those whose name is mentioned by one that stays

// Every name that a piece of it mentions, in whatever way.
const mentioned = (node, names = new Set()) => {
  if (node.type === "Identifier") names.add(node.name);
  if (node.type === "Literal" && typeof node.value === "string") names.add(node.value);
  for (const part of parts(node)) mentioned(part, names);
  return names;
};

// Whether a value is only there: nothing happens when it is made.
const isFunction = (node) => /Function/.test(node.type);
const isDone = (node) => /Call|Await|Update|Assignment/.test(node.type);
const parts = (node) => Object.values(node).flat().filter((child) => child?.type);
const isPure = (node) => !node || isFunction(node) || (!isDone(node) && parts(node).every(isPure));
// Module["name"] = name
const isHandedOut = (node) =>
  node?.type === "AssignmentExpression" && node.right.type === "Identifier" && node.left.object?.name === "Module";
// name.sig = "what it takes"
const isSignature = (node) => node?.type === "AssignmentExpression" && node.left.property?.name === "sig";

// The text of each piece, its name if it does nothing but to give something this name, and what it mentions besides.
const cutUp = (text, ast, imports) => {
  const piece = (node, name, rest = node) => ({
    text: text.slice(node.start, node.end),
    name,
    names: rest ? mentioned(rest) : new Set(),
  });
  const declared = (node) => ({ ...piece(node, isPure(node.init) ? node.id.name : "", node.init), list: "var" });
  const imported = (node) => ({ ...piece(node, "", node.value), list: "imports" });
  // name = Module["name"] = wasmExports["name"]; a few are given a further name, and stay
  const taken = (node) => {
    const { left, right } = node.expression;
    return { ...piece(node, right.right?.type === "AssignmentExpression" ? "" : left.name, null), list: "taken" };
  };
  const isImported = ({ key }) => imports.has(key.name ?? key.value);
  const cut = (node) => {
    const { type, expression } = node;
    if (type === "FunctionDeclaration" && node.id.name === "assignWasmExports")
      return node.body.body.map(taken);
    if (type === "FunctionDeclaration") return [piece(node, node.id.name)];
    if (type === "VariableDeclaration" && node.declarations[0].id.name === "wasmImports")
      return node.declarations[0].init.properties.filter(isImported).map(imported);
    if (type === "VariableDeclaration") return node.declarations.map(declared);
    if (isHandedOut(expression)) return [piece(node, expression.right.name, null)];
    if (isSignature(expression)) return [piece(node, expression.left.object.name, null)];
    return [piece(node)];
  };
  return ast.flatMap(cut);
};

// Windows for games in C: whoever mentions them asks first whether they are there, or is one of them.
const WINDOWS = ["Browser", "MainLoop", "SDL"];
const isOfWindows = ({ name, names }) => WINDOWS.includes(name) || (!name && WINDOWS.some((each) => names.has(each)));

// Those pieces that stay.
const reached = (pieces, names) => {
  const found = new Set(names);
  const stays = new Set();
  for (let before = -1; before < stays.size; ) {
    before = stays.size;
    for (const each of pieces) {
      if (stays.has(each) || (each.name && !found.has(each.name))) continue;
      stays.add(each);
      for (const name of each.names) found.add(name);
    }
  }
  return pieces.filter((each) => stays.has(each));
};

// What stays of lists goes back into lists.
const LISTS = {
  var: (entries) => `var ${entries.join(",")};`,
  imports: (entries) => `var wasmImports={${entries.join(",")}};`,
  taken: (entries) => `function assignWasmExports(wasmExports){${entries.join("")}}`,
};
const put = (pieces) => {
  const out = [];
  for (let at = 0; at < pieces.length; ) {
    const { list, text } = pieces[at];
    let end = at + 1;
    while (list && pieces[end]?.list === list) end++;
    out.push(list ? LISTS[list](pieces.slice(at, end).map((each) => each.text)) : text);
    at = end;
  }
  return out.join("\n");
};

const wasm = readFileSync(`${source}/pyodide.asm.wasm`);
const imports = new Set(imported(sections(wasm).find(({ id }) => id === IMPORTS).content).map(({ name }) => name));
for (const name of imports) if (name.startsWith("emscripten_gl")) imports.delete(name);
const text = glue();
const program = { ecmaVersion: "latest", sourceType: "module" };
const whole = parse(text, program).body[0];
const { start, end, body } = whole.body;
const asks = mentioned(parse(readFileSync(`${source}/pyodide.mjs`, "utf8"), program));
const pieces = cutUp(text, body, imports).filter((each) => !isOfWindows(each));
const kept = reached(pieces, asks);
const trimmed = `${text.slice(whole.start, start + 1)}${put(kept)}${text.slice(end - 1, end)}`;
const names = mentioned(parse(trimmed, program));
// A function's body, since what comes packed cannot be imported: `here` is where it would be.
const called = `${trimmed.replaceAll("import.meta.url", "here")}\nreturn ${whole.id.name};`;
writeFileSync(`${target}/pyodide.asm.js`, `${called}\n//# sourceURL=pyodide.asm.mjs\n`);
writeFileSync(`${target}/pyodide.asm.wasm`, withExports(wasm, (name) => names.has(name)));
