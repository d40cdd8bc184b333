"""The table of a game in a terminal: what a game may draw itself, and a plain table for those that do not.

A game names its board in `Presentation.terminal`; it is loaded when a match is shown in a terminal, so nothing
else has to wait for rich. A board sees what one reader may see, through `Screen`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ruse.core.story import shape_of

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.words import Words

CARD_STYLES = ("magenta", "red", "blue", "green", "yellow", "cyan")
"""The colours of the characters in a match, in their order."""
COMMON = ("coins", "cards")
"""What many games count for a seat; the command line has words for it."""
NOT_SHOWN = ("seat", "alive", "hand", "claims")
"""Parts of a seat that have no column of their own."""
GENERAL = frozenset(
    {"game", "edition", "own_cards", "over", "waiting", "winners", "phase", "turn", "turns", "characters", "answer"}
)
"""Parts of a view that other lines of the screen already show."""
DEALT = frozenset({"seed", "salt"})
"""Parts of what is revealed that the last screen already shows."""


class MenuItem(NamedTuple):
    """One legal action as the menu shows it."""

    number: int
    """Its number in the menu, from one; 0 where the menu does not list it."""
    notation: str
    verb: str
    name: str
    """The name of the action in the player's language."""
    named: tuple[str, ...]
    """Whom, which cards or which places it names, in the player's language."""
    spellings: tuple[tuple[str, ...], ...]
    """All that may be typed for it, word by word."""
    hint: Mapping[str, Any]

    @property
    def label(self) -> str:
        """The name of the action with all that it names, which can be typed as well."""
        return " ".join((self.name, *self.named))

    @property
    def rest(self) -> str:
        """All that it names."""
        return ", ".join(self.named)

    @property
    def typed(self) -> str:
        """How to type it in short, without its verb."""
        return self.rest.replace(",", "").casefold()

    @property
    def rest_is_target(self) -> bool:
        """Whether what it names is a player, and not what it claims."""
        return self.notation.split()[1:][:1] != [self.hint["claim"]]


class Screen(Protocol):
    """What a board may use of the terminal that shows it."""

    console: Console
    game: Game
    seat: int | None
    """The reader's seat; `None` is a spectator."""
    names: Sequence[str]
    """The players by seat, as the reader calls them."""
    words: Words
    """The game's messages."""
    say: Words
    """The command line's messages."""

    def line(self, text: str = "", style: str = "", indent: int = 2) -> None:
        """Print one paragraph, with names and cards in their colours."""

    def paint(self, text: str, style: str = "") -> Text:
        """Return a text with names and cards in their colours."""

    def cards(self, cards: Sequence[str]) -> str:
        """Return a list of cards in the reader's language."""

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> None:
        """Print the board with the lines around it; `revealed` reveals everything."""


