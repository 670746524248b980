"""The lines since one's own last turn: in pictures that there are, as many as a line holds, and cheap for a click."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivestars.games import SHELF
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules.events import CardRevealed
from fivestars.table.drawing import Sign
from fivestars.table.game import State, kind, told_to
from fivestars.table.match import Match
from fivestars.table.words import signed
from fivestars.tools.trouble import ROOT
from fivestars.web.match import recap
from fivestars.web.match.recap import NARROW, ROOMY, TIGHT, WIDE, Picture, Sum, fitted, gained, letters, recaps_of
from fivestars.web.match.sitting import Sitting
from matches import match_at
from sittings import sitting_of
from tongues import spoken


def _match(game: str, *, seats: int = 0, seed: int = 4) -> Match:
    seats = seats or SHELF[game].seats[0]
    return match_at(game, levels=(0, *[2] * (seats - 1)), seed=seed)


def _moments(match: Match) -> Iterator[Sitting]:
    """Yield the match as its first seat sees it, whenever that seat decides."""
    for count in range(1, len(match.steps)):
        if match.steps[count].seat == 0 != match.steps[count - 1].seat:
            yield sitting_of(match.until(count), viewer=0)


def _symbols(game: str) -> set[str]:
    art = Path(ROOT, "py/fivestars/games", game, "art.svg").read_text("utf-8")
    return set(re.findall(r'<symbol id="([^"]+)"', art))


@pytest.mark.parametrize("game", SHELF)
def test_every_picture_of_a_line_is_drawn_and_says_what_it_stands_for(game: str) -> None:
    known, drawn = _symbols(game), set[str]()
    for there in _moments(_match(game)):
        speech = there.speech(spoken("en"))
        for line in recaps_of(there, speech).lines:
            assert line.words.told, "in words, too"
            assert speech.people[line.seat].name in line.words.told
            signs = [one.sign for one in line.sums] + [one.sign for one in line.wide.pictures]
            assert all(picture.told for picture in line.wide.pictures)
            drawn |= {
                symbol for sign in signs for symbol in (sign.art, *(layer.art for layer in sign.layers)) if symbol
            }
    assert drawn
    assert drawn <= known


@pytest.mark.parametrize("game", SHELF)
def test_a_line_counts_what_it_has_no_room_for(game: str) -> None:
    for there in _moments(_match(game, seats=SHELF[game].seats[-1])):
        lines = recaps_of(there, there.speech(spoken("en"))).lines
        for line in lines:
            rows = (line.wide, line.narrow, line.roomy)
            assert len({len(row.pictures) + row.more for row in rows}) == 1
            assert len(line.wide.pictures) >= 2 or not line.wide.more
    pictures = [Picture(Sign("key"), "")] * 40
    assert not fitted([], pictures[:9], WIDE).more
    row = fitted([Sum("+7", Sign("points"))], pictures, WIDE)
    assert len(row.pictures) + row.more == 40
    assert row.more
    assert fitted([], pictures, TIGHT.face).more == 40


def test_pictures_stand_close_before_any_of_them_is_left_out() -> None:
    pictures = [Picture(Sign("key"), "")] * 14
    assert fitted([], pictures[:10], WIDE) == (pictures[:10], 0, False)
    assert fitted([], pictures, WIDE) == (pictures, 0, True)


def test_where_there_is_room_a_name_stands_beside_what_is_called_so_before_what_is_minor_is_told() -> None:
    bar = Picture(Sign("bar", text="B4"), "", "Bar")
    walk = Picture(Sign("mayor", text="→B3/C4"), "", minor=True)
    assert [letters(one.sign) for one in fitted([], [bar, walk, walk], WIDE).pictures] == ["B4 Bar", "→B3/C4", "→B3/C4"]
    row = fitted([], [bar, bar, bar, walk], WIDE)
    assert [letters(one.sign) for one in row.pictures] == ["B4 Bar"] * 3
    assert row.more == 1
    assert [letters(one.sign) for one in fitted([], [bar] * 5, WIDE).pictures] == ["B4"] * 5


def test_with_six_a_phone_has_room_for_the_figures_of_a_card() -> None:
    card = [Picture(Sign("hibiscus", look="card", text="18/11"), "")]
    assert fitted([], [*card, Picture(Sign("hammer"), "")], NARROW[-1]) == (card, 1, True)


def test_the_same_is_drawn_once_with_how_often_it_was_and_a_face_without() -> None:
    assert letters(Sign("coffee", 3)) == "3"
    assert letters(Sign("coffee")) == ""
    assert letters(Sign("room", 2, "12")) == "12"
    assert letters(Sign(look="face", number=2)) == ""
    assert len(NARROW) == max(seats for game in SHELF.values() for seats in game.seats)


@pytest.mark.parametrize("game", ["amsterdam", "austria", "maui", "overbooking"])
def test_a_sum_is_what_changed_between_my_turns(game: str) -> None:
    match = _match(game)
    for there in _moments(match):
        steps = there.match.steps
        asides = there.box.board.asides
        mine = [count for count, step in enumerate(steps, 1) if step.seat == 0 and kind(step.move) not in asides]
        before = max(mine, default=0)
        old, new = (at.state.standing().scores for at in (match.until(before), there.match))
        assert gained(there) == [(now.total or 0) - (then.total or 0) for then, now in zip(old, new, strict=True)]


@pytest.mark.parametrize("game", SHELF)
def test_pictures_words_and_badges_speak_of_the_same_stretch(game: str) -> None:
    match = _match(game, seats=max(SHELF[game].seats[0], 3))
    for count in range(1, len(match.steps)):
        there = sitting_of(match.until(count), viewer=0)
        lines = recaps_of(there, there.speech(spoken("en"))).lines
        by_seat = {line.seat: line for line in lines}
        for seat, gain in enumerate(gained(there)):
            assert (signed(gain) if gain else "") in (by_seat[seat].words.worth if seat in by_seat else "")
            assert not gain or by_seat[seat].sums[0].gain == signed(gain)
        assert [line.seat for line in lines if line.seat == 0] == [line.seat for line in lines[-1:] if line.seat == 0]


@pytest.mark.parametrize("prompt", ["build", "host", "card"])
def test_cards_that_were_turned_up_are_told_with_their_figures_until_the_next_ones_are(prompt: str) -> None:
    def asked(state: State) -> bool:
        assert isinstance(state, Samoa)
        return state.round > 1 and (state.prompt, state.seat) == (prompt, 0)

    match = match_at("samoa", levels=(0, 2, 2), until=asked)
    there = sitting_of(match, viewer=0)
    revealed = [event for step in range(len(match.steps)) for event in told_to(0, match.happenings(step + 1))]
    cards = {event.seat: event for event in revealed if isinstance(event, CardRevealed)}
    speech = there.speech(spoken("en"))
    lines = recaps_of(there, speech).lines
    assert [line.seat for line in lines if line.seat] == [1, 2]
    for line in lines:
        told = speech.name("card", cards[line.seat].card)
        card = next(one for one in line.wide.pictures if one.sign.look == "card")
        assert card.sign.text in (told, "")
        assert told in card.told
        assert told in line.words.told


def test_hidden_coins_are_summed_up_from_what_everybody_was_told() -> None:
    sums = [(there.match.until(len(there.match.steps)), gained(there)) for there in _moments(_match("samoa", seats=3))]
    assert any(gain for _, gains in sums for gain in gains[1:])
    there = next(_moments(_match("samoa", seats=3)))
    assert there.match.state.seen_by(0).standing().scores[1].total is None


def test_what_is_picked_looks_nothing_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    there = next(_moments(_match("austria")))
    speech = there.speech(spoken("en"))
    known = recaps_of(there, speech)
    monkeypatch.setattr(recap, "_looked_up", lambda *_: pytest.fail("it is known"))
    assert recaps_of(there._replace(picks={"do": "Act"}), speech) is known


@pytest.mark.parametrize(
    ("game", "unit"),
    [("samoa", "coin"), ("amsterdam", "tourist"), ("overbooking", "point"), ("maui", "point"), ("austria", "point")],
)
def test_a_line_in_words_begins_with_a_name_and_counts_what_the_game_counts(game: str, unit: str) -> None:
    for there in [*_moments(_match(game))][-12:]:
        speech = there.speech(spoken("en"))
        for line in recaps_of(there, speech).lines:
            told, name = str(line.words.told), speech.people[line.seat].name
            assert re.match(rf"{name}(: | )[^ :]", told), told
            assert not re.search(r" \. |: :|  |, ,", told), told
            assert line.words.worth == "" or re.fullmatch(rf"[+−]\d+ {unit}s?", line.words.worth)
        assert speech.counted(speech.unit.gained, 2, points="+2") == f"+2 {unit}s"


def test_what_another_did_to_a_seat_is_told_with_who_did_it() -> None:
    told = [
        line.words.told
        for there in _moments(_match("amsterdam"))
        for line in recaps_of(there, there.speech(spoken("en"))).lines
        if line.seat == 0
    ]
    assert any("E2 → D3 (Lulu), −1" in line for line in told)
    assert not any("sails" in sentence and "(" in sentence for line in told for sentence in line.split(" · "))


def test_overbooking_tells_in_few_words_what_others_placed() -> None:
    for there in list(_moments(_match("overbooking")))[:4]:
        for language in ("en", "ru", "uk"):
            for line in recaps_of(there, there.speech(spoken(language))).lines:
                assert len(line.words.told) <= 90, line.words.told


@pytest.mark.parametrize("viewer", range(3))
def test_who_has_laid_a_card_is_told_at_the_next_question_what_all_have_laid(viewer: int) -> None:
    """In Samoa a turn is a card: whoever lays the last one brings all of them to light."""
    for number in (1, 3):

        def asked(state: State, number: int = number) -> bool:
            return state.round >= number and (state.prompt, state.seat) == ("build", viewer)

        match = match_at("samoa", levels=(0, 0, 0), seed=5, until=asked)
        assert isinstance(match.state, Samoa)
        there = sitting_of(match, viewer=viewer)
        speech = there.speech(spoken("en"))
        lines = {line.seat: line for line in recaps_of(there, speech).lines}
        assert set(range(3)) - {viewer} <= set(lines)
        for seat in set(lines) - {viewer}:
            card = next(one for one in lines[seat].wide.pictures if one.sign.look == "card")
            assert speech.name("card", match.state.cards[seat]) in card.told
        assert all(gain <= 0 for gain in gained(there)), "the round before was told when the card was laid"


def test_on_a_phone_of_six_seats_what_they_have_built_and_whom_they_took_comes_before_their_cards() -> None:
    for there in _moments(_match("samoa", seats=6)):
        for line in recaps_of(there, there.speech(spoken("en"))).lines:
            looks = [one.sign.look == "card" for one in line.wide.pictures]
            assert looks == sorted(looks)
            assert line.narrow.pictures or not looks


def test_on_a_phone_what_others_have_built_and_whom_they_took_is_seen_where_nothing_is_to_press() -> None:
    for there in _moments(_match("samoa", seats=4)):
        lines = recaps_of(there, there.speech(spoken("en"))).lines
        for line in lines if len(lines) in ROOMY else ():
            assert line.roomy.more <= max(0, len(line.wide.pictures) + line.wide.more - 4)
            assert not line.brief or not line.narrow.pictures, "the coins stand above"
