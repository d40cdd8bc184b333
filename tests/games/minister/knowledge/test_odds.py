"""How likely cards are after shuffles that nobody sees, and which shuffles are kept apart."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.depths import deep_but
from tests.games.minister.knowledge.shuffling import percents, shuffle_once, shuffled
from tests.games.minister.script import IN_ORDER, play, table
from tests.knowledge.minister import SITTING, Oracle, in_lowest_terms, lying, told_percents, told_places, tracked

from ruse.core.match import Match
from ruse.games.minister.knowledge.odds import MANY, one_percent, percent, percent_of_many
from ruse.games.minister.rules.state import LONGEST, PUBLIC


def test_a_card_that_was_shuffled_twice_is_likeliest_where_it_was():
    """Seat 0 has seen the king at a; then a and b, then b and c were shuffled: 50, 25 and 25 percent."""
    match = shuffled(IN_ORDER, ["a", "", ""], "a b", "b c")
    assert [row[0] for row in percents(match, 0, "own")] == [50, 25, 25, 0, 0, 0]
    assert match.view(0)["knowledge"]["places"]["a"][0] == "king"
    drawn = Counter(lying(match.imagine(0, key)).index("king") for key in range(2000))
    assert abs(drawn[0] - 1000) < 120
    assert abs(drawn[1] - 500) < 110
    assert abs(drawn[2] - 500) < 110


def test_the_counter_is_blank_after_every_question():
    """The last weights would reveal what somebody knows."""
    match = shuffled(IN_ORDER, ["a", "bc", ""], "a b", "b c")
    for seat in range(3):
        match.view(seat)
        match.observe(seat)
    assert set(match._state.sums) == {0}


ROUND = ("a b", "b c", "c d", "d e", "e f", "f a")


def test_eight_shuffles_are_kept_exactly():
    match = shuffled(IN_ORDER, ["ad", "f", ""], *ROUND, "a d", "b e")
    assert match._state.shuffles == 8
    oracle = knowing(match, ["ad", "f", ""], (*ROUND, "a d", "b e"))
    assert in_lowest_terms(tracked(match._state, 0)) == in_lowest_terms(oracle.weights)


def knowing(match: Match, looked: list[str], pairs: tuple[str, ...], seat: int = 0) -> Oracle:
    """A seat's oracle at such a table: what it had seen before the first turn is no event."""
    oracle = Oracle(match.players, seat)
    for place in looked[seat]:
        card = IN_ORDER.split()["abcdef".index(place)]
        oracle.hear({"event": "looked", "seat": seat, "place": place, "card": card})
    for pair in pairs:
        oracle.hear({"event": "shuffled", "places": pair.split()})
    return oracle


def some_pairs(count: int) -> tuple[str, ...]:
    """Return pairs of places, no two in a row the same."""
    chance = Random(count)
    pairs: list[str] = []
    while len(pairs) < count:
        pair = " ".join(sorted(chance.sample("abcdef", 2)))
        if pair not in pairs[-1:]:
            pairs.append(pair)
    return tuple(pairs)


SEEN = ["ad", "f", "bce"]


@pytest.mark.parametrize("count", deep_but([*range(9, 21), 26, LONGEST], 9, 13, 20, LONGEST))
def test_a_long_history_is_weighed_exactly(count: int):
    """All percentages, and the likeliest characters first, for seats that know two cards, one card and three."""
    pairs = some_pairs(count)
    match = shuffled(IN_ORDER, SEEN, *pairs)
    assert match._state.shuffles == count
    for seat in range(3):
        oracle = knowing(match, SEEN, pairs, seat)
        assert percents(match, seat, "own") == told_percents(oracle.weights, SITTING[3][seat])
        aid = match.view(seat)["knowledge"]
        assert aid == {"worlds": len(oracle.possible), "places": told_places(oracle.weights)}
    assert set(match._state.sums) == {0}


