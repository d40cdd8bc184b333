"""What a table is set up to be, before anyone sits down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from ruse.core.errors import BadCards, BadOption
from ruse.core.game import Game
from ruse.core.options import Value, resolve
from ruse.core.registry import find
from ruse.server.tables import own_cards
from ruse.server.tables.clock import CLOCKS


@dataclass(frozen=True)
class Plan:
    """Game, rules, clock and the bot that fills seats and plays for absent players."""

    game: str
    players: int
    edition: str = "standard"
    options: Mapping[str, object] = field(default_factory=dict)
    clock: str = "none"
    bot: str = "house"
    bots: Sequence[str] = ()
    """The bot of each seat, from the first; `bot` plays if the name is empty or missing."""
    listed: bool = False
    """Shown on the home page, for anybody to join or watch."""
    shared: bool = False
    """Pass-and-play: one device holds several seats."""
    lesson: bool = False
    """A guided first game on the game's arranged position."""
    cards: Mapping[str, Any] | None = None
    """The content of the players' own card file, if they use one."""

    def check(self) -> None:
        """Check the plan; `RuseError` says what is impossible."""
        game = self._checked_rules()
        resolve(game, self.players, self.edition, self.options)
        for name in (self.bot, *filter(None, self.bots)):
            game.bot_number(name)
        if len(self.bots) > self.players:
            raise BadOption(f"{len(self.bots)} bots for {self.players} seats")
        if self.lesson and game.presentation.lesson is None:
            raise BadOption(f"{game.slug} has no guided first game")
        if self.clock not in CLOCKS:
            raise BadOption(f"there is no clock {self.clock!r:.60}; there is {', '.join(CLOCKS)}")

    @cached_property
    def rules(self) -> Game:
        """The game itself, with the cards of this table."""
        return find(self.game).with_cards(self.cards)

    @property
    def resolved(self) -> dict[str, Value]:
        """Every option in force."""
        return resolve(self.rules, self.players, self.edition, self.options)

    def as_dict(self) -> dict[str, Any]:
        """For the journal; without `bots` earlier versions can read it too."""
        told = {**asdict(self), "options": dict(self.options), "bots": list(self.bots)}
        return told if any(self.bots) else {name: value for name, value in told.items() if name != "bots"}

    def bot_at(self, seat: int) -> str:
        """Return the bot that plays in a seat if nobody sits there."""
        own = self.bots[seat] if seat < len(self.bots) else ""
        return own or self.bot

    def _checked_rules(self) -> Game:
        if self.cards is not None:
            own_cards.check(self.cards)
        try:
            return self.rules
        except BadCards as error:
            raise BadCards(own_cards.shortened(error)) from None
