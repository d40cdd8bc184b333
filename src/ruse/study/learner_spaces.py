"""What every learner's environment shares: its spaces, what a seat sees as arrays, and what a match is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ruse.core.errors import BadOption, IllegalAction
from ruse.core.record import Row
from ruse.study.plain_text import written

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match

USUAL_PLAYERS = 4
RENDER_MODES = ("ansi", "rgb_array")
MISSING = "this environment needs {}; install it with: pip install 'ruse[standards]'"


def id_of(game: Game) -> str:
    """Return the id under which an environment is registered; its version is that of the rules."""
    return f"ruse/{game.slug}-v{game.version}"


def players_of(game: Game, players: int | None) -> int:
    """Return the number of players: as given, or 4, or the closest the game allows."""
    return min(max(USUAL_PLAYERS, game.players[0]), game.players[-1]) if players is None else players


def check_render_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not, and one that needs a package that is not here."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"there is no render mode {mode!r:.60}; choose one of {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        import ruse.study.picture  # noqa: F401 - says what is missing


def rendered(match: Match, seat: int | None, mode: str) -> Any:
    """Return what a seat may see, as text or as a picture."""
    if mode == "rgb_array":
        from ruse.study.picture import picture

        return picture(match, seat)
    return written(match, seat)


def observation_space(game: Game) -> Any:
    """Return a box with the largest number of each column of `observe`."""
    import numpy as np
    from gymnasium import spaces

    largest = np.array([space.largest for space in game.rules.spaces], np.uint8)
    return spaces.Box(np.zeros_like(largest), largest, dtype=np.uint8)


def observed(match: Match, seat: int) -> Any:
    """Return what a seat may see, as an array."""
    import numpy as np

    return np.array(match.observe(seat), np.uint8)


def action_mask(match: Match, seat: int | None) -> Any:
    """1 for each action that is open to a seat; all zeros for a seat that is not asked, or without a seat."""
    import numpy as np

    mask = np.zeros(match.game.rules.actions, np.int8)
    if seat is not None:
        mask[[action.number for action in match.actions(seat)]] = 1
    return mask


def reward(match: Match, seat: int) -> float:
    """1 for a win, 1/k for a win shared by k, 0 for a loss, a draw and a match that goes on."""
    return 1 / len(match.winners) if seat in match.winners else 0.0


def is_legal(match: Match, seat: int, number: int) -> bool:
    """Return whether a seat may play the action with this number now."""
    rules = match.game.rules
    out = Row([0] * rules.width)
    return number in out[: rules.legal(match._state, seat, out)]


def play(match: Match, seat: int, number: int) -> None:
    """Play the action with this number; `IllegalAction` where it is not legal, and nothing has changed."""
    if not is_legal(match, seat, number):
        raise IllegalAction(f"action {number} is not legal for seat {seat}; look at the mask")
    match.play(seat, match.game.interface.write(match._state, seat, number))
