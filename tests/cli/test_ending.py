"""The last screen of the terminal."""

from __future__ import annotations

import ruse
from ruse.cli.ending import claim_row
from ruse.cli.language import FOLDER
from ruse.cli.terminal import Terminal, open_console
from ruse.core.claims import all_claims
from ruse.core.words import Words

HANDS = [["duke", "captain"], ["contessa", "contessa"], ["duke", "ambassador"]]


def test_a_claim_is_one_row():
    match = ruse.arrange("coup", {"hands": HANDS}, seed=1)
    for seat, action in [(0, "steal 1"), (1, "pass"), (2, "pass")]:
        match.play(seat, action)
    terminal = Terminal(open_console(), match.game, Words(FOLDER, "en"), 3, 0)
    row = [cell.plain for cell in claim_row(terminal, all_claims(match)[0])]
    assert row == ["1", "You", "Captain", "Steal → Bruno", "true"]
