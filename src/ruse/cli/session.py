"""A game at the terminal: one person, the rest bots, until it is over or the person leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ruse.cli.menu import MOST, is_spelled, meant, menu_items
from ruse.core.story import shape_of

if TYPE_CHECKING:
    from ruse.bots.seated import Chooser
    from ruse.cli.terminal import Terminal
    from ruse.core.match import Match
    from ruse.core.terminal_board import MenuItem

LEAVE = ("q", "quit", "exit")
PACE_OF_WATCHERS = 0.2
"""Seconds between events for a player who is out of the game."""
FEW = 5
"""This many examples are given of what is possible, where all would be too many."""
SPOKEN = {"challenge": "play-unheard", "block": "play-unheard-block"}
"""Answers of which only one counts, and what to say to a player whose answer did not."""


class Left(Exception):
    """The person has left the table."""


class Session:
    """Runs a match for one seat. The screen shows only what `view` and `events` give to that seat."""

    def __init__(
        self, match: Match, seat: int, chooser: Chooser, terminal: Terminal, save: Callable[[], None]
    ) -> None:
        self.match = match
        self.seat = seat
        self.chooser = chooser
        self.terminal = terminal
        self.save = save
        self.told = 0
        self.spoken = ""
        """The person's sealed answer, until somebody's has counted."""
        self.is_out = False
        terminal.board.in_parts = True

    def run(self) -> None:
        """Play to the end; `Left` when the person goes first."""
        self.terminal.meet(self.match.view(self.seat))
        try:
            while not self.match.over:
                self.catch_up()
                self.step()
            self.catch_up()
        except (KeyboardInterrupt, EOFError):
            raise Left from None

    def step(self) -> None:
        """One answer. The person comes first, so that no bot's thinking time can be felt."""
        asked = self.match.waiting
        if self.seat in asked:
            self.save()
            self.answer()
        else:
            self.match.play(asked[0], self.chooser(self.match, asked[0]))

    def catch_up(self) -> None:
        """Add what has happened since."""
        fresh = self.match.events(self.seat, self.told)
        self.told += len(fresh)
        for event in fresh:
            self.terminal.tell([event])
            self.tell_unheard(event)
        if fresh and not self.is_out and not self.match.over and not self.is_alive():
            self.is_out = True
            self.terminal.message("play-watch", style="dim")
            self.terminal.pace = min(self.terminal.pace, PACE_OF_WATCHERS)

    def is_alive(self) -> bool:
        """Return whether the person is still in the match."""
        return bool(self.match.view(self.seat)["seats"][self.seat].get("alive", True))

    def tell_unheard(self, event: Mapping[str, Any]) -> None:
        """Explain to a player why somebody else's answer counts instead of theirs."""
        if not self.spoken or shape_of(self.match.game, event).verb != self.spoken:
            return
        message, self.spoken = SPOKEN[self.spoken], ""
        if event["seat"] != self.seat:
            self.terminal.message(message, style="italic", name=self.terminal.names[event["seat"]])

    def answer(self) -> None:
        """Ask the person and play what is answered."""
        view = self.match.view(self.seat)
        offered = menu_items(self.match.game, self.terminal.words, view["actions"], self.terminal.names)
        below_table = self.terminal.board.precedes(view)
        if below_table:
            self.terminal.table(view)
        self.terminal.menu(view, offered, below_table)
        chosen = self.ask(view, offered)
        self.spoken = chosen.verb if chosen.verb in SPOKEN else ""
        self.match.play(self.seat, chosen.notation)
        self.catch_up()
        if chosen.hint["bluff"]:
            private = self.terminal.words("only-you-know-bluff", claim=chosen.hint["claim"])
            self.terminal.line(private, "italic red")

    def ask(self, view: Mapping[str, Any], offered: list[MenuItem]) -> MenuItem:
        """Read until something typed means exactly one action."""
        while True:
            typed = self.read()
            if typed.casefold() in LEAVE:
                raise EOFError
            if typed in ("?", "help"):
                self.terminal.explain(offered, self.match.game.text_values(self.match.players, self.match.options))
                self.terminal.table(view)
                self.terminal.menu(view, offered, below_table=True)
                continue
            drawn = self.terminal.board.part(view, typed, offered)
            if drawn is not None:
                self.terminal.show(drawn)
                continue
            found = meant(typed, offered)
            if len(found) == 1:
                return found[0]
            self.complain(typed, found, offered)

    def read(self) -> str:
        """Read one line from the person."""
        console = self.terminal.console
        console.print(f"  {self.terminal.say('prompt')} ", end="", style="bold")
        console.file.flush()
        drop_typed_ahead()
        typed = "".join(char if char.isprintable() else "?" for char in input().strip())
        if not sys.stdin.isatty():
            console.print(typed)  # a pipe has no echo of its own
        return typed

    def complain(self, typed: str, found: list[MenuItem], offered: list[MenuItem]) -> None:
        """Say what was wrong with the answer and what would be valid."""
        possible = self.possible(found or offered)
        why = "" if found else self.refusal(typed, offered)
        if not typed:
            message = "prompt-empty"
        elif found:
            message = "prompt-ambiguous"
        else:
            message = "prompt-refused" if why else "prompt-unknown"
        self.terminal.message(message, style="red", typed=typed[:40], why=why, possible=possible)

    def possible(self, found: list[MenuItem]) -> str:
        """Describe the choices as the menu calls them; if there are very many, how to type one."""
        many = spelled(found)
        few = [choice for choice in found if choice.verb not in many]
        if len(few) > MOST:
            return ", ".join([*(f"{choice.number} = {choice.label}" for choice in few[:FEW]), "…"])
        listed = [f"{choice.number} = {choice.label}" if choice.number else choice.label for choice in few]
        return ", ".join([*map(self.terminal.typing, many.values()), *listed])

    def refusal(self, typed: str, offered: list[MenuItem]) -> str:
        """Why the rules refuse what was typed, if it is notation; asked of an imagined record, as bots are."""
        game = self.match.game
        world = self.match.imagine(self.seat, 0)
        for verb in ("", *spelled(offered)):
            try:
                reason = game.rules.why_not(
                    world, self.seat, game.interface.read(world, self.seat, f"{verb} {typed.casefold()}")
                )
            except ValueError:
                continue
            return self.terminal.words(f"refusal-{game.interface.refusals[reason]}")
        return ""


def spelled(offered: list[MenuItem]) -> dict[str, MenuItem]:
    """Return the verbs with too many choices for a menu, and the first of each."""
    alike: dict[str, list[MenuItem]] = {}
    for choice in offered:
        alike.setdefault(choice.verb, []).append(choice)
    return {verb: same[0] for verb, same in alike.items() if is_spelled(same)}


def drop_typed_ahead() -> None:
    """Drop what was typed before the question was shown."""
    if sys.stdin.isatty():
        try:
            import termios
        except ImportError:
            return  # not every terminal can drop input
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
