"""The worlds that `imagine` draws for a seat: all it knows holds, all else is drawn again.

That they are exactly the possible ones is shown by brute force in tests/knowledge/test_minister.py.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.walks import FEW, matches
from tests.games.minister.script import IN_ORDER, play, table, wander
from tests.knowledge.minister import lying, tracked

import ruse
from ruse.core.match import Match
from ruse.games.minister.rules.state import State

OTHER = "peasant collector executioner minister thief king"


def imagined(match: Match, seat: int, key: int) -> State:
    world = match.imagine(seat, key)
    assert isinstance(world, State)
    return world


def looks(match: Match, seat: int) -> list[str]:
    """Return where everybody saw a seat look, before each open shuffle and after the last, as today's places."""
    state = match._state
    found = []
    for nth in range(state.shuffles + 1):
        spots = [at for at in range(6) if state.looks[seat, nth] >> at & 1]
        found.append("".join(sorted("abcdef"[(at + state.turned) % 6] for at in spots)))
    return found


def shuffle(match: Match, pair: str) -> Match:
    """Let the seat whose turn it is claim the minister, and mix two cards."""
    seat = match.waiting[0]
    others = ",".join(str(other) for other in range(match.players) if other != seat)
    return play(match, f"{seat}: claim minister / {others}: pass / {seat}: swap {pair}")


# --- The cards ------------------------------------------------------------------------------------------------


def test_unseen_cards_lie_anywhere():
    drawn = Counter(lying(imagined(table(3), 0, key))[0] for key in range(600))
    assert set(drawn) == set(IN_ORDER.split())
    assert all(abs(count - 100) < 50 for count in drawn.values())


def test_what_a_seat_has_seen_lies_there():
    match = table(4, looked=["bd", "", "", ""])
    for key in range(60):
        cards = lying(imagined(match, 0, key))
        assert (cards[1], cards[3]) == ("thief", "executioner")
    assert len({lying(imagined(match, 0, key)) for key in range(200)}) == 24


def test_it_moves_along():
    match = play(table(4, looked=["b", "", "", ""]), "0: move left / 1: move left / 2: move opposite")
    assert {lying(imagined(match, 0, key))[0] for key in range(30)} == {"thief"}


def test_a_shuffled_card_lies_at_either_place():
    match = shuffle(table(4, looked=["b", "", "", ""], swaps="keep"), "b d")
    places = Counter(lying(imagined(match, 0, key)).index("thief") for key in range(300))
    assert set(places) == {1, 3}
    assert abs(places[1] - 150) < 50


# --- What the others know --------------------------------------------------------------------------------------


def test_others_know_a_card_where_all_saw_them_look():
    match = table(4, looked=["", "c", "", ""])
    known: Counter[str] = Counter()
    for key in range(120):
        world = imagined(match, 0, key)
        cards = tracked(world, 1)
        assert len(cards) == 120
        assert {arranged[2] for arranged in cards} == {lying(world)[2]}
        assert len(tracked(world, 2)) == 720
        known[lying(world)[2]] += 1
    assert set(known) == set(IN_ORDER.split())


def test_others_know_vaguely_where_a_shuffle_followed():
    """Seat 1 saw a card at c, then c and f were mixed: in every world it is a card at one of the two."""
    match = shuffle(table(4, looked=["", "c", "", ""]), "c f")
    cases = set()
    for key in range(60):
        world = imagined(match, 0, key)
        cards = tracked(world, 1)
        assert len(cards) == 240
        seen = next(card for card in IN_ORDER.split() if all(card in (hand[2], hand[5]) for hand in cards))
        assert seen in (lying(world)[2], lying(world)[5])
        cases.add(seen == lying(world)[2])
    assert cases == {True, False}


@pytest.mark.parametrize(("seat", "looked"), [(0, ["", "c", "ab"]), (1, ["c", "", "ab"]), (2, ["c", "ab", ""])])
def test_what_others_truly_know_does_not_matter(seat, looked):
    """Only where they looked counts, never what they saw."""
    one, two = (play(table(3, cards, looked=looked), "0: move left") for cards in (OTHER, IN_ORDER))
    for key in range(10):
        assert imagined(one, seat, key) == imagined(two, seat, key)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_secret_choice_stays_secret(seat):
    one, two = (table(4, shuffle="secret_choice", looked=["ab", "a", "b", ""]) for _ in range(2))
    play(one, "0: claim minister / 1,2,3: pass / 0: swap a b")
    play(two, "0: claim minister / 1,2,3: pass / 0: keep a b")
    for key in range(10):
        assert imagined(one, seat, key) == imagined(two, seat, key)
    assert lying(imagined(one, 0, 1))[:2] == ("thief", "king")
    assert lying(imagined(two, 0, 1))[:2] == ("king", "thief")


def test_the_outcome_of_a_shuffle_stays_secret():
    one, two = (shuffle(table(4, looked=["ab", "a", "", ""], swaps=swap), "a b") for swap in ("swap", "keep"))
    for seat in range(4):
        assert imagined(one, seat, 5) == imagined(two, seat, 5)


# --- What everybody knows of looks ----------------------------------------------------------------------------


def test_every_look_is_noted():
    match = play(table(4, peek=True), "0: peek c / 1: peek c / 2: peek f / 3: peek a")
    assert [looks(match, seat) for seat in range(4)] == [["c"], ["c"], ["f"], ["a"]]
    play(match, "0: look / 1: claim king / 0: challenge / 2,3: pass")
    assert looks(match, 0) == ["abc"]
    play(match, "2: claim executioner / 0,1,3: pass / 2: execute 3 king")
    assert looks(match, 3) == ["ae"]
    play(match, "3: claim king / 0,1,2: pass / 0,1: reply / 2: pass")
    assert (looks(match, 0), looks(match, 1)) == (["abc"], ["ac"])


