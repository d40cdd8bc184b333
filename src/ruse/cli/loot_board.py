"""The table of a game of loot: what lies at each place, who has how many cubes, and the score sheet of the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruse.core.story import name

if TYPE_CHECKING:
    from ruse.cli.terminal import Terminal

STYLES = ("blue", "green", "red", "yellow")
"""How cubes look, in the order of the colours."""


def has_loot(view: Mapping[str, Any]) -> bool:
    """Whether a view is of a game of loot: places have loot, and nobody owns them."""
    return "places" in view and "loot" in view["places"][0]


def loot_board(terminal: Terminal, view: Mapping[str, Any], secrets: Sequence[Any]) -> RenderableType:
    """Places and holdings; `secrets` are the secret cards of all seats, where the reader may see them."""
    return Group(_places(terminal, view), Text(), holdings(terminal, view, secrets))


def deck_line(terminal: Terminal, view: Mapping[str, Any]) -> str:
    """How much loot is left, and who has the partner where there is one."""
    words, deck = terminal.words, view["deck"]
    line = f"{words('board-deck')}: {deck['cards']} ({words('board-first-half')}: {deck['first_half']})."
    if view["partner"] is not None:
        line += f" {words('board-partner')}: {terminal.names[view['partner']]}."
    return line


def _places(terminal: Terminal, view: Mapping[str, Any]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place in view["places"]:
        letter, loot = place["place"], place["loot"]
        grid.add_row(
            Text(letter, style="bold"),
            Text(terminal.words(f"place-{letter}")),
            terminal.paint(name(terminal.game, terminal.words, "card", loot))
            if loot
            else Text(terminal.words("board-empty"), style="dim"),
        )
    return grid


def holdings(terminal: Terminal, view: Mapping[str, Any], secrets: Sequence[Any] = ()) -> Table:
    """Everybody's cubes by colour (and secret cards, where known), the supply, and what each place is worth."""
    words = terminal.words
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in range(8):
        grid.add_column(justify="left" if column == 1 else "right", no_wrap=True)
    heads = [*(f"colour-{colour}" for colour in view["supply"]), "board-secrets", "board-fame"]
    grid.add_row("", "", *(Text(words(head), style="dim") for head in heads))
    for seat in view["seats"]:
        known = secrets[seat["seat"]] if secrets else seat.get("secrets")
        grid.add_row(
            Text(str(seat["seat"]), style="dim"),
            _name(terminal, view, seat["seat"]),
            *(_held(seat["cubes"], known, nth, colour) for nth, colour in enumerate(view["supply"])),
            str(seat["cards"]),
            str(seat["score"]),
        )
    supply = [str(amount) for amount in view["supply"].values()]
    grid.add_row("", words("board-supply"), *supply, str(view["secret_deck"]), style="dim")
    worth = ("·".join(map(str, fame)) for fame in view["fame"].values())
    grid.add_row("", words("board-ranking"), *worth, style="dim")
    return grid


def _held(cubes: Mapping[str, int], secrets: Mapping[str, int] | None, nth: int, colour: str) -> Text:
    """`2`, or `2+1` with a secret card that the reader knows."""
    more = f"+{secrets[colour]}" if secrets and secrets[colour] else ""
    return Text(f"{cubes[colour]}{more}", style=STYLES[nth % len(STYLES)])


def _name(terminal: Terminal, view: Mapping[str, Any], seat: int) -> Text:
    return terminal.paint(f"{terminal.names[seat]}{' ◂' if view['turn'] == seat else ''}")


# --- The end -----------------------------------------------------------------------------------------------


def tell_scores(terminal: Terminal, view: Mapping[str, Any]) -> None:
    """The score sheet: for each category what everybody has (cubes and secret cards) and the fame of it."""
    words, seats = terminal.words, view["seats"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row("", *(_name(terminal, view, seat["seat"]) for seat in seats))
    for nth, colour in enumerate(view["fame"]):
        grid.add_row(
            Text(words(f"colour-{colour}"), style=STYLES[nth % len(STYLES)]),
            *(_scored(seat["cubes"][colour], seat["secrets"][colour], seat["fame"][colour]) for seat in seats),
        )
    items = (" + ".join(map(str, seat["items"])) or "–" for seat in seats)
    grid.add_row(words("board-items"), *items)
    totals = (Text(str(seat["score"]), style="bold") for seat in seats)
    grid.add_row(Text(words("board-total"), style="bold"), *totals)
    terminal.console.print()
    terminal.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
    terminal.message("end-scores", style="dim")


def _scored(cubes: int, secrets: int, fame: int) -> Text:
    return Text.assemble((f"{cubes}+{secrets} ", "dim"), ("→ ", "dim"), (str(fame), "bold" if fame else "dim"))
