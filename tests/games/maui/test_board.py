"""What the board of Maui shows: what each height brings, why others are refused, and nothing that is hidden."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from re import findall
from typing import Any, cast

from fivestars.games.maui.board.beaches import CELL, beach_of, column_at, row_at
from fivestars.games.maui.board.chips import CHIP_HIGH, LIFTS
from fivestars.games.maui.board.lights import place_of
from fivestars.games.maui.board.picture import Height, picture
from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.events import CrabClimbed, Matched, TookPearl, TookToken
from fivestars.games.maui.rules.moves import Lay, Spare
from fivestars.games.maui.rules.player import CRAB
from fivestars.games.maui.words import WORDS
from fivestars.table.game import Value, told_to_all
from fivestars.table.match import Match
from fivestars.web.match.picking import Picking
from fivestars.web.words.speech import Seated, Speech, tongue
from games.maui.positions import lays, played, tops
from sittings import html_of, sitting_of

SPEECH = Speech(tongue("en"), WORDS, [Seated(name, seat) for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora"))])


def seen(match: Match, seat: int | None) -> Maui:
    return cast("Maui", match.state).seen_by(seat)


def shown(match: Match, picks: Mapping[str, Value]) -> dict[str, Any]:
    state = match.state
    hand = Picking(state.legal(), picks, state.seat)
    return dict(picture(seen(match, state.seat), hand, SPEECH).shown)


def towel_with(match: Match, **fields: int) -> Lay:
    return next(
        move
        for move in match.state.legal()
        if isinstance(move, Lay) and all(getattr(move, name) == value for name, value in fields.items())
    )


def heights(match: Match, lay: Lay, **picks: Value) -> list[Height]:
    found: list[Height] = shown(match, {"do": "Lay", "line": lay.line, "slot": lay.slot, **picks})["heights"]
    return found


def can_lay(state: Maui) -> bool:
    return state.seat is not None and any(isinstance(move, Lay) for move in state.legal())


def can_lay_in(rounds: int) -> Callable[[Maui], bool]:
    return lambda state: state.round == rounds and can_lay(state)


def test_a_height_is_open_exactly_where_the_towel_can_be_laid() -> None:
    match = played(can_lay_in(6))
    legal = [move for move in match.state.legal() if isinstance(move, Lay)]
    for lay in legal:
        tops = {move.top for move in legal if move[:2] == lay[:2]}
        assert {height.y for height in heights(match, lay) if height.can} == {row_at(top) for top in tops}


def test_a_height_says_what_laying_there_really_brings() -> None:
    match = played(can_lay_in(7))
    for lay in [move for move in match.state.legal() if isinstance(move, Lay) and move[3:] == (-1, -1, -1)]:
        height = next(height for height in heights(match, lay) if height.y == row_at(lay.top))
        events = match.state.copy().play(lay)
        points = cast("Maui", match.state).points
        matched = [event for event in events if isinstance(event, Matched)]
        steps = [f"+{points[event.square] - points[event.square - event.steps]}" for event in matched]
        assert [gain.text for gain, _, _ in height.gains][: len(steps)] == steps
        assert [bond.steps for bond in height.bonds] == [event.steps for event in matched]


def test_a_refused_height_has_an_objection() -> None:
    match = played(can_lay_in(6))
    refused = [height for height in heights(match, towel_with(match)) if not height.can]
    assert refused
    assert all(match.state.objection(height.wish) is not None for height in refused)


def test_a_towel_that_fits_at_one_height_is_shown_there_at_once() -> None:
    def once(state: Maui) -> bool:
        lays = [move for move in state.legal() if isinstance(move, Lay)]
        return any([other[:2] for other in lays].count(lay[:2]) == 1 for lay in lays)

    match = played(once)
    lays = [move for move in match.state.legal() if isinstance(move, Lay)]
    lay = next(lay for lay in lays if [other[:2] for other in lays].count(lay[:2]) == 1)
    assert [height.picked for height in heights(match, lay) if height.can] == [True]


def test_with_a_token_in_hand_too_a_towel_that_fits_at_one_height_is_shown_there_at_once() -> None:
    def lone(state: Maui) -> list[Lay]:
        holds = state.seat is not None and any(state.players[state.seat].tokens)
        found = lays(state) if holds else []
        plain = [lay for lay in found if lay[3:] == (-1, -1, -1) and len(tops(state, lay.line, lay.slot)) == 1]
        return [lay for lay in plain if any(other[:3] == lay[:3] and other != lay for other in found)]

    match = played(lambda state: bool(lone(state)))
    lay = lone(cast("Maui", match.state))[0]
    slot = shown(match, {})["market"][lay.line].towels[lay.slot]
    hand = Picking(match.state.legal(), seat=match.state.seat).pick(slot.part)
    assert hand.chosen == lay, "the token stays in hand"
    assert [height.picked for height in heights(match, lay, **slot.part) if height.can] == [True]


def test_pressing_the_height_at_which_a_towel_lies_by_itself_does_not_lay_it_yet() -> None:
    def lone(state: Maui) -> list[Lay]:
        return [lay for lay in lays(state) if len(tops(state, lay.line, lay.slot)) == 1] if can_lay(state) else []

    match = played(lambda state: bool(lone(state)))
    lay = lone(cast("Maui", match.state))[0]
    there = sitting_of(match, viewer=match.state.seat)
    there, move = there.pick(shown(match, {})["market"][lay.line].towels[lay.slot].part)
    assert move is None
    assert there.hand.chosen == lay, "by itself"
    (height,) = [one for one in heights(match, lay) if one.can]
    there, move = there.pick(height.part)
    assert (there.hand.chosen, move) == (lay, None), "by hand"
    assert there.pick(height.part)[1] == lay, "what was chosen by hand is confirmed where it lies"


def test_taking_dollars_says_what_it_brings_and_that_no_towel_is_laid() -> None:
    match = played(can_lay)
    hand = Picking(match.state.legal(), {"do": "Collect", "line": 0}, match.state.seat)
    shows = picture(seen(match, match.state.seat), hand, SPEECH)
    count = cast("Maui", match.state).zones[0]
    dollars = "dollar" if count == 1 else "dollars"
    assert shows.ask == f"Take {count} sand {dollars} (+{count}). No towel this turn."
    assert shows.shown["next"] is None, "no column waits for a towel"
    assert shown(match, {})["next"] is not None


def test_whoever_still_has_a_turn_once_a_beach_is_full_is_told_that_it_is_the_last() -> None:
    def full(state: Maui) -> bool:
        return can_lay(state) and any(len(player.beach) > BOX.columns for player in state.players)

    for modes, asked in ((), True), (("crabs",), True), (("combined",), False):
        match = played(full, modes, seats=4)
        hand = Picking(match.state.legal(), seat=match.state.seat)
        ask = picture(seen(match, match.state.seat), hand, SPEECH).ask
        assert ("the last round." in ask) == asked, "the first of two parts is not the last"
        assert "Last round" in shown(match, {})["banner"]
        (header,) = findall(r'<span class="round">(.*?)</span>', html_of(sitting_of(match)))
        assert header.endswith(", the last") == asked, "the header says it, too"


def test_a_towel_token_is_drawn_without_a_number_after_all_that_is_points() -> None:
    def taking(state: Maui) -> list[Lay]:
        told = [(lay, state.foretell(lay).events) for lay in lays(state)] if can_lay(state) else []
        return [lay for lay, events in told if any(isinstance(event, TookToken) for event in events)]

    match = played(lambda state: bool(taking(state)))
    lay = taking(cast("Maui", match.state))[0]
    height = next(one for one in heights(match, lay) if one.y == row_at(lay.top))
    gains = [gain for gain, _, _ in height.gains]
    assert [gain.text for gain in gains if gain.icon.startswith("token")] == [""]
    assert gains[-1].icon.startswith("token")


def test_where_shells_would_come_to_stand_is_seen_on_the_tracks_before() -> None:
    match = played(can_lay_in(6))
    for lay in [move for move in lays(cast("Maui", match.state)) if move[3:] == (-1, -1, -1)]:
        after = cast("Maui", match.state.copy())
        after.play(lay)
        state, seat = cast("Maui", match.state), match.state.seat or 0
        before, then = state.players[seat].shells, after.players[seat].shells
        tracks = shown(match, {"do": "Lay", **lay._asdict()})["tracks"].tracks
        assert [track.landing for track in tracks] == [
            square if square != old else -1 for old, square in zip(before, then, strict=True)
        ]
    assert {track.landing for track in shown(match, {})["tracks"].tracks} == {-1}


def test_a_pearl_brings_the_points_that_one_more_is_worth() -> None:
    match = played(lambda state: can_lay(state) and bool(_pearls(state)), wild=0.5)
    state = cast("Maui", match.state)
    lay, colour = _pearls(state)[0]
    after = state.copy()
    after.play(lay)
    height = next(height for height in heights(match, lay) if height.y == row_at(lay.top))
    seat = state.seat or 0
    more = dict(after.standing().scores[seat].parts)["pearls"] - dict(state.standing().scores[seat].parts)["pearls"]
    assert [gain.text for gain, _, _ in height.gains if gain.icon == f"pearl{colour}"] == [f"+{more}"]


def _pearls(state: Maui) -> list[tuple[Lay, int]]:
    """Return what covers the umbrella of a pearl of which the seat has one already, and its colour."""
    had = state.players[state.seat or 0].pearls
    told = [(lay, event) for lay in lays(state) if lay[3:] == (-1, -1, -1) for event in state.foretell(lay).events]
    return [(lay, event.pearl) for lay, event in told if isinstance(event, TookPearl) and had[event.pearl]]


def test_a_second_tap_on_the_towel_does_not_lay_it() -> None:
    match = played(can_lay)
    lay = towel_with(match)
    drawn = shown(match, {"do": "Lay", **lay._asdict()})
    slot = next(slot for zone in drawn["market"] for slot in zone.towels if slot.picked)
    assert slot.part is None


def test_a_pattern_umbrella_asks_for_its_track() -> None:
    match = played(lambda state: any(isinstance(move, Lay) and move.track >= 0 for move in state.legal()))
    lay = next(move for move in match.state.legal() if isinstance(move, Lay) and move.track >= 0)
    (choices,) = shown(match, {"do": "Lay", "line": lay.line, "slot": lay.slot, "top": lay.top})["choices"]
    assert choices.asked == "Which shell does the umbrella move?"
    assert len(choices.choices) == 2


def test_of_tokens_is_asked_once_the_umbrella_has_its_track() -> None:
    def both(state: Maui) -> list[Lay]:
        return [lay for lay in lays(state) if lay.track >= 0 and lay.blue >= 0]

    match = played(lambda state: bool(both(state)))
    lay = both(cast("Maui", match.state))[0]
    picks: dict[str, Value] = {"do": "Lay", "line": lay.line, "slot": lay.slot, "top": lay.top}
    assert [group.icon for group in shown(match, picks)["choices"]] == ["umbrella"], "one question at a time"
    (token,) = shown(match, {**picks, "track": lay.track})["choices"]
    assert f"blue-{lay.blue}" in [choice.id for choice in token.choices]


def test_both_tokens_are_one_question_of_what_can_be_covered_and_what_it_brings() -> None:
    def either(state: Maui) -> list[Lay]:
        plain = [lay for lay in lays(state) if lay.track < 0]
        return [
            lay for lay in plain if lay.blue >= 0 and any(other.orange >= 0 and other[:3] == lay[:3] for other in plain)
        ]

    match = played(lambda state: bool(either(state)), wild=0)
    state = cast("Maui", match.state)
    lay = either(state)[0]
    picks: dict[str, Value] = {"do": "Lay", "line": lay.line, "slot": lay.slot, "top": lay.top}
    (group,) = shown(match, picks)["choices"]
    covers = [choice for choice in group.choices if choice.id != "no-token"]
    assert {choice.id.split("-")[0] for choice in covers} == {"blue", "orange"}
    assert all(Picking(state.legal()).offers(**choice.part) for choice in covers)
    assert all(choice.gain for choice in covers)


def test_a_towel_shows_for_a_moment_what_it_has_matched() -> None:
    def matches(state: Maui) -> list[tuple[Lay, list[Matched]]]:
        found = [
            (lay, [event for event in state.foretell(lay).events if isinstance(event, Matched)]) for lay in lays(state)
        ]
        return [(lay, matched) for lay, matched in found if len(matched) == 2]

    match = played(lambda state: bool(matches(state)))
    state = cast("Maui", match.state)
    lay, matched = matches(state)[0]
    seat = state.seat or 0
    column = len(state.players[seat].beach)
    match.play(lay)
    beach = beach_of(seen(match, seat), seat, SPEECH)
    assert [(bond.x, bond.y, bond.steps) for bond in beach.matched] == [
        (column_at(column), row_at(event.row) + CELL // 2, BOX.steps[event.row]) for event in matched
    ]


def test_towel_tokens_stay_in_hand_unless_they_are_chosen() -> None:
    def holds(state: Maui) -> bool:
        return state.seat is not None and any(
            isinstance(move, Lay) and move.blue >= 0 and move._replace(blue=-1) in state.legal()
            for move in state.legal()
        )

    match = played(holds)
    legal = match.state.legal()
    lay = next(move for move in legal if isinstance(move, Lay) and move.blue >= 0 and move._replace(blue=-1) in legal)
    height = next(height for height in heights(match, lay) if height.y == row_at(lay.top))
    assert height.part["blue"] == -1
    choices = shown(match, height.part)["choices"]
    token = next(choice for group in choices for choice in group.choices if choice.id == f"blue-{lay.blue}")
    assert Picking(legal, height.part).pick(token.part).picks["blue"] == lay.blue


def _brings(state: Maui, lay: Lay) -> int:
    return sum(points for _, points in state.foretell(lay).points)


def _total(*worths: int) -> str:
    return "\N{EN DASH}".join(map(str, sorted({min(worths), max(worths)})))


def test_a_height_says_what_the_best_token_would_bring_and_none_is_chosen_by_itself_there() -> None:
    def paying(state: Maui) -> list[Lay]:
        plain = [lay for lay in lays(state) if lay[3:] == (-1, -1, -1)] if state.seat is not None else []
        return [
            lay
            for lay in plain
            if any(other[:4] == lay[:4] and _brings(state, other) > _brings(state, lay) > 0 for other in lays(state))
        ]

    match = played(lambda state: bool(paying(state)))
    state = cast("Maui", match.state)
    lay = paying(state)[0]
    worths = [_brings(state, other) for other in lays(state) if other[:4] == lay[:4]]
    height = next(one for one in heights(match, lay) if one.y == row_at(lay.top))
    assert height.total == _total(_brings(state, lay), max(worths))
    token = height.gains[-1][0]
    assert token.icon.startswith("token")
    assert token.text == f"+{max(worths) - _brings(state, lay)}"
    hand = Picking(state.legal(), seat=state.seat).pick(height.part)
    assert hand.chosen is None, "whether a token is used is asked"
    (group,) = shown(match, height.part)["choices"]
    none = next(choice for choice in group.choices if choice.id == "no-token")
    assert hand.pick(none.part).chosen == lay


def _umbrellas(state: Maui) -> list[tuple[Lay, Lay]]:
    """Return the two ways in which a towel moves a shell with the umbrella, no token used."""
    plain = [lay for lay in lays(state) if lay.track >= 0 and lay[4:] == (-1, -1)] if state.seat is not None else []
    return [(one, other) for one, other in pairwise(plain) if one[:3] == other[:3]]


def test_a_height_over_an_umbrella_says_what_it_brings_at_least_and_at_most() -> None:
    for alike in (True, False):

        def wanted(pair: tuple[Lay, Lay], state: Maui, alike: bool = alike) -> bool:
            return (_brings(state, pair[0]) == _brings(state, pair[1])) == alike and _brings(state, pair[0]) > 0

        match = played(lambda state: state.seat is not None and any(wanted(pair, state) for pair in _umbrellas(state)))
        state = cast("Maui", match.state)
        pair = next(pair for pair in _umbrellas(state) if wanted(pair, state))
        height = next(one for one in heights(match, pair[0]) if one.y == row_at(pair[0].top))
        assert height.total == _total(*(_brings(state, lay) for lay in pair))
        (umbrella,) = [gain.text for gain, _, _ in height.gains if gain.icon == "umbrella"]
        assert (umbrella == "+?") != alike


def test_while_the_umbrella_asks_only_certain_steps_are_drawn_on_the_tracks() -> None:
    def own(state: Maui) -> list[tuple[Lay, Lay]]:
        """Return where the shell of one of the umbrella's tracks also moves by a match."""
        return [
            pair
            for pair in (_umbrellas(state) if state.seat is not None else ())
            if any(
                isinstance(event, Matched) and event.track == pair[0].track for event in state.foretell(pair[0]).events
            )
        ]

    match = played(lambda state: bool(own(state)))
    state = cast("Maui", match.state)
    one, other = own(state)[0]
    squares = []
    for lay in (one, other):
        after = state.copy()
        after.play(lay)
        squares.append(after.players[state.seat or 0].shells)
    before = state.players[state.seat or 0].shells
    sure = [min(ends) if min(ends) > old else -1 for old, ends in zip(before, zip(*squares, strict=True), strict=True)]
    tracks = shown(match, {"do": "Lay", "line": one.line, "slot": one.slot, "top": one.top, "blue": -1, "orange": -1})
    assert [track.landing for track in tracks["tracks"].tracks] == sure


