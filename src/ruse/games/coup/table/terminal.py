"""Coup's table in a terminal: a row for each player with coins, cards, losses and claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ruse.core.terminal_board import TerminalBoard


class CoupBoard(TerminalBoard):
    """Players with their hands."""

    def precedes(self, view: Mapping[str, Any]) -> bool:
        """Return whether a turn begins: every other question is about what has just been said."""
        return bool(view["phase"] == "action")

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> Table:
        """Draw the players; all hands are open in `revealed`."""
        heads = ("table-seat", "terminal-coins", "table-cards", "terminal-lost", "table-claims")
        grid = self.grid(heads, right=(0, 2), fixed=4)
        for seat in view["seats"]:
            hand = revealed["hands"][seat["seat"]] if revealed else ()
            grid.add_row(
                Text(str(seat["seat"]), style="dim"),
                self.name(view, seat),
                Text(str(seat["coins"])),
                self._cards(seat, hand),
                self.screen.paint(self.screen.cards(seat["lost"]) or "–"),
                self.claims(seat),
            )
        return grid

    def _cards(self, seat: Mapping[str, Any], hand: Sequence[str]) -> Text:
        if not seat["alive"]:
            return Text(self.screen.say("table-out"), style="dim")
        return self.screen.paint(self.screen.cards(hand)) if hand else Text(" ".join("■" * seat["cards"]))

    def stock(self, view: Mapping[str, Any]) -> str:
        """Return how many cards and coins are left in the middle."""
        deck, treasury = view["deck"], view["treasury"]
        if treasury is None:
            return self.screen.words("terminal-stock-endless", deck=deck)
        return self.screen.words("terminal-stock", deck=deck, treasury=treasury)

    def ending(self, view: Mapping[str, Any], revealed: Mapping[str, Any]) -> None:
        """Print the table, and the cards that nobody had to show."""
        self.screen.table(view)
        for seat, hand in enumerate(revealed["hands"]):
            if hand and seat != self.screen.seat:
                name, cards = self.screen.names[seat], self.screen.cards(hand)
                self.screen.line(self.screen.words("terminal-hand-of", name=name, cards=cards))
