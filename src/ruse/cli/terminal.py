"""The screen of one reader: sentences, the table, the menu. It is made from that seat's view and events alone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ruse.cli.menu import is_spelled, parts
from ruse.cli.player_names import seat_names
from ruse.core.story import is_told, named, part, question, shape_of, tell
from ruse.core.terminal_board import MenuItem, board_for
from ruse.core.words import Words, either, own_first

if TYPE_CHECKING:
    from ruse.core.game import Game

WIDEST = 100
HELD = {True: "claim-is-bluff", False: "claim-is-true", None: "claim-is-unknown"}
"""What to say about a claim: true, a bluff, or `None` if the reader cannot know."""
MANY = 10
"""This many choices with the same verb begin a new line with each first word, say with each target."""


def open_console() -> Console:
    """Return the terminal: in colour if it has colours (NO_COLOR is respected), 80 columns wide in a pipe."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


class Terminal:
    """Prints what one seat may know; `None` is a spectator."""

    def __init__(
        self,
        console: Console,
        game: Game,
        say: Words,
        players: int,
        seat: int | None,
        pace: float = 0.0,
        rule_ids: bool = False,
    ) -> None:
        self.console = console
        self.game = game
        self.say = say
        self.words = Words(game.presentation.words, say.locale)
        self.seat = seat
        self.names: Sequence[str] = seat_names(say, players, seat)
        self.pace = pace
        self.rule_ids = rule_ids
        self.board = board_for(self)
        self._painted: Sequence[tuple[str, str]] = ()

    # --- Sentences -----------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", indent: int = 2) -> None:
        """One paragraph, with names and characters in their colours."""
        self.console.print(Padding(self.paint(text, style), (0, 0, 0, indent), expand=False))

    def message(self, message: str, style: str = "", **values: Any) -> None:
        """One of the command line's own sentences."""
        self.line(self.say(message, **values), style)

    def paint(self, text: str, style: str = "") -> Text:
        """Return names in bold, characters in their colours."""
        painted = Text(text, style=style)
        painted.highlight_words([name for name in self.names if name != self.say("you")], "bold")
        for word, colour in self._painted:
            painted.highlight_regex(rf"\b{re.escape(word)}\b", colour)
        return painted

    def tell(self, events: Iterable[Mapping[str, Any]]) -> None:
        """Events as sentences, one after the other in the reader's pace."""
        for event in events:
            if not is_told(self.game, event) or self.board.shows(event):
                continue
            text = tell(self.game, self.words, event, self.seat, self.names)
            if self.begins_turn(event):
                self.console.print()
                self.console.print(Rule(self.paint(text), align="left", style="dim"))
            else:
                self.line(text, self._style(event))
            if part(self.game, event, self.seat) != "seat":  # readers know what they have just done
                self.wait()

    def begins_turn(self, event: Mapping[str, Any]) -> bool:
        """Return whether an event is the beginning of a turn, or of a round where all play at once."""
        return shape_of(self.game, event).verb == "turn"

    def _style(self, event: Mapping[str, Any]) -> str:
        """Return the style of an event: what concerns the reader stands out, silence is dim."""
        if self.board.is_quiet(event):
            return "dim"
        return "" if part(self.game, event, self.seat) == "none" else "bold"

    def wait(self) -> None:
        """A moment to read."""
        if self.pace > 0:
            time.sleep(self.pace)

    # --- The table -----------------------------------------------------------------------------------------

    def meet(self, view: Mapping[str, Any]) -> None:
        """Learn which words have a colour of their own in this match."""
        self._painted = self.board.painted(view)

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> None:
        """The board, what lies in the middle, and the reader's hand; `revealed` reveals everything."""
        self.console.print()
        self._indented(self.board.table(view, revealed))
        if stock := self.board.stock(view):
            self.line(stock, "dim")
        self.hand(view, "bold")

    def hand(self, view: Mapping[str, Any], style: str) -> None:
        """The reader's own cards, if the board does not show them already."""
        if cards := self.board.hand(view):
            self.line(self.say("table-hand", cards=self.cards(cards)), style)

    def remind(self, view: Mapping[str, Any]) -> None:
        """What the reader should have in mind, without the whole table."""
        reminder = self.board.reminder(view)
        if reminder is not None:
            self._indented(reminder)
        self.hand(view, "dim")

    def show(self, drawn: RenderableType) -> None:
        """Print a part of the table that the reader has asked for."""
        self.console.print()
        self._indented(drawn)

    def _indented(self, drawn: RenderableType) -> None:
        self.console.print(Padding(drawn, (0, 0, 0, 2), expand=False))

    def cards(self, cards: Sequence[str]) -> str:
        """Return a list of cards in the reader's language."""
        return named(self.game, self.words, "card", cards)

    # --- The menu ------------------------------------------------------------------------------------------

    def question(self, view: Mapping[str, Any]) -> str:
        """Return what the reader is asked."""
        return question(self.game, self.words, view, self.names)

    def menu(self, view: Mapping[str, Any], offered: Sequence[MenuItem], below_table: bool) -> None:
        """The legal actions with their numbers, those with the same verb on one line."""
        self.console.print()
        if not below_table:
            self.remind(view)
        self.line(self.question(view), "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for alike in self._alike(offered):
            drawn = self.board.menu(alike)
            if drawn is not None:
                self._indented(drawn)
                continue
            for row in self._menu_rows(alike):
                grid.add_row(*row)
        if grid.rows:
            self._indented(grid)
        if self.board.in_parts and (names := self.board.part_names()):
            self.line(names, "dim")

    def _alike(self, offered: Sequence[MenuItem]) -> list[list[MenuItem]]:
        """Group menu items with the same verb. Claims that the game has a note for stay separate."""
        groups: dict[str, list[MenuItem]] = {}
        for choice in offered:
            groups.setdefault(self._note_of(choice), []).append(choice)
        return list(groups.values())

    def _note_of(self, choice: MenuItem) -> str:
        """Return the message that says what a choice brings."""
        special = f"note-{choice.verb}-{choice.hint['claim']}"
        return special if special in self.words else f"note-{choice.verb}"

    def _noted(self, choice: MenuItem) -> str:
        """Return what a choice brings; nothing if the game does not say."""
        message = self._note_of(choice)
        return self.words(message) if message in self.words else ""

    def _menu_rows(self, alike: Sequence[MenuItem]) -> list[tuple[Text, Text, RenderableType]]:
        first = alike[0]
        if not first.rest:
            return [(Text(str(first.number), style="bold"), Text(first.name), self._note(first))]
        if is_spelled(alike):
            return [(Text(), Text(first.name), Group(self._parts(alike), Text(self.typing(first), style="dim")))]
        if first.hint["claim"] and not first.rest_is_target:  # each character claims something else
            return [
                (Text(str(choice.number), style="bold"), self._named(choice), self._note(choice))
                for choice in alike
            ]
        options = [self._options(line) for line in _lines(alike)]
        return [(Text(), Text(first.name), Group(*options, self._note(first)))]

    def _options(self, alike: Sequence[MenuItem]) -> Columns:
        """Return what the same verb can name, as many to a line as fit, none of them broken."""
        named = [
            Text.assemble((f"{choice.number} ", "bold"), self.paint(choice.rest), no_wrap=True) for choice in alike
        ]
        return Columns(named, padding=(0, 3))

    def _parts(self, alike: Sequence[MenuItem]) -> Text:
        """Return what each part of a choice can be, where all combinations would be too many to list."""
        return Text("  ›  ").join(self.paint(" ".join(part)) for part in parts(alike))

    def typing(self, choice: MenuItem) -> str:
        """Return how to type a choice that no menu lists, with an example."""
        return "; ".join(filter(None, [self._noted(choice), self.say("menu-typed", example=choice.typed)]))

    def _named(self, choice: MenuItem) -> Text:
        return self.paint(f"{choice.name}: {choice.rest}")

    def _note(self, choice: MenuItem) -> Text:
        hint = choice.hint
        message = self._note_of(choice)
        note = Text(self._noted(choice), style="dim")
        if hint["cost"]:
            note.append(self.say("menu-cost", coins=hint["cost"]))
        if hint["claim"] and message == f"note-{choice.verb}":
            claim = self.say("menu-claim", card=self.words(f"card-{hint['claim']}"))
            note.append_text(self.paint(claim, "dim"))
        if hint["bluff"]:
            note.append(self.say("menu-bluff"), style="bold red not dim")
        return note

    def explain(self, offered: Sequence[MenuItem], options: Mapping[str, str | int]) -> None:
        """`?`: every legal action under these options: its price, what it claims, who may block it."""
        explained = set()
        for alike in self._alike(offered):
            choice = alike[0]
            self.console.print()
            spelling = " / ".join(same.notation for same in alike)
            if is_spelled(alike) or len(alike) > MANY:
                spelling = f"{choice.notation}, {alike[1].notation} …"
            rule = f" ({choice.hint['rule']})" if self.rule_ids and choice.hint["rule"] else ""
            self.line(f"{choice.name}{rule}  {spelling}", "bold")
            if choice.verb not in explained and f"explain-{choice.verb}" in self.words:
                self.line(self.words(f"explain-{choice.verb}", **options), indent=4)
                explained.add(choice.verb)
            for sentence in self._conditions(alike):
                self.line(sentence, "dim", indent=4)
        self.console.print()
        example = max(offered, key=lambda choice: len(choice.notation.split())).notation
        self.message("prompt-help", style="dim", example=example)

    def _conditions(self, alike: Sequence[MenuItem]) -> list[str]:
        choice, hint = alike[0], alike[0].hint
        found = []
        if self._note_of(choice) != f"note-{choice.verb}":
            found.append(self.words(f"reference-{hint['claim']}"))
        if hint["cost"] and all(other.hint["cost"] == hint["cost"] for other in alike):
            found.append(self.say("cost-line", coins=hint["cost"]))
        if hint["claim"]:
            challenge = f" {own_first(self.words, self.say, 'challenge-line')}" if hint["challenge"] else ""
            found.append(self.words(HELD[hint["bluff"]], claim=hint["claim"]) + challenge)
        if hint["block"]:
            cards = either(self.say.locale, (self.words(f"card-{card}") for card in hint["block"]["with"]))
            found.append(self.say(f"block-{hint['block']['by']}-line", cards=cards))
        return found


def _lines(alike: Sequence[MenuItem]) -> list[list[MenuItem]]:
    """MenuItems with the same verb, in the lines of a menu."""
    if len(alike) < MANY:
        return [list(alike)]
    return [list(line) for _, line in groupby(alike, lambda choice: choice.notation.split()[1])]
