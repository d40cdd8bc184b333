"""What was typed into the form of a new table, and the plan made from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ruse.core.errors import BadOption
from ruse.core.options import resolve
from ruse.server.identity.person_names import BadName, read_name
from ruse.server.tables.clock import CLOCKS
from ruse.server.tables.plan import Plan
from ruse.web.setup.card_files import OURS, CardFile
from ruse.web.setup.usual import quick_plan
from ruse.web.site.form import text

if TYPE_CHECKING:
    from starlette.datastructures import FormData, QueryParams

    from ruse.core.game import Game
    from ruse.core.options import Option
    from ruse.core.words import Words
    from ruse.web.site.say import Say

WHO = ("friends", "device", "bots")
PREFIX = "option-"
LONGEST = 60
"""Longer than any valid choice."""


class BadWish(Exception):
    """The form is invalid; the sentence is in the reader's language."""


@dataclass
class Wish:
    """A new table as typed, kept until it is valid."""

    game: Game
    who: str
    players: str
    clock: str
    bot: str
    listed: str
    edition: str
    names: list[str]
    options: dict[str, str] = field(default_factory=dict)
    cards: CardFile = OURS
    bots: list[str] = field(default_factory=list)
    """The bot of each seat; empty if `bot` plays there."""
    me: str = ""
    """The name that the host wants."""

    @property
    def unfolded(self) -> bool:
        """Whether something in the folded part has been changed."""
        return self.edition != "standard" or any(self.options.values()) or self.cards != OURS

    def people(self) -> tuple[str, ...]:
        """Those who share this device."""
        return tuple(read_name(name) for name in self.names if name.strip())

    def plan(self, words: Words, say: Say) -> Plan:
        """Return the table that is meant; `BadWish` says what is wrong with it."""
        game = self.game
        if self.cards.is_wrong:  # the first thing to say: whatever else is wrong, the file must be chosen again
            raise BadWish(say("seating-bad-cards"))
        if not self.players.isdecimal() or int(self.players) not in game.players:
            title = words("game-title")
            raise BadWish(say("seating-bad-players", game=title, first=game.players[0], last=game.players[-1]))
        if (
            self.who not in WHO
            or self.clock not in CLOCKS
            or not {self.bot, *filter(None, self.bots)} <= {*game.bot_names}
        ):
            raise BadWish(say("problem-bad-option"))
        if self.edition not in game.interface.editions:
            raise BadWish(say("seating-bad-value", option=say("seating-edition"), value=self.edition))
        options = {option.name: self._chosen(option, words, say) for option in game.interface.options}
        plan = Plan(
            game.slug,
            int(self.players),
            self.edition,
            {name: value for name, value in options.items() if value != ""},
            clock=self.clock,
            bot=self.bot,
            bots=self.bots if any(self.bots) else (),
            listed=self.listed == "yes" and self.who == "friends",
            shared=self.who == "device",
            cards=self.cards.contents,
        )
        self._check_together(plan, words, say)
        if self.me.strip():
            self._check_name(say)
        if plan.shared:
            self._check_people(say)
        return plan

    def _check_name(self, say: Say) -> None:
        try:
            read_name(self.me)
        except BadName:
            raise BadWish(say("problem-bad-name")) from None

    def _check_people(self, say: Say) -> None:
        try:
            people = self.people()
        except BadName:
            raise BadWish(say("problem-bad-name")) from None
        if not people:
            raise BadWish(say("seating-no-people"))

    def _chosen(self, option: Option, words: Words, say: Say) -> object:
        typed = self.options.get(option.name, "").strip()
        if not typed:
            return ""
        try:
            return option.read(typed)
        except BadOption:
            title = words(f"option-{option.name}")
            if isinstance(option.values, range):
                first, last = str(option.values[0]), str(option.values[-1])
                raise BadWish(
                    say("seating-bad-number", option=title, value=typed, first=first, last=last)
                ) from None
            raise BadWish(say("seating-bad-value", option=title, value=typed)) from None

    def _check_together(self, plan: Plan, words: Words, say: Say) -> None:
        try:
            resolve(self.game, plan.players, plan.edition, plan.options)
        except BadOption as error:
            told = words(error.told, **error.values) if error.told else say("problem-bad-option")
            raise BadWish(told) from None


def blank_wish(game: Game, query: QueryParams, me: str) -> Wish:
    """Return the form before anybody has typed, as the link to it asks."""
    usual = quick_plan(game)
    who = query.get("who", "")
    return Wish(
        game,
        who=who if who in WHO else "friends",
        players=str(usual.players),
        clock=usual.clock,
        bot=usual.bot,
        listed="no",
        edition=usual.edition,
        names=[me] + [""] * (game.players[-1] - 1),
        bots=[""] * game.players[-1],
        me=me,
    )


def typed_wish(game: Game, form: FormData, cards: CardFile = OURS) -> Wish:
    """Return the form as it was sent."""
    usual = quick_plan(game)

    def read(name: str, default: str = "") -> str:
        return text(form, name, default)[:LONGEST]

    # For two players only two names and bots count, whatever hidden fields contain.
    players = read("players", str(usual.players))
    names = [read(f"name-{at}") for at in range(game.players[-1])]
    seats = int(players) if players.isdecimal() else len(names)
    return Wish(
        game,
        who=read("who", "friends"),
        players=players,
        clock=read("clock", usual.clock),
        bot=read("bot", usual.bot),
        listed=read("listed", "no"),
        edition=read("edition", usual.edition),
        names=[name if at < seats else "" for at, name in enumerate(names)],
        options={option.name: read(PREFIX + option.name) for option in game.interface.options},
        cards=cards,
        bots=[read(f"bot-{at}") if at < seats else "" for at in range(game.players[-1])][:seats],
        me=read("me"),
    )
