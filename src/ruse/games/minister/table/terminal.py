"""The table of King Thief Minister in a terminal: six places in a ring, and who sits there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from ruse.core.story import letter_of
from ruse.core.terminal_board import TerminalBoard

FEW = 3
"""If a place can hold no more characters than this, they are named; otherwise those it cannot hold."""


class MinisterBoard(TerminalBoard):
    """Places with their cards, as far as the reader can know them."""

    def precedes(self, view: Mapping[str, Any]) -> bool:
        """Return whether a turn begins, or the reader looks at a card first."""
        return view["phase"] in ("action", "peek")

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> Table:
        """Draw the places; all cards are open in `revealed`."""
        heads = ("terminal-place", "terminal-player", "table-coins", "terminal-card", "table-claims")
        grid = self.grid(heads, right=(3,), fixed=4)
        for at, place in enumerate(view["places"]):
            card = self._card(revealed["cards"][at]) if revealed else self._known(view, place)
            owner = None if place["seat"] is None else view["seats"][place["seat"]]
            grid.add_row(
                Text(letter_of(place["place"]), style="bold"),
                *(self._nobody() if owner is None else self._owner(view, owner)),
                self.screen.paint(card),
                Text() if owner is None else self.claims(owner),
            )
        return grid

    def stock(self, view: Mapping[str, Any]) -> str:
        """Return how many coins are left in the middle."""
        return self.screen.words("terminal-treasury", treasury=view["treasury"])

    def reminder(self, view: Mapping[str, Any]) -> Text | None:
        """Name the places whose card the reader knows, or that hold one of two."""
        if "knowledge" not in view:
            return None
        known = [
            f"{letter_of(letter)}: {' / '.join(map(self._card, cards))}"
            for letter, cards in view["knowledge"]["places"].items()
            if len(cards) <= 2
        ]
        if not known:
            return None
        return self.screen.paint(self.screen.words("terminal-known", places=", ".join(known)), "dim")

    def _card(self, card: str) -> str:
        return self.screen.words(f"card-{card}")

    def _owner(self, view: Mapping[str, Any], seat: Mapping[str, Any]) -> tuple[Text, Text, Text]:
        return Text(str(seat["seat"]), style="dim"), self.name(view, seat), Text(str(seat["coins"]))

    def _nobody(self) -> tuple[Text, Text, Text]:
        return Text(), Text(self.screen.words("terminal-nobody"), style="dim"), Text()

    def _known(self, view: Mapping[str, Any], place: Mapping[str, Any]) -> str:
        """Return the card of a place as far as the reader can know it: open, certain, or one of a few."""
        if place["card"] is not None:
            return self._card(place["card"])
        if "knowledge" not in view:
            return "■"
        possible = view["knowledge"]["places"][place["place"]]
        if len(possible) <= FEW:
            return " / ".join(map(self._card, possible))
        elsewhere = [cards[0] for cards in view["knowledge"]["places"].values() if len(cards) == 1]
        excluded = [card for card in view["characters"] if card not in possible and card not in elsewhere]
        return self.screen.words("terminal-not", cards=self.screen.cards(excluded)) if excluded else "?"
