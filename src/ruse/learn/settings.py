"""The settings of training: what is played, how much, and how strongly the policy is held back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, field, replace
from typing import Any

RESPONDERS_ENTROPY = 0.008
"""The usual entropy bonus of a responder that learns beside the network."""


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
    part: int = 65_536
    """Decisions in one step of learning; at least four steps are made of every stretch."""
    rate: float = 5e-4
    """The learning rate at the start; it falls to a tenth."""
    entropy: float = 0.03
    """The entropy bonus at the start."""
    entropy_end: float = 0.03
    """The same at the end; in between it changes evenly."""
    magnet: float = 0.1
    """How strongly the policy is held to a copy of itself that follows slowly."""
    follow: float = 0.01
    """How far that copy moves towards the policy after every stretch."""
    clip: float = 0.2
    shaping: float = 0.0
    """How much of the reward comes from points at the start; it falls to nothing after six tenths of the run."""
    points: float = 20.0
    """A lead of this many points is worth half a win."""
    members: int = 1
    """How many networks are trained, each with a seed of its own, before a pupil learns to play like their mean."""
    pupil: dict[str, Any] = field(default_factory=dict)
    """What is different in the settings of the pupil (`learn/mean.py`)."""
    field: str = ""
    """A bot to play against as well, at tables where it has all seats but one; an empty name means no bot."""
    field_players: tuple[int, ...] = ()
    """The player counts at those tables; the same as elsewhere if none are named."""
    field_size: int = 8_192
    """Matches against it played at once."""
    field_steps: int = 16
    field_every: int = 1
    """How many stretches of self-play come with each stretch against it, which may be slow."""
    field_weight: float = 1.0
    """How much a decision against it counts, compared with one in self-play."""
    field_goal: float = 0.0
    """How often to win there: the weight falls while the network wins more often, and rises while it wins less.

    With 0 the weight stays as it is.
    """
    field_from: float = 0.0
    """How much of the run is over before that bot joins, from 0 to 1."""
    blend: float = 1.0
    """How far the finished network goes from the one that bot met first to the one at the end of the run.

    Less than the whole way gives up some wins against that bot, and keeps more of what self-play found.
    """
    steady: bool = False
    """Whether the magnet becomes the brain, not the network itself: it is a mean over many stretches.

    What the network learned from the last few matches, and from chance, is hardly in it.
    """
    novices: int = 0
    """Matches played at once in which one seat plays at random."""
    novice_players: tuple[int, ...] = ()
    """The player counts in those matches; the same as elsewhere if none are named."""
    novice_weight: float = 1.0
    """How much a decision there counts, compared with one in self-play."""
    responders: int = 0
    """Matches played at once in which one seat belongs to a responder: another network that learns to beat it."""
    responder_count: int = 1
    """How many responders there are; each has that many matches of its own, and learns from no other."""
    responder_share: float = 1.0
    """How much of its play against them the network learns from; they learn from all of theirs."""
    responder_players: tuple[int, ...] = ()
    """The player counts in those matches; the same as elsewhere if none are named."""
    responder_weight: float = 1.0
    """How much a decision against the responder counts, compared with one in self-play."""
    responder_rate: float = 0.0
    """The learning rate of responders, which stays as it is; 0 means the network's own at the start."""
    responder_entropy: tuple[float, ...] = (RESPONDERS_ENTROPY,)
    """The entropy bonus of each responder; if there are more of them, it begins again with the first."""
    allied: bool = False
    """Whether the network's seats play together against a responder or a novice: a win of one counts for all.

    At a table for four, each for itself would mostly learn to win more often than the other copies. What makes a
    bot hard to exploit is that the responder does not win, whoever else does.
    """
    judging: float = 0.0
    """How much of the run only the judge learns: a run that starts from a brain has a policy, and no judge yet."""
    first: int = 512
    second: int = 256
    seed: int = 1
    temperature: float = 0.6
    """How freely the finished brain draws from its policy; 1 is as in training, less is sharper."""
    temperature_with: tuple[tuple[int, float], ...] = ()
    """Player counts with another temperature."""

    @property
    def stretch(self) -> int:
        """About how many decisions a stretch has."""
        beside = self.field_size * self.field_steps if self.field else 0
        against = int(self.responders * self.responder_count * self.responder_share)
        return (self.size + self.novices + against) * self.steps + beside

    def of_responder(self, number: int = 0) -> Settings:
        """Return the settings of a responder in a run: nothing holds it back, and it never stops exploring."""
        entropy = self.responder_entropy[number % len(self.responder_entropy)]
        return replace(
            self,
            players=self.responder_players or self.players,
            decisions=1 << 62,
            size=self.responders,
            rate=self.responder_rate or self.rate,
            magnet=0.0,
            entropy=entropy,
            entropy_end=entropy,
            field="",
            novices=0,
            responders=0,
            judging=0.0,
            seed=self.seed + 900 + number,
        )

    def of_member(self, number: int) -> Settings:
        """Return the settings of one of the networks that a pupil learns from."""
        return replace(self, members=1, pupil={}, seed=self.seed + 10_000 * number)

    def of_pupil(self) -> Settings:
        """Return the settings of the network that becomes the brain; without members it is the only one."""
        return replace(self, members=1, pupil={}, **self.pupil)

    def entropy_at(self, progress: float) -> float:
        """How much entropy is paid at some point of the run, from 0 to 1."""
        return self.entropy + progress * (self.entropy_end - self.entropy)

    def as_dict(self) -> dict[str, Any]:
        """For a checkpoint or a model card."""
        return asdict(self)


