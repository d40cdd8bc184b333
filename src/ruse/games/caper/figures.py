"""The figures in the rules text, from the board and the card file."""

from __future__ import annotations

from ruse.games.caper.cards.tables import (
    COINS,
    COINS_FOR_A_DISCARD,
    DEAL,
    FACES,
    GEAR_ON_A_THIEF,
    LOOT_AT_A_LOCATION,
    PAIR,
    ROUNDS,
    SINGLE,
    THIEVES_AT_A_LOCATION,
    TRIPLE,
    of_board,
    of_round,
)


def kinds_of_cards() -> dict[str, list[str]]:
    """Return the different thieves, gear cards and locations of all cities."""
    kinds: dict[str, list[str]] = {"thief": [], "gear": [], "location": []}
    for face in FACES:
        if face:
            kinds[face["kind"]].append(face["card"])
    return kinds


def figures(players: int) -> dict[str, str | int]:
    """Return what an owner's file can change of what the texts say; there are always two players."""
    return {
        "all-coins": of_board(COINS),
        "tokens": of_board(LOOT_AT_A_LOCATION),
        "most-thieves": of_board(THIEVES_AT_A_LOCATION),
        "most-gear": of_board(GEAR_ON_A_THIEF),
        "discard-coins": of_board(COINS_FOR_A_DISCARD),
        "loot-single": of_board(SINGLE),
        "loot-pair": of_board(PAIR),
        "loot-set": of_board(TRIPLE),
        "rounds": of_board(ROUNDS),
        **{f"{kind}-cards": len(kinds) for kind, kinds in kinds_of_cards().items()},
        "deals": ", ".join(str(of_round(number, DEAL)) for number in range(of_board(ROUNDS))),
    }
