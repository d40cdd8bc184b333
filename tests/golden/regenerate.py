"""Write the golden playthroughs again: `python tests/golden/regenerate.py`. Read the diff before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.golden.playthrough import CASES, FOLDER, dump


def main() -> None:
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, case in CASES.items():
        (FOLDER / f"{name}.txt").write_text(dump(case.play()))


if __name__ == "__main__":
    main()
