"""What the rules text says about a match for this many players: its places and the fame card."""

from __future__ import annotations

from ruse.games.royal.cards.tables import COLOUR_NAMES, CUBES, FIRST_PILE, SECOND_PILE, SECRETS, fame_of_place
from ruse.games.royal.notation import LETTERS
from ruse.games.royal.rules.plans import places_for


def figures(players: int) -> dict[str, str | int]:
    """Return the places, the fame of each category by rank, and how many of everything there are."""
    places = places_for(players)
    return {
        "places": places,
        "last": LETTERS[places - 1],
        "loot-cards": len(FIRST_PILE) + len(SECOND_PILE),
        "all-cubes": sum(CUBES),
        "secret-cards": sum(SECRETS),
        **{f"fame-{name}": fame_row(players, colour) for colour, name in enumerate(COLOUR_NAMES)},
    }


def fame_row(players: int, colour: int) -> str:
    """Return the fame of a category, from the first place to the last."""
    return ", ".join(str(fame_of_place(players, colour, place)) for place in range(players))
