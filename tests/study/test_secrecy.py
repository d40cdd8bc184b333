"""What learners get shows nothing that their seat may not know: in every environment, and in a batch.

A seat sees the same in the true world and in one that it imagines. The leaks planted at the end must be noticed.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from copy import copy
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.conformance.changed import changed
from tests.conformance.laws import imagined, shown_to
from tests.conformance.walks import GAMES, walk
from tests.depths import deep_but

import ruse
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.games.coup.knowledge.observe import observe as observe_coup
from ruse.study.batch import Batch

COUP = ruse.all_games()["coup"]

Shown = Callable[[Match, int], Any]
"""Everything that the environment around a match gives to a seat."""


@pytest.fixture
def zoo() -> Any:
    pytest.importorskip("pettingzoo")
    return importlib.import_module("ruse.study.pettingzoo")


@pytest.fixture
def gym() -> Any:
    pytest.importorskip("gymnasium")
    return importlib.import_module("ruse.study.gymnasium")


@pytest.fixture
def spiel() -> Any:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-deep` installs it")
    return importlib.import_module("ruse.study.openspiel_games")


def plain(thing: Any) -> Any:
    """Return arrays as bytes, wherever they are, so that two outputs can be compared."""
    if isinstance(thing, dict):
        return {name: plain(part) for name, part in thing.items()}
    if isinstance(thing, list | tuple):
        return [plain(part) for part in thing]
    return thing.tobytes() if hasattr(thing, "tobytes") else thing


def by_turns(zoo: Any, game: str) -> Shown:
    """PettingZoo's agents in turn: what `last` and `observe` return, and the dictionaries of the environment."""
    made = cache(lambda players: zoo.raw_env(game, players))

    def shown(match: Match, seat: int) -> Any:
        env = made(match.players)
        env.reset(seed=1)
        env.match = match
        env._select()
        agent = f"seat_{seat}"
        told = [env.rewards, env.terminations, env.truncations, env.infos, env.agent_selection]
        return plain([env.observe(agent), *told, env.last() if env.agent_selection == agent else None])

    return shown


def in_cycles(zoo: Any, game: str) -> Shown:
    """PettingZoo's agents in cycles: what a seat sees, and what it is told about an illegal action."""
    made = cache(lambda players: zoo.parallel_env(game, players))

    def shown(match: Match, seat: int) -> Any:
        env = made(match.players)
        env.reset(seed=1)
        env.match = match.copy()
        agent = f"seat_{seat}"
        seen = env._all_seen()[agent]
        illegal = dict.fromkeys(env.possible_agents, -1)
        return plain([seen, None if match.over else env.step(illegal)[4][agent]])

    return shown


def one_seat(gym: Any, game: str) -> Shown:
    """Gymnasium's one seat: everything that a step returns. An illegal action leaves the match as it is."""
    made = cache(lambda players: gym.SeatEnv(game, players, opponents="random"))

    def shown(match: Match, seat: int) -> Any:
        env = made(match.players)
        env.match, env.seat = match, seat
        return plain([env.step(-1), env.action_masks()])

    return shown


def openspiel(spiel: Any, game: str) -> Shown:
    """OpenSpiel's player: actions, observations as text and as numbers. What it recalls are a seat's events."""
    import pyspiel

    def shown(match: Match, seat: int) -> Any:
        state = pyspiel.load_game(f"python_ruse_{game}", {"players": match.players}).new_initial_state()
        state.match = match
        actions = state.legal_actions(seat) if seat in match.waiting else None
        return plain(
            [actions, state.observation_string(seat), state.observation_tensor(seat), state.current_player()]
        )

    return shown


ENVIRONMENTS = {"zoo": (by_turns, in_cycles), "gym": (one_seat,), "spiel": (openspiel,)}
MAKERS = deep_but(
    [(fixture, make) for fixture, makers in ENVIRONMENTS.items() for make in makers],
    ("zoo", by_turns),
    ("zoo", in_cycles),
    ("gym", one_seat),
)
"""`make test` does not install OpenSpiel."""


def leaks(shown: Shown, game: Game, matches: int = 2) -> bool:
    """Return whether a seat sees a difference between two worlds at some moment of random matches."""
    for seed in range(matches):
        chance = Random(seed)
        for moment in walk(Match(game, chance.choice(game.players[:3]), seed=seed), chance, 40):
            seat = chance.randrange(moment.players)
            twin = imagined(moment, seat, chance.getrandbits(64))
            if shown(moment, seat) != shown(twin, seat):
                return True
    return False


@pytest.mark.parametrize(("fixture", "make"), MAKERS, ids=lambda value: getattr(value, "__name__", value))
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_shows_a_seat_only_what_it_may_know(
    game: str, fixture: str, make: Any, request: pytest.FixtureRequest
) -> None:
    shown = make(request.getfixturevalue(fixture), game)
    assert not leaks(shown, ruse.all_games()[game])


# --- A batch -----------------------------------------------------------------------------------------------------


def stepped(batch: Batch, steps: int) -> None:
    chooser = np.random.default_rng(4)
    for _ in range(steps):
        batch.step((batch.legal * chooser.random(batch.legal.shape)).argmax(axis=1))


def everything(batch: Batch) -> list[bytes]:
    """Return all arrays that a batch shows."""
    return [
        getattr(batch, name).tobytes()
        for name in ("seats", "legal", "observation", "done", "rewards", "scores")
    ]  # fmt: skip