def test_a_spare_towel_is_shown_in_the_middle() -> None:
    match = played(lambda state: state.prompt == "spare", wild=0.5)
    spare = next(move for move in match.state.legal() if isinstance(move, Spare))
    (height,) = shown(match, {"do": "Spare", "line": spare.line, "slot": spare.slot})["heights"]
    assert height.y == row_at(3)


def test_my_beach_comes_first_for_every_seat() -> None:
    match = played(lambda state: state.round == 3, seats=4)
    for seat in range(4):
        drawn = picture(seen(match, seat), Picking((), seat=seat), SPEECH).shown
        assert cast("Any", drawn["mine"]).seat == seat
        assert [beach.seat for beach in cast("Any", drawn["others"])] == [(seat + away) % 4 for away in (1, 2, 3)]


def test_who_sits_opposite_sees_towels_turned() -> None:
    match = played(lambda state: state.round == 3, ("around the table",))
    drawn = picture(seen(match, 1), Picking((), seat=1), SPEECH).shown
    assert all(towel.turn for towel in cast("Any", drawn["mine"]).towels)
    assert not any(towel.turn for beach in cast("Any", drawn["others"]) for towel in beach.towels)


def test_hidden_crabs_show_no_value_until_they_climb() -> None:
    match = played(lambda state: any(towel.crab for towel in state.players[0].beach), ("crabs", "hidden"), wild=0.9)
    drawn = picture(seen(match, 0), Picking((), seat=0), SPEECH).shown
    for beach in [cast("Any", drawn["mine"]), *cast("Any", drawn["others"])]:
        assert all(piece.number == 0 for piece in beach.sand)
    assert any(mark.number for towel in cast("Any", drawn["mine"]).towels for mark in towel.marks)


