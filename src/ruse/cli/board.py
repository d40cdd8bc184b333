"""The table as a grid: seats with their hands, places in a ring with whoever sits there, or places with loot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from ruse.cli.loot_board import deck_line, has_loot, loot_board
from ruse.core.story import letter_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ruse.cli.terminal import Terminal
    from ruse.core.match import Match

FEW = 3
"""Up to so many characters that a place can hold are named; of more, those that it cannot."""


def open_cards(match: Match) -> Sequence[Any]:
    """All cards as they lie, for whoever may see them: each seat's hand or secrets, or the card of each place."""
    revealed = match.reveal()
    cards: Sequence[Any] = next(revealed[key] for key in ("hands", "secrets", "cards") if key in revealed)
    return cards


def board(terminal: Terminal, view: Mapping[str, Any], cards: Sequence[Any]) -> RenderableType:
    """The grid of a view; `cards` are open to the reader."""
    if has_loot(view):
        return loot_board(terminal, view, cards)
    return _ring(terminal, view, cards) if "places" in view else _seats(terminal, view, cards)


def stock_line(terminal: Terminal, view: Mapping[str, Any]) -> str:
    """What lies in the middle: the treasury, and the deck in a game that has one."""
    if has_loot(view):
        return deck_line(terminal, view)
    treasury = view["treasury"]
    if "deck" not in view:
        return terminal.say("table-treasury", treasury=treasury)
    if treasury is None:
        return terminal.say("table-stock-endless", deck=view["deck"])
    return terminal.say("table-stock", deck=view["deck"], treasury=treasury)


def known_line(terminal: Terminal, view: Mapping[str, Any]) -> str:
    """Which places hold a card that the reader knows, or one of two; nothing while there is none."""
    known = [
        f"{letter_of(letter)}: {' / '.join(terminal.words(f'card-{card}') for card in cards)}"
        for letter, cards in view["knowledge"]["places"].items()
        if len(cards) <= 2
    ]
    return terminal.say("table-known", places=", ".join(known)) if known else ""


# --- Seats with hands --------------------------------------------------------------------------------------


def _seats(terminal: Terminal, view: Mapping[str, Any], hands: Sequence[Sequence[str]]) -> Table:
    heads = ("table-seat", "table-coins", "table-cards", "table-lost", "table-claims")
    grid = _grid(terminal, heads, right=(0, 2), fixed=4)
    for seat in view["seats"]:
        hand = hands[seat["seat"]] if hands else ()
        grid.add_row(
            Text(str(seat["seat"]), style="dim"),
            _name(terminal, view, seat),
            Text(str(seat["coins"])),
            _hand(terminal, seat, hand),
            terminal.paint(terminal.cards(seat["lost"]) or "–"),
            _claims(terminal, seat),
        )
    return grid


def _hand(terminal: Terminal, seat: Mapping[str, Any], hand: Sequence[str]) -> Text:
    if not seat["alive"]:
        return Text(terminal.say("table-out"), style="dim")
    return terminal.paint(terminal.cards(hand)) if hand else Text(" ".join("■" * seat["cards"]))


# --- Places in a ring --------------------------------------------------------------------------------------


def _ring(terminal: Terminal, view: Mapping[str, Any], cards: Sequence[str]) -> Table:
    heads = ("table-number", "table-player", "table-coins", "table-card", "table-claims")
    grid = _grid(terminal, heads, right=(3,), fixed=4)
    for at, place in enumerate(view["places"]):
        card = terminal.words(f"card-{cards[at]}") if cards else _known(terminal, view, place)
        owned = place["seat"] is not None
        grid.add_row(
            Text(letter_of(place["place"]), style="bold"),
            *(_owner(terminal, view, view["seats"][place["seat"]]) if owned else _nobody(terminal)),
            terminal.paint(card),
            _claims(terminal, view["seats"][place["seat"]]) if owned else Text(),
        )
    return grid


def _owner(terminal: Terminal, view: Mapping[str, Any], seat: Mapping[str, Any]) -> tuple[Text, Text, Text]:
    return Text(str(seat["seat"]), style="dim"), _name(terminal, view, seat), Text(str(seat["coins"]))


def _nobody(terminal: Terminal) -> tuple[Text, Text, Text]:
    return Text(), Text(terminal.say("table-nobody"), style="dim"), Text()


def _known(terminal: Terminal, view: Mapping[str, Any], place: Mapping[str, Any]) -> str:
    """The card of a place as far as the reader can know it: open, certain, one of a few, or not one of a few."""
    if place["card"] is not None:
        return terminal.words(f"card-{place['card']}")
    if "knowledge" not in view:
        return "■"
    possible = view["knowledge"]["places"][place["place"]]
    if len(possible) <= FEW:
        return " / ".join(terminal.words(f"card-{card}") for card in possible)
    elsewhere = [cards[0] for cards in view["knowledge"]["places"].values() if len(cards) == 1]
    excluded = [card for card in view["characters"] if card not in possible and card not in elsewhere]
    return terminal.say("table-not", cards=terminal.cards(excluded)) if excluded else "?"


# --- What both have ----------------------------------------------------------------------------------------


def _grid(terminal: Terminal, heads: Sequence[str], right: Sequence[int], fixed: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in range(1 + len(heads)):
        grid.add_column(justify="right" if column in right else "left", no_wrap=column < fixed)
    grid.add_row(Text(), *(Text(terminal.say(head), style="dim") for head in heads))
    return grid


def _name(terminal: Terminal, view: Mapping[str, Any], seat: Mapping[str, Any]) -> Text:
    on_turn = view["turn"] == seat["seat"] and not view["over"]
    name = f"{terminal.names[seat['seat']]} {'◂' if on_turn else ''}"
    return terminal.paint(name, "" if seat["alive"] else "dim")


def _claims(terminal: Terminal, seat: Mapping[str, Any]) -> Text:
    claims = ", ".join(
        terminal.words(f"card-{card}") + (f" ×{times}" if times > 1 else "")
        for card, times in seat["claims"].items()
    )
    return terminal.paint(claims or "–")
