"""The seats round the table and what is going on between them, as one reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ruse.core.match import Match
    from ruse.server.tables.table import Table
    from ruse.web.table.log import Sentence

LINES = 3
"""Sentences in the scene in the middle of the table."""
QUIET = ("turn", "pass", "")
"""Verbs that play no part in the claim being made."""


class Place(NamedTuple):
    """A seat as the reader sees it from theirs."""

    seat: int
    nth: int | None
    """Clockwise from the reader, who is 0; nothing in a piece that is the same from everywhere."""
    name: str
    bot: bool
    away: bool
    """Whether a bot plays for this person."""
    gone: bool
    """Whether this person has left without notice, and the table still waits for them."""
    mine: bool
    turn: bool
    asked: bool
    """Whether the table waits for this seat."""
    role: str
    """The part it plays in the claim being made: `claim`, `block`, `challenge`, `target`..., or nothing."""
    card: str | None
    """What it claims right now."""
    winner: bool
    notes: tuple[str, ...]
    """What the reader suspects this seat to hold."""
    view: Mapping[str, Any]


class Scene(NamedTuple):
    """What is going on in the middle of the table."""

    lines: tuple[Sentence, ...]
    cards: tuple[Sentence, ...]
    """The claims that stand against each other, the latest last."""
    past: bool
    """Whether it shows how the last turn ended, because nothing has happened in this one yet."""
    turn: tuple[Sentence, ...] = ()
    """All that has happened in that turn, for a game's own board."""


def scene_of(sentences: Sequence[Sentence], view: Mapping[str, Any]) -> Scene:
    """Return the latest sentences and claims of this turn, or of the last one while this one is new."""
    fresh = [sentence for sentence in sentences if sentence.fresh and sentence.verb != "turn"]
    past = bool(sentences) and sentences[-1].verb == "turn"
    claims = [sentence for sentence in fresh if sentence.verb in ("claim", "block") and sentence.card]
    told = [sentence for sentence in fresh if sentence.verb != "pass"] or fresh
    return Scene(tuple(told[-LINES:]), () if past or view["over"] else tuple(claims[-2:]), past, tuple(fresh))


def places_of(table: Table, match: Match, view: Mapping[str, Any], seat: int | None, scene: Scene) -> list[Place]:
    """Return every seat, clockwise from the reader."""
    count = match.players
    first = seat or 0
    notes = {} if seat is None else table.talk.notes(seat)
    roles = {} if scene.past else roles_of(scene)
    claims = {claim.seat: claim.card for claim in scene.cards}
    names, players, turn, asked = table.seats.names, table.seats, view["turn"], view["waiting"]
    return [
        Place(
            seat=other,
            nth=(other - first) % count,
            name=names[other],
            bot=bool(player and player.bot),
            away=bool(player and player.away),
            gone=table.absences.seconds(other) is not None,
            mine=other == seat,
            turn=other == turn and not view["over"],
            asked=other in asked,
            role=roles.get(other, ""),
            card=claims.get(other),
            winner=other in view["winners"],
            notes=tuple(notes.get(other, ())),
            view=view["seats"][other],
        )
        for other, player in [(at, players[at]) for at in (*range(first, count), *range(first))]
    ]


def roles_of(scene: Scene) -> dict[int, str]:
    """Return who does what to whom right now; the latest event counts."""
    roles: dict[int, str] = {}
    for sentence in scene.lines:
        if sentence.verb not in QUIET and sentence.seat is not None:
            roles[sentence.seat] = sentence.verb
            if sentence.target is not None:
                roles[sentence.target] = "target"
    return roles
