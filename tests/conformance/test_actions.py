"""What may be done, for every game: legal actions are accepted, all others refused with nothing changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.conformance.walks import GAMES, OFTEN, matches, now_and_then, walk

import ruse
from ruse.core.match import Match
from ruse.core.record import Row

LONGEST = 20_000
"""More actions than any match takes."""
WRONG_SEATS: tuple[Any, ...] = (-1, 99, True, "0", 0.0, [0])


def everything(match: Match) -> Any:
    """Return all there is about a match."""
    seats = (None, *range(match.players))
    views = [(match.view(seat), match.events(seat)) for seat in seats]
    return match.dumps(), match._state.pack(), views


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_refusals_are_all_that_is_not_legal(slug: str, often: settings):
    game = ruse.all_games()[slug]

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.2):
            for seat in range(moment.players):
                out = Row([0] * game.rules.width)
                legal = out[: game.rules.legal(moment._state, seat, out)]
                reasons = [game.rules.why_not(moment._state, seat, number) for number in range(game.rules.actions)]
                assert legal == [number for number in range(game.rules.actions) if reasons[number] == 0]
                assert all(0 <= reason < len(game.interface.refusals) for reason in reasons)

    law()


@pytest.mark.parametrize("slug", GAMES)
def test_numbers_outside_the_list_are_refused(slug: str):
    game = ruse.all_games()[slug]
    for players in game.players:
        match = ruse.deal(slug, players, seed=players)
        for number in (-1, game.rules.actions, 255, 10_000):
            assert game.rules.why_not(match._state, match.waiting[0], number) != 0
        for seat in (players, 30):
            assert game.rules.why_not(match._state, seat, 0) != 0


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_every_legal_action_is_accepted(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.15):
            for seat in moment.waiting:
                for action in moment.actions(seat):
                    twin = moment.copy()
                    twin.play(seat, action)
                    assert twin.journal[-1] == (seat, action)
                    assert twin.over or twin.waiting

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_every_other_action_is_refused_and_changes_nothing(slug: str, often: settings):
    game = ruse.all_games()[slug]

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        texts = {game.interface.write(match._state, 0, number) for number in range(game.rules.actions)}
        for moment in now_and_then(match, chance, 0.05):
            before = everything(moment)
            for seat in range(moment.players):
                for text in sorted(texts - set(moment.actions(seat))):
                    with pytest.raises(ruse.IllegalAction):
                        moment.play(seat, text)
            assert everything(moment) == before

    law()


@pytest.mark.parametrize("slug", GAMES)
def test_nonsense_is_refused_and_changes_nothing(slug: str):
    game = ruse.all_games()[slug]
    match = ruse.deal(slug, game.players[0], seed=4)
    before = everything(match)
    for text in ("", " ", "nonsense", "pass pass pass", "0", "-1", "\u0661", "income 1", "x" * 5000, "\x00"):
        for seat in range(match.players):
            with pytest.raises(ruse.IllegalAction) as caught:
                match.play(seat, text)
            assert "\n" not in str(caught.value)
            assert len(str(caught.value)) < 2000
    for wrong in WRONG_SEATS:
        with pytest.raises(ruse.BadSeat):
            match.play(wrong, "income")
        with pytest.raises(ruse.BadSeat):
            match.actions(wrong)
    assert everything(match) == before


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_notation_comes_back(slug: str, often: settings):
    game = ruse.all_games()[slug]

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in walk(match, chance):
            for seat in moment.waiting:
                actions = moment.actions(seat)
                assert len(set(actions)) == len(actions)
                for action in actions:
                    assert game.interface.read(moment._state, seat, str(action)) == action.number

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_somebody_is_asked_until_it_is_over(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in walk(match, chance, LONGEST):
            assert moment.over == (moment.waiting == ())
            assert moment.over or not moment.winners
            for seat in range(moment.players):
                assert bool(moment.actions(seat)) == (seat in moment.waiting)
        assert match.over
        assert set(match.winners) <= set(range(match.players))
        assert len(match.scores) == match.players

    law()


@pytest.mark.parametrize("slug", GAMES)
def test_even_the_most_timid_match_ends(slug: str):
    """Always the first action on offer, or always the last."""
    for players in ruse.all_games()[slug].players:
        for place in (0, -1):
            match = ruse.deal(slug, players, seed=players)
            for _ in range(LONGEST):
                if match.over:
                    break
                match.play(match.waiting[0], match.actions(match.waiting[0])[place])
            assert match.over


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_the_same_seed_and_actions_give_the_same_match(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        twin = match.copy()
        state = chance.getstate()
        for _ in walk(match, chance):
            pass
        again = Random()
        again.setstate(state)
        for _ in walk(twin, again):
            pass
        assert everything(twin) == everything(match)

    law()