USUAL: dict[str, dict[str, Any]] = {
    "coup": {
        "players": (2, 2, 2, 3, 4, 4, 4, 4, 5, 6),
        "decisions": 2_050_000_000,
        "size": 65_530,
        "rate": 7e-4,
        "entropy_end": 0.008,
        "field": "house",
        "field_players": (3, 4, 4, 4, 4, 5, 6),
        "field_size": 16_380,
        "field_weight": 6.0,
        "field_from": 0.94,
        "blend": 0.15,
        "temperature_with": ((2, 1.4),),
    },
    "minister": {
        "players": (3, 4, 4, 4, 5, 6),
        "decisions": 2_045_000_000,
        "size": 16_380,
        "rate": 6e-4,
        "entropy": 0.016,
        "entropy_end": 0.010,
        "magnet": 0.1,
        "field": "house",
        "field_size": 24_576,
        "field_steps": 16,
        "field_every": 4,
        "field_weight": 2.0,
        "field_goal": 0.52,
        "responders": 49_152,
        "responder_count": 2,
        "responder_share": 0.25,
        "responder_players": (4, 4, 4, 4, 3, 5),
        "responder_weight": 2.0,
        "temperature": 1.2,
    },
    "royal": {
        "players": (2, 3, 4, 4, 5),
        "decisions": 2_535_000_000,
        "size": 16_380,
        "first": 448,
        "rate": 5e-4,
        "entropy": 0.008,
        "entropy_end": 0.004,
        "magnet": 0.1,
        "shaping": 0.6,
        "points": 8.0,
        "field": "house",
        "field_size": 32_768,
        "field_steps": 4,
        "field_every": 3,
        "field_weight": 5.0,
        "field_goal": 0.53,
        "field_from": 0.3,
        "novices": 12_288,
        "novice_players": (2, 3, 3),
        "novice_weight": 3.0,
        "responders": 49_152,
        "responder_count": 2,
        "responder_share": 0.25,
        "responder_players": (4, 4, 4, 4, 3, 5),
        "responder_weight": 2.0,
        "allied": True,
        "temperature": 1.2,
        "temperature_with": ((2, 0.25), (3, 0.35)),
    },
    "caper": {
        "players": (2,),
        "options": {"city": ["paris", "barcelona", "rome", "london"]},
        "decisions": 2_099_000_000,
        "size": 32_768,
        "first": 384,
        "rate": 7e-4,
        "entropy": 0.008,
        "entropy_end": 0.0003,
        "magnet": 0.03,
        "shaping": 0.9,
        "points": 30.0,
        "field": "house",
        "field_size": 32_768,
        "field_steps": 8,
        "field_weight": 4.0,
        "field_from": 0.4,
    },
}
"""The defaults of `ruse train GAME`; any other game is trained with all its player counts."""

PUPIL: dict[str, Any] = {
    "decisions": 14_000_000,
    "size": 1024,
    "steps": 16,
    "part": 2048,
    "first": 512,
    "second": 256,
    "rate": 1e-3,
    "temperature": 1.0,
}
"""A pupil learns in minutes, even on a CPU: it is told how likely every action is."""

NETWORKS: dict[str, list[dict[str, Any]]] = {
    "coup": [
        {
            "players": (2,),
            "options": {"envoy": ["ambassador", "inquisitor"]},
            "decisions": 150_000_000,
            "size": 8_192,
            "part": 16_384,
            "first": 128,
            "second": 64,
            "rate": 1.5e-3,
            "entropy": 0.15,
            "steady": True,
            "temperature": 0.8,
            "members": 7,
            "pupil": PUPIL,
        },
        {
            "players": (3, 4, 4, 4, 5, 6),
            "decisions": 3_137_000_000,
            "size": 16_384,
            "rate": 5e-4,
            "entropy": 0.012,
            "entropy_end": 0.008,
            "field": "house",
            "field_players": (3, 4, 4, 4, 4, 5, 6),
            "field_size": 16_380,
            "field_every": 2,
            "field_weight": 2.0,
            "field_goal": 0.49,
            "field_from": 0.6,
            "responders": 32_768,
            "responder_count": 2,
            "responder_share": 0.34,
            "responder_players": (4, 4, 4, 4, 3, 5),
            "responder_weight": 2.0,
            "allied": True,
            "temperature": 1.0,
        },
    ],
}
"""Games whose brain has several networks, and how each is trained; they are for different player counts."""


def networks_of(slug: str) -> list[dict[str, Any]]:
    """Return the settings of all networks in the brain that a game comes with."""
    return NETWORKS.get(slug) or ([USUAL[slug]] if slug in USUAL else [])


def usual_for(slug: str, players: Collection[int] | None) -> dict[str, Any]:
    """Return the settings to train with: those of the network for exactly these player counts, if there is one."""
    fitting = (plan for plan in networks_of(slug) if players and set(plan["players"]) == set(players))
    usual = next(fitting, USUAL.get(slug, {}))
    # One network: its members would take as many times as long.
    usual = {name: value for name, value in usual.items() if name not in ("members", "pupil")}
    if not players:
        return usual
    # Bots and responders come to no table with another number of players than asked for.
    tables = ("field_players", "novice_players", "responder_players")
    fewer = {name: tuple(count for count in usual[name] if count in players) for name in tables if name in usual}
    return usual | fewer
