"""Long names have soft hyphens at the places that a game gives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruse.core.registry import all_games
from ruse.core.words import LOCALES, Words
from ruse.web.site.breaks import breakable, parts_of

LISTED = [(slug, locale) for slug in all_games() for locale in LOCALES]


def names_of(slug: str, locale: str) -> str:
    """Return all that a game calls its cards, its colours, its places and the parts of its table in a language."""
    game = all_games()[slug]
    lines = Path(game.presentation.words, f"{locale}.ftl").read_text(encoding="utf-8").splitlines()
    messages = " ".join(line for line in lines if re.match(r"(card|colour|place|board|[ ]+[*\[])", line))
    faces = game.cards.standard.get("FACES", ()) if game.cards else ()
    named = " ".join(face["name"][locale] for face in faces if face)
    return f"{messages} {named}".lower()


@pytest.mark.parametrize(("slug", "locale"), LISTED)
def test_every_word_that_may_be_broken_is_in_a_name_and_no_part_is_a_stub(slug, locale):
    names = set(re.findall(r"\w+", names_of(slug, locale)))
    for word, lengths in parts_of(Words(all_games()[slug].presentation.words, locale)).items():
        assert word in names
        assert len(lengths) > 1
        assert min(lengths) > 1


def test_a_word_keeps_its_letters_whatever_their_case():
    german, italian = (Words(all_games()["minister"].presentation.words, locale) for locale in ("de", "it"))
    assert breakable("Steuereintreiberin", german) == "Steuer\u00adeintreiberin"
    assert breakable("STEUEREINTREIBERIN!", german) == "STEUER\u00adEINTREIBERIN!"
    assert breakable("der Bauer", german) == "der Bauer"
    assert breakable("Steuereintreiberin", italian) == "Steuereintreiberin"
