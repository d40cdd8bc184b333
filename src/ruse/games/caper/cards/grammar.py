"""The grammar of effects: what a card can say, and its rows as small integers.

No card has code of its own; the rules interpret these rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruse.core.card_check import Faults, number, one_of
from ruse.core.errors import BadCards
from ruse.games.caper.rules.state import COLOURS, NO_COLOUR

# Fields of a row.
TIMING, EYE, PER, OF, DO, WHAT, AMOUNT = range(7)
EFFECT_FIELDS = 7

ONCE, COMBO, END, STATIC = range(4)
ALONE, OWN, OPPONENT, BOTH, SET_OF, LOOT_IN_HQ, DISCARDED, HQ_COIN, WON = range(9)
MARKER, COIN, BURNS, TAKES, POINTS, LAUNDER, PROTECT = range(7)

WORD_OF_TIMING = ("once", "combo", "end", "static")
WORD_OF_PER = ("", "own", "opp", "both", "set", "loot", "discard", "hqcoin", "won")
WORD_OF_DO = ("marker", "coin", "burn", "loot", "points", "launder", "protect")
WORD_OF_COLOUR = ("grey", "violet", "yellow", "green", "red", "city", "any")
WORD_OF_LOOT = ("diamond", "painting", "antique", "any")
KEYS = ("t", "eye", "per", "do", "n")
MOST = 9
MOST_IN_A_SET = 6


class Sets:
    """The different sets that combos ask for, numbered."""

    def __init__(self) -> None:
        self.cells: list[int] = []

    def number(self, colours: list[str]) -> int:
        """Return the number of a set."""
        needs = [colours.count(colour) for colour in WORD_OF_COLOUR]
        for at in range(len(self.cells) // COLOURS):
            if self.cells[COLOURS * at :][:COLOURS] == needs:
                return at
        self.cells += needs
        return len(self.cells) // COLOURS - 1


def encoded(effect: Mapping[str, Any], sets: Sets) -> list[int]:
    """Return a checked effect as a row of numbers."""
    per, _, of = effect.get("per", "").partition(":")
    do, _, what = effect["do"].partition(":")
    if per == "set":
        counted = sets.number(of.split("+"))
    elif per == "loot":
        counted = WORD_OF_LOOT.index(of)
    else:
        counted = WORD_OF_COLOUR.index(of) if of else 0
    return [
        WORD_OF_TIMING.index(effect["t"]),
        WORD_OF_COLOUR.index(effect["eye"]) if "eye" in effect else NO_COLOUR,
        WORD_OF_PER.index(per),
        counted,
        WORD_OF_DO.index(do),
        0 if not what else WORD_OF_LOOT.index(what) if do == "loot" else WORD_OF_COLOUR.index(what),
        effect["n"],
    ]


def checked_effect(effect: object, where: str, on_location: bool) -> dict[str, Any]:
    """Return one effect of a card; `BadCards` says what is wrong with it."""
    if not isinstance(effect, Mapping):
        raise BadCards(f"{where} is a table like {{ t = 'once', do = 'marker' }}, not {effect!r:.60}")
    for key in effect:
        if key not in KEYS:
            raise BadCards(f"{where} has no {key!r:.60}; an effect has {', '.join(KEYS)}")
    faults = Faults()
    row: dict[str, Any] = {}
    with faults.gathered():
        row["t"] = one_of(effect.get("t"), WORD_OF_TIMING, f"{where}: 't'")
    if "eye" in effect:
        with faults.gathered():
            row["eye"] = one_of(effect["eye"], WORD_OF_COLOUR, f"{where}: 'eye'")
    if "per" in effect:
        with faults.gathered():
            row["per"] = _checked_per(effect["per"], where)
    with faults.gathered():
        row["do"] = _checked_do(effect.get("do"), where)
    with faults.gathered():
        row["n"] = number(effect.get("n", 1), range(1, MOST + 1), f"{where}: 'n'")
    faults.check()
    _check_sense(row, where, on_location)
    return row


def _checked_per(per: object, where: str) -> str:
    """Return what is counted: a word, or a word and what of."""
    where = f"{where}: 'per'"
    word, colon, of = per.partition(":") if isinstance(per, str) else ("", "", "")
    if word in ("hqcoin", "won") and not colon:
        return word
    if word in ("own", "opp", "both", "discard") and colon:
        return f"{word}:{one_of(of, WORD_OF_COLOUR, where)}"
    if word == "loot" and colon:
        return f"loot:{one_of(of, WORD_OF_LOOT, where)}"
    if word == "set" and colon:
        colours = of.split("+")
        if len(colours) > MOST_IN_A_SET:
            raise BadCards(f"{where}: a set has at most {MOST_IN_A_SET} cards, not {len(colours)}")
        return "set:" + "+".join(one_of(colour, WORD_OF_COLOUR, where) for colour in colours)
    raise BadCards(
        f"{where} is own:C, opp:C, both:C, set:C+C, discard:C, loot:L, hqcoin or won"
        f" (C a colour, L a kind of loot), not {per!r:.60}"
    )


def _checked_do(do: object, where: str) -> str:
    """Return what happens: a word, or a word and what of."""
    where = f"{where}: 'do'"
    word, colon, what = do.partition(":") if isinstance(do, str) else ("", "", "")
    if word == "loot" and colon:
        return f"loot:{one_of(what, WORD_OF_LOOT, where)}"
    if word == "protect" and colon:
        return f"protect:{one_of(what, WORD_OF_COLOUR, where)}"
    if word in ("marker", "coin", "burn", "points", "launder") and not colon:
        return word
    how = "marker, coin, burn, loot:L, points, launder or protect:C"
    raise BadCards(f"{where} is missing; it is {how}" if do is None else f"{where} is {how}, not {do!r:.60}")


def _check_sense(row: Mapping[str, str], where: str, on_location: bool) -> None:
    """What goes together."""
    timing, do = row["t"], row["do"]
    if (do == "points") != (timing == "end"):
        raise BadCards(f"{where}: points are counted at the end and nothing else is: 'points' goes with t = 'end'")
    if do.startswith("protect") != (timing == "static"):
        raise BadCards(f"{where}: protection is always there and nothing else is: 'protect' goes with t = 'static'")
    if timing in ("once", "static") and ("per" in row or "eye" in row):
        raise BadCards(f"{where}: t = {timing!r} counts nothing; leave 'per' and 'eye' out")
    if timing == "combo" and "per" not in row:
        raise BadCards(f"{where}: t = 'combo' needs 'per', what it counts")
    if timing == "combo" and "eye" in row:
        raise BadCards(f"{where}: an eye looks at the end only; 'eye' goes with t = 'end'")
    if timing == "combo" and row["per"] == "won":
        raise BadCards(f"{where}: a location is won at the end only; 'won' goes with t = 'end'")
    if timing == "once" and on_location:
        raise BadCards(f"{where}: a location is never played, so it has nothing with t = 'once'")
