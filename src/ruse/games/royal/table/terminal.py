"""Coup Royal's table in a terminal: the loot at each place, everybody's cubes, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruse.core.story import name
from ruse.core.terminal_board import TerminalBoard

STYLES = ("blue", "green", "red", "yellow")
"""How cubes look, in the order of the colours."""
LAID_OUT = ("refilled", "counted", "scored")
"""Events that the table shows."""


class RoyalBoard(TerminalBoard):
    """Places with their loot, and what everybody has."""

    def painted(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Return the names of the colours."""
        colours = (self.screen.words(f"colour-{colour}") for colour in view["supply"])
        return list(zip(colours, STYLES, strict=False))

    def shows(self, event: Mapping[str, Any]) -> bool:
        """Return whether an event is about new loot, given cubes or the scoring, which the table shows."""
        return bool(event["event"] in LAID_OUT or event.get("why") == "given")

    def is_quiet(self, event: Mapping[str, Any]) -> bool:
        """Return whether an event only repeats a plan: what comes of the plans matters more."""
        return bool(event["event"] == "revealed")

    def precedes(self, view: Mapping[str, Any]) -> bool:
        """Return whether plans are being made."""
        return bool(view["phase"] == "plan")

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> RenderableType:
        """Draw places and holdings; all secret cards are open in `revealed`."""
        return Group(self._places(view), Text(), self._holdings(view, revealed))

    def stock(self, view: Mapping[str, Any]) -> str:
        """Return how much loot is left, and who has the partner if there is one."""
        words, deck = self.screen.words, view["deck"]
        line = f"{words('board-deck')}: {deck['cards']} ({words('board-first-half')}: {deck['first_half']})."
        if view["partner"] is not None:
            line += f" {words('board-partner')}: {self.screen.names[view['partner']]}."
        return line

    def reminder(self, view: Mapping[str, Any]) -> RenderableType:
        """Draw everybody's cubes."""
        return Group(self._holdings(view), Text())

    def _places(self, view: Mapping[str, Any]) -> Table:
        words = self.screen.words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place in view["places"]:
            letter, loot = place["place"], place["loot"]
            grid.add_row(
                Text(letter, style="bold"),
                Text(words(f"place-{letter}")),
                self.screen.paint(name(self.screen.game, words, "card", loot))
                if loot
                else Text(words("board-empty"), style="dim"),
            )
        return grid

    def _holdings(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> Table:
        """Draw cubes by colour (and secret cards, where known), the supply, and what each place is worth."""
        words = self.screen.words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for column in range(8):
            grid.add_column(justify="left" if column == 1 else "right", no_wrap=True)
        heads = [*(f"colour-{colour}" for colour in view["supply"]), "terminal-secrets", "terminal-fame"]
        grid.add_row("", "", *(Text(words(head), style="dim") for head in heads))
        for seat in view["seats"]:
            known = revealed["secrets"][seat["seat"]] if revealed else seat.get("secrets")
            grid.add_row(
                Text(str(seat["seat"]), style="dim"),
                self._name(view, seat["seat"]),
                *(_held(seat["cubes"], known, nth, colour) for nth, colour in enumerate(view["supply"])),
                str(seat["cards"]),
                str(seat["score"]),
            )
        supply = [str(amount) for amount in view["supply"].values()]
        grid.add_row("", words("board-supply"), *supply, str(view["secret_deck"]), style="dim")
        worth = ("·".join(map(str, fame)) for fame in view["fame"].values())
        grid.add_row("", words("terminal-ranking"), *worth, style="dim")
        return grid

    def _name(self, view: Mapping[str, Any], seat: int) -> Text:
        return self.screen.paint(f"{self.screen.names[seat]}{' ◂' if view['turn'] == seat else ''}")

    # --- The end -------------------------------------------------------------------------------------------

    def ending(self, view: Mapping[str, Any], revealed: Mapping[str, Any]) -> None:
        """Print the score sheet, which has every cube and every secret card."""
        self.score_sheet(view)

    def score_sheet(self, view: Mapping[str, Any]) -> None:
        """Print what everybody has in each category (cubes and secret cards), and the fame it brings."""
        screen, words, seats = self.screen, self.screen.words, view["seats"]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_row("", *(self._name(view, seat["seat"]) for seat in seats))
        for nth, colour in enumerate(view["fame"]):
            grid.add_row(
                Text(words(f"colour-{colour}"), style=STYLES[nth % len(STYLES)]),
                *(_scored(seat["cubes"][colour], seat["secrets"][colour], seat["fame"][colour]) for seat in seats),
            )
        items = (" + ".join(map(str, seat["items"])) or "–" for seat in seats)
        grid.add_row(words("board-items"), *items)
        totals = (Text(str(seat["score"]), style="bold") for seat in seats)
        grid.add_row(Text(words("board-total"), style="bold"), *totals)
        screen.console.print()
        screen.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        screen.line(words("terminal-scores"), "dim")


def _held(cubes: Mapping[str, int], secrets: Mapping[str, int] | None, nth: int, colour: str) -> Text:
    """`2`, or `2+1` with a secret card that the reader knows."""
    more = f"+{secrets[colour]}" if secrets and secrets[colour] else ""
    return Text(f"{cubes[colour]}{more}", style=STYLES[nth % len(STYLES)])


def _scored(cubes: int, secrets: int, fame: int) -> Text:
    return Text.assemble((f"{cubes}+{secrets} ", "dim"), ("→ ", "dim"), (str(fame), "bold" if fame else "dim"))