def test_billions_of_cases_are_rounded_exactly():
    """Seat 0 has seen the king; five other cards lie at f with 16.9993 percent each, which is not yet 17."""
    chance = Random(46)
    pairs: list[str] = []
    while len(pairs) < LONGEST:
        pair = " ".join(sorted(chance.sample("def", 2) if chance.random() < 0.75 else chance.sample("abcdef", 2)))
        if pair not in pairs[-1:]:
            pairs.append(pair)
    match = shuffled(IN_ORDER, ["a", "def", ""], *pairs)
    assert percents(match, 0, "own") == told_percents(knowing(match, ["a"], tuple(pairs)).weights, "a")
    assert percents(match, 0, "own")[5][1:] == [16] * 5


def test_what_is_asked_of_a_long_history_changes_nothing():
    match = shuffled(IN_ORDER, SEEN, *some_pairs(12))
    before = match._state.pack()
    match.observe(0)
    match.view(1)
    match.imagine(2, 7)
    assert match._state.pack() == before


def test_a_minister_knows_its_own_choices_in_a_long_history():
    """Every third choice is seat 0's, always to swap; the others know nothing of it."""
    pairs = some_pairs(11)
    match = shuffled(IN_ORDER, SEEN, *pairs, shuffle="secret_choice")
    for seat in range(3):
        oracle = knowing(match, SEEN, (), seat)
        for turn, pair in enumerate(pairs):
            oracle.hear({"event": "shuffled", "places": pair.split()})
            if turn % 3 == seat:
                oracle.hear({"event": "swapped", "swap": True})
        assert percents(match, seat, "own") == told_percents(oracle.weights, SITTING[3][seat])


def test_only_what_was_seen_before_the_oldest_of_33_shuffles_is_forgotten():
    """Seat 0 had seen the king at a; then a and b were shuffled, and the rest often enough to make room."""
    pairs = ("a b", *(("c d", "d e", "e f") * 11))
    match = shuffled(IN_ORDER, ["af", "cde", ""], *pairs[:LONGEST])
    assert match._state.shuffles == LONGEST
    assert {cards.index("king") for cards in tracked(match._state, 0)} == {0, 1}
    shuffle_once(match, pairs[LONGEST])
    assert match._state.shuffles == LONGEST
    assert {cards.index("king") for cards in tracked(match._state, 0)} == set(range(6))
    assert knowing(match, ["af", "cde", ""], pairs[: LONGEST + 1]).possible <= set(tracked(match._state, 0))
    for seat in range(3):
        assert lying(match._state) in tracked(match._state, seat)
    assert match._state.looks[0, 0] == 1 << "abcdef".index("f")


