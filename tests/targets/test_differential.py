"""The same seed and the same actions give the same match on every target, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.depths import deep_after
from tests.games.minister.knowledge.shuffling import shuffled
from tests.games.minister.script import IN_ORDER

import ruse
from ruse.core.game import Game
from ruse.core.record import Row
from ruse.core.targets.cpu import cpu
from ruse.core.targets.match_loops import lowest
from ruse.games.minister.rules.state import SHUFFLES
from ruse.study.simulate import simulate

GAMES = list(ruse.all_games().values())
PAIRS = ("a b", "b c", "c d", "a c", "d e", "b d", "c e", "e f", "a d", "b f")


def random_options(game: Game, players: int, chooser: random.Random) -> dict[str, Any]:
    """Return any options that go together."""
    while True:
        options: dict[str, Any] = {
            option.name: chooser.choice(list(option.values)) for option in game.interface.options
        }
        try:
            ruse.deal(game.slug, players, seed=0, **options)
        except ruse.BadOption:
            continue
        return options


@pytest.mark.parametrize("games", deep_after(1, [20, 2_200]))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_whole_games_end_in_the_same_records_on_python_and_cpu(game: Game, games: int) -> None:
    """At every size of table, with options drawn again for every 20 games (more than asked for, if need be)."""
    chooser = random.Random(20)
    played = round_ = 0
    while played < games:
        for players in game.players:
            options = random_options(game, players, chooser)
            ours = simulate(game, players, 20, seed=round_, target="python", options=options)
            compiled = simulate(game, players, 20, seed=round_, target="cpu", options=options)
            assert (ours.decisions, ours.wins, ours.digest) == (compiled.decisions, compiled.wins, compiled.digest)
            played += ours.games
        round_ += 1


@pytest.mark.parametrize("shuffle", ["random", "secret_choice"])
def test_a_long_history_of_shuffles_is_the_same(shuffle: str) -> None:
    """Beyond eight open shuffles King Thief Minister weighs all arrangements, on the stack where it is compiled."""
    match = shuffled(IN_ORDER, ["ad", "f", "bce"], *PAIRS, *PAIRS, shuffle=shuffle)
    assert match._state.shuffles > 2 * SHUFFLES
    records = np.frombuffer(match._state.pack(), match.game.rules.state.dtype()).copy()
    chooser = random.Random(22)
    for _ in range(6):
        compare_knowledge(match.game, records, match._state, chooser)


@pytest.mark.parametrize("times", deep_after(1, [1, 4]))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_step_observation_and_imagined_world_is_the_same(game: Game, times: int) -> None:
    chooser = random.Random(21)
    steps = 0
    for players in list(game.players) * times:
        options = random_options(game, players, chooser)
        seed = chooser.getrandbits(64)
        match = ruse.deal(game.slug, players, seed=seed, **options)
        s = match._state
        batch = ruse.batch(game.slug, 1, players=players, seed=seed, **options)
        records = batch._arrays.records
        assert records.tobytes() == s.pack()
        while s.waiting:
            match.play(lowest(s.waiting), chooser.choice(match.actions(lowest(s.waiting))))
            batch.step(np.array([match.journal[-1][1].number]))
            assert bool(batch.done[0]) == match.over
            if match.over:
                break
            assert records.tobytes() == s.pack(), match.journal[-1]
            steps += 1
            if steps % 7 == 0:
                compare_knowledge(game, records, s, chooser)


def compare_knowledge(game: Game, records: Any, s: Any, chooser: random.Random) -> None:
    """One seat's observation, legal actions and imagined world."""
    compiled = cpu(game)
    seat = chooser.randrange(s.players)
    seats = np.array([seat])
    features = np.zeros((1, len(game.rules.features)), np.uint8)
    compiled.observe_span(records, seats, features, 0, 1)
    row = Row([0] * len(game.rules.features))
    game.rules.observe(s, seat, row)
    assert features[0].tolist() == row
    key = chooser.getrandbits(64)
    world = s.copy()
    game.rules.imagine(world, seat, key)
    worlds = records.copy()
    compiled.imagine_span(worlds, seats, np.array([key], np.uint64), 0, 1)
    assert worlds.tobytes() == world.pack()


def test_a_changed_table_gets_another_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's own cache would keep using the old one."""
    from ruse.core.targets.code_on_disk import digest_of_sources
    from ruse.core.targets.cpu import SPANS, bindings
    from ruse.games.coup import game
    from ruse.games.coup.rules import machine as rules

    before = digest_of_sources(list(SPANS), bindings(game), game.rules.state.SIZE)
    assert before == digest_of_sources(list(SPANS), bindings(game), game.rules.state.SIZE)
    monkeypatch.setattr(rules, "COST_OF", (0, 0, 0, 0, 7, 4, 0, 0))
    assert before != digest_of_sources(list(SPANS), bindings(game), game.rules.state.SIZE)


def test_threads_do_not_change_the_result() -> None:
    one = simulate(ruse.all_games()["coup"], 3, 12_000, seed=5, workers=1)
    many = simulate(ruse.all_games()["coup"], 3, 12_000, seed=5, workers=3)
    assert (one.digest, one.wins, one.decisions) == (many.digest, many.wins, many.decisions)
    assert one.digest != simulate(ruse.all_games()["coup"], 3, 12_000, seed=6).digest


def test_a_simulated_game_replays_at_a_table() -> None:
    """The random player has a stream of its own: deal and actions alone give the same record."""
    from ruse.core.chance import advance, below
    from ruse.core.targets.match_loops import player_stream

    game = ruse.all_games()["coup"]
    match = ruse.deal("coup", 4, seed=9)
    key = player_stream(9, 0)
    decisions = 0
    while not match.over:
        seat = match.waiting[0]
        actions = match.actions(seat)
        key = advance(key)
        match.play(seat, actions[below(key, len(actions))])
        decisions += 1
    run = simulate(game, 4, 1, seed=9, target="cpu")
    assert run.decisions == decisions
    assert [round(share) for share in run.wins] == [int(seat in match.winners) for seat in range(4)]
