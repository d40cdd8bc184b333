"""Gymnasium: one seat of a match against bots.

Importing this module registers every game: `gymnasium.make("ruse/coup-v1", players=2, opponents="house")`.
"""

from __future__ import annotations

from typing import Any

from ruse.bots.seated import seated
from ruse.core.errors import BadOption, TargetMissing
from ruse.core.match import Match
from ruse.core.registry import all_games, find
from ruse.study.learner_spaces import (
    MISSING,
    RENDER_MODES,
    action_mask,
    check_render_mode,
    id_of,
    is_legal,
    observation_space,
    observed,
    play,
    players_of,
    rendered,
    reward,
)

try:
    import gymnasium
except ImportError:
    raise TargetMissing(MISSING.format("Gymnasium")) from None

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a match. Bots play the others, and `step` returns when the seat is asked again.

    `opponents` names one bot for all other seats, or one for each of them, clockwise from yours. By default it is
    the game's usual bot. Without a `seat`, every match draws one. The mask of legal actions is in
    `info["action_mask"]`, and `action_masks()` returns it too. An illegal action ends the match with -1.
    """

    # Gymnasium reads it from the class.
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | list[str] | tuple[str, ...] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        edition: str = "standard",
        cards: object = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.game = find(game).with_cards(cards)
        self.render_mode = render_mode
        self._table = {"players": players_of(self.game, players), "edition": edition, "options": options}
        self.match = self._deal(0)  # refuses bad options here, not at the first reset
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.match.players):
            raise BadOption(f"there is no seat {seat!r:.60}; seats are 0 to {self.match.players - 1}")
        others = self.match.players - 1
        names = [opponents] * others if opponents is None or isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadOption(f"name one bot for all opponents, or {others} of them, not {len(names)}")
        self._bots = [seated(self.game, name) for name in names]
        self._fixed = seat
        self.seat = seat or 0
        self.action_space = gymnasium.spaces.Discrete(self.game.rules.actions)
        self.observation_space = observation_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new match and play until your seat is asked. A seed decides this one and all that follow."""
        super().reset(seed=seed)
        while True:
            self.match = self._deal(int(self.np_random.integers(1 << 63)))
            drawn = int(self.np_random.integers(self.match.players))
            self.seat = drawn if self._fixed is None else self._fixed
            self._play_bots()
            if not self.match.over:  # a match can end before the seat was ever asked
                return observed(self.match, self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play until your seat is asked again or the match ends."""
        if not is_legal(self.match, self.seat, int(action)):
            return observed(self.match, self.seat), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        play(self.match, self.seat, int(action))
        self._play_bots()
        gained = reward(self.match, self.seat)
        return observed(self.match, self.seat), gained, self.match.over, False, self._info()

    def action_masks(self) -> Any:
        """1 for each action that is open to your seat."""
        return action_mask(self.match, self.seat)

    def render(self) -> Any:
        """Return the match as your seat sees it."""
        return None if self.render_mode is None else rendered(self.match, self.seat, self.render_mode)

    def _deal(self, seed: int) -> Match:
        table: dict[str, Any] = self._table
        return Match(self.game, seed=seed, **table)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _play_bots(self) -> None:
        """Let the bots answer until nobody but your seat has to."""
        while not self.match.over and self.match.waiting != (self.seat,):
            asked = next(seat for seat in self.match.waiting if seat != self.seat)
            bot = self._bots[(asked - self.seat) % self.match.players - 1]
            self.match.play(asked, bot(self.match, asked))


for _game in all_games().values():
    gymnasium.register(id_of(_game), "ruse.study.gymnasium:SeatEnv", kwargs={"game": _game.slug})
