"""The screen of one reader: sentences, the table, the menu. It is made from that seat's view and events alone."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ruse.cli.names import seat_names
from ruse.core.story import part, question, tell
from ruse.core.words import Words

if TYPE_CHECKING:
    from ruse.cli.choices import Choice
    from ruse.core.game import Game

WIDEST = 100
CARD_STYLES = ("magenta", "red", "blue", "green", "yellow")
UNTOLD = {("coins", "paid")}
"""The declaration says it already."""


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
        self.words = Words(game.words, say.locale)
        self.seat = seat
        self.names = seat_names(say, players, seat)
        self.pace = pace
        self._cards: tuple[str, ...] = ()

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
        for card, colour in zip(self._cards, CARD_STYLES, strict=False):
            painted.highlight_words([self.words(f"card-{card}")], colour)
        return painted

    def tell(self, events: Iterable[Mapping[str, Any]]) -> None:
        """Events as sentences, one after the other in the reader's pace."""
        for event in events:
            if (event["event"], event.get("why")) in UNTOLD or self._is_others_deal(event):
                continue
            text = tell(self.game, self.words, event, self.seat, self.names)
            if event["event"] == "turn":
                self.console.print()
                self.console.print(Rule(self.paint(text), align="left", style="dim"))
            else:
                self.line(text, self._style(event))
            if part(event, self.seat) != "seat":  # what one does oneself needs no time to read
                self.wait()

    def _style(self, event: Mapping[str, Any]) -> str:
        """What concerns the reader stands out, silence steps back."""
        if event["event"] == "passed":
            return "dim"
        return "" if part(event, self.seat) == "none" else "bold"

    def _is_others_deal(self, event: Mapping[str, Any]) -> bool:
        return event["event"] == "dealt" and "cards" not in event

    def wait(self) -> None:
        """A moment to read."""
        if self.pace > 0:
            time.sleep(self.pace)

    # --- The table -----------------------------------------------------------------------------------------

    def meet(self, view: Mapping[str, Any]) -> None:
        """Learn which characters are in this match, to colour them."""
        self._cards = tuple(view.get("characters", ()))

    def table(self, view: Mapping[str, Any], hands: Sequence[Sequence[str]] = ()) -> None:
        """Seats, coins, cards, what is lost and what was claimed; `hands` lays all cards open."""
        self.console.print()
        grid = Table.grid(padding=(0, 2, 0, 0))
        for column in range(6):
            grid.add_column(justify="right" if column in (0, 2) else "left", no_wrap=column < 4)
        heads = ("table-seat", "table-coins", "table-cards", "table-lost", "table-claims")
        head = [Text(self.say(message), style="dim") for message in heads]
        grid.add_row(Text(), *head)
        for seat in view["seats"]:
            hand = hands[seat["seat"]] if hands else ()
            grid.add_row(*self._row(view, seat, hand))
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        self.line(self._stock(view), "dim")
        self.hand(view, "bold")

    def hand(self, view: Mapping[str, Any], style: str) -> None:
        """The reader's own cards."""
        if self.seat is not None and view["seats"][self.seat].get("hand"):
            self.line(self.say("table-hand", cards=self.cards(view["seats"][self.seat]["hand"])), style)

    def _row(self, view: Mapping[str, Any], seat: Mapping[str, Any], hand: Sequence[str]) -> list[Text]:
        at = seat["seat"]
        on_turn = view["turn"] == at and not view["over"]
        claims = ", ".join(
            self.words(f"card-{card}") + (f" ×{times}" if times > 1 else "")
            for card, times in seat["claims"].items()
        )
        name = f"{self.names[at]} {'◂' if on_turn else ''}"
        return [
            Text(str(at), style="dim"),
            self.paint(name, "" if seat["alive"] else "dim"),
            Text(str(seat["coins"])),
            self._cards_of(seat, hand),
            self.paint(self.cards(seat["lost"]) or "–"),
            self.paint(claims or "–"),
        ]

    def _cards_of(self, seat: Mapping[str, Any], hand: Sequence[str]) -> Text:
        if not seat["alive"]:
            return Text(self.say("table-out"), style="dim")
        return self.paint(self.cards(hand)) if hand else Text(" ".join("■" * seat["cards"]))

    def _stock(self, view: Mapping[str, Any]) -> str:
        treasury = view["treasury"]
        if treasury is None:
            return self.say("table-stock-endless", deck=view["deck"])
        return self.say("table-stock", deck=view["deck"], treasury=treasury)

    def cards(self, cards: Sequence[str]) -> str:
        """A list of characters in the reader's language."""
        return ", ".join(self.words(f"card-{card}") for card in cards)

    # --- The menu ------------------------------------------------------------------------------------------

    def question(self, view: Mapping[str, Any]) -> str:
        """What the reader is asked."""
        return question(self.words, view, self.names)

    def menu(self, view: Mapping[str, Any], offered: Sequence[Choice]) -> None:
        """The legal actions with their numbers, those with the same verb on one line."""
        self.console.print()
        if view["phase"] != "action":  # there the whole table has just been shown
            self.hand(view, "dim")
        self.line(self.question(view), "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for verb in dict.fromkeys(choice.verb for choice in offered):
            alike = [choice for choice in offered if choice.verb == verb]
            for number, name, note in self._menu_rows(alike):
                grid.add_row(number, name, note)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    def _menu_rows(self, alike: Sequence[Choice]) -> list[tuple[Text, Text, Text]]:
        first = alike[0]
        if not first.rest:
            return [(Text(str(first.number), style="bold"), Text(first.name), self._note(first))]
        if first.verb == "block":  # each character claims something else
            return [
                (Text(str(choice.number), style="bold"), self._named(choice), self._note(choice))
                for choice in alike
            ]
        options = Text()
        for choice in alike:
            options.append(f"{choice.number}\u00a0", style="bold")
            options.append_text(self.paint(choice.rest.replace(" ", "\u00a0")))
            options.append("   ")
        options.rstrip()
        options.append("\n")
        options.append_text(self._note(first))
        return [(Text(), Text(first.name), options)]

    def _named(self, choice: Choice) -> Text:
        return self.paint(f"{choice.name}: {choice.rest}")

    def _note(self, choice: Choice) -> Text:
        hint = choice.hint
        note = Text(self.words(f"note-{choice.verb}"), style="dim")
        if hint["cost"]:
            note.append(self.say("menu-cost", coins=hint["cost"]))
        if hint["claim"]:
            claim = self.say("menu-claim", card=self.words(f"card-{hint['claim']}"))
            note.append_text(self.paint(claim, "dim"))
        if hint["bluff"]:
            note.append(self.say("menu-bluff"), style="bold red not dim")
        return note

    def explain(self, offered: Sequence[Choice]) -> None:
        """`?`: every legal action with its rule, its price, what it claims and who may block it."""
        for verb in dict.fromkeys(choice.verb for choice in offered):
            choice = next(choice for choice in offered if choice.verb == verb)
            hint = choice.hint
            self.console.print()
            spelling = " / ".join(c.notation for c in offered if c.verb == verb)
            self.line(f"{choice.name} ({hint['rule']})  {spelling}", "bold")
            self.line(self.words(f"explain-{verb}"), indent=4)
            for sentence in self._conditions(hint):
                self.line(sentence, "dim", indent=4)
        self.console.print()
        self.message("prompt-help", style="dim")

    def _conditions(self, hint: Mapping[str, Any]) -> list[str]:
        found = []
        if hint["cost"]:
            found.append(self.say("cost-line", coins=hint["cost"]))
        if hint["claim"]:
            held = "claim-is-bluff" if hint["bluff"] else "claim-is-true"
            found.append(self.words(held, claim=hint["claim"]) + " " + self.say("challenge-line"))
        if hint["block"]:
            cards = " / ".join(self.words(f"card-{card}") for card in hint["block"]["with"])
            found.append(self.say(f"block-{hint['block']['by']}-line", cards=cards))
        return found
