"""Errors, each with one sentence that says what is wrong and how to fix it."""

from __future__ import annotations

from typing import Any


class RuseError(Exception):
    """The base class of all errors that a caller of Ruse can cause."""

    code = "error"

    def __init__(self, text: str, told: str = "", **values: Any) -> None:
        super().__init__(text)
        self.told = told
        """The message that says the same in every language, from the command line or the game, if there is one."""
        self.values = values


class UnknownGame(RuseError):
    """There is no installed game with this name."""

    code = "unknown-game"


class BadOption(RuseError):
    """This game does not have this option, value, edition or number of players."""

    code = "bad-option"


class BadSeat(RuseError):
    """This match has no such seat."""

    code = "bad-seat"


class IllegalAction(RuseError):
    """The rules do not allow this seat to take this action now. Nothing has changed."""

    code = "illegal-action"


class BadPosition(RuseError):
    """An arranged position is impossible: the message says why."""

    code = "bad-position"


class BadCards(RuseError):
    """The card file cannot be used: the message lists everything that is wrong, and where."""

    code = "bad-cards"
    MOST_TOLD = 12
    """How many faults to list one by one; the rest are only counted."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults
        """What is wrong, fault by fault; each names the card and the key it is about."""
        told = list(faults[: self.MOST_TOLD])
        if len(faults) > len(told):
            told.append(f"and {len(faults) - len(told)} more")
        super().__init__("\n".join(told))


class BadMatchFile(RuseError):
    """A match file is damaged, not ours, or made with unknown rules."""

    code = "bad-match-file"


class BadBrain(RuseError):
    """The file of a learned bot is damaged, or was made for another game or another version."""

    code = "bad-brain"


class TargetMissing(RuseError):
    """The library or device of a compiled target is missing."""

    code = "target-missing"
