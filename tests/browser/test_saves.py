"""Saves: kept after every move, renamed, copied, exported, brought back; and nothing is lost when storage is ill."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.steps import Opens, match_at, play_on, sit_down
from fivestars.games import SHELF
from fivestars.table.notation import from_json, to_json
from fivestars.web.store.saves import MOST_NAME
from outcomes import KEPT

# A match is kept as soon as its move has been painted.
PAINTED = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))"
HOTEL = match_at("amsterdam", until=lambda state: state.prompt == "hotel")


def _kept(page: Page) -> list[str]:
    kept: list[str] = page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('five-stars:match:'))")
    return kept


def _moves(page: Page) -> int:
    (key,) = _kept(page)
    record = json.loads(page.evaluate("(key) => localStorage.getItem(key)", key))
    return len(from_json(record[4], SHELF).moves)


@pytest.mark.warm
def test_a_match_is_kept_after_every_move(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    before = _moves(page)
    page.locator("#board [data-can]").first.click()
    page.wait_for_function("(before) => document.querySelectorAll('#lines li').length > before", arg=before)
    page.evaluate(PAINTED)
    assert _moves(page) == before + 1


# A frame that is never painted, in a page that is looked at: it may be starved by others.
STARVED_MOVE = """async () => {
  const paint = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  document.querySelector("#board [data-can]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  window.requestAnimationFrame = paint;
}"""


@pytest.mark.warm
def test_a_move_is_kept_though_no_frame_is_painted(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    before = _moves(page)
    page.evaluate(STARVED_MOVE)
    assert _moves(page) == before + 1


# What is left of a page that goes away, or behind another tab, before a frame: a click, and the word that it goes.
LEFT_MOVE = """(event) => {
  const paint = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  document.querySelector("#board [data-can]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (event === "pagehide") dispatchEvent(new Event("pagehide"));
  else {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.hidden;
  }
  window.requestAnimationFrame = paint;
  const [key] = Object.keys(localStorage).filter((key) => key.startsWith("five-stars:match:"));
  return JSON.parse(JSON.parse(localStorage.getItem(key))[4]).moves.length;
}"""


@pytest.mark.warm
@pytest.mark.parametrize("event", ["pagehide", "visibilitychange"])
def test_a_move_is_kept_by_a_page_that_goes_away(page: Page, opened: Opens, event: str) -> None:
    sit_down(opened, HOTEL)
    before = _moves(page)
    assert page.evaluate(LEFT_MOVE, event) == before + 1


# What a page does while another tab is in front: it paints nothing.
HIDDEN_MOVE = """async () => {
  const paint = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.querySelector("#board [data-can]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  delete document.hidden;
  window.requestAnimationFrame = paint;
}"""


@pytest.mark.warm
def test_a_move_is_kept_though_nobody_looks(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    before = _moves(page)
    page.evaluate(HIDDEN_MOVE)
    assert _moves(page) == before + 1


@pytest.mark.warm
def test_a_match_is_renamed_copied_deleted_and_brought_back(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    page.get_by_role("link", name="Leave to the lobby").click()
    page.once("dialog", lambda dialog: dialog.accept("Sunday"))
    page.locator('[data-do^="rename"]').click()
    expect(page.get_by_role("link", name="Sunday")).to_be_visible()
    page.locator('[data-do^="duplicate"]').click()
    expect(page.get_by_role("link", name="Sunday, copy")).to_be_visible()
    assert len(_kept(page)) == 2
    page.locator('[data-do^="drop"]').first.click()
    expect(page.locator(".entry")).to_have_count(1)
    page.get_by_role("button", name="Restore it").click()
    expect(page.locator(".entry")).to_have_count(2)


@pytest.mark.warm
def test_long_names_that_nothing_breaks_widen_nothing(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    page.get_by_role("link", name="Leave to the lobby").click()
    page.set_viewport_size({"width": 360, "height": 740})
    page.once("dialog", lambda dialog: dialog.accept("Ш" * 10_000))
    page.locator('[data-do^="rename"]').click()
    expect(page.locator(".entry .name")).to_have_text("Ш" * MOST_NAME)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator('[data-do^="drop"]').click()
    expect(page.locator(".notice")).to_contain_text("is deleted")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


# What another tab writes, one thing after another; returns how often the page was drawn meanwhile.
WRITTEN = """async (times) => {
  const root = document.documentElement;
  let drawn = 0;
  new MutationObserver(() => drawn++).observe(root, { attributes: true, attributeFilter: ["data-ready"] });
  const channel = new MessageChannel();
  for (let time = 0; time < times; time++) {
    dispatchEvent(new StorageEvent("storage", { key: `five-stars:match:${time}` }));
    await new Promise((resolve) => { channel.port1.onmessage = resolve; channel.port2.postMessage(0); });
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  return drawn;
}"""


@pytest.mark.warm
def test_a_thousand_things_that_another_tab_writes_are_told_a_few_times(page: Page, opened: Opens) -> None:
    opened(ready="lobby")
    assert 0 < page.evaluate(WRITTEN, 1000) < 50


@pytest.mark.warm
def test_a_match_travels_as_a_file(page: Page, opened: Opens, tmp_path: Path) -> None:
    sit_down(opened, HOTEL)
    page.get_by_role("link", name="Leave to the lobby").click()
    with page.expect_download() as started:
        page.locator('[data-do^="export"]').click()
    started.value.save_as(tmp_path / "match.json")
    page.locator('[data-do^="drop"]').click()
    expect(page.locator(".entry")).to_have_count(0)
    page.locator("#file").set_input_files(tmp_path / "match.json")
    expect(page.locator(".notice").first).to_contain_text("match")
    page.locator(".entry a").click()
    page.locator('html[data-ready="table"]').wait_for(state="attached")


@pytest.mark.warm
def test_a_full_storage_is_told_and_the_older_copy_stays(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    before = _moves(page)
    page.evaluate(
        """() => {
            let size = 4_000_000;
            for (let number = 0; size > 0; size = Math.floor(size / 2))
                for (;;) try { localStorage.setItem(`filler-${number++}`, "x".repeat(size)); } catch { break; }
        }"""
    )
    page.locator("#board [data-can]").first.click()
    expect(page.locator("#note")).to_contain_text("storage is full")
    assert _moves(page) == before
    play_on(page, Random(1), picks=4)


# What Chromium answers where the reader keeps it from storing anything.
BLOCKED = """
const no = () => { throw new DOMException("no", "SecurityError"); };
Object.defineProperty(window, "localStorage", { get: no });
IDBFactory.prototype.open = no;
"""


def test_a_browser_without_storage_still_plays_and_says_so(page: Page, context: BrowserContext, opened: Opens) -> None:
    context.add_init_script(BLOCKED)
    opened(ready="lobby")
    expect(page.locator(".notice").first).to_contain_text("keeps nothing")
    page.locator('a[href="#setup/amsterdam"]').click()
    page.get_by_role("button", name="Start").click()
    play_on(page, Random(1), picks=3)


@pytest.mark.warm
def test_a_second_tab_on_a_match_is_told_and_overwrites_nothing(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator("#note")).to_contain_text("another tab")
    assert second.locator("#board [data-can]").count() == 0
    before = _moves(page)
    page.locator("#board [data-can]").first.click()
    page.evaluate(PAINTED)
    moves = _moves(page)
    assert moves == before + 1
    second.get_by_role("button", name="Play on here").click()
    expect(page.locator("#note")).to_contain_text("another tab")
    expect(second.locator("#board [data-can]").first).to_be_visible()
    assert _moves(second) == moves


SLOW_DISK = """{
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...what) {
    const real = open.apply(this, what);
    const late = { get result() { return real.result; } };
    real.onsuccess = () => setTimeout(() => late.onsuccess(), 4000);
    return late;
  };
}"""
FORGETFUL = "localStorage.clear()"  # as a browser that is killed before it has written anything to its disk


def _killed(page: Page) -> None:
    page.evaluate(FORGETFUL)
    page.evaluate("location.hash = ''")
    page.reload()
    _listed(page).click()
    page.locator("html[data-ready='table']").wait_for(state="attached")


def _listed(page: Page) -> Locator:
    return page.get_by_role("region", name="Your matches").get_by_role("link", name="Hotels of Amsterdam")


def test_on_a_slow_disk_what_a_killed_browser_forgot_comes_back_late(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    moves = _moves(page)
    page.add_init_script(SLOW_DISK)
    _killed(page)
    assert _moves(page) == moves
    play_on(page, Random(1), picks=2)
    made = _moves(page)
    assert made > moves
    _killed(page)
    assert _moves(page) == made, "a journal that came late is written as well"


DISK_IN_HAND = """() => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...what) {
    const real = open.apply(this, what);
    const late = { get result() { return real.result; } };
    real.onsuccess = () => (globalThis.answer = () => late.onsuccess());
    return late;
  };
}"""


def test_what_a_slow_disk_had_is_kept_beside_what_was_played_meanwhile(page: Page, opened: Opens) -> None:
    sit_down(opened, HOTEL)
    forgotten = page.evaluate("({ ...localStorage })")
    page.locator("#board [data-can]").first.click()
    page.evaluate(PAINTED)
    page.add_init_script(f"({DISK_IN_HAND})()")
    page.evaluate("(things) => { localStorage.clear(); Object.assign(localStorage, things); }", forgotten)
    page.reload()
    page.locator("html[data-ready='table']").wait_for(state="attached")
    page.locator("#board [data-can]").last.click()
    page.evaluate(PAINTED)
    page.evaluate("answer()")
    expect(page.get_by_text("Kept beside yours, with other moves: 1.")).to_be_visible()
    page.evaluate("location.hash = ''")
    expect(_listed(page)).to_have_count(2)


@pytest.mark.provokes("by hand")
def test_the_file_of_the_way_out_holds_what_is_latest(page: Page, opened: Opens, tmp_path: Path) -> None:
    sit_down(opened, HOTEL)
    before = _moves(page)
    page.evaluate("localStorage.removeItem('five-stars:written')")  # as if the journal had more
    page.reload()
    page.locator("#board [data-can]").first.click()
    page.wait_for_function("(before) => document.querySelectorAll('#lines li').length > before", arg=before)
    page.evaluate(PAINTED)
    page.evaluate("fiveStars.failed('by hand')")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save my matches as a file").click()
    started.value.save_as(tmp_path / "all.json")
    saved = json.loads((tmp_path / "all.json").read_text("utf-8"))
    (text,) = [text for key, text in saved.items() if ":match:" in key]
    assert len(from_json(json.loads(text)[4], SHELF).moves) == before + 1


DROP = """(files) => {
    const brought = new DataTransfer();
    for (const [name, content] of files) brought.items.add(new File([content], name));
    const drag = (kind) => document.body.dispatchEvent(
        new DragEvent(kind, { dataTransfer: brought, bubbles: true, cancelable: true }));
    const went = drag("dragover");
    const told = getComputedStyle(document.documentElement, "::after").content;
    drag("drop");
    return [went, told];
}"""


def _drop(page: Page, *files: tuple[str, str]) -> str:
    """Let files go over the page; return what it shows while they hover."""
    went, told = page.evaluate(DROP, [list(file) for file in files])
    assert not went, "the browser would leave the page for the file"
    return str(told)


@pytest.mark.warm
def test_all_matches_travel_as_one_file_that_is_dragged_onto_the_page(
    page: Page, opened: Opens, tmp_path: Path
) -> None:
    sit_down(opened, HOTEL)
    page.get_by_role("link", name="Leave to the lobby").click()
    page.locator('[data-do^="duplicate"]').click()
    with page.expect_download() as started:
        page.get_by_role("button", name="Save all as a file").click()
    started.value.save_as(tmp_path / "all.json")
    assert started.value.suggested_filename.startswith("five-stars-20")
    before, text = page.evaluate("({...localStorage})"), (tmp_path / "all.json").read_text("utf-8")
    assert "Drop the files" in _drop(page, ("all.json", text))
    expect(page.locator(".notice").first).to_contain_text("Already here: 2.")
    assert page.evaluate("({...localStorage})") == before
    page.locator('[data-do^="drop"]').first.click()
    page.locator("#file").set_input_files([tmp_path / "all.json", tmp_path / "all.json"])
    expect(page.locator(".notice").first).to_contain_text("Matches added: 1. Already here: 1.")
    page.locator(".entry a").first.click()
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    _drop(page, ("Other.json", to_json(match_at("amsterdam", seed=2))))
    expect(page.locator("#note")).to_contain_text("“Other” is among your matches now.")
    page.evaluate("location.hash = 'rules/amsterdam'")
    page.locator('html[data-ready="rules"]').wait_for(state="attached")
    assert _drop(page, ("all.json", text)) == "none", "where nothing could be said, nothing is opened"
    expect(page.locator("html[data-dropping]")).to_have_count(0)


@pytest.mark.warm
def test_what_an_earlier_build_saved_is_opened_replayed_and_shared(page: Page, opened: Opens, long: bool) -> None:
    opened(ready="lobby")
    page.locator("#file").set_input_files(KEPT / "backup.json")
    expect(page.locator(".notice").first).to_contain_text("Matches added: 15.")
    page.locator("#all-matches").click()  # the lobby lists the latest
    expect(page.locator(".entry")).to_have_count(15)
    ways = page.locator(".entry a.name").evaluate_all("(ways) => ways.map((way) => way.getAttribute('href'))")
    assert len(ways) == 15
    for way in ways[:: 1 if long else 8]:  # in memory many more are visited
        opened(way, ready="table")
        for door in ("#join", "#uncover"):
            if page.locator(door).count():
                page.locator(door).click()
        page.locator(".moment").last.click()
        expect(page.locator(".at")).to_have_text(re.compile("^[01] /"))
        page.locator("#now").click()
        page.locator("#share").click()
        expect(page.locator("#share-link")).to_have_value(re.compile("#(link|turn|look)/"))
        page.keyboard.press("Escape")
