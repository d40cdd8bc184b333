"""The guided first game of Coup teaches what it promises; tests/games/test_lessons.py plays it in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.coup.script import happened

import ruse
from ruse.core.lesson import LEARNER, Coach, answers, coach
from ruse.core.match import Match
from ruse.games.coup.lesson import LESSON

COUP = ruse.all_games()["coup"]


def begin() -> Match:
    return Match(COUP, LESSON.players, seed=1, options=LESSON.options, position=LESSON.position)


def ways(match: Match) -> Iterator[list[tuple[Match, Coach | None]]]:
    """Yield every way through the lesson: each moment with what the coach says, to the end of the script."""
    told = (match.copy(), coach(LESSON, match))
    wanted = [(seat, action) for seat in match.waiting for action in answers(LESSON, match, seat)]
    if not wanted:
        yield [told]
    for seat, action in wanted:
        twin = match.copy()
        twin.play(seat, action)
        for rest in ways(twin):
            yield [told, *rest]


@pytest.fixture(scope="module")
def all_ways() -> list[list[tuple[Match, Coach | None]]]:
    return list(ways(begin()))


def test_the_answers_of_a_window_may_come_in_any_order(all_ways):
    windows = [step for step in LESSON.steps if len(step.answers) > 1]
    alternatives = [len(actions) for step in LESSON.steps for actions in step.answers.values()]
    assert len(windows) == 4
    assert len(all_ways) == 2 ** len(windows)
    assert set(alternatives) == {1}


def test_it_teaches_every_verb_of_bluff(all_ways):
    match, _ = all_ways[0][-1]
    assert [(event["seat"], event["claim"]) for event in happened(match, "proved")] == [(0, "duke")]
    assert [event["seat"] for event in happened(match, "challenged")] == [1, 0]
    assert [(event["seat"], event["claim"]) for event in happened(match, "blocked")] == [(0, "contessa")]
    assert [event["seat"] for event in happened(match, "refused")] == [2]
    assert [(event["seat"], event["reason"]) for event in happened(match, "lost")] == [
        (1, "failed-challenge"),
        (2, "coup"),
        (2, "caught-bluff"),
    ]


def told_when_asked(message: str, way: list[tuple[Match, Coach | None]]) -> Match:
    return next(match for match, said in way if said and said.wanted and said.message == message)


def test_the_first_claims_and_the_block_are_true_and_the_last_claim_is_a_bluff(all_ways):
    def bluffs(message: str, action: str) -> bool:
        view = told_when_asked(message, all_ways[0]).view(LEARNER)
        return bool(next(hint["bluff"] for hint in view["actions"] if hint["action"] == action))

    assert not bluffs("lesson-claim", "tax")
    assert not bluffs("lesson-block", "block contessa")
    assert bluffs("lesson-bluff", "tax")


def test_the_claim_to_be_challenged_cannot_be_true(all_ways):
    """All three Captains are before the learner's eyes, as the coach says."""
    view = told_when_asked("lesson-challenge", all_ways[0]).view(LEARNER)
    assert view["claim"]["character"] == "captain"
    assert view["claim"]["target"] == LEARNER
    open_cards = [card for seat in view["seats"] for card in seat["lost"]]
    assert open_cards.count("captain") == 2
    assert view["seats"][LEARNER]["hand"].count("captain") == 1
    assert view["seats"][LEARNER]["coins"] == 2


def test_what_the_coach_counts_is_there(all_ways):
    assert told_when_asked("lesson-claim", all_ways[0]).view(0)["seats"][0]["hand"] == ["duke", "captain"]
    assert "contessa" in told_when_asked("lesson-attack", all_ways[0]).view(0)["seats"][0]["hand"]
    coup = told_when_asked("lesson-coup", all_ways[0]).view(0)["seats"]
    assert (coup[0]["coins"], coup[2]["cards"]) == (9, 2)
    bluff = told_when_asked("lesson-bluff", all_ways[0]).view(0)["seats"]
    assert "duke" not in bluff[0]["hand"]
    assert [seat["cards"] for seat in bluff] == [2, 1, 0]


def test_the_learner_has_the_last_word_and_the_match_goes_on(all_ways):
    match, _ = all_ways[0][-1]
    assert not match.over
    assert match.view(0)["seats"][0]["cards"] == 2


def test_a_sealed_answer_is_told_before_the_others_have_answered(all_ways):
    match = told_when_asked("lesson-attack", all_ways[0]).copy()
    match.play(LEARNER, "pass")
    assert match.waiting == (2,)
    assert coach(LESSON, match) == Coach("lesson-attacked", (), 3, 7, waits=True)


def test_the_farewell_ends_with_the_learners_first_own_answer(all_ways):
    match, _ = all_ways[0][-1]
    match = match.copy()
    match.play(1, "foreign-aid")
    assert coach(LESSON, match) == Coach("lesson-end", (), 7, 7, ended=True)
    match.play(0, "pass")
    assert coach(LESSON, match) is None


def test_another_position_is_no_lesson():
    match = ruse.deal("coup", players=3, seed=1, first_player=0)
    assert coach(LESSON, match) is None


def test_a_step_that_is_not_possible_ends_the_lesson():
    """As when the lesson of a later release meets a journal of this one."""
    match = Match(COUP, 3, seed=1, position={**LESSON.position, "coins": [10, 3, 0], "turn": 0})
    assert coach(LESSON, match) is None
    object.__setattr__(match, "position", dict(LESSON.position))
    assert match.actions(0) == ["coup 1", "coup 2"]
    assert coach(LESSON, match) is None
