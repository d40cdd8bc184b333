"""What a seat cannot know, drawn again: the others' secret cards and sealed plans, the deck, chance."""

from __future__ import annotations

from ruse.core.chance import STREAM, reshuffle, roll, seeded
from ruse.games.royal.rules.plans import plan_at, plans_of, snitches_of, thieves_of
from ruse.games.royal.rules.secrets import nth_secret, secrets_left, secrets_of
from ruse.games.royal.rules.state import COLOURS, OVER, PLANNING, SCRIPT, State


def imagine(s: State, seat: int, key: int) -> None:
    """Replace all that a seat cannot know by a draw with this key."""
    s.scripted = 0
    s.script_at = 0
    for at in range(SCRIPT):
        s.script[at] = 0
    s.random = seeded(key, STREAM)
    if s.phase != OVER:
        imagine_secrets(s, seat)
    imagine_plans(s, seat)
    reshuffle(s, s.loot, s.top, s.first_half)
    reshuffle(s, s.loot, s.top + s.first_half, s.bottom - s.top - s.first_half)


def imagine_secrets(s: State, seat: int) -> None:
    """The secret cards of the others, any of those that the seat does not hold itself."""
    for other in range(s.players):
        if other != seat:
            count = secrets_of(s, other)
            for colour in range(COLOURS):
                s.stock[colour] += s.secrets[other, colour]
                s.secrets[other, colour] = 0
            # How many they have is public; it is kept here until everybody's cards are back in the deck.
            s.secrets[other, 0] = count
    for other in range(s.players):
        if other != seat:
            count = s.secrets[other, 0]
            s.secrets[other, 0] = 0
            for _ in range(count):
                colour = nth_secret(s, roll(s, secrets_left(s)))
                s.stock[colour] -= 1
                s.secrets[other, colour] += 1


def imagine_plans(s: State, seat: int) -> None:
    """The sealed plans of others: any that they could have made."""
    if s.phase == PLANNING:
        for other in range(s.players):
            if other != seat and not s.waiting >> other & 1:
                action = plan_at(s, other, roll(s, plans_of(s)))
                s.thieves[other] = thieves_of(action)
                s.snitches[other] = snitches_of(action)
