"""Keep matches of this version for the tests of later ones: `python tests/compat/keep.py VERSION`.

Run it once, with the code of the version it names. What it writes is never written again: later versions have to
open it as it is.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parent
sys.path.append(str(FOLDER.parents[1]))

from tests.games.caper.script import OTHER  # noqa: E402
from tests.golden.playthrough import SHORT  # noqa: E402

import ruse  # noqa: E402
from ruse.core.match import Match  # noqa: E402

LONGEST = 2000
"""Actions after which a match is given up; none of these comes near."""

DEALT: dict[str, tuple[str, int, dict[str, Any]]] = {
    "coup-standard": ("coup", 4, {}),
    "coup-german-draft": ("coup", 2, {"edition": "german", "draft_2p": True, "envoy": "inquisitor"}),
    "coup-italian-ten": ("coup", 10, {"edition": "italian"}),
    "coup-house-rules": (
        "coup",
        5,
        {
            "fa_reblock": True,
            "allow_refusal": False,
            "prove_mode": "reveal_one",
            "response_mode": "sequential",
            "challenge_priority": "target_first",
            "forfeit_timing": "immediate",
            "forced_coup_at": 8,
        },
    ),
    "coup-turn-limit": ("coup", 3, {"turn_limit": 6, "turn_limit_result": "survivors_share", "first_player": 2}),
    "minister-three": ("minister", 3, {}),
    "minister-six": ("minister", 6, {"naming": "free_order", "shuffle": "secret_choice", "memory_aid": True}),
    "minister-sequential": (
        "minister",
        4,
        {"response_mode": "sequential", "first_look": "sequential", "peasant_names": "players_only"},
    ),
    "royal-two": ("royal", 2, {"partner_start": "seat_0"}),
    "royal-five": ("royal", 5, {"substitute": "per_cube"}),
    "royal-own-cards": ("royal", 4, {"cards": SHORT}),
    "caper-paris": ("caper", 2, {"city": "paris"}),
    "caper-barcelona": ("caper", 2, {"city": "barcelona", "first_player": 1}),
    "caper-rome": ("caper", 2, {"city": "rome", "fifth_token": True}),
    "caper-london": ("caper", 2, {"city": "london", "laundering_fires": "anywhere"}),
    "caper-own-cards": ("caper", 2, {"city": "paris", "cards": OTHER}),
}
ARRANGED: dict[str, tuple[str, dict[str, Any]]] = {
    "coup-arranged": (
        "coup",
        {
            "hands": [["assassin", "duke"], ["captain", "contessa"], ["ambassador"]],
            "lost": [[], [], ["contessa"]],
            "coins": [3, 2, 2],
            "turn": 1,
            "draws": ["contessa"],
        },
    ),
    "minister-arranged": (
        "minister",
        {
            "players": 4,
            "cards": ["king", "thief", "peasant", "minister", "collector", "executioner"],
            "coins": [3, 5, 2, 3],
            "treasury": 7,
            "turn": 1,
        },
    ),
    "royal-arranged": (
        "royal",
        {
            "cubes": [{"gold": 1, "info": 2}, {}, {"art": 4}],
            "secrets": [["gold"], [], ["info", "info"]],
            "items": [[], [1], []],
            "row": ["gold*3", "info+art", "collection", "intrigue", "item-2", "documents-gold"],
        },
    ),
    "caper-arranged": (
        "caper",
        {
            "city": "paris",
            "round": 2,
            "acting": 1,
            "locations": ["louvre", "yacht", "moulin-rouge"],
            "crews": [[[{"thief": "dame", "gear": ["tuxedo"]}], [], []], [[], [{"thief": "banker"}], []]],
            "hands": [["smoke-screen", "sound-dish"], ["disguise-kit", "plans-caches"]],
            "coins": [2, 3],
            "markers": [1, -2, 0],
        },
    ),
}
UNFINISHED = {"coup": 17, "minister": 9, "royal": 11, "caper": 13}
"""Actions after which a match is left in the middle."""


def play(match: Match, chance: Random, actions: int = LONGEST) -> Match:
    """Play on at random, passing more often than not, so that the matches go somewhere."""
    while not match.over and len(match.journal) < actions:
        seat = chance.choice(match.waiting)
        possible = match.actions(seat)
        calm = "pass" in possible and chance.random() < 0.6
        match.play(seat, "pass" if calm else chance.choice(possible))
    return match


def names() -> list[str]:
    """Return the name of every match that is kept."""
    return [*DEALT, *ARRANGED, *(f"{game}-unfinished" for game in UNFINISHED)]


def matches() -> Iterator[tuple[str, Match]]:
    """Yield every match that is kept, under its name."""
    for seed, (name, (game, players, options)) in enumerate(DEALT.items(), start=1):
        match = ruse.deal(game, players, seed=seed, **options)
        assert match.salt  # kept with the match, as a table does
        yield name, play(match, Random(seed))
    for seed, (name, (game, position)) in enumerate(ARRANGED.items(), start=1):
        yield name, play(ruse.arrange(game, position, seed=seed), Random(seed))
    for game, actions in UNFINISHED.items():
        players = ruse.all_games()[game].players[-1]
        yield f"{game}-unfinished", play(ruse.deal(game, players, seed=actions), Random(actions), actions)


def ending(match: Match) -> dict[str, Any]:
    """Return the state of a match after its last action."""
    return {
        "actions": match.ply,
        "waiting": list(match.waiting),
        "winners": list(match.winners),
        "scores": list(match.scores),
        "events": match.happened,
        "record": hashlib.sha256(match.record()).hexdigest(),
    }


def main(version: str) -> None:
    folder = FOLDER / version
    folder.mkdir()  # what is there already is never replaced
    endings = {}
    for name, match in matches():
        (folder / f"{name}.ruse").write_text(match.dumps(), encoding="utf-8")
        endings[name] = ending(match)
    (folder / "endings.json").write_text(json.dumps(endings, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
