"""The result and its claims in words: who won, what was claimed, whether it was true, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ruse.core.story import name
from ruse.core.words import own_first

if TYPE_CHECKING:
    from ruse.core.claims import Claim
    from ruse.core.match import Match
    from ruse.core.words import Words
    from ruse.web.site.say import Say


class Verdict:
    """Tells claims in one language, with the names of one table."""

    def __init__(
        self, say: Say, words: Words, names: Sequence[str], cards: Mapping[str, str] | None = None
    ) -> None:
        self.say = say
        self.words = words
        self.names = names
        self.cards = cards or {}

    def card(self, claim: Claim) -> str:
        """Return what is claimed."""
        return self._thing(claim.character)

    def action(self, action: str) -> str:
        """Return an action with the player or the card it is about: `Steal → Bruno`."""
        verb, *about = action.split()
        parts = [self.words(f"action-{verb}") if f"action-{verb}" in self.words else verb]
        for thing in about:
            is_seat = thing.isdecimal() and "numbered" not in self.words and int(thing) < len(self.names)
            parts.append(f"→ {self.names[int(thing)]}" if is_seat else self._thing(thing))
        return " ".join(parts)

    def truth(self, claim: Claim) -> str:
        """True or bluff."""
        return self.say("replay-bluff" if claim.bluff else "replay-true")

    def fate(self, claim: Claim) -> str:
        """Return what the table answered."""
        if not claim.heard:
            return self.say("replay-fate-unheard")
        answers = []
        if claim.challenger is not None:
            ending = "shown" if not claim.caught else "caught" if claim.bluff else "given-up"
            answers.append(self._own(f"replay-fate-{ending}", name=self.names[claim.challenger]))
        if claim.blocker is not None:
            answers.append(self.say("replay-fate-blocked", name=self.names[claim.blocker]))
        return "; ".join(answers) or self._own("replay-fate-stood")

    def sentence(self, claim: Claim) -> str:
        """Return all of it in one line."""
        return self.say(
            "replay-mark",
            name=self.names[claim.seat],
            card=self.card(claim),
            action=self.action(claim.action),
            truth=self.truth(claim),
            fate=self.fate(claim),
        )

    def _own(self, message: str, **values: str) -> str:
        return own_first(self.words, self.say, message, **values)

    def _thing(self, name: str) -> str:
        if name in self.cards:
            return self.cards[name]
        if name.isdecimal() and "numbered" in self.words:
            return self.words("numbered", number=name)
        return self.words(f"card-{name}") if f"card-{name}" in self.words else name


def card_names(match: Match, words: Words) -> dict[str, str]:
    """Return the names of cards that a view describes one by one; all others are in the game's words."""
    return {card: name(match.game, words, "card", card) for card in match.view(None).get("cards", ())}


def headline(
    say: Say,
    winners: Sequence[int],
    names: Sequence[str],
    words: Words | None = None,
    points: Sequence[int | None] = (),
) -> str:
    """Return who has won; with the points from first to last, where a game has words for them (`won-with`)."""
    if not winners:
        return say("replay-drawn")
    together, count = say.listed(names[seat] for seat in winners), len(winners)
    if words is not None and "won-with" in words:
        return words("won-with", names=together, count=count, points=" : ".join(map(str, points)))
    return say("replay-won", names=together, count=count)