class TerminalBoard:
    """Shows the view of any game plainly. A game that wants more overrides what it wants to draw itself."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.in_parts = False
        """Whether the reader can ask for parts of the table, so that a low terminal need not show all of it."""

    # --- Beside the table ----------------------------------------------------------------------------------

    def painted(self, view: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
        """Return the words that have a colour of their own in this match, with that colour."""
        cards = [self.screen.words(f"card-{card}") for card in view.get("characters", ())]
        return list(zip(cards, CARD_STYLES, strict=False))

    def shows(self, event: Mapping[str, Any]) -> bool:
        """Return whether the next table shows an event, so that it needs no sentence."""
        return False

    def is_quiet(self, event: Mapping[str, Any]) -> bool:
        """Return whether the sentence of an event is less important than the others."""
        return shape_of(self.screen.game, event).verb == "pass"

    def menu(self, alike: Sequence[MenuItem]) -> RenderableType | None:
        """Draw the actions that have one verb; `None` leaves them to the usual menu."""
        return None

    # --- The table -----------------------------------------------------------------------------------------

    def precedes(self, view: Mapping[str, Any]) -> bool:
        """Return whether the whole table is shown before the question of this phase."""
        return True

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> RenderableType:
        """Draw the table: a row for each seat. `revealed` is what `reveal` gives, for those who may see it."""
        fields = [field for field in _fields(view["seats"]) if field not in NOT_SHOWN]
        has_claims = any(seat.get("claims") for seat in view["seats"])
        heads = ["table-seat", *fields, *(["table-claims"] if has_claims else [])]
        grid = self.grid(heads, right=(0, *range(2, 2 + len(fields))), fixed=2 + len(fields))
        for seat in view["seats"]:
            values = (Text(_plain(seat.get(field, ""))) for field in fields)
            claims = [self.claims(seat)] if has_claims else []
            grid.add_row(Text(str(seat["seat"]), style="dim"), self.name(view, seat), *values, *claims)
        return Group(grid, Text(self._told(revealed, DEALT))) if revealed else grid

    def stock(self, view: Mapping[str, Any]) -> str:
        """Return the line under the table: what lies in the middle."""
        return self._told(view, GENERAL)

    def _told(self, values: Mapping[str, Any], but: frozenset[str]) -> str:
        """Return all plain values in one line, except those shown elsewhere."""
        told = [key for key in _fields([values]) if key not in but and values[key] is not None]
        return " ".join(f"{self.title(key)}: {_plain(values[key])}." for key in told)

    def hand(self, view: Mapping[str, Any]) -> Sequence[str]:
        """Return the reader's own cards, if the table does not show them."""
        seat = self.screen.seat
        return () if seat is None else view["seats"][seat].get("hand") or ()

    def reminder(self, view: Mapping[str, Any]) -> RenderableType | None:
        """Draw what the reader should have in mind when asked without the whole table."""
        return None

    # --- Parts that a reader asks for ----------------------------------------------------------------------

    def part(self, view: Mapping[str, Any], typed: str, offered: Sequence[MenuItem]) -> RenderableType | None:
        """Draw a part of the table or a card that the reader names; `None` if that names none."""
        return None

    def part_names(self) -> str:
        """Return the line under the menu that says which parts there are; nothing if there are none."""
        return ""

    # --- The end -------------------------------------------------------------------------------------------

    def ending(self, view: Mapping[str, Any], revealed: Mapping[str, Any]) -> None:
        """Print the table of a finished match, with all cards face up."""
        self.screen.table(view, revealed)
        self.score_sheet(view)

    def score_sheet(self, view: Mapping[str, Any]) -> None:
        """Print how the match was scored, as everybody may see it at the end."""

    # --- Pieces --------------------------------------------------------------------------------------------

    def grid(self, heads: Sequence[str], right: Sequence[int], fixed: int) -> Table:
        """Return an empty table with its heads. The first column has none; the first `fixed` columns never wrap."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for column in range(1 + len(heads)):
            grid.add_column(justify="right" if column in right else "left", no_wrap=column < fixed)
        grid.add_row(Text(), *(Text(self.title(head), style="dim") for head in heads))
        return grid

    def title(self, head: str) -> str:
        """Return what a column or a line is called: in the game's words, in the command line's, or as it is."""
        screen = self.screen
        for words, message in ((screen.words, head), (screen.words, f"board-{head}"), (screen.say, head)):
            if message in words:
                return words(message)
        return screen.say(f"table-{head}") if head in COMMON else head.replace("_", " ")

    def name(self, view: Mapping[str, Any], seat: Mapping[str, Any]) -> Text:
        """Return the name of a player, with a mark if it is their turn."""
        on_turn = view["turn"] == seat["seat"] and not view["over"]
        name = f"{self.screen.names[seat['seat']]} {'◂' if on_turn else ''}"
        return self.screen.paint(name, "" if seat.get("alive", True) else "dim")

    def claims(self, seat: Mapping[str, Any]) -> Text:
        """Return what a seat has claimed so far, and how often."""
        claims = ", ".join(
            self.screen.words(f"card-{card}") + (f" ×{times}" if times > 1 else "")
            for card, times in seat["claims"].items()
        )
        return self.screen.paint(claims or "–")


def board_for(screen: Screen) -> TerminalBoard:
    """Return the board of the screen's game: its own, or the plain one."""
    where = screen.game.presentation.terminal
    kind = resolve_name(where) if where else TerminalBoard
    board: TerminalBoard = kind(screen)
    return board


def _fields(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the keys in any of these rows whose values fit into one cell."""
    return list(dict.fromkeys(key for row in rows for key, value in row.items() if _fits(value)))


def _fits(value: Any) -> bool:
    """Return whether a value is a number, a word, or a list of such."""
    if isinstance(value, list):
        return bool(value) and all(each is None or isinstance(each, str | int) for each in value)
    return value is None or isinstance(value, str | int)


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_plain, value))
    return "–" if value is None else str(value)
