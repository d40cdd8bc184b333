"""After the end every claim is marked true or bluff, also those that nobody heard."""

from __future__ import annotations

from typing import Any

import ruse
from ruse.cli.claims import all_claims
from ruse.cli.ending import claim_row
from ruse.cli.language import FOLDER
from ruse.cli.terminal import Terminal, open_console
from ruse.core.match import Match
from ruse.core.words import Words

HANDS = [["duke", "captain"], ["contessa", "contessa"], ["duke", "ambassador"]]


def script(text: str, **position: Any) -> Match:
    match = ruse.arrange("coup", {"hands": HANDS, **position}, seed=1)
    for move in text.split(" / "):
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)
    return match


def test_true_claims_and_bluffs():
    match = script("0 tax / 1 pass / 2 pass / 1 exchange / 0 pass / 2 pass")
    claims = [(claim.seat, claim.character, claim.bluff, claim.heard) for claim in all_claims(match)]
    assert claims == [(0, "duke", False, True), (1, "ambassador", True, True)]


def test_truth_is_what_the_hand_was_then():
    """Seat 0 shows the Duke and swaps it away: a second tax is another matter."""
    match = script(
        "0 tax / 1 challenge / 2 pass / 0 show / 1 lose contessa / 1 income / 2 income / 0 tax", draws=["contessa"]
    )
    assert [claim.bluff for claim in all_claims(match)] == [False, True]


def test_a_block_that_nobody_heard():
    match = script("0 foreign-aid / 1 block duke / 2 block duke / 0 pass / 2 pass")
    claims = [(claim.seat, claim.bluff, claim.heard) for claim in all_claims(match)]
    assert claims == [(1, True, True), (2, False, False)]


def test_a_claim_is_one_row():
    match = script("0 steal 1 / 1 pass / 2 pass")
    terminal = Terminal(open_console(), match.game, Words(FOLDER, "en"), 3, 0)
    row = [cell.plain for cell in claim_row(terminal, all_claims(match)[0])]
    assert row == ["1", "You", "Captain", "Steal → Bruno", "true"]
