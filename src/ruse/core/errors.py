"""What can go wrong, each with one sentence that says what is wrong and what would be right."""

from __future__ import annotations


class RuseError(Exception):
    """The family of all errors that a caller of Ruse can cause."""

    code = "error"


class UnknownGame(RuseError):
    """No installed package has a game of this name."""

    code = "unknown-game"


class BadOption(RuseError):
    """An option, its value, the edition or the number of players does not exist in this game."""

    code = "bad-option"

    def __init__(self, text: str, told: str = "", **values: object) -> None:
        super().__init__(text)
        self.told = told
        """The message of the game's words that says the same in any language; empty if there is none."""
        self.values = values


class BadSeat(RuseError):
    """There is no such seat at this match."""

    code = "bad-seat"


class IllegalAction(RuseError):
    """The rules do not allow this action to this seat now; nothing has changed."""

    code = "illegal-action"


class BadPosition(RuseError):
    """An arranged position cannot be: the message says why."""

    code = "bad-position"


class BadCards(RuseError):
    """A file of cards cannot be used: the message says what is wrong and where."""

    code = "bad-cards"


class BadRecord(RuseError):
    """A saved text is damaged, foreign or of unknown rules."""

    code = "bad-record"


class BadBrain(RuseError):
    """The file of a learned bot is damaged, or was made for another game or another version."""

    code = "bad-brain"


class TargetMissing(RuseError):
    """A compiled target was asked for and its library or device is not there."""

    code = "target-missing"
