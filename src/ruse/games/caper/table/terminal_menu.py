"""Caper's menu in a terminal: each choice with what it would change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruse.core.story import name

if TYPE_CHECKING:
    from ruse.core.terminal_board import MenuItem, Screen


def preview_menu(screen: Screen, alike: Sequence[MenuItem]) -> RenderableType:
    """Draw the actions with the same verb: a line for each card and each thing that it would change."""
    note = screen.words(f"note-{alike[0].verb}")
    head = Text.assemble((alike[0].name, "bold"), ("  " + note, "dim"))
    changes = _by_change(screen, alike)
    if len(changes) == 1 and len(alike[0].named) == 1:
        head.append(f"  {next(iter(changes))}")
        lines: RenderableType = Columns([_listed(screen, choice) for choice in alike], padding=(0, 2))
    else:
        lines = _grid(screen, alike)
    return Group(head, Padding(lines, (0, 0, 0, 2), expand=False))


def short_menu(screen: Screen, alike: Sequence[MenuItem]) -> RenderableType:
    """Draw the actions with the same verb without previews: a line for each card, with its numbers and places."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, max_width=20)
    grid.add_column()
    for card, same in groupby(alike, lambda choice: choice.named[:-1]):
        grid.add_row(screen.paint(", ".join(card)), Text(" ").join(map(_placed, same)))
    head = Text.assemble((alike[0].name, "bold"), ("  " + screen.words("terminal-short"), "dim"))
    return Group(head, Padding(grid, (0, 0, 0, 2), expand=False))


def _grid(screen: Screen, alike: Sequence[MenuItem]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for card, same in groupby(alike, lambda choice: choice.named[:-1]):
        shown = ", ".join(card)
        for change, equal in _by_change(screen, list(same)).items():
            if card:
                grid.add_row(screen.paint(shown), Text("  ").join(map(_placed, equal)), change)
                shown = ""
                continue
            for choice in equal:
                grid.add_row(_listed(screen, choice), change)
    return grid


def _placed(choice: MenuItem) -> Text:
    """`4▸2a`: a number and a place, in one piece."""
    return Text.assemble((str(choice.number), "bold"), f"▸{choice.named[-1]}")


def _listed(screen: Screen, choice: MenuItem) -> Text:
    """`4 Tuxedo`."""
    return Text.assemble((f"{choice.number} ", "bold"), screen.paint(choice.rest), no_wrap=True)


def _by_change(screen: Screen, choices: Sequence[MenuItem]) -> dict[str, list[MenuItem]]:
    found: dict[str, list[MenuItem]] = {}
    for choice in choices:
        found.setdefault(preview(screen, choice.hint["changes"]), []).append(choice)
    return found


def preview(screen: Screen, changes: Mapping[str, Any]) -> str:
    """Return what would change, in a line: `marker 2: +1, your coins −2, then you choose loot`."""
    return ", ".join(_parts(screen, changes)) or screen.words("preview-nothing")


def _parts(screen: Screen, changes: Mapping[str, Any]) -> Iterator[str]:
    words = screen.words
    for nth, moved in enumerate(changes.get("markers", ()), 1):
        if moved:
            yield words("preview-marker", location=nth, amount=_signed(moved))
    for field in ("coins", "laundered", "points"):
        for whose, amount in zip(("", "their-"), changes.get(field, ()), strict=False):
            if amount:
                yield words(f"preview-{whose}{field}", amount=_signed(amount))
    for loot, amounts in changes.get("loot", {}).items():
        for whose, amount in zip(("", "their-"), amounts, strict=True):
            if amount:
                called = {"loot-name": words(f"loot-{loot}")}
                yield words(f"preview-{whose}loot", amount=_signed(amount), **called)
    if "burned" in changes:
        cards = words.listed(name(screen.game, words, "card", card) for card in changes["burned"])
        yield words("preview-burned", cards=cards)
    if "then" in changes:
        yield words(f"preview-then-{changes['then']}")


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"
