"""How likely cards are after shuffles that nobody sees, and which shuffles are kept apart."""

from __future__ import annotations

from collections import Counter

from tests.games.minister.knowledge.shuffling import percents, shuffle_once, shuffled
from tests.games.minister.script import IN_ORDER, play
from tests.knowledge.minister import Oracle, in_lowest_terms, lying, told_percents, tracked

from ruse.core.match import Match


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


def knowing(match: Match, looked: list[str], pairs: tuple[str, ...]) -> Oracle:
    """Seat 0's oracle at such a table: what it had seen before the first turn is no event."""
    oracle = Oracle(match.players, 0)
    for place in looked[0]:
        oracle.hear({"event": "looked", "seat": 0, "place": place, "card": IN_ORDER.split()["abcdef".index(place)]})
    for pair in pairs:
        oracle.hear({"event": "shuffled", "places": pair.split()})
    return oracle


def test_of_more_than_eight_the_oldest_is_blurred_and_nothing_true_excluded():
    pairs = ("b c", "c d", *ROUND, "a d", "b e", "c f", "a c")
    match = shuffled(IN_ORDER, ["ad", "f", ""], *pairs)
    assert match._state.shuffles == 8
    for other in range(3):
        assert lying(match._state) in tracked(match._state, other)
    assert knowing(match, ["ad", "f", ""], pairs).possible <= set(tracked(match._state, 0))


def test_a_look_at_a_place_of_the_forgotten_shuffle_no_longer_counts():
    """Seat 0 had looked at a, b and c before a and b were shuffled: what it saw there may be at either place."""
    pairs = ("a b", "c d", "d e", "e f", "c e", "d f", "c f", "d e", "e f")
    match = shuffled(IN_ORDER, ["abc", "cdef", ""], *pairs, shuffle="secret_choice")
    assert match._state.shuffles == 8
    assert match._state.looks[0, 0] == 1 << "abcdef".index("c")


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


def test_a_minister_remembers_its_oldest_choice_when_it_makes_room():
    """Seat 0 chose to swap what it had seen at a and b; nine shuffles later it still knows that it did."""
    pairs = ("a b", "c d", "d e", "e f", "c e", "d f", "c f", "d e", "e f")
    match = shuffled(IN_ORDER, ["ab", "cdef", ""], *pairs, shuffle="secret_choice")
    assert match._state.shuffles == 8
    assert {cards[:2] for cards in tracked(match._state, 0)} == {("thief", "king")}
