"""A batch for learners is many matches, no different from single ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.depths import deep_but

import ruse
from ruse.arena.duel import duel
from ruse.core.game import Game
from ruse.core.record import Row
from ruse.core.targets import batch_loops
from ruse.core.targets.bot_choice import RANDOM
from ruse.core.targets.interpreted import interpreted_bindings
from ruse.core.targets.link import Linker
from ruse.core.targets.match_loops import lowest, player_stream
from ruse.study.batch import Batch
from ruse.study.simulate import simulate

GAMES = list(ruse.all_games().values())
COUP = ruse.all_games()["coup"]
"""Of the others `make test` compiles the rules, but not the step: a minute of it."""


def drawn(masks: Any, chooser: np.random.Generator) -> Any:
    """Return a legal action for every match."""
    return (masks * chooser.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("game", deep_but(GAMES, COUP), ids=lambda game: game.slug)
def test_every_match_of_a_batch_is_a_match_of_its_seed(game: Game) -> None:
    """Seats, legal actions, observations and outcomes are those of `Match`, through several deals."""
    players = game.players[-1]
    batch = ruse.batch(game.slug, 3, players=players, seed=4)
    chooser = np.random.default_rng(1)
    matches = [ruse.deal(game.slug, players, seed=batch.seed(index)) for index in range(3)]
    ended = 0
    while ended < 4:
        actions = drawn(batch.legal, chooser)
        for index, match in enumerate(matches):
            seat = match.waiting[0]
            assert batch.seats[index] == seat
            legal = {action.number: action for action in match.actions(seat)}
            assert np.flatnonzero(batch.legal[index]).tolist() == sorted(legal)
            assert batch.observation[index].tolist() == match.observe(seat)
            match.play(seat, legal[int(actions[index])])
        batch.step(actions)
        for index, match in enumerate(matches):
            assert bool(batch.done[index]) == match.over
            won = [1 / len(match.winners) if seat in match.winners else 0 for seat in range(players)]
            assert batch.rewards[index].tolist() == np.array(won, np.float32).tolist()
            if match.over:
                assert batch.scores[index].tolist() == list(match.scores)
                matches[index] = ruse.deal(game.slug, players, seed=batch.seed(index))
                ended += 1


@pytest.mark.parametrize("game", deep_but(GAMES, COUP), ids=lambda game: game.slug)
def test_matches_are_those_of_simulate(game: Game) -> None:
    """The random player of `simulate`, played by hand through a batch, wins the same games."""
    from ruse.core.chance import advance, below

    players, size = game.players[:2][-1], 50 if game is COUP else 12
    batch = ruse.batch(game.slug, size, players=players, seed=9)
    keys = [player_stream(9, index) for index in range(size)]
    won, over = np.zeros(players), np.zeros(size, bool)
    while not over.all():
        actions = []
        for index in range(size):
            keys[index] = advance(keys[index])
            legal = [action.number for action in batch.match(index).actions(int(batch.seats[index]))]
            actions.append(legal[below(keys[index], len(legal))])
        batch.step(np.array(actions))
        won += (batch.rewards * ~over[:, None]).sum(axis=0)
        over |= batch.done.astype(bool)
    assert (won / size).tolist() == pytest.approx(simulate(game, players, size, seed=9, target="python").wins)


@pytest.mark.deep
def test_opponents_answer_inside_the_step() -> None:
    """A learner that plays as its seat's bot would sees exactly the games of a duel."""
    game = ruse.all_games()["coup"]
    batch = ruse.batch("coup", 400, players=2, seed=5, opponents="house", rotate=True)
    assert set(np.unique(batch.seats)) == {0, 1}
    assert (batch.seats == np.arange(400) % 2).all()
    chooser = np.random.default_rng(3)
    won, over = 0.0, np.zeros(400, bool)
    while not over.all():
        mine = np.arange(400) % 2
        batch.step(drawn(batch.legal, chooser))
        won += float((batch.rewards[np.arange(400), mine] * ~over).sum())
        over |= batch.done.astype(bool)
        assert ((batch.seats == mine) | over).all()
    expected = duel(game, 2, "random", "house", 20_000)
    assert abs(won / 400 - expected.rate) < 4 * (expected.rate * (1 - expected.rate) / 400) ** 0.5 + 0.01


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_random_bots_do_the_same_with_and_without_an_imagined_world(game: Game) -> None:
    """What a seat may do is part of what it knows; so a step with random bots only imagines nothing."""
    linker = Linker(lambda function: function, interpreted_bindings(game), compiled=False)
    answers = [linker.link(answer) for answer in (batch_loops.opponent_answers, batch_loops.random_answers)]
    note, act = linker.link(batch_loops.note_action), linker.link(game.rules.act)
    for players in game.players[::2]:
        tables = [random_table(game, players) for _ in answers]
        while tables[0][0][0].waiting:
            seat = lowest(tables[0][0][0].waiting)
            chosen = [
                answer(records, 0, 1, 0, matches, None, Row([0] * game.rules.width))
                for answer, (records, matches) in zip(answers, tables, strict=True)
            ]
            assert chosen[0] == chosen[1] != batch_loops.NO_ACTION
            for records, matches in tables:
                note(0, chosen[0], matches)
                act(records[0], seat, chosen[0])
            assert tables[0][0][0].pack() == tables[1][0][0].pack()
        assert tables[0][1].course == tables[1][1].course
        assert tables[0][1].streams == tables[1][1].streams


