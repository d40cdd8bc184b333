"""OpenSpiel: every game as one of its Python games.

Importing this module registers them: `pyspiel.load_game("python_ruse_coup", {"players": 2})`. Chance is sampled.
The one chance node of a match draws the seed of the deal, so a history of actions always replays the same match.
OpenSpiel cannot serialize a Python game with sampled chance.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from ruse.core.errors import TargetMissing
from ruse.core.match import Match
from ruse.core.registry import all_games
from ruse.study.learner_spaces import play as play_number
from ruse.study.learner_spaces import players_of, reward

if TYPE_CHECKING:
    from ruse.core.game import Game

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise TargetMissing("OpenSpiel is not installed; install it with: pip install open_spiel") from None

SEEDS = 1 << 22
"""How many deals there are; OpenSpiel makes arrays of this length at a chance node."""
LONGEST = 1 << 15
"""More decisions than any match has."""


def name_of(game: Game) -> str:
    """Return the name under which OpenSpiel loads a game."""
    return f"python_ruse_{game.slug}"


def type_of(game: Game) -> Any:
    """Return what OpenSpiel wants to know about a kind of game."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Ruse: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # a draw pays nothing to anybody
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": players_of(game, None), "rng_seed": -1},
    )


class SpielGame(pyspiel.Game):
    """A game of Ruse for this many players. `rng_seed` makes its deals repeat; -1 draws fresh ones."""

    ruse: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = self.ruse
        self.seats = int(given.get("players", players_of(game, None)))
        Match(game, self.seats, seed=0)  # refuses a wrong number of players
        seed = int(given.get("rng_seed", -1))
        self._random = random.Random(None if seed < 0 else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions,
            max_chance_outcomes=SEEDS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, given)

    def new_initial_state(self) -> SpielState:
        """Return a match that is still to be dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """Return what reads a state for a seat."""
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def drawn_seed(self) -> int:
        """Return the seed of the next deal."""
        return self._random.randrange(SEEDS)


class SpielState(pyspiel.State):
    """A match. Seats that answer at the same time are asked one after the other, and see nothing in between."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seats = game.seats
        self.slug = game.ruse.slug
        self.seed = game.drawn_seed()
        self.match: Match | None = None

    def current_player(self) -> Any:
        """Return the seat that is asked, chance before the deal."""
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.over else self.match.waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(action.number for action in self.match.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the one outcome that was drawn."""
        return [(self.seed, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = Match(all_games()[self.slug], self.seats, seed=action)
        else:
            play_number(self.match, self.match.waiting[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.match is None:
            return f"deal {action}"
        return self.match.game.interface.write(self.match._state, player, action)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """1 for a win, 1/k for a shared one."""
        return [0.0 if self.match is None else reward(self.match, seat) for seat in range(self.seats)]

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return " / ".join(f"{seat} {action}" for seat, action in self.match.journal) or "dealt"


class SeatObserver:
    """What a seat may see: the numbers of `observe`, or with perfect recall all that it has seen happen."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(len(game.ruse.rules.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Read a state for a seat."""
        self.tensor[:] = 0 if state.match is None else state.match.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write down a state for a seat."""
        if state.match is None:
            return "before the deal"
        now = f"{player}: {bytes(state.match.observe(player)).hex()}"
        return f"{state.match.events(player)} {now}" if self.recalls else now


def imagined(state: SpielState, player: int) -> SpielState:
    """Return the same match with everything a seat cannot know drawn again, for searches such as IS-MCTS."""
    world: SpielState = state.clone()
    assert world.match is not None
    world.match._state = world.match.imagine(player, random.getrandbits(63))
    return world


for _game in all_games().values():
    # OpenSpiel keeps what it is given until after Python has ended: a class outlives that, a partial call does not.
    pyspiel.register_game(type_of(_game), type(f"SpielGameOf{_game.slug.title()}", (SpielGame,), {"ruse": _game}))
