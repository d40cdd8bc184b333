"""Golden playthroughs: whole matches as text, so that a change of the rules is read as a diff.

A playthrough is the record of the match, then for every action the events as all see them, with what
only some seats see in brackets, and what has changed in the true state.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import ruse
from ruse.core.match import Match

FOLDER = Path(__file__).parent
SHORT = {
    "about": "a box in which cubes and secret cards run out",
    "cubes": {"info": 4, "art": 4, "jewels": 4, "gold": 4},
    "secrets": {"info": 1, "art": 1, "jewels": 1, "gold": 1},
    "fame": {
        "2": {"info": [3, 0], "art": [3, 0], "jewels": [3, 0], "gold": [3, 0]},
        "3": {"info": [5, 0, 0], "art": [4, 1, 0], "jewels": [3, 2, 0], "gold": [3, 3, 1]},
        "4": {"info": [3, 0, 0, 0], "art": [3, 2, 0, 0], "jewels": [3, 3, 1, 0], "gold": [3, 3, 3, 0]},
        "5": {colour: [3, 3, 3, 0, 0] for colour in ("info", "art", "jewels", "gold")},
    },
    "loot": [
        {"card": "info*3", "back": 1, "copies": 4},
        {"card": "art*2+gold*2", "back": 1, "copies": 4},
        {"card": "carte-blanche", "back": 1, "copies": 2},
        {"card": "safecracker", "back": 2, "copies": 2},
        {"card": "collection", "back": 2, "copies": 3},
        {"card": "documents-gold", "back": 2, "copies": 3},
        {"card": "intrigue", "back": 2, "copies": 3},
    ],
}
"""Cards of Coup Royal with which every shortage comes about."""


class Case(NamedTuple):
    """What is played: a table, and the chance that plays it."""

    slug: str
    players: int
    seed: int
    edition: str = "standard"
    options: dict[str, Any] = {}  # noqa: RUF012  # never changed
    actions: int = 90

    def play(self) -> Match:
        """Play the whole match, or as many actions as are kept; answers are to pass more often than not."""
        chance = Random(self.seed)
        match = ruse.deal(self.slug, self.players, seed=self.seed, edition=self.edition, **self.options)
        while not match.over and len(match.journal) < self.actions:
            seat = chance.choice(match.waiting)
            actions = match.actions(seat)
            calm = "pass" in actions and chance.random() < 0.75
            match.play(seat, "pass" if calm else chance.choice(actions))
        return match


CASES = {
    "coup-standard-3-players": Case("coup", 3, 11),
    "coup-standard-5-players": Case("coup", 5, 12),
    "coup-german-2-players": Case("coup", 2, 13, "german"),
    "coup-german-4-players-inquisitor": Case("coup", 4, 14, "german", {"envoy": "inquisitor"}),
    "coup-italian-2-players": Case("coup", 2, 15, "italian"),
    "coup-italian-7-players": Case("coup", 7, 16, "italian"),
    "coup-italian-8-players": Case("coup", 8, 17, "italian"),
    "coup-italian-9-players": Case("coup", 9, 18, "italian"),
    "coup-italian-10-players-inquisitor": Case("coup", 10, 19, "italian", {"envoy": "inquisitor"}),
    "coup-inquisitor": Case("coup", 3, 20, options={"envoy": "inquisitor"}),
    "coup-inquisitor-random-card": Case(
        "coup", 3, 21, options={"envoy": "inquisitor", "examine_chooser": "random"}
    ),
    "coup-draft": Case("coup", 2, 22, options={"draft_2p": True}),
    "coup-draft-inquisitor": Case(
        "coup", 2, 23, options={"draft_2p": True, "draft_coins": "both_2", "envoy": "inquisitor"}
    ),
    "coup-sequential": Case("coup", 4, 24, options={"response_mode": "sequential"}),
    "coup-reveal-one": Case("coup", 3, 25, options={"prove_mode": "reveal_one"}),
    "coup-no-refusal": Case("coup", 3, 26, options={"allow_refusal": False}),
    "coup-reblock": Case("coup", 4, 27, options={"fa_reblock": True}),
    "coup-strict-double-danger": Case("coup", 3, 28, options={"block_after_failed_challenge": False}),
    "coup-target-first": Case("coup", 4, 29, options={"challenge_priority": "target_first"}),
    "coup-random-priority": Case("coup", 4, 30, options={"challenge_priority": "random"}),
    "coup-house-rules": Case(
        "coup",
        3,
        31,
        options={
            "forfeit_timing": "immediate",
            "steal_from_broke": "forbidden",
            "treasury": "unlimited",
            "forced_coup_at": 8,
        },
    ),
    "coup-turn-limit": Case("coup", 3, 32, options={"turn_limit": 6, "turn_limit_result": "survivors_share"}),
    "minister-3-players": Case("minister", 3, 228),
    "minister-4-players": Case("minister", 4, 59),
    "minister-5-players": Case("minister", 5, 168),
    "minister-6-players": Case("minister", 6, 91),
    "minister-sequential": Case("minister", 4, 139, options={"response_mode": "sequential"}),
    "minister-secret-choice": Case(
        "minister", 3, 68, options={"shuffle": "secret_choice", "first_look": "simultaneous"}
    ),
    "minister-players-only": Case("minister", 3, 1008, options={"peasant_names": "players_only"}),
    "minister-free-order": Case("minister", 5, 907, options={"naming": "free_order", "memory_aid": False}),
    "minister-turn-limit": Case("minister", 4, 49, options={"turn_limit": 9}),
    "caper-paris": Case("caper", 2, 5),
    "caper-barcelona": Case("caper", 2, 10, options={"city": "barcelona"}),
    "caper-rome": Case("caper", 2, 13, options={"city": "rome"}),
    "caper-london": Case("caper", 2, 7, options={"city": "london"}),
    "caper-london-anywhere": Case(
        "caper", 2, 11, options={"city": "london", "laundering_fires": "anywhere", "fifth_token": True}
    ),
    "caper-london-never": Case("caper", 2, 8, options={"city": "london", "laundering_fires": "never"}),
    "royal-2-players": Case("royal", 2, 89),
    "royal-3-players": Case("royal", 3, 47),
    "royal-4-players": Case("royal", 4, 88),
    "royal-5-players": Case("royal", 5, 70),
    "royal-short": Case("royal", 3, 33, options={"cards": SHORT}),
    "royal-short-per-cube": Case(
        "royal", 2, 34, options={"cards": SHORT, "substitute": "per_cube", "partner_start": "seat_0"}
    ),
}


def dump(match: Match) -> str:
    """Return the playthrough of a match that was dealt (not arranged)."""
    lines = [match.dumps()]
    replay = Match(match.game, match.players, seed=match.seed, edition=match.edition, options=match.options)
    state = _state(replay)
    lines += ["deal", *_events(replay, 0), f"   = {' '.join(state)}", ""]
    for number, (seat, action) in enumerate(match.journal, 1):
        seen, before = len(replay.events()), state
        replay.play(seat, action)
        state = _state(replay)
        changed = [part for part, old in zip(state, before, strict=True) if part != old]
        lines += [f"{number}. {seat} {action}", *_events(replay, seen), f"   = {' '.join(changed)}", ""]
    return "\n".join(lines)


def _events(match: Match, first: int) -> list[str]:
    seats = [match.events(seat) for seat in range(match.players)]
    return [
        _event(event, [events[at] for events in seats]) for at, event in enumerate(match.events()) if at >= first
    ]


def _event(event: dict[str, Any], as_seen: list[dict[str, Any]]) -> str:
    words = [event["event"], *(f"{name}={_value(value)}" for name, value in event.items() if name != "event")]
    for seat, seen in enumerate(as_seen):
        more = [f"{name}={_value(value)}" for name, value in seen.items() if name not in event]
        if more:
            words.append(f"[{seat}: {' '.join(more)}]")
    return "   " + " ".join(words)


def _value(value: Any) -> str:
    if value is None:
        return "-"
    return ",".join(map(str, value)) or "-" if isinstance(value, list) else str(value)


def _state(match: Match) -> list[str]:
    """Return the true state, one word for each part of it."""
    view = match.view()
    parts = {name: view[name] for name in ("phase", "turn", "waiting")} | match.game.interface.reveal(match._state)
    return [
        f"{name}={json.dumps(_brief(value), separators=(',', ':'))}".replace('"', "")
        for name, value in parts.items()
    ]


def _brief(value: Any) -> Any:
    """Return what somebody knows as the number of worlds that leaves."""
    if isinstance(value, list):
        return [_brief(part) for part in value]
    return value["worlds"] if isinstance(value, dict) and "worlds" in value else value