def random_table(game: Game, players: int) -> tuple[list[Any], batch_loops.Matches]:
    """Return a match with room for an imagined world, and what a batch keeps of it: random bots in all seats."""
    records = [ruse.deal(game.slug, players, seed=players)._state, None]
    course = {(0, batch_loops.SETTING): 0, (0, batch_loops.NUMBER): 0, (0, batch_loops.PLY): 0}
    streams = {(0, batch_loops.KEY): 5}
    roles, history = np.full((1, batch_loops.ROTATES + 1), RANDOM), np.zeros((1, 0))
    return records, batch_loops.Matches(None, 1, roles, course, streams, history, None, None, None)


def test_player_counts_and_options_are_mixed() -> None:
    batch = ruse.batch("coup", 12, players=(2, 3), envoy=["ambassador", "inquisitor"], history=200)
    assert [(count, options["envoy"]) for count, options in batch.settings] == [
        (2, "ambassador"),
        (2, "inquisitor"),
        (3, "ambassador"),
        (3, "inquisitor"),
    ]
    chooser = np.random.default_rng(2)
    for _ in range(60):
        batch.step(drawn(batch.legal, chooser))
    for index in range(12):
        match = batch.match(index)
        assert match.players == (2, 2, 3, 3)[index % 4]
        assert match.options["envoy"] == ("ambassador", "inquisitor")[index % 2]
        assert match.waiting[0] == batch.seats[index]
        assert match.observe(int(batch.seats[index])) == batch.observation[index].tolist()


@pytest.mark.parametrize("slug", deep_but(["coup", "minister"], "coup"))
def test_a_kept_history_can_be_written_down_and_read_again(slug: str) -> None:
    batch = ruse.batch(slug, 5, players=4, seed=3, history=500)
    chooser = np.random.default_rng(2)
    for _ in range(80):
        batch.step(drawn(batch.legal, chooser))
    match = batch.match(2)
    assert len(match.journal) == match.ply > 0
    assert ruse.loads(match.dumps()).view(0) == match.view(0)
    short = ruse.batch(slug, 5, players=4, seed=3)
    chooser = np.random.default_rng(2)
    for _ in range(80):
        short.step(drawn(short.legal, chooser))
    assert short.match(2).view(0) == match.view(0)
    assert short.match(2).journal == []


def test_a_saved_batch_goes_on_where_it_was() -> None:
    batch = ruse.batch("coup", 40, players=3, seed=8, opponents={2: "random"})
    chooser = np.random.default_rng(7)
    for _ in range(30):
        batch.step(drawn(batch.legal, chooser))
    saved = batch.save()
    other = ruse.batch("coup", 40, players=3, seed=1, opponents={2: "random"})
    other.restore(saved)
    for _ in range(30):
        actions = drawn(batch.legal, chooser)
        assert (other.legal == batch.legal).all()
        assert (other.observation == batch.observation).all()
        assert (other.seats == batch.seats).all()
        batch.step(actions)
        other.step(actions)
        assert (other.rewards == batch.rewards).all()
    assert other.save()["records"].tobytes() == batch.save()["records"].tobytes()


