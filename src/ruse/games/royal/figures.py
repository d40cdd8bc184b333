"""What the rules tell of a match for so many players: its places, and the fame card."""

from __future__ import annotations

from ruse.games.royal.cards.tables import COLOUR_NAMES, fame_of_place
from ruse.games.royal.notation import LETTERS
from ruse.games.royal.rules.plans import places_for


def figures(players: int) -> dict[str, str | int]:
    """How many places there are, and the fame of each category from the first place to the last."""
    places = places_for(players)
    return {
        "places": places,
        "last": LETTERS[places - 1],
        **{f"fame-{name}": fame_row(players, colour) for colour, name in enumerate(COLOUR_NAMES)},
    }


def fame_row(players: int, colour: int) -> str:
    """The fame of a category, from the first place to the last."""
    return ", ".join(str(fame_of_place(players, colour, place)) for place in range(players))