def with_records(saved: dict[str, Any], worlds: list[Any]) -> dict[str, Any]:
    """Return a saved batch whose matches are in other worlds."""
    records = saved["records"].copy()
    for index, world in enumerate(worlds):
        records[index] = np.frombuffer(world.pack(), records.dtype)[0]
    return saved | {"records": records}


def sees_the_same(game: Game) -> bool:
    """Return whether a batch shows the same in worlds that the asked seats imagine."""
    batch = Batch(game, 40, list(game.players), seed=3, workers=1)
    same = True
    for steps in (0, 5, 20, 60):
        stepped(batch, steps)
        saved, before = batch.save(), everything(batch)
        worlds = [batch.match(index).imagine(int(batch.seats[index]), 99 + index) for index in range(batch.size)]
        other = with_records(saved, worlds)
        assert other["records"].tobytes() != saved["records"].tobytes()
        batch.restore(other)
        same = same and everything(batch) == before
        batch.restore(saved)
    return same


@pytest.mark.parametrize("game", deep_but(GAMES, "coup"))
def test_a_batch_shows_the_asked_seat_only_what_it_may_know(game: str) -> None:
    assert sees_the_same(ruse.all_games()[game])


@pytest.mark.deep
def test_the_bots_of_a_batch_know_only_what_their_seat_knows() -> None:
    """The learner's cards change, and nothing that the bot can see: it answers the same."""
    size, chooser, compared, changed_cards = 300, Random(5), 0, 0
    batch, twin = (Batch(COUP, size, 2, opponents="house", seed=8, history=400) for _ in range(2))
    for _ in range(12):
        matches = [batch.match(index) for index in range(size)]
        worlds = [match.imagine(1, chooser.getrandbits(64)) for match in matches]
        twin.restore(with_records(batch.save(), worlds))
        both = (batch.legal & twin.legal).astype(bool)
        actions = np.array([chooser.choice(np.flatnonzero(row)) if row.any() else -2 for row in both])
        alike = []
        for index, match in enumerate(matches):
            other = copy(match)
            other._state = worlds[index]
            alike.append(actions[index] >= 0 and answers_alike(match.copy(), other.copy(), int(actions[index])))
        changed_cards += sum(
            match._state.pack() != world.pack()
            for match, world, fine in zip(matches, worlds, alike, strict=True)
            if fine
        )
        twin_actions = np.where(actions < 0, twin.legal.argmax(1), actions)
        batch.step(np.where(actions < 0, batch.legal.argmax(1), actions))
        twin.step(twin_actions)
        plies = [match.ply for match in matches]
        heard = [arrays._arrays.history for arrays in (batch, twin)]
        for index in np.flatnonzero(alike).tolist():
            answers = [history[index, plies[index] + 1] for history in heard]
            assert answers[0] == answers[1], f"match {index}: the bot's answer depends on what it cannot see"
            compared += 1
    assert compared > 200
    assert changed_cards > 200


def answers_alike(match: Match, other: Match, number: int) -> bool:
    """Play the learner's action in both worlds; return whether the bot is then asked and sees the same."""
    for world in (match, other):
        world.play(0, COUP.interface.write(world._state, 0, number))
    asked = match.waiting[:1] == other.waiting[:1] == (1,)
    return asked and shown_to(match, 1) == shown_to(other, 1)


# --- Planted leaks -----------------------------------------------------------------------------------------------


def observe_chance(s: Any, seat: int, out: Any) -> None:
    """Coup's `observe`, with the state of chance in its last column."""
    observe_coup(s, seat, out)
    out[COLUMNS - 1] = s.random & 127


COLUMNS = len(COUP.rules.features)


def legal_but_sometimes(s: Any, seat: int, out: Any) -> int:
    count = COUP.rules.legal(s, seat, out)
    return count - 1 if count > 1 and s.random & 1 else count


@pytest.mark.parametrize(
    "leak", [{"observe": observe_chance}, {"legal": legal_but_sometimes}], ids=["observe", "legal"]
)
@pytest.mark.parametrize(("fixture", "make"), MAKERS, ids=lambda value: getattr(value, "__name__", value))
def test_a_leak_of_the_rules_is_noticed_in_every_environment(
    fixture: str, make: Any, leak: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    assert leaks(make(request.getfixturevalue(fixture), "coup"), changed(COUP, **leak))


def test_a_leak_of_an_environment_is_noticed(zoo: Any, gym: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mask, an info or a reward that depends on what is hidden."""
    true_mask, true_info = zoo.action_mask, gym.SeatEnv._info

    def mask_of_another(match: Match, seat: int | None) -> Any:
        mask = true_mask(match, seat)
        mask[-1] ^= match._state.random & 1
        return mask

    monkeypatch.setattr(zoo, "action_mask", mask_of_another)
    assert leaks(by_turns(zoo, "coup"), COUP)
    assert leaks(in_cycles(zoo, "coup"), COUP)
    monkeypatch.setattr(gym.SeatEnv, "_info", lambda env: true_info(env) | {"seed": env.match._state.random})
    assert leaks(one_seat(gym, "coup"), COUP)


@pytest.mark.deep
def test_a_leak_in_a_batch_is_noticed() -> None:
    assert not sees_the_same(changed(COUP, observe=observe_chance))
