"""Hundreds of damaged addresses and files, in one page: each gets a sentence, and what is kept stays byte for byte."""

from random import Random

from playwright.sync_api import Page

from browser.steps import Opens, match_at, quick, sit_down
from damage import ALPHABET, damaged
from fivestars.games import SHELF
from fivestars.table.notation import to_json, to_link

ADDRESSES = 300
FILES = 200
VISIT = """async (addresses) => {
    const told = [];
    for (const address of addresses) {
        const there = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
        location.hash = address;
        await there;
        const notice = document.querySelector(".notice")?.textContent ?? "";
        told.push([document.documentElement.dataset.ready, notice.trim()]);
    }
    return told;
}"""
DROP = """async (files) => {
    const brought = new DataTransfer();
    for (const content of files) brought.items.add(new File([content], "damaged.json"));
    const drawn = (resolve) => new MutationObserver(resolve).observe(page, { childList: true, subtree: true });
    const done = new Promise(drawn);
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: brought, bubbles: true, cancelable: true }));
    await done;
    return [...document.querySelectorAll(".notice")].map((notice) => notice.textContent.trim());
}"""
KEPT = "({...localStorage})"


def test_damaged_addresses_and_files_are_told_and_change_nothing(page: Page, opened: Opens) -> None:
    quick(page)
    sit_down(opened, match_at("amsterdam", until=lambda state: state.round == 2))
    page.get_by_role("link", name="Leave to the lobby").click()
    page.locator('html[data-ready="lobby"]').wait_for(state="attached")
    before = page.evaluate(KEPT)
    matches = [match_at(name, levels=[0] * SHELF[name].seats[0]) for name in SHELF]
    links, texts, chance = (
        [to_link(match, SHELF) for match in matches],
        [to_json(match) for match in matches],
        Random(1),
    )

    bad = {damaged(chance.choice(links), chance.choice(links), ALPHABET + " %/ї😀", chance) for _ in range(ADDRESSES)}
    addresses = [f"{chance.choice(('link/', 'look/3/'))}{link}" for link in sorted(bad.difference(links))]
    addresses += ["link/", "look/", "look//", f"look/99999/{links[0]}", f"look/-1/{links[0]}", "match/", "match/nobody"]
    for address, (ready, told) in zip(addresses, page.evaluate(VISIT, addresses), strict=True):
        assert ready == "lobby", address
        assert told.endswith((".", "?")), f"{address}: {told!r}"

    files = [damaged(chance.choice(texts), chance.choice(texts), '{}[]",:7é\x00', chance) for _ in range(FILES)]
    files += ["", "[" * 1_000_000, "\x00\ufffd" * 100_000, '{"five-stars-backup": 2}', '{"five-stars:match:x": "x"}']
    whole = {text.strip() for text in texts}
    files = [text for text in files if text.strip() not in whole]
    told = page.evaluate(DROP, files)
    assert len(told) == len(files)
    assert all(text.startswith("damaged.json: ") and text.endswith(".") for text in told)
    assert page.evaluate(KEPT) == before