def test_a_crab_in_the_way_costs_what_it_costs() -> None:
    def in_reach(state: Maui) -> bool:
        legal = [move for move in state.legal() if isinstance(move, Lay)]
        return any(isinstance(event, CrabClimbed) for lay in legal for event in state.foretell(lay).events)

    match = played(in_reach, ("crabs", "open"), wild=0.9)
    state = cast("Maui", match.state)
    seat = state.seat or 0
    value = state.players[seat].sand[len(state.players[seat].beach)] - CRAB
    told = {
        gain.text
        for move in state.legal()
        if isinstance(move, Lay)
        for height in heights(match, move)
        for gain, _, _ in height.gains
        if gain.icon == "crab"
    }
    assert told == {f"\N{MINUS SIGN}{value}"}


def test_a_hidden_crab_in_the_way_costs_nobody_knows_what() -> None:
    def in_reach(state: Maui) -> bool:
        legal = [move for move in state.legal() if isinstance(move, Lay)]
        return any(isinstance(event, CrabClimbed) for lay in legal for event in state.copy().play(lay))

    match = played(in_reach, ("crabs", "hidden"), wild=0.9)
    lays = [move for move in match.state.legal() if isinstance(move, Lay)]
    gains = [gain for move in lays for height in heights(match, move) for gain, _, _ in height.gains]
    assert {gain.text for gain in gains if gain.icon == "crab"} == {"\N{MINUS SIGN}?"}


