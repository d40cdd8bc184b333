"""The worlds that `imagine` draws for a seat: all it knows holds, all else is drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.walks import SELDOM
from tests.games.coup.script import play, table, wander
from tests.games.coup.tables import tables

import ruse
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.games.coup.rules.log import card_of
from ruse.games.coup.rules.state import ARRANGED, LOG, OVERFLOWED, State
from ruse.games.coup.view import hand


def imagined(match: Match, seat: int, key: int) -> State:
    world = match.imagine(seat, key)
    assert isinstance(world, State)
    return world


def share(match: Match, seat: int, holds: Callable[[Any], bool], worlds: int = 600) -> float:
    """In which part of the worlds that a seat imagines something holds."""
    return sum(holds(imagined(match, seat, key)) for key in range(worlds)) / worlds


def held(seat: int, *cards: str) -> Callable[[State], bool]:
    return lambda world: not Counter(cards) - Counter(hand(world, seat))


def in_deck(card: int, copies: int = 1) -> Callable[[State], bool]:
    return lambda world: world.deck[card] >= copies


def test_without_events_the_unseen_cards_are_dealt_blindly():
    match = table("duke captain", "duke contessa", "captain assassin")
    # Two dukes among thirteen unseen cards: 1 - 55/78.
    assert share(match, 0, held(1, "duke")) == pytest.approx(0.295, abs=0.055)
    assert share(match, 0, held(2, "duke")) == pytest.approx(0.295, abs=0.055)
    assert share(match, 0, held(0, "duke", "captain")) == 1


def test_a_shown_duke_is_still_held_by_a_third():
    """A blind deal of the unseen cards would say 42.3 %; that it had to be shown makes it 33.1 %."""
    match = table("assassin contessa", "duke captain", "captain assassin", draws="contessa", turn=1)
    play(match, "1: tax / 0: pass / 2: challenge / 1: show / 2: lose captain")
    assert share(match, 0, held(1, "duke"), 3000) == pytest.approx(0.331, abs=0.03)


def test_the_owner_of_a_shown_card_knows_the_new_one():
    match = table("assassin contessa", "duke captain", "captain assassin", draws="contessa", turn=1)
    play(match, "1: tax / 0: pass / 2: challenge / 1: show / 2: lose captain")
    assert share(match, 1, held(1, "captain", "contessa"), 50) == 1
    assert share(match, 1, in_deck(0), 200) == 1  # the shown duke


def test_returned_cards_are_known_to_lie_in_the_deck():
    match = table("duke contessa", "captain captain", "assassin assassin", draws="ambassador assassin")
    play(match, "0: exchange / 1,2: pass / 0: keep ambassador assassin")
    assert share(match, 0, lambda world: world.deck[0] >= 1 and world.deck[4] >= 1, 200) == 1
    assert share(match, 1, lambda world: world.deck[0] >= 1 and world.deck[4] >= 1, 200) < 1


def test_a_returned_card_may_have_been_drawn_since():
    match = table("duke contessa", "captain duke", "assassin duke", draws="ambassador assassin captain")
    play(match, "0: exchange / 1,2: pass / 0: keep ambassador assassin")
    play(match, "1: tax / 0: pass / 2: challenge / 1: show / 2: lose assassin")
    contessas = share(match, 0, lambda world: world.deck[4] >= 1, 3000)
    assert 0.9 < contessas < 1


def test_an_examined_card_is_known_to_the_examiner_alone():
    match = table("inquisitor duke", "assassin contessa", "captain contessa", envoy="inquisitor")
    play(match, "0: examine 1 / 1,2: pass / 1: offer assassin")
    assert share(match, 0, held(1, "assassin"), 200) == 1
    assert share(match, 2, held(1, "assassin"), 200) < 0.8
    play(match, "0: leave")
    assert share(match, 0, held(1, "assassin"), 200) == 1
    assert share(match, 2, held(1, "assassin"), 200) < 0.8
    assert share(match, 1, held(1, "assassin", "contessa"), 50) == 1


def test_a_forced_card_is_known_to_lie_in_the_deck_by_both():
    match = table("inquisitor duke", "assassin contessa", "captain contessa", envoy="inquisitor", draws="captain")
    play(match, "0: examine 1 / 1,2: pass / 1: offer assassin / 0: force")
    assert share(match, 0, in_deck(1), 200) == 1
    assert share(match, 1, in_deck(1), 200) == 1
    # To the third it is any card that was offered; two assassins of ten in the deck are no certainty.
    assert share(match, 2, in_deck(1), 200) < 1


def test_a_lost_card_is_out_of_every_world():
    match = table("duke captain", "assassin contessa", "duke duke", coins=[7, 2, 2])
    play(match, "0: coup 1 / 1: lose contessa")
    for key in range(100):
        world = imagined(match, 0, key)
        assert world.deck[4] + sum(world.hand[seat, 4] for seat in range(3)) == 2


def test_a_running_exchange_is_imagined_by_the_others():
    match = table("duke captain", "assassin contessa", "duke duke", draws="ambassador ambassador")
    play(match, "0: exchange / 1,2: pass")
    drawn = Counter(tuple(imagined(match, 1, key).drawn) for key in range(60))
    assert len(drawn) > 5
    assert {tuple(imagined(match, 0, key).drawn) for key in range(20)} == {(4, 4)}
    assert all(len(hand(imagined(match, 1, key), 0)) == 4 for key in range(20))


def test_sealed_answers_are_imagined():
    match = play(table("duke captain", "assassin contessa", "duke duke"), "0: tax / 1: challenge")
    assert {imagined(match, 1, key).voices for key in range(20)} == {1 << 1}
    assert {imagined(match, 2, key).voices for key in range(20)} == {0, 1 << 1}
    assert {imagined(match, 0, key).voices for key in range(20)} == {0, 1 << 1}


def test_unheard_blockers_are_imagined():
    seats = ("duke captain", "assassin contessa", "duke duke", "captain contessa")
    match = play(table(*seats, fa_reblock=True), "0: foreign-aid / 1,3: block duke / 2: pass")
    assert {imagined(match, 0, key).blockers for key in range(40)} == {0, 4, 8, 12}
    assert {imagined(match, 3, key).blockers for key in range(40)} == {8, 12}


def test_the_offered_card_is_imagined_by_the_third():
    match = table("inquisitor duke", "assassin contessa", "captain contessa", envoy="inquisitor")
    play(match, "0: examine 1 / 1,2: pass / 1: offer assassin")
    assert {imagined(match, 0, key).offered for key in range(20)} == {2}
    assert {imagined(match, 1, key).offered for key in range(20)} == {2}
    offered = {(imagined(match, 2, key).offered, held(1)(imagined(match, 2, key))) for key in range(40)}
    assert len(offered) > 2
    for key in range(40):
        world = imagined(match, 2, key)
        assert world.hand[1, world.offered - 1] > 0


def test_the_pick_of_a_draft_is_imagined():
    match = play(ruse.deal("coup", 2, seed=1, draft_2p=True), "0: draft duke")
    assert {imagined(match, 1, key).pick[0] for key in range(60)} == {1, 2, 3, 4, 5}
    assert {imagined(match, 0, key).pick[0] for key in range(20)} == {1}
    play(match, "1: draft captain")
    for key in range(60):
        world = imagined(match, 0, key)
        assert world.hand[1, world.pick[1] - 1] > 0
    assert {imagined(match, 0, key).pick[1] for key in range(60)} == {1, 2, 3, 4, 5}


def test_scripted_draws_and_the_random_state_stay_secret():
    match = table("duke captain", "assassin contessa", draws="duke assassin")
    world = imagined(match, 0, 1)
    assert (world.scripted, world.script_at, list(world.script)) == (0, 0, [0] * 12)
    assert world.random != match._state.random
    assert list(world.desk) == [0] * len(world.desk)


def exchange_in_turn(match: Match, times: int) -> Match:
    for _ in range(times):
        (seat,) = match.waiting
        play(match, f"{seat}: exchange / {1 - seat}: pass")
        match.play(seat, match.actions(seat)[0])
    return match


def test_a_long_match_forgets_what_newer_movements_replace():
    """The log drops old exchanges first, so a card shown long ago is never forgotten."""
    match = table("inquisitor duke", "duke contessa", envoy="inquisitor", turn_limit=1000)
    play(match, "0: tax / 1: challenge / 0: show / 1: lose contessa")
    exchange_in_turn(match, 3 * LOG)
    assert match.view()["seats"][0]["shown"] == "duke"
    assert match._state.logged == LOG
    assert hand(imagined(match, 0, 5), 0) == match.view(0)["seats"][0]["hand"]


def test_a_full_log_drops_one_movement_and_keeps_the_order_of_the_others():
    match = table("inquisitor duke", "duke contessa", envoy="inquisitor", turn_limit=1000)
    play(match, "0: tax / 1: challenge / 0: show / 1: lose contessa")
    exchange_in_turn(match, LOG - 2)
    before = list(match._state.log)
    exchange_in_turn(match, 1)
    after = list(match._state.log)
    assert after[:-1] == before[:1] + before[2:], "nothing older is known of the hand that lost a card"
    exchange_in_turn(match, 1)
    assert list(match._state.log)[:-1] == after[:1] + after[2:], "the oldest exchange goes, the shown card stays"


def test_what_reaches_back_to_the_deal_and_what_does_not():
    match = play(ruse.deal("coup", 2, seed=1, draft_2p=True, turn_limit=1000), "0,1: draft duke")
    exchange_in_turn(match, LOG)
    assert match._state.lapsed == 0
    exchange_in_turn(match, 1)
    assert match._state.lapsed == OVERFLOWED
    assert table("duke captain", "assassin contessa")._state.lapsed == ARRANGED


@pytest.mark.parametrize(
    ("order", "lowest", "highest"), [("draw_then_return", 0, 0), ("return_then_draw", 0.03, 0.25)]
)
def test_a_forced_card_comes_back_only_where_the_order_lets_it(order, lowest, highest):
    """The examiner holds the other two assassins, so one in the target's hand would be the one put back."""
    options = {"envoy": "inquisitor", "examine_order": order, "draws": "captain"}
    match = table("assassin assassin", "assassin contessa", "captain contessa", **options)
    play(match, "0: examine 1 / 1,2: pass / 1: offer assassin / 0: force")
    assert lowest <= share(match, 0, held(1, "assassin"), 300) <= highest


