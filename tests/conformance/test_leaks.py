"""Law (e): a leak, wherever it is planted, breaks a law. Leaks that any game can have."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.conformance.planted import is_heard, is_noticed
from tests.conformance.walks import GAMES
from tests.depths import deep_after, deep_but

import ruse
from ruse.core.game import Game


def as_number(thing: Any) -> int:
    """Return a secret as a small number, for an observation; another order of the same cards gives another one."""
    return zlib.crc32(repr(thing).encode()) % 251


def leaking_view(game: Game, secret: Callable[[Any], Any]) -> Game:
    def view(s: Any, seat: int | None) -> dict[str, Any]:
        return dict(game.interface.view(s, seat)) | {"leak": secret(s)}

    return changed(game, view=view)


def leaking_observation(game: Game, secret: Callable[[Any], Any]) -> Game:
    def observe(s: Any, seat: int, out: Any) -> None:
        game.rules.observe(s, seat, out)
        out[-1] = as_number(secret(s))

    return changed(game, observe=observe)


def leaking_actions(game: Game, secret: Callable[[Any], Any]) -> Game:
    """Legal actions in an order that gives something away."""

    def legal(s: Any, seat: int, out: Any) -> int:
        count = game.rules.legal(s, seat, out)
        if count > 1 and as_number(secret(s)) % 2:
            out[0], out[1] = out[1], out[0]
        return count

    return changed(game, legal=legal)


SECRET_CHOICES = {"swapped"}
"""What a seat chooses in secret is the same action in every world: tests/knowledge notices if it leaks."""
SOON_HEARD = {"coup", "minister"}
"""Games in which a few matches give such a leak away; in the others it takes a hundred."""
LEAKS = (leaking_view, leaking_observation, leaking_actions)


@pytest.mark.parametrize("matches", deep_after(1, [1, 12]))
@pytest.mark.parametrize("slug", GAMES)
def test_without_a_leak_nothing_is_noticed(slug: str, matches: int):
    assert not is_noticed(ruse.all_games()[slug], matches)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_only_reveal_may_tell(slug: str, leak: Callable[..., Game]):
    game = ruse.all_games()[slug]
    assert is_noticed(leak(game, game.interface.reveal))


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("slug", GAMES)
def test_the_random_state(slug: str, leak: Callable[..., Game]):
    assert is_noticed(leak(ruse.all_games()[slug], lambda s: s.random))


@pytest.mark.parametrize("slug", GAMES)
def test_a_random_state_that_imagine_keeps(slug: str):
    game = ruse.all_games()[slug]

    def imagine(s: Any, seat: int, key: int) -> None:
        random = s.random
        game.rules.imagine(s, seat, key)
        s.random = random

    assert is_noticed(changed(game, imagine=imagine))


@pytest.mark.parametrize("slug", GAMES)
def test_a_key_mixed_with_the_true_world(slug: str):
    game = ruse.all_games()[slug]

    def imagine(s: Any, seat: int, key: int) -> None:
        game.rules.imagine(s, seat, (key + s.random) % 2**64)

    assert is_noticed(changed(game, imagine=imagine))


def secret_events(slug: str) -> list[tuple[str, int]]:
    """Return the events of a game of which some seats see more than others."""
    events = ruse.all_games()[slug].interface.events.items()
    return [(slug, kind) for kind, shape in events if shape.secret and shape.name not in SECRET_CHOICES]


@pytest.mark.parametrize(
    ("slug", "kind"),
    [
        event
        for slug in GAMES
        for event in deep_but(secret_events(slug), *(secret_events(slug)[-1:] if slug in SOON_HEARD else []))
    ],
)
def test_each_secret_field_of_an_event(slug: str, kind: int):
    game = ruse.all_games()[slug]
    shape = game.interface.events[kind]
    public = shape._replace(fields=shape.fields + shape.secret, secret=(), to=())
    leaky = changed(game, events={**game.interface.events, kind: public})
    assert is_heard(leaky), f"nobody noticed that {shape.name} tells all"
