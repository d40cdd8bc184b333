"""What is computed about an object is computed once, and is gone with it."""

from __future__ import annotations

import gc
from weakref import ref

import pytest

import ruse
from ruse.core.cards import _recarded
from ruse.core.kept_with import kept_with
from ruse.core.match import Match
from ruse.web.site.say import words_of
from ruse.web.table.log import Chronicle, Log
from ruse.web.table.stage import is_in_rounds


def test_it_is_made_once_and_gone_with_its_object():
    class Thing:
        pass

    made = []

    @kept_with
    def about(thing: Thing) -> str:
        made.append(1)
        return "about it"

    thing = Thing()
    assert about(thing) == about(thing) == "about it"
    assert len(made) == 1
    gone = ref(thing)
    del thing
    gc.collect()
    assert gone() is None


def tell(match: Match) -> None:
    """Do what a page does with a game: tell what has happened, and find out how it is told."""
    chronicle = Chronicle(match.game, words_of(match.game.presentation.words, "en"), ["Ada", "Bruno"], 0)
    Log(chronicle, 0).extend(match)
    is_in_rounds(match.game)


@pytest.mark.parametrize("slug", ["royal", "caper"])
def test_a_game_with_cards_of_its_own_is_gone_when_its_match_is(slug):
    cards = ruse.all_games()[slug].cards
    assert cards is not None
    match = ruse.deal(slug, 2, seed=1, cards=str(cards.file))
    game = ref(match.game)
    assert game() is not ruse.all_games()[slug]
    tell(match)
    del match
    _recarded.cache_clear()  # it keeps the latest few
    gc.collect()
    assert game() is None