INQUISITION = ("inquisitor duke", "assassin contessa", "captain contessa")
EMBASSY = ("ambassador duke", "duke contessa", "captain contessa")


@pytest.mark.parametrize(
    ("seats", "script", "one", "two", "blind"),
    [
        (INQUISITION, "0: examine 1 / 1,2: pass / 1: offer assassin / 0: force", "duke", "captain", (0, 2)),
        (EMBASSY, "0: tax / 1: challenge / 2: pass / 0: show / 1: lose duke", "duke", "captain", (1, 2)),
        (EMBASSY, "0: exchange / 1,2: pass", "captain assassin", "ambassador assassin", (1, 2)),
        (
            EMBASSY,
            "0: exchange / 1,2: pass / 0: keep duke ambassador",
            "captain assassin",
            "contessa assassin",
            (1, 2),
        ),
    ],
)
def test_who_did_not_see_the_card_imagines_the_same_worlds(seats, script, one, two, blind):
    envoy = "inquisitor" if seats is INQUISITION else "ambassador"
    matches = [play(table(*seats, draws=draws, envoy=envoy), script) for draws in (one, two)]
    for seat in blind:
        for key in range(10):
            assert imagined(matches[0], seat, key) == imagined(matches[1], seat, key)


@pytest.mark.parametrize("end", ["leave", "force"])
def test_who_did_not_see_the_offer_imagines_the_same_worlds(end):
    script = "0: examine 1 / 1,2: pass / 1: offer {} / 0: " + end
    cards = ("assassin", "contessa")
    matches = [play(table(*INQUISITION, draws="duke", envoy="inquisitor"), script.format(card)) for card in cards]
    for key in range(10):
        assert imagined(matches[0], 2, key) == imagined(matches[1], 2, key)