def test_what_a_height_brings_stands_near_its_column_and_its_rows() -> None:
    for rounds in range(1, 12):
        match = played(can_lay_in(rounds))
        column = len(cast("Maui", match.state).players[match.state.seat or 0].beach)
        found = heights(match, towel_with(match))
        for height in found:
            assert (height.chip is not None) == height.can
            if height.chip:
                right, left = column_at(column + 1), column_at(column - 1) - height.chip.wide
                away = height.chip.x - right if height.chip.x >= right else left - height.chip.x
                assert 0 <= away <= 4 * CELL, rounds
                assert abs(height.chip.y - height.middle) <= CHIP_HIGH * len(found) // 2 + max(LIFTS)
                assert height.chip.x + height.chip.wide <= 552, "the values of the rows"


def test_what_a_height_brings_covers_no_umbrella_and_in_the_first_columns_no_towel() -> None:
    for rounds in range(1, 14):
        match = played(can_lay_in(rounds))
        mine = shown(match, {})["mine"]
        edges = [(piece.x - 20, piece.y - 20, 40) for piece in mine.sand]
        edges += [(towel.x, towel.y, 120) for towel in mine.towels if rounds < 6]
        for chip in [height.chip for height in heights(match, towel_with(match)) if height.chip]:
            upper, lower = chip.y - CHIP_HIGH // 2, chip.y + CHIP_HIGH // 2
            assert not any(
                x < chip.x + chip.wide and chip.x < x + 40 and y < lower and upper < y + high for x, y, high in edges
            ), rounds