def test_a_seed_for_every_match() -> None:
    batch = ruse.batch("coup", 3, players=4, seed=[11, 12, 13])
    assert [batch.seed(index) for index in range(3)] == [11, 12, 13]
    assert batch.match(1).view(0)["seats"] == ruse.deal("coup", 4, seed=12).view(0)["seats"]


def small(**changes: Any) -> Batch:
    return ruse.batch("coup", **{"size": 4, "players": 2, **changes})


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"size": 0}, "1 to 16777216 matches"),
        ({"players": 11}, "2 to 10 players"),
        ({"players": []}, "nothing to mix"),
        ({"target": "tpu"}, "no target 'tpu'"),
        ({"seed": [1, 2]}, "one seed or 4"),
        ({"seed": -1}, "a seed is a number"),
        ({"opponents": "nobody"}, "has no bot 'nobody'"),
        ({"opponents": {0: "house", 1: "house"}}, "at least one seat"),
        ({"opponents": {"x": "house"}}, "no seat 'x'"),
        ({"history": -1}, "keeps 0 to"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ruse.BadOption, match=told):
        small(**changes)


def test_bad_actions_are_refused_and_change_nothing() -> None:
    batch = small()
    before = batch.save()
    legal = drawn(batch.legal, np.random.default_rng(1))
    wrong = legal.copy()
    wrong[2] = int(np.flatnonzero(batch.legal[2] == 0)[0])
    for actions, error, told in (
        (legal[:3], ruse.BadOption, "shape"),
        (legal.astype(float), ruse.BadOption, "whole numbers"),
        (wrong, ruse.IllegalAction, "match 2"),
        (np.array([legal[0], 999, 0, 0]), ruse.IllegalAction, "match 1"),
        (np.array([legal[0], -1, 0, 0]), ruse.IllegalAction, "match 1"),
    ):
        with pytest.raises(error, match=told):
            batch.step(actions)
    after = batch.save()
    assert all(np.array_equal(before[name], after[name]) for name in batch._arrays.KEPT)
    with pytest.raises(ruse.BadOption, match="no match 4"):
        batch.match(4)
    with pytest.raises(ruse.BadOption, match="not a saved batch"):
        batch.restore({})
    for other, told in (
        (small(size=5), "size 5, this one 4"),
        (small(players=3), "settings"),
        (small(players=[2, 3]), "settings"),
        (small(history=9), "history of shape"),
        (ruse.batch("royal", 4, players=2), "game 'royal', this one 'coup'"),
    ):
        saved = other.save()
        with pytest.raises(ruse.BadOption, match=told):
            batch.restore(saved)
    with pytest.raises(ruse.BadOption, match="does not have"):
        batch.restore({**before, "course": before["course"] + 1})
    shorter = before["records"][[name for name in before["records"].dtype.names if name != "padding"][:-1]]
    with pytest.raises(ruse.BadOption, match="another version"):
        batch.restore({**before, "records": shorter})
    assert all(np.array_equal(before[name], batch.save()[name]) for name in batch._arrays.KEPT)
    unnamed = {name: value for name, value in before.items() if name != "settings"}
    batch.restore(unnamed)


@pytest.mark.parametrize("game", deep_but(GAMES, COUP), ids=lambda game: game.slug)
def test_every_number_fits_the_space_of_its_column(game: Game) -> None:
    batch = ruse.batch(game.slug, 200, players=list(game.players))
    chooser = np.random.default_rng(1)
    largest = np.array([space.largest for space in game.rules.spaces])
    assert len(largest) == len(game.rules.features)
    seen = np.zeros(len(largest), np.int64)
    for _ in range(250):
        seen = np.maximum(seen, batch.observation.max(axis=0))
        batch.step(drawn(batch.legal, chooser))
    beyond = [name for name, most, found in zip(game.rules.features, largest, seen, strict=True) if found > most]
    assert beyond == []
