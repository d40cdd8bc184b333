"""Whatever the grammar of effects allows is said in every language, and no two rows are said alike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from tests.depths import deep_after

import ruse
from ruse.core.cards import contents, recarded
from ruse.core.errors import BadCards
from ruse.core.story import name
from ruse.core.words import LOCALES, Words
from ruse.games.caper.cards.card_text import CITY_COLOURS, effect_text
from ruse.games.caper.cards.grammar import (
    MOST_IN_A_SET,
    WORD_OF_COLOUR,
    WORD_OF_DO,
    WORD_OF_LOOT,
    WORD_OF_PER,
    WORD_OF_TIMING,
    checked_effect,
)
from ruse.games.caper.cards.tables import FILE

GAME = ruse.all_games()["caper"]
AMOUNTS = (1, 2, 9)


def with_objects(words: tuple[str, ...]) -> list[str]:
    """Return each word alone, and of each colour and loot."""
    return [text for word in words for text in (word, *(f"{word}:{of}" for of in {*WORD_OF_COLOUR, *WORD_OF_LOOT}))]


def is_allowed(row: dict[str, Any], on_location: bool) -> bool:
    try:
        checked_effect(row, "a row", on_location)
    except BadCards:
        return False
    return True


def candidates() -> Iterator[dict[str, Any]]:
    """Rows of every timing, eye, count and deed, whether they make sense together or not, for an amount of 1."""
    pers = [per for per in with_objects(WORD_OF_PER) if is_allowed({"t": "end", "per": per, "do": "points"}, False)]
    parts = [{"t": "once"}, {"t": "static"}, {"t": "end"}]
    dos = [do for do in with_objects(WORD_OF_DO) if any(is_allowed({**part, "do": do}, False) for part in parts)]
    for timing, eye, per, do in product(WORD_OF_TIMING, ("", *WORD_OF_COLOUR), ("", *pers), dos):
        yield {"t": timing, "do": do, "n": 1} | ({"eye": eye} if eye else {}) | ({"per": per} if per else {})


def sets() -> Iterator[dict[str, Any]]:
    """Rows that count sets of cards; those of one card are among the counts above."""
    for size in range(2, MOST_IN_A_SET + 1):
        for colours in combinations_with_replacement(WORD_OF_COLOUR, size):
            yield {"t": "end", "per": "set:" + "+".join(colours), "do": "points", "n": 2}


@cache
def rows(on_location: bool) -> list[dict[str, Any]]:
    """Those that a card, or a location, may have; what makes no sense once makes none more often."""
    found = [row for row in candidates() if is_allowed(row, on_location)]
    several = [row | {"n": n} for row in found for n in AMOUNTS if n == 1 or row["t"] != "static"]
    return [row for row in (*several, *sets()) if is_allowed(row, on_location)]


def test_the_grammar_is_wide():
    """A test that finds no rows would find nothing wrong."""
    timings = {row["t"] for row in rows(on_location=False)}
    assert timings == set(WORD_OF_TIMING)
    assert len(rows(on_location=False)) > 3000
    assert {row["t"] for row in rows(on_location=True)} == timings - {"once"}


@pytest.mark.parametrize(
    ("on_location", "city_colour"),
    deep_after(2, [(False, "green"), (True, "blue"), (False, "blue"), (True, "green")]),
)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_row_has_a_sentence_of_its_own(locale, on_location, city_colour):
    """Also where an owner's city has a colour that other gear has too."""
    words = Words(GAME.presentation.words, locale)
    said: dict[str, dict[str, Any]] = {}
    for row in rows(on_location):
        text = effect_text(words, row, city_colour, on_location)
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not set("{}$_") & set(text), text
        assert "  " not in text, text
        assert str(row["n"]) in text or row["n"] == 1, text
        assert text not in said, (row, said[text])
        said[text] = row


@pytest.mark.parametrize("locale", LOCALES)
def test_every_colour_of_a_city_is_told_from_the_others(locale):
    words = Words(GAME.presentation.words, locale)
    row = {"t": "combo", "per": "own:city", "do": "coin", "n": 1}
    texts = {effect_text(words, row, colour, False) for colour in (*CITY_COLOURS, "no-such-colour")}
    assert len(texts) == len(CITY_COLOURS) + 1


SENTENCES = {
    ("conductor", "de"): [
        "Bringt 1 Münze.",
        "Für jede grüne Karte deiner Diebesbande hier: Bewege den Gaunermarker 1 Feld in deine Richtung.",
    ],
    ("dame", "it"): [
        "Porta 1 moneta.",
        (
            "A fine partita: 2 punti per ogni serie di una carta viola e una carta attrezzatura qualsiasi"
            " nella tua banda qui."
        ),
    ],
    ("surrealist", "en"): [
        "Gives 1 coin.",
        (
            "At the end, with a green card on top of one of your thieves here: 1 point for each piece of loot"
            " in your hideout."
        ),
    ],
    ("aqueduct-plan", "en"): [
        "Costs 1 coin.",
        "When played, for each violet card in your discard area: move the marker 1 space towards you.",
        "At the end: 1 point for each violet card in your discard area.",
    ],
    ("blazeblaster", "de"): [
        "Kostet 2 Münzen.",
        "Beim Ausspielen: Verbrenne 1 zuoberst liegende Ausrüstungskarte deines Gegenübers hier.",
    ],
    ("umbrella-safe", "it"): [
        "Costa 1 moneta.",
        "Quando la giochi: ricicla 1 moneta.",
        "A fine partita: 1 punto per ogni moneta riciclata nel tuo covo.",
    ],
    ("vatican", "de"): [
        "5 Punkte für den, der diesen Ort für sich entscheidet.",
        "Wenn du diesen Ort für dich entscheidest: 1 Punkt für jede Antiquität in deinem Hauptquartier.",
        "Bronzefarbene Karten können hier auf keiner Seite verbrannt werden.",
    ],
}
CITY_OF = {"surrealist": "barcelona", "aqueduct-plan": "rome", "umbrella-safe": "london", "vatican": "rome"}


@pytest.mark.parametrize(("card", "locale"), SENTENCES)
def test_a_card_says_what_its_rows_do(card, locale):
    view = ruse.deal("caper", 2, seed=1, city=CITY_OF.get(card, "paris")).view(None)
    assert GAME.presentation.text_card is not None
    assert (
        GAME.presentation.text_card(Words(GAME.presentation.words, locale), view, card) == SENTENCES[card, locale]
    )


def test_cards_of_an_owner_have_their_own_names_and_texts():
    own = contents(FILE)
    thief = own["thief"][0]
    thief |= {"name_en": "The Countess", "name_it": "La Contessa", "coins": 3}
    thief["effects"] = [{"t": "combo", "per": "set:city+city", "do": "burn", "n": 2}]
    del thief["name_de"]
    own["city"]["paris"]["colour"] = "turquoise"
    game = recarded(GAME, own)
    view = ruse.deal("caper", 2, seed=1, cards=own).view(0)
    for locale, called in (("en", "The Countess"), ("de", "The Countess"), ("it", "La Contessa")):
        assert name(game, Words(game.presentation.words, locale), "card", thief["id"]) == called
    assert game.presentation.text_card is not None
    assert game.presentation.text_card(Words(game.presentation.words, "en"), view, thief["id"]) == [
        "Gives 3 coins.",
        (
            "For each set of 2 turquoise cards in your crew here: burn 2 top cards of your opponent’s thieves"
            " here, one after the other."
        ),
    ]
    assert name(GAME, Words(GAME.presentation.words, "en"), "card", "dame") == "The Dame"
