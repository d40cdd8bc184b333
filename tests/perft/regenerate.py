"""Write the perft files anew: `python tests/perft/regenerate.py`.

Where a count comes from, action by action: `python tests/perft/regenerate.py --divide coup-3-standard 4`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.perft.perft import FOLDER, Case, divide, perft, read

MOST = 6_000
"""Depths are counted as long as they have no more sequences than this."""
RULES = {
    "standard": "",
    "inquisitor": "envoy=inquisitor examine_order=return_then_draw block_after_failed_challenge=false",
    "sequential": "response_mode=sequential prove_mode=reveal_one fa_reblock=true forced_coup_at=7",
}
HEAD = "# Sequences of actions by their length, the lowest asked seat answering first; see perft.py.\n"


def cases() -> list[Case]:
    """Every number of players with three sets of rules, and the draft."""
    found = [
        Case(f"coup-{players}-{name}", f"coup players={players} seed={players} first_player=0 {options}".strip())
        for name, options in RULES.items()
        for players in range(2, 11)
    ]
    return [*found, Case("coup-2-draft", "coup players=2 seed=2 first_player=0 draft_2p=true envoy=inquisitor")]


def count(case: Case) -> Case:
    """Fill in the counts."""
    depth = 0
    while not case.counts or (case.counts[depth] <= MOST / 2 and depth < 14):
        depth += 1
        case.counts[depth] = perft(case.match(), depth)
    return case


def main() -> None:
    if sys.argv[1:2] == ["--divide"]:
        case = next(case for path in FOLDER.glob("*.perft") for case in read(path) if case.id == sys.argv[2])
        for action, part in divide(case.match(), int(sys.argv[3])).items():
            print(f"{action}: {part}")
        return
    text = HEAD + "".join(f"\n{count(case)}\n" for case in cases())
    (FOLDER / "coup.perft").write_text(text)


if __name__ == "__main__":
    main()
