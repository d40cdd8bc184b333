"""Whole matches are told to every reader in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.names import seat_names
from ruse.core.match import Match
from ruse.core.story import part, tell
from ruse.core.words import LOCALES, Words

TABLES: list[dict[str, Any]] = [
    {"players": 2, "draft_2p": True, "envoy": "inquisitor"},
    {"players": 4, "envoy": "inquisitor", "examine_chooser": "random"},
    {"players": 3, "prove_mode": "reveal_one", "response_mode": "sequential"},
    {"players": 6, "fa_reblock": True, "turn_limit": 12, "turn_limit_result": "survivors_share"},
    {"players": 3, "turn_limit": 3},
]


def played(table: dict[str, Any], seed: int) -> Match:
    chance = random.Random(seed)
    match = ruse.deal("coup", seed=seed, **table)
    while not match.over:
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.actions(seat)))
    return match


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_event_is_told_to_every_reader(locale, table):
    words = Words(ruse.games()["coup"].words, locale)
    for seed in range(15):
        match = played(table, seed)
        for seat in [None, *range(match.players)]:
            names = [f"<{at}>" for at in range(match.players)]
            for event in match.events(seat):
                text = tell(match.game, words, event, seat, names)
                assert "none" not in text, (event, text)
                assert text.endswith((".", "!")) or event["event"] == "turn", text
                if seat is not None and event["event"] != "finished":
                    assert f"<{seat}>" not in text, (event, text)
        for event in match.reveal()["events"]:
            assert "none" not in tell(match.game, words, event, None, names)


def test_a_hidden_card_is_not_told():
    """Law of secrecy: the sentence for whoever may not see a card is the same for every card."""
    words = Words(ruse.games()["coup"].words, "en")
    match = ruse.deal("coup", players=2, seed=1)
    event = {"event": "drew", "seat": 0}
    assert tell(match.game, words, event, 1, ["Dora", "Luca"]) == "Dora draws a new card."
    seen = {**event, "card": "duke"}
    assert tell(match.game, words, seen, 0, ["Dora", "Luca"]) == "Your new card: Duke."
    assert tell(match.game, words, seen, None, ["Dora", "Luca"]) == "Dora draws a new card: Duke."


def test_a_player_may_be_called_none():
    words = Words(ruse.games()["coup"].words, "en")
    won, drawn = ({"event": "finished", "winners": winners} for winners in ([0], []))
    assert tell(ruse.games()["coup"], words, won, None, ["none", "Luca"]) == "The win goes to none."
    assert "nobody wins" in tell(ruse.games()["coup"], words, drawn, None, ["none", "Luca"])


def test_the_part_of_the_reader():
    event = {"event": "challenged", "seat": 2, "target": 0, "claim": "duke"}
    assert [part(event, seat) for seat in (None, 0, 1, 2)] == ["none", "target", "none", "seat"]
    assert part({"event": "finished", "winners": [1]}, 1) == "winners"
    assert part({"event": "finished", "winners": [0, 1]}, 1) == "shared"
    assert part({"event": "finished", "winners": [0, 1]}, 2) == "none"


GENDERS = {
    "de": {"duke": "den Herzog", "contessa": "die Contessa", "assassin": "die Attentäterin"},
    "it": {"duke": "il Duca", "contessa": "la Contessa", "assassin": "l’Assassino"},
}


@pytest.mark.parametrize("locale", GENDERS)
def test_articles_fit_the_character(locale):
    words = Words(ruse.games()["coup"].words, locale)
    for card, text in GENDERS[locale].items():
        assert words("the-claim", claim=card) == text
        assert words("the-card", card=card) == text


def test_names_begin_differently():
    """One letter is enough to name a player."""
    words = Words(FOLDER, "en")
    names = seat_names(words, 10, None)
    assert len({name[0] for name in names}) == 10
