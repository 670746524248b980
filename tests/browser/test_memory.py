"""The picture of Python's memory: made after the first visit, used at later ones, dropped when it is ill."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from browser.steps import Opens
from fivestars.tools.browser import FLAGS

pytestmark = pytest.mark.keeps

KEPT = """async () => {
  const isKept = async () => {
    const name = (await caches.keys()).find((name) => name.startsWith("five-stars-memory "));
    return !!name && (await (await caches.open(name)).keys()).length === 2;
  };
  while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 100));
}"""
# Cuts one part of the picture short, or changes a byte of the other; an older build's stays beside it.
DAMAGE = """async (how) => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("five-stars-memory "));
  const cache = await caches.open(name);
  const request = (await cache.keys()).at(how === "short" ? 0 : 1);
  const kept = await cache.match(request);
  let bytes = new Uint8Array(await kept.arrayBuffer());
  if (how === "short") bytes = bytes.slice(0, 1_000_000);
  else bytes[bytes.length >> 1] ^= 255;
  await cache.put(request, new Response(bytes, { headers: kept.headers }));
}"""
OLDER = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("five-stars-memory "));
  await caches.open(name.replace(/runtime.*/, "runtime.0000000000.mjs"));
}"""
SIZE = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("five-stars-memory "));
  const parts = await (await caches.open(name)).matchAll();
  return (await Promise.all(parts.map((part) => part.blob()))).reduce((size, part) => size + part.size, 0);
}"""
LARGEST = 20e6  # bytes: a third of the memory is empty, and left out; of the rest, a third is packed
COUNT = "async () => (await caches.keys()).filter((name) => name.startsWith('five-stars-memory ')).length"
# The module of the site that starts Python, and keeps its memory.
RUNTIME = """
  const script = document.querySelector("script[data-boot]");
  const runtime = await import(new URL(JSON.parse(script.dataset.boot).runtime, document.baseURI));
"""
PYTHON = f"async (code) => {{ {RUNTIME} return (await runtime.start()).runPython(code); }}"


def _made(page: Page) -> None:
    page.evaluate(KEPT)


def _reload(page: Page) -> None:
    page.reload()
    page.locator("html[data-ready]").wait_for(state="attached")


def _begins_with_it(page: Page) -> bool:
    """Tell whether Python has begun from the picture: there, more is imported than the first screen needs."""
    began: bool = page.evaluate(PYTHON, "import sys; 'fivestars.web.memory' in sys.modules")
    return began


def test_later_visits_begin_with_the_memory_of_the_first_unless_it_is_ill_and_deal_other_cards(
    opened: Opens, long: bool
) -> None:
    page = opened(ready="lobby")
    assert not _begins_with_it(page)
    _made(page)
    assert page.evaluate(SIZE) < LARGEST
    dealt = set()
    for _ in range(2):
        _reload(page)
        assert _begins_with_it(page)
        dealt.add(page.evaluate(PYTHON, "import random; random.random()"))
    assert len(dealt) == 2
    for how in ("short", "changed") if long else ("changed",):
        _is_dropped_when_it_is_ill(page, how)
        if long:
            _is_made_anew(page)


def _is_dropped_when_it_is_ill(page: Page, how: str) -> None:
    page.evaluate(OLDER)
    page.evaluate(DAMAGE, how)
    _reload(page)
    expect(page.locator("#page h1").first).to_be_visible()
    assert not _begins_with_it(page), f"{how}, and yet used"


def _is_made_anew(page: Page) -> None:
    _made(page)
    assert page.evaluate(COUNT) == 1, "older pictures are forgotten"
    _reload(page)
    assert _begins_with_it(page)


NO_ROOM = """Cache.prototype.put = function put() {
  return Promise.reject(new DOMException("full", "QuotaExceededError"));
};
window.Worker = class {};  // nobody else keeps one meanwhile"""
MISSING = f"""async (weeks) => {{
  {RUNTIME}
  const now = Date.now;
  Date.now = () => now() + weeks * 7 * 24 * 3600 * 1000;
  return runtime.isMissing().finally(() => {{ Date.now = now; }});
}}"""
REFUSED = f"async () => {{ {RUNTIME} return runtime.keep(new Uint8Array(16)).catch((failure) => failure.name); }}"


def test_a_memory_for_which_there_was_no_room_is_tried_again_in_another_week(page: Page, opened: Opens) -> None:
    page.add_init_script(NO_ROOM)
    opened(ready="lobby")
    assert page.evaluate(MISSING, 0)
    assert page.evaluate(REFUSED) == "QuotaExceededError"
    assert not page.evaluate(MISSING, 0)
    assert page.evaluate(MISSING, 1)


WRITTEN = 6_000  # milliseconds: Chromium writes down with a delay what it keeps
HIT = b"v8.wasm.moduleCacheHit"


def test_a_second_visit_finds_the_machine_code_compiled(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str, tmp_path: Path, long: bool
) -> None:
    if not long:
        pytest.skip("in long runs: the usual ones compile nothing thoroughly, and keep nothing of it")
    profile, how = str(tmp_path / "profile"), {**browser_type_launch_args, "args": list(FLAGS)}
    with browser_type.launch_persistent_context(profile, **how) as context:
        page = context.pages[0]
        page.goto(site)
        _made(page)
        page.wait_for_timeout(WRITTEN)
    with browser_type.launch_persistent_context(profile, **how) as context:
        page, browser = context.pages[0], context.browser
        assert browser is not None
        browser.start_tracing(categories=["devtools.timeline", "v8.wasm", "disabled-by-default-devtools.timeline"])
        page.goto(site)
        page.locator("html[data-ready]").wait_for(state="attached")
        assert HIT in browser.stop_tracing()
