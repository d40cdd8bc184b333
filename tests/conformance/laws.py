"""The laws of secrecy, as functions that raise `Broken`: so that planted leaks can be tried on them.

They take a match as it stands and a seat. What a seat may know is its view, its legal actions, its
observation and its events; all else must not show, in whatever true world.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ruse.core.match import Match


class Broken(Exception):
    """A law of secrecy does not hold."""


def imagined(match: Match, seat: int, key: int) -> Match:
    """Return the match in a world that a seat imagines; its events begin there."""
    twin = match.copy()
    twin._state = match.imagine(seat, key)
    twin._trace = []
    twin._state.trace = twin._trace
    return twin


def shown_to(match: Match, seat: int) -> str:
    """Return all that a seat is shown, as one text."""
    shown = {
        "view": match.view(seat),
        "actions": [[action, action.number] for action in match.actions(seat)],
        "observation": match.observe(seat),
        "spectator": match.view(),
    }
    return json.dumps(shown)


def nothing_shines_through(match: Match, seat: int, key: int, other_key: int) -> None:
    """Law (a): what is imagined once can be imagined again, and gives the same world."""
    twice = imagined(imagined(match, seat, other_key), seat, key)._state.pack()
    if twice != match.imagine(seat, key).pack():
        raise Broken("an imagined world keeps something of the true one")


def chance_is_drawn_anew(match: Match, seat: int, key: int) -> None:
    """Law (a) for chance: an imagined world has a random state of its own, so that nobody foresees a draw."""
    if match.imagine(seat, key).random == match._state.random:
        raise Broken("an imagined world has the random state of the true one")


def looks_the_same(match: Match, seat: int, key: int) -> None:
    """Law (c): a seat is shown the same in the true world and in one it imagines."""
    true, other = shown_to(match, seat), shown_to(imagined(match, seat, key), seat)
    if true != other:
        raise Broken(f"seat {seat} sees a difference: {difference(true, other)}")


def goes_on_the_same(match: Match, seat: int, key: int, actor: int, action: str) -> None:
    """Law (d): the same action gives a seat the same new events, where what it is shown stays the same.

    Sealed answers are imagined with the rest: if others speak, a match may come to the same state in another way.
    """
    true, other = match.copy(), imagined(match, seat, key)
    seen = len(true.events(seat))
    if action not in other.actions(actor):
        return
    true.play(actor, action)
    other.play(actor, action)
    for viewer in (seat, None):
        events, others = true.events(viewer)[seen:], other.events(viewer)
        if match.window != match.ply and course(events) != course(others):
            return
        if events != others:  # looked at first: what is shown takes much longer
            if shown_to(true, seat) != shown_to(other, seat):
                return
            raise Broken(f"seat {viewer} hears a difference: {events} and {others}")


def course(events: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """Return what has happened to whom and where, without what it was."""
    return [tuple(event.get(field) for field in ("event", "seat", "target", "place")) for event in events]


def only_knowledge_counts(match: Match, twin: Match, seat: int, key: int) -> None:
    """Two matches in which a seat has seen the same are the same to it, and it imagines the same worlds."""
    true, other = shown_to(match, seat), shown_to(twin, seat)
    if true != other:
        raise Broken(f"seat {seat} is shown more than it has seen happen: {difference(true, other)}")
    world, same = match.imagine(seat, key), twin.imagine(seat, key)
    if world.pack() != same.pack():
        fields = [field.name for field in world.FIELDS if getattr(world, field.name) != getattr(same, field.name)]
        raise Broken(f"what seat {seat} imagines depends on more than it knows: {', '.join(fields)}")


def twin_of(match: Match, seat: int, chance: Random, tries: int = 600) -> Match | None:
    """Another match, from another deal, in which a seat has seen the same; others may have acted otherwise.

    What is public from the start, as who begins, need not be an event: the spectator's view must be equal too.
    Where so much is face up that no other deal looks the same, the twin parts from the match later on.
    """
    events, public = match.events(seat), match.view()
    # A world behind the same open table is a twin unless others acted otherwise: fewer tries tell.
    another, tries = (_parted, tries // 4) if _deals_differ(match) else (_dealt_anew, tries)
    for _ in range(tries):
        twin = another(match, seat, chance)
        if _replays(twin, match, seat, chance) and twin.events(seat) == events and twin.view() == public:
            return twin
    return None


def _deals_differ(match: Match) -> bool:
    """Return whether so much is face up from the start that no two of twenty deals look alike."""
    chance = Random(1)
    return len({json.dumps(_dealt_anew(match, 0, chance).view()) for _ in range(20)}) == 20


def _dealt_anew(match: Match, seat: int, chance: Random) -> Match:
    """Return a match of the same table, from another deal."""
    return Match(
        match.game, match.players, seed=chance.getrandbits(64), edition=match.edition, options=match.options
    )


def _parted(match: Match, seat: int, chance: Random) -> Match:
    """Return the match at an earlier moment, continued at random in a world that the seat could imagine then."""
    twin = Match(match.game, match.players, seed=match.seed, edition=match.edition, options=match.options)
    for who, action in match.journal[: chance.randint(0, len(match.journal))]:
        twin.play(who, action)
    trace = twin._trace
    twin._state = twin.imagine(seat, chance.getrandbits(64))
    twin._state.random = chance.getrandbits(64)
    twin._state.trace = twin._trace = trace
    return twin


def _replays(twin: Match, match: Match, seat: int, chance: Random) -> bool:
    """Let every seat act in the same order, the others sometimes differently; False if that is impossible."""
    events = match.events(seat)
    for who, action in match.journal[len(twin.journal) :]:
        heard = twin.events(seat)
        if heard != events[: len(heard)] or who not in twin.waiting:
            return False
        actions = twin.actions(who)
        if who == seat and action not in actions:
            return False
        same = action in actions and (who == seat or chance.random() < 0.7)
        twin.play(who, action if same else chance.choice(actions))
    return True


def difference(one: str, two: str) -> str:
    """Return where two texts part."""
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 60) : at + 40]}... and ...{two[max(0, at - 60) : at + 40]}..."


def check_secrecy(match: Match, seat: int, chance: Random) -> None:
    """Laws (a), (c) and (d) at one moment, for one seat."""
    key, other_key = chance.getrandbits(64), chance.getrandbits(64)
    nothing_shines_through(match, seat, key, other_key)
    chance_is_drawn_anew(match, seat, key)
    looks_the_same(match, seat, key)
    for actor in match.waiting:
        goes_on_the_same(match, seat, key, actor, chance.choice(match.actions(actor)))


def check_knowledge(match: Match, seat: int, chance: Random) -> bool:
    """Return two worlds in which a seat has seen the same; False where no second one was found."""
    twin = twin_of(match, seat, chance)
    if twin is not None:
        only_knowledge_counts(match, twin, seat, chance.getrandbits(64))
    return twin is not None


def as_json(thing: Any) -> Any:
    """Return what comes back from JSON."""
    return json.loads(json.dumps(thing))