def test_looks_turn_with_the_cards():
    assert looks(play(table(3, looked=["c", "", ""]), "0: move left"), 0) == ["d"]
    assert looks(play(table(3, looked=["c", "", ""]), "0: move right"), 0) == ["b"]
    assert looks(play(table(3, looked=["c", "", ""]), "0: move opposite"), 0) == ["f"]


def test_a_shuffle_parts_the_looks_before_it_from_those_after():
    match = shuffle(table(3, looked=["ac", "", ""]), "c d")
    assert looks(match, 0) == ["ac", ""]
    assert looks(play(match, "1: look"), 1) == ["", "c"]


def seen(match: Match, seat: int, other: int) -> str:
    """Return what a learner sees of another's looks, place by place from its own: 2 seen, 1 perhaps, 0 not."""
    told = dict(zip(match.game.rules.features, match.observe(seat), strict=True))
    return "".join(str(told[f"seat_{(other - seat) % match.players}_has_seen_place_{at}"]) for at in range(6))


def test_a_learner_is_told_who_has_looked_where():
    match = play(table(3, peek=True), "0: peek b / 1: peek d / 2: peek a")
    assert [seen(match, 0, other) for other in range(3)] == ["020000", "000200", "200000"]
    assert [seen(match, 1, other) for other in range(3)] == ["000002", "020000", "000020"]
    play(match, "0: look / 1: move left")
    assert [seen(match, 0, other) for other in range(3)] == ["022000", "000020", "020000"]


def test_a_learner_is_told_what_a_shuffle_has_blurred():
    match = shuffle(table(3, looked=["ac", "d", "cd"]), "c d")
    assert [seen(match, 0, other) for other in range(3)] == ["201100", "001100", "002200"]
    play(match, "1: look")
    assert seen(match, 0, 1) == "002100"


def test_a_sealed_peek_is_told_to_nobody():
    match = play(table(3, peek=True, first_look="simultaneous"), "0: peek d")
    assert seen(match, 1, 0) == "000000"


def test_the_order_of_looks_does_not_show():
    one = play(table(3, looked=["ab", "", ""]), "0: move left")
    two = play(table(3, looked=["ba", "", ""]), "0: move left")
    assert one._state.pack() == two._state.pack()


# --- Answers, chance and scripts --------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["pass", "challenge"])
def test_a_sealed_challenge_is_imagined(answer):
    match = play(table(4), f"0: claim king / 1: {answer}")
    own = {"pass": 0, "challenge": 0b10}[answer]
    assert {imagined(match, 1, key).voices for key in range(20)} == {own}
    for seat in (0, 2, 3):
        assert {imagined(match, seat, key).voices for key in range(20)} == {0, 0b10}


@pytest.mark.parametrize("answer", ["pass", "reply"])
@pytest.mark.parametrize("mode", ["simultaneous", "sequential"])
def test_a_sealed_reply_is_imagined(answer, mode):
    match = play(table(4, response_mode=mode), f"0: claim king / 3,2,1: pass / 3: {answer}")
    own = {"pass": 0, "reply": 0b1000}[answer]
    assert {imagined(match, 3, key).voices for key in range(20)} == {own}
    for seat in (0, 1, 2):
        assert {imagined(match, seat, key).voices for key in range(20)} == {0, 0b1000}


def test_a_sealed_challenge_of_a_reply_is_imagined():
    match = play(table(4), "0: claim king / 1,2,3: pass / 1: reply / 2,3: pass / 0: challenge")
    assert {imagined(match, 0, key).voices for key in range(20)} == {0b1}
    assert {imagined(match, 1, key).voices for key in range(20)} == {0, 0b1}


def test_a_pass_that_all_have_heard_is_not_imagined_otherwise():
    match = play(table(4, response_mode="sequential"), "0: claim king / 3: pass")
    assert all(imagined(match, seat, key).voices == 0 for seat in range(4) for key in range(10))


def test_a_sealed_peek_is_imagined():
    match = play(table(3, peek=True, first_look="simultaneous"), "0: peek d")
    assert {imagined(match, 0, key).peeked[0] for key in range(20)} == {3}
    assert {imagined(match, 1, key).peeked[0] for key in range(60)} == {1, 2, 3, 4, 5}
    assert {imagined(match, 1, key).peeked[2] for key in range(20)} == {0}


def test_scripted_swaps_and_the_random_state_stay_secret():
    match = shuffle(table(3, swaps="swap keep swap"), "a b")
    world = imagined(match, 0, 1)
    assert (world.scripted, world.script_at, set(world.script)) == (0, 0, {0})
    assert world.random != match._state.random
    assert world.random != imagined(match, 0, 2).random


@FEW
@given(matches("minister"))
def test_imagined_worlds_look_the_same_and_forget_the_true_one(dealt):
    """The laws of secrecy in brief: no trace of the true world is left, and the seat sees no difference."""
    match, chance = dealt
    for at, now in enumerate(wander(match, chance.getrandbits(32), 0.4)):
        if at % 11:
            continue
        seat = chance.randrange(now.players)
        once = imagined(now, seat, at)
        twice: Any = once.copy()
        now.game.rules.imagine(twice, seat, at + 1)
        assert twice == imagined(now, seat, at + 1)
        assert now.game.interface.view(once, seat) == now.game.interface.view(now._state, seat)


def test_imagining_goes_on_to_the_end():
    """A world that was imagined can be played like any other."""
    for seed in range(6):
        match = ruse.deal("minister", 3 + seed % 4, seed=seed)
        for at, now in enumerate(wander(match, seed)):
            if at == 25:
                twin = now.copy()
                twin._state = imagined(now, 1, seed)
                *_, end = wander(twin, seed)
                assert end.over
                break
