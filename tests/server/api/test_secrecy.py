"""What a seat gets from the API is the same, byte for byte, whatever the hidden cards are (law c)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.conformance.served import StoppedClock
from tests.depths import deep_after, some_or_many
from tests.server.programs import Seat, opened

import ruse
from ruse.core.match import Match

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "envoy": "inquisitor"},
    {"players": 2, "draft_2p": True},
]
TRIED = ("bogus", "coup 1", "show", "pass", "lose duke", "keep duke duke")


def other_world(match: Match, seat: int, key: int) -> Match:
    """Return the same match with everything replaced that the seat cannot know."""
    twin = match.copy()
    twin._state = match.imagine(seat, key)
    twin._state.trace = twin._trace
    return twin


def told(seat: Seat, match: Match) -> list[bytes]:
    """Return every byte that a seat can get from the API at this moment, refusals and stream included."""
    table = seat.site.room.tables[seat.table]
    table.playing.match = match
    seat.site.room.meter.frame = table.attendance.close  # type: ignore[method-assign]  # a stream ends after its first frame
    answers = [seat.get(what) for what in ("view", "actions", "events", "chat", "stream", "record")]
    answers.append(seat.get("events", since=3))
    for action in TRIED:
        if action not in match.actions(seat.seat):
            answers.append(seat.play(action, match.window))
        answers.append(seat.play(action, match.window + 1))
    client = seat.site.client
    answers += [client.get(f"{seat.path}{what}") for what in ("", "/view", "/events", "/chat", "/stream")]
    return [answer.content for answer in answers]


@pytest.fixture(params=deep_after(1, TABLES), ids=str)
def seats(request, tmp_path, monkeypatch):
    """A table of programs; its match is replaced by those that the test looks at."""
    # Programs without a stream would be noticed as absent; tests/conformance/test_absences.py looks at that.
    monkeypatch.setattr("ruse.server.tables.table.time", StoppedClock())
    options = dict(request.param)
    players = options.pop("players")
    with opened(tmp_path) as site:
        yield site.table(players=players, sitting=players, options=options)


def walk(seats: list[Seat], chance: random.Random, seed: int) -> Any:
    """Moments of a random match, each with a seat and another world of its."""
    match = seats[0].site.room.tables[seats[0].table].match
    assert match is not None
    match = Match(match.game, match.players, seed=seed, options=match.options, salt=bytes(16))
    while not match.over:
        if chance.random() < 0.4:
            seat = chance.randrange(match.players)
            yield seats[seat], match.copy(), other_world(match, seat, chance.getrandbits(64))
        asked = chance.choice(match.waiting)
        match.play(asked, chance.choice(match.actions(asked)))


@some_or_many("matches", 1, 3)
def test_hidden_cards_do_not_show(seats, matches):
    chance = random.Random(len(seats))
    different = 0
    for seed in range(matches):
        for seat, match, twin in walk(seats, chance, seed):
            before = told(seat, match)
            assert told(seat, twin) == before
            different += twin.reveal()["hands"] != match.reveal()["hands"]
    assert different > matches, different


@pytest.mark.parametrize("leak", ["view", "events"])
def test_the_test_notices_a_leak(leak, seats, monkeypatch):
    """A view or an event with what only the end reveals makes the answers differ."""
    moments = list(walk(seats, random.Random(1), 1))
    if leak == "view":
        shown = Match.view
        monkeypatch.setattr(Match, "view", lambda self, seat=None: {**shown(self, seat), **self.reveal()})
    else:
        monkeypatch.setattr(
            Match, "events", lambda self, seat=None, since=0: [self.game.interface.reveal(self._state)]
        )
    assert any(told(seat, match) != told(seat, twin) for seat, match, twin in moments)


def test_the_seed_is_told_nowhere_before_the_end(seats):
    seat = seats[0]
    match = seat.site.room.tables[seat.table].match
    text = b"".join(told(seat, match))
    assert str(match.seed).encode() not in text
    assert match.salt.hex().encode() not in text
    assert ruse.core.match.commit(match.salt, match.seed).encode() in text