def test_others_know_in_an_imagined_world_what_they_returned_there():
    match = table("duke contessa", "captain captain", "assassin assassin", draws="ambassador assassin")
    play(match, "0: exchange / 1,2: pass / 0: keep ambassador assassin")
    returned = set()
    for key in range(30):
        world = imagined(match, 1, key)
        cards = [card_of(world.log[0], place) for place in (2, 3)]
        returned.update(cards)
        assert all(world.deck[card] >= cards.count(card) for card in cards)
    assert len(returned) > 2


@SELDOM
def test_imagined_worlds_look_the_same_and_forget_the_true_one(often):
    """The laws of secrecy in brief: no trace of the true world is left, and the seat sees no difference."""

    @often
    @given(tables(), st.integers(0, 2**32))
    def law(match, seed):
        for at, now in enumerate(wander(match, seed, meek=0.5)):
            if at % 7:
                continue
            for seat in range(min(3, now.players)):
                once = imagined(now, seat, at)
                twice = once.copy()
                now.game.rules.imagine(twice, seat, at + 1)
                assert twice == imagined(now, seat, at + 1)
                assert now.game.interface.view(once, seat) == now.game.interface.view(now._state, seat)
                assert observed(now, once, seat) == now.observe(seat)

    law()


def observed(match: Match, world: State, seat: int) -> list[int]:
    out = Row([0] * len(match.game.rules.features))
    match.game.rules.observe(world, seat, out)
    return list(out)
