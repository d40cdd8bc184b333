"""How training goes: what is played, how much, and how strongly it is held back."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Settings:
    """The settings of a run; a model card keeps them."""

    game: str
    players: tuple[int, ...]
    """The player counts that are mixed; a count that appears twice gets twice the matches."""
    options: dict[str, Any] = field(default_factory=dict)
    decisions: int = 100_000_000
    size: int = 65_536
    """Matches played at once."""
    steps: int = 32
    """Decisions in every match between two rounds of learning."""
    parts: int = 4
    """Into how many pieces a stretch is cut for learning."""
    rate: float = 5e-4
    """The learning rate at the start; it falls to a tenth."""
    entropy: float = 0.03
    magnet: float = 0.1
    """How strongly the policy is held to a slowly following copy of itself."""
    follow: float = 0.01
    """How much of the way that copy goes after every stretch."""
    clip: float = 0.2
    shaping: float = 0.0
    """How much of the reward comes from points at the start; it falls to nothing after six tenths of the run."""
    points: float = 20.0
    """A lead of this many points is worth half a win."""
    first: int = 512
    second: int = 256
    seed: int = 1

    def as_dict(self) -> dict[str, Any]:
        """For a checkpoint or a model card."""
        return asdict(self)


USUAL: dict[str, dict[str, Any]] = {
    "coup": {"players": (2, 2, 2, 2, 3, 4, 4, 4, 5, 6, 7, 8, 10), "options": {}, "decisions": 1_620_000_000},
    "minister": {"players": (3, 4, 4, 4, 5, 6), "decisions": 1_160_000_000},
    "royal": {
        "players": (2, 3, 4, 4, 5),
        "decisions": 1_200_000_000,
        "first": 384,
        "entropy": 0.004,
        "magnet": 0.02,
        "shaping": 0.8,
        "points": 8.0,
    },
    "caper": {
        "players": (2,),
        "options": {"city": ["paris", "barcelona", "rome", "london"]},
        "decisions": 1_500_000_000,
        "first": 256,
        "shaping": 0.9,
        "points": 30.0,
    },
}
"""The defaults of `ruse train GAME`; any other game is trained with all its player counts."""
