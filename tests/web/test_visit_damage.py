"""Visits: hundreds of damaged addresses and files in one page: each gets a sentence, and what is kept stays."""

from random import Random

from damage import ALPHABET, damaged
from fivestars.games import SHELF
from fivestars.table.notation import to_json, to_link
from matches import match_at
from visit import Visit

ADDRESSES = 300
FILES = 200


def test_damaged_addresses_and_files_are_told_and_change_nothing() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.round == 2)).open("")
    before, chance = visit.device.things(), Random(1)
    matches = [match_at(name, levels=[0] * SHELF[name].seats[0]) for name in SHELF]
    links, texts = [to_link(match, SHELF) for match in matches], [to_json(match) for match in matches]

    bad = {damaged(chance.choice(links), chance.choice(links), ALPHABET + " %/ї😀", chance) for _ in range(ADDRESSES)}
    addresses = [
        f"{chance.choice(('link/', 'look/3/', 'turn/', 'beat/'))}{link}" for link in sorted(bad.difference(links))
    ]
    addresses += ["link/", "look/", "look//", f"look/99999/{links[0]}", f"look/-1/{links[0]}", "match/", "match/nobody"]
    for address in addresses:
        visit.open(address)
        assert visit.screen == "lobby", address
        assert visit.notices[0].endswith((".", "?")), address

    files = [damaged(chance.choice(texts), chance.choice(texts), '{}[]",:7é\x00', chance) for _ in range(FILES)]
    files += ["", "[" * 1_000_000, "\x00\ufffd" * 100_000, '{"five-stars-backup": 2}', '{"five-stars:match:x": "x"}']
    whole = {text.strip() for text in texts}
    files = [text for text in files if text.strip() not in whole]
    visit.bring(*(("damaged.json", text) for text in files))
    assert len(visit.notices) == len(files)
    assert all(text.startswith("damaged.json: ") and text.endswith(".") for text in visit.notices)
    assert visit.device.things() == before