@pytest.mark.parametrize("worlds", [720, MANY - 1, MANY, 720 << LONGEST])
def test_only_what_is_certain_is_0_or_100_percent(worlds: int):
    """Everything else is rounded down, but not to nothing, however many cases there are."""
    for fits in (0, 1, worlds // 100, worlds // 100 + 1, worlds // 4, worlds // 2, worlds - 1, worlds):
        told = percent(fits, one_percent(worlds)) if worlds < MANY else percent_of_many(fits, worlds)
        assert told == (max(1, 100 * fits // worlds) if fits else 0)
        assert (told == 100) == (fits == worlds)


def test_what_became_public_long_ago_still_counts():
    """All have seen the king at a; then a and b, and eleven other pairs were shuffled."""
    match = table(3, looked=["", "cdef", ""])
    play(match, "0: claim king / 1: pass / 2: challenge / 1,2: pass")
    for pair in ("a b", *(("c d", "d e", "e f") * 4)[:11]):
        shuffle_once(match, pair)
    assert match._state.shuffles == 12
    for seat, places in enumerate(([50, 50, 0, 0, 0, 0], [0, 0, 0, 0, 50, 50], [0, 0, 50, 50, 0, 0])):
        for who in ("own", "public"):
            assert [row[0] for row in percents(match, seat, who)] == places


def test_what_is_public_before_a_forgotten_shuffle_holds_either_way():
    match = table(3, looked=["", "cdef", ""])
    play(match, "0: claim king / 1: pass / 2: challenge / 1,2: pass")  # all know that the king is at a
    for pair in ("a b", *(("c d", "d e", "e f") * 11)[:LONGEST]):
        shuffle_once(match, pair)
    assert match._state.shuffles == LONGEST
    assert {cards.index("king") for cards in tracked(match._state, PUBLIC)} == {0, 1}


def test_a_minister_remembers_its_oldest_choice_when_it_makes_room():
    """Seat 0 chose to swap what it had seen at a and b; 33 shuffles later it still knows that it did."""
    pairs = ("a b", *(("c d", "d e", "e f") * 11)[:LONGEST])
    match = shuffled(IN_ORDER, ["ab", "cdef", "a"], *pairs, shuffle="secret_choice")
    assert match._state.shuffles == LONGEST
    assert {cards[:2] for cards in tracked(match._state, 0)} == {("thief", "king")}
    assert {cards.index("king") for cards in tracked(match._state, 2)} == set(range(6))


@pytest.mark.parametrize("seen", ["a", "b"])
def test_a_minister_knows_where_the_one_card_went_that_it_had_seen(seen: str):
    pairs = ("a b", *(("c d", "d e", "e f") * 11)[:LONGEST])
    match = shuffled(IN_ORDER, [seen, "cdef", "a"], *pairs, shuffle="secret_choice")
    card = {"a": "king", "b": "thief"}[seen]
    assert {cards.index(card) for cards in tracked(match._state, 0)} == {1 if seen == "a" else 0}


@pytest.mark.parametrize("swaps", ["swap swap", "swap keep", "keep swap"])
def test_a_repeated_shuffle_counts_for_what_lay_where(swaps: str):
    """Two shuffles of the same pair are one in the record: what it did is what both did together."""
    match = table(3, looked=["a", "", ""], swaps=swaps)
    shuffle_once(shuffle_once(match, "a c"), "a c")
    assert match._state.shuffles == 1
    assert match._state.chosen[0] == (swaps != "swap swap")


def test_shuffles_of_what_nobody_knows_take_no_room():
    assert shuffled(IN_ORDER, ["a", "", ""], "b c", "c d")._state.shuffles == 0
    assert shuffled(IN_ORDER, ["a", "", ""], "a c", "a c", "a c")._state.shuffles == 1


def test_shuffles_of_the_same_pair_count_when_something_was_learnt_between():
    match = shuffled(IN_ORDER, ["a", "", ""], "a c")
    play(match, "1: look")
    assert shuffle_once(match, "a c")._state.shuffles == 2


def test_observing_changes_nothing():
    match = shuffled(IN_ORDER, ["a", "bc", ""], "a b", "b c")
    before = match._state.pack()
    match.observe(0)
    match.view(1)
    assert match._state.pack() == before


def test_a_shuffle_counts_again_once_something_is_public():
    """All learn that the thief is not at a; then a and c are shuffled once more."""
    match = shuffled(IN_ORDER, ["a", "", ""], "a c")
    play(match, "1: claim thief / 0: challenge / 2: pass")
    assert shuffle_once(match, "a c")._state.shuffles == 2


def test_a_public_outcome_alone_parts_two_shuffles_of_the_same_pair():
    match = shuffled(IN_ORDER, ["a", "", ""], "a c")
    match._state.know[6, 1] &= (1 << 36) - 2
    assert shuffle_once(match, "a c")._state.shuffles == 2


def test_a_chosen_shuffle_is_never_taken_for_a_repeated_one():
    match = shuffled(IN_ORDER, ["a", "", ""], "a c", "a c", shuffle="secret_choice")
    assert match._state.shuffles == 2


def test_a_shuffle_that_makes_no_difference_counts_for_both_outcomes():
    """To seat 0, who has seen the king at a, c and d are alike: 1 to 1 between a and b, whatever c and d did."""
    match = shuffled(IN_ORDER, ["a", "c", ""], "a c", "c d", "a b")
    oracle = knowing(match, ["a", "c", ""], ("a c", "c d", "a b"))
    assert percents(match, 0, "own") == told_percents(oracle.weights, "a")
    drawn = Counter(lying(match.imagine(0, key)).index("king") for key in range(2000))
    assert abs(drawn[0] - 500) < 110
    assert abs(drawn[2] - 500) < 110
