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

from ruse.cli.board import board, known_line, stock_line
from ruse.cli.choices import Choice, is_spelled, parts
from ruse.cli.crew_board import has_crews, painted_cards, pending_lines
from ruse.cli.loot_board import STYLES, has_loot, holdings
from ruse.cli.player_names import seat_names
from ruse.cli.preview import has_previews, preview_menu
from ruse.core.story import is_told, name, part, question, shape_of, tell
from ruse.core.words import Words

if TYPE_CHECKING:
    from ruse.core.game import Game

WIDEST = 100
HELD = {True: "claim-is-bluff", False: "claim-is-true", None: "claim-is-unknown"}
"""What the reader is told of a claim by whether it is a bluff; `None` is what they cannot know."""
SHOWN = ("action", "peek", "plan", "hire", "equip")
"""Phases in which the whole table is shown before the question."""
LAID_OUT = ("refilled", "counted", "scored")
"""Events that need no sentence here: the table that follows shows what they tell."""
MANY = 10
"""So many choices with the same verb begin a new line with each first word, say with each target."""
CARD_STYLES = ("magenta", "red", "blue", "green", "yellow", "cyan")


def open_console() -> Console:
    """The terminal as it is: colours where there are any (NO_COLOR is respected), 80 columns in a pipe."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


class Terminal:
    """Prints what one seat may know; `None` is a spectator."""

    def __init__(
        self, console: Console, game: Game, say: Words, players: int, seat: int | None, pace: float = 0.0
    ) -> None:
        self.console = console
        self.game = game
        self.say = say
        self.words = Words(game.presentation.words, say.locale)
        self.seat = seat
        self.names = seat_names(say, players, seat)
        self.pace = pace
        self._painted: list[tuple[str, str]] = []

    # --- Sentences -----------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", indent: int = 2) -> None:
        """One paragraph, with names and characters in their colours."""
        self.console.print(Padding(self.paint(text, style), (0, 0, 0, indent), expand=False))

    def message(self, message: str, style: str = "", **values: Any) -> None:
        """One of the command line's own sentences."""
        self.line(self.say(message, **values), style)

    def paint(self, text: str, style: str = "") -> Text:
        """Names in bold, characters in their colours."""
        painted = Text(text, style=style)
        painted.highlight_words([name for name in self.names if name != self.say("you")], "bold")
        for word, colour in self._painted:
            painted.highlight_regex(rf"\b{re.escape(word)}\b", colour)
        return painted

    def tell(self, events: Iterable[Mapping[str, Any]]) -> None:
        """Events as sentences, one after the other in the reader's pace."""
        for event in events:
            if not is_told(self.game, event) or event["event"] in LAID_OUT or event.get("why") == "given":
                continue
            text = tell(self.game, self.words, event, self.seat, self.names)
            if self.begins_turn(event):
                self.console.print()
                self.console.print(Rule(self.paint(text), align="left", style="dim"))
            else:
                self.line(text, self._style(event))
            if part(event, self.seat) != "seat":  # what one does oneself needs no time to read
                self.wait()

    def begins_turn(self, event: Mapping[str, Any]) -> bool:
        """Whether an event is the beginning of a turn, or of a round where all play at once."""
        return shape_of(self.game, event).verb == "turn"

    def _style(self, event: Mapping[str, Any]) -> str:
        """What concerns the reader stands out, silence steps back."""
        if event["event"] in ("passed", "revealed"):
            return "dim"
        return "" if part(event, self.seat) == "none" else "bold"

    def wait(self) -> None:
        """A moment to read."""
        if self.pace > 0:
            time.sleep(self.pace)

    # --- The table -----------------------------------------------------------------------------------------

    def meet(self, view: Mapping[str, Any]) -> None:
        """Learn which characters and colours are in this match, to paint them."""
        cards = [self.words(f"card-{card}") for card in view.get("characters", ())]
        colours = [self.words(f"colour-{colour}") for colour in view["supply"]] if has_loot(view) else []
        if has_crews(view):
            self._painted = painted_cards(self, view)
            return
        self._painted = [*zip(cards, CARD_STYLES, strict=False), *zip(colours, STYLES, strict=False)]

    def table(self, view: Mapping[str, Any], cards: Sequence[Any] = ()) -> None:
        """Seats, coins, cards and what was claimed; `cards` lays them all open (`board.open_cards`)."""
        self.console.print()
        self.console.print(Padding(board(self, view, cards), (0, 0, 0, 2), expand=False))
        self.line(stock_line(self, view), "dim")
        self.hand(view, "bold")

    def hand(self, view: Mapping[str, Any], style: str) -> None:
        """The reader's own cards, where the board does not show them already."""
        if self.seat is not None and not has_crews(view) and view["seats"][self.seat].get("hand"):
            self.line(self.say("table-hand", cards=self.cards(view["seats"][self.seat]["hand"])), style)

    def knowledge(self, view: Mapping[str, Any]) -> None:
        """What the reader can know, without the whole table: the own hand, the places of a ring, all cubes."""
        if has_loot(view):
            self.console.print(Padding(holdings(self, view), (0, 0, 1, 2), expand=False))
        if has_crews(view) and (pending := pending_lines(self, view)) is not None:
            self.console.print(Padding(pending, (0, 0, 0, 2), expand=False))
        self.hand(view, "dim")
        if "knowledge" in view and (known := known_line(self, view)):
            self.line(known, "dim")

    def cards(self, cards: Sequence[str]) -> str:
        """A list of cards in the reader's language."""
        return ", ".join(name(self.game, self.words, "card", card) for card in cards)

    # --- The menu ------------------------------------------------------------------------------------------

    def question(self, view: Mapping[str, Any]) -> str:
        """What the reader is asked."""
        return question(self.words, view, self.names)

    def menu(self, view: Mapping[str, Any], offered: Sequence[Choice], below_table: bool) -> None:
        """The legal actions with their numbers, those with the same verb on one line."""
        self.console.print()
        if not below_table:
            self.knowledge(view)
        self.line(self.question(view), "bold")
        if has_previews(offered):
            for alike in self._alike(offered):
                self.console.print(Padding(preview_menu(self, alike), (0, 0, 0, 2), expand=False))
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for alike in self._alike(offered):
            for row in self._menu_rows(alike):
                grid.add_row(*row)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    def _alike(self, offered: Sequence[Choice]) -> list[list[Choice]]:
        """Choices with the same verb stand together; claims that the game has a note for, each for itself."""
        groups: dict[str, list[Choice]] = {}
        for choice in offered:
            groups.setdefault(self._note_of(choice), []).append(choice)
        return list(groups.values())

    def _note_of(self, choice: Choice) -> str:
        """The message that says what a choice brings."""
        special = f"note-{choice.verb}-{choice.hint['claim']}"
        return special if special in self.words else f"note-{choice.verb}"

    def _menu_rows(self, alike: Sequence[Choice]) -> list[tuple[Text, Text, RenderableType]]:
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

    def _options(self, alike: Sequence[Choice]) -> Columns:
        """What the same verb can name, as many to a line as fit, none of them broken."""
        named = [
            Text.assemble((f"{choice.number} ", "bold"), self.paint(choice.rest), no_wrap=True) for choice in alike
        ]
        return Columns(named, padding=(0, 3))

    def _parts(self, alike: Sequence[Choice]) -> Text:
        """What each part of a choice can be, where all combinations would be too many to list."""
        return Text("  ›  ").join(self.paint(" ".join(part)) for part in parts(alike))

    def typing(self, choice: Choice) -> str:
        """How to type a choice that no menu lists, with an example."""
        return f"{self.words(self._note_of(choice))}; {self.say('menu-typed', example=choice.typed)}"

    def _named(self, choice: Choice) -> Text:
        return self.paint(f"{choice.name}: {choice.rest}")

    def _note(self, choice: Choice) -> Text:
        hint = choice.hint
        message = self._note_of(choice)
        note = Text(self.words(message), style="dim")
        if hint["cost"]:
            note.append(self.say("menu-cost", coins=hint["cost"]))
        if hint["claim"] and message == f"note-{choice.verb}":
            claim = self.say("menu-claim", card=self.words(f"card-{hint['claim']}"))
            note.append_text(self.paint(claim, "dim"))
        if hint["bluff"]:
            note.append(self.say("menu-bluff"), style="bold red not dim")
        return note

    def explain(self, offered: Sequence[Choice], options: Mapping[str, str | int]) -> None:
        """`?`: every legal action under these options: its rule, its price, what it claims, who may block it."""
        explained = set()
        for alike in self._alike(offered):
            choice = alike[0]
            self.console.print()
            spelling = " / ".join(same.notation for same in alike)
            if is_spelled(alike) or len(alike) > MANY:
                spelling = f"{choice.notation}, {alike[1].notation} …"
            self.line(f"{choice.name} ({choice.hint['rule']})  {spelling}", "bold")
            if choice.verb not in explained:
                self.line(self.words(f"explain-{choice.verb}", **options), indent=4)
                explained.add(choice.verb)
            for sentence in self._conditions(alike):
                self.line(sentence, "dim", indent=4)
        self.console.print()
        example = max(offered, key=lambda choice: len(choice.notation.split())).notation
        self.message("prompt-help", style="dim", example=example)

    def _conditions(self, alike: Sequence[Choice]) -> list[str]:
        choice, hint = alike[0], alike[0].hint
        found = []
        if self._note_of(choice) != f"note-{choice.verb}":
            found.append(self.words(f"reference-{hint['claim']}"))
        if hint["cost"] and all(other.hint["cost"] == hint["cost"] for other in alike):
            found.append(self.say("cost-line", coins=hint["cost"]))
        if hint["claim"]:
            challenge = f" {self.say('challenge-line')}" if hint["challenge"] else ""
            found.append(self.words(HELD[hint["bluff"]], claim=hint["claim"]) + challenge)
        if hint["block"]:
            cards = " / ".join(self.words(f"card-{card}") for card in hint["block"]["with"])
            found.append(self.say(f"block-{hint['block']['by']}-line", cards=cards))
        return found


def _lines(alike: Sequence[Choice]) -> list[list[Choice]]:
    """Choices with the same verb, in the lines of a menu."""
    if len(alike) < MANY:
        return [list(alike)]
    return [list(line) for _, line in groupby(alike, lambda choice: choice.notation.split()[1])]
