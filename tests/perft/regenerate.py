"""Write the perft files again: `python tests/perft/regenerate.py`.

Where a count comes from, action by action: `python tests/perft/regenerate.py --divide coup-3-standard 4`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.perft.perft import FOLDER, Case, divide, perft, read

MOST = 6_000
"""Depths are counted as long as they have no more sequences than this."""
COUP = {
    "standard": "",
    "inquisitor": "envoy=inquisitor examine_order=return_then_draw block_after_failed_challenge=false",
    "sequential": "response_mode=sequential prove_mode=reveal_one fa_reblock=true forced_coup_at=7",
}
MINISTER = {
    "standard": "",
    "sequential": "response_mode=sequential shuffle=secret_choice",
    "free": "naming=free_order peasant_names=players_only turn_limit=3",
}
HEAD = "# Sequences of actions by their length, the lowest asked seat answering first; see perft.py.\n"


def coup() -> list[Case]:
    """Return every number of players with three sets of rules, and the draft."""
    found = [
        Case(f"coup-{players}-{name}", f"coup players={players} seed={players} first_player=0 {options}".strip())
        for name, options in COUP.items()
        for players in range(2, 11)
    ]
    return [*found, Case("coup-2-draft", "coup players=2 seed=2 first_player=0 draft_2p=true envoy=inquisitor")]


def minister() -> list[Case]:
    """Return every player count with three sets of rules, after the peeks and short of coins, and the peeks."""
    found = [
        Case(
            f"minister-{players}-{name}",
            f"minister players={players} seed={players} {options}".strip(),
            json.dumps(position(players)),
        )
        for name, options in MINISTER.items()
        for players in range(3, 7)
    ]
    peeks = [
        Case(f"minister-3-{look}-peeks", f"minister players=3 seed=1 first_look={look}")
        for look in ("sequential", "simultaneous")
    ]
    return found + peeks


def position(players: int) -> dict[str, Any]:
    """It is the rich peasant's turn, the next player is poor, and the treasury is soon empty."""
    cards = ["peasant", "king", "thief", "minister", "executioner", "collector"]
    return {"players": players, "cards": cards, "coins": [4, 0, *[3] * (players - 2)], "treasury": players}


BURNING: dict[str, Any] = {
    "city": "paris",
    "round": 6,
    "locations": ["casino", "moulin-rouge", "bank"],
    "loot": [["painting", "diamond", "diamond", "antique"], ["antique", "diamond"], []],
    "crews": [
        [[{"thief": "artist", "gear": ["tuxedo"]}], [{"thief": "chef"}], []],
        [
            [{"thief": "banker", "gear": ["sound-dish", "grabber-arm"]}, {"thief": "dame", "gear": ["tuxedo"]}],
            [],
            [],
        ],
    ],
    "hands": [
        ["baguette-periscope", "blazeblaster", "plans-caches"],
        ["blazeblaster", "disguise-kit", "smoke-screen"],
    ],
    "acting": 1,
    "coins": [4, 3],
    "hq": [{"painting": 1, "antique": 1}, {"painting": 1, "antique": 1}],
}
LAUNDERING: dict[str, Any] = {
    "city": "london",
    "round": 6,
    "locations": ["bank-of-england", "stock-exchange", "opera"],
    "crews": [
        [[{"thief": "artist", "gear": ["double-decker"]}], [{"thief": "butler"}], []],
        [[], [{"thief": "lord", "gear": ["tea-caddy"]}], [{"thief": "twins"}]],
    ],
    "hands": [["laundry-drum", "umbrella-safe", "sound-dish"], ["laundry-drum", "plasma-cutter", "tuxedo"]],
    "acting": 1,
    "coins": [2, 4],
    "laundered": [2, 1],
}


def caper() -> list[Case]:
    """Return the first thieves, and the last gear with burning and laundering, each match to its end."""
    end = "caper players=2 seed=1 first_player=0"
    return [
        Case("caper-paris", "caper players=2 seed=0 first_player=0"),
        Case("caper-burning", end, json.dumps(BURNING)),
        Case("caper-burning-fifth-token", f"{end} fifth_token=true", json.dumps(BURNING)),
        Case("caper-laundering", end, json.dumps(LAUNDERING)),
    ]


def royal() -> list[Case]:
    """Deals, whose plans alone are many; and revealed plans, with thieves who choose and a supply that is short."""
    deals = [Case(f"royal-{players}-deal", f"royal players={players} seed={players}") for players in range(2, 6)]
    choices = [
        Case(
            f"royal-{players}-{name}",
            f"royal players={players} seed={players} {options}".strip(),
            json.dumps(choosing(players, supply)),
            " / ".join(f"{seat} plan {plan}" for seat, plan in enumerate(PLANS[players])),
        )
        for name, (options, supply) in ROYAL.items()
        for players in range(2, 6)
    ]
    return deals + choices


ROYAL: dict[str, tuple[str, dict[str, int]]] = {
    "plenty": ("", {}),
    "short": ("", {"info": 1, "art": 3, "jewels": 0, "gold": 2}),
    "per-cube": ("substitute=per_cube", {"info": 1, "art": 2, "jewels": 0, "gold": 3}),
}
PLANS = {
    2: ["A+B C", "D E+F"],
    3: ["A E", "B E", "C F"],
    4: ["A E", "B E", "C F", "D F"],
    5: ["A F", "B F", "C G", "D G", "E H"],
}


def choosing(players: int, supply: dict[str, int]) -> dict[str, Any]:
    """Thieves alone at carte blanche, intrigue and goods that the supply may not have."""
    row = ["carte-blanche", "intrigue", "info*3", "collection", "item-2", "gold*2", "art", "documents-art"]
    cubes = [{}, {"info": 2, "gold": 1}, {"art": 1}, {"jewels": 1}, {}]
    told = {"cubes": cubes[:players], "row": row[: max(6, players + 3)], "deck": ["info*2"] * 20}
    return told | {"supply": supply}


GAMES = {"caper": caper, "coup": coup, "minister": minister, "royal": royal}


def count(case: Case) -> Case:
    """Fill in the counts."""
    depth = 0
    while not case.counts or (0 < case.counts[depth] <= MOST / 2 and depth < 14):
        depth += 1
        case.counts[depth] = perft(case.match(), depth)
    return case


def main() -> None:
    if sys.argv[1:2] == ["--divide"]:
        case = next(case for path in FOLDER.glob("*.perft") for case in read(path) if case.id == sys.argv[2])
        for action, part in divide(case.match(), int(sys.argv[3])).items():
            print(f"{action}: {part}")
        return
    for game, cases in GAMES.items():
        text = HEAD + "".join(f"\n{count(case)}\n" for case in cases())
        (FOLDER / f"{game}.perft").write_text(text)


if __name__ == "__main__":
    main()