def test_in_the_last_columns_what_a_height_brings_stands_beside_its_place() -> None:
    match = played(lambda state: can_lay(state) and len(state.players[state.seat or 0].beach) > 10, seats=4)
    while not match.over:
        state = cast("Maui", match.state)
        column = len(state.players[state.seat or 0].beach)
        for lay in sorted({lay[:2] for lay in lays(state)} if column > 10 else ()):
            chips = [
                height.chip for height in heights(match, towel_with(match, line=lay[0], slot=lay[1])) if height.chip
            ]
            assert all(column_at(column - 2) <= chip.x + chip.wide <= column_at(column - 1) for chip in chips), (
                column,
                chips,
            )
        match.play(match.state.legal()[0])


def test_chips_of_neighbouring_heights_do_not_cover_one_another() -> None:
    match = played(lambda state: can_lay(state) and _widest(state) >= 3)
    state = cast("Maui", match.state)
    lay = next(lay for lay in lays(state) if len(tops(state, lay.line, lay.slot)) == _widest(state))
    middles = [height.chip.y for height in heights(match, lay) if height.chip]
    assert all(after - before >= CHIP_HIGH for before, after in pairwise(middles))


def _widest(state: Maui) -> int:
    """Return at how many heights the towel fits that fits at the most."""
    return max(len(tops(state, lay.line, lay.slot)) for lay in lays(state))


def test_the_lines_of_the_market_have_their_names_on_the_board() -> None:
    html = html_of(sitting_of(played(can_lay)))
    assert all(f'<b class="line">Line {line}</b>' in html for line in (1, 2))
    assert 'aria-label="line 1: ' in html


def test_the_page_of_a_full_table_is_drawn() -> None:
    match = played(lambda state: state.mode == "combined" and state.round > 16, ("combined",), seats=4)
    assert "Second part" in html_of(sitting_of(match))


def test_what_others_do_is_lit_where_they_do_it_and_nowhere_else() -> None:
    match = played(lambda state: state.round == 3 and state.seat == 0)
    html = html_of(sitting_of(match))
    told = [event for count in range(1, len(match.steps) + 1) for event in told_to_all(match.happenings(count))]
    places = {place for event in told if (place := place_of(event))}
    assert places
    for place in places - {"line-0", "line-1"}:
        assert len(findall(rf'data-lit="(?:[^"]* )?{place}[ "]', html)) == 1, place
