"""Complete matches can be told to every reader in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.depths import deep_after, deep_but_once

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.player_names import seat_names
from ruse.core.match import Match
from ruse.core.story import is_told, object_of, part, question, shape_of, tell
from ruse.core.words import LOCALES, Words

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("coup", {"players": 2, "draft_2p": True, "envoy": "inquisitor"}),
    ("coup", {"players": 4, "envoy": "inquisitor", "examine_chooser": "random"}),
    ("coup", {"players": 3, "prove_mode": "reveal_one", "response_mode": "sequential"}),
    ("coup", {"players": 6, "fa_reblock": True, "turn_limit": 12, "turn_limit_result": "survivors_share"}),
    ("coup", {"players": 3, "turn_limit": 3}),
    ("minister", {"players": 3, "first_look": "simultaneous"}),
    ("minister", {"players": 4, "shuffle": "secret_choice", "turn_limit": 30}),
    ("minister", {"players": 6, "naming": "free_order", "response_mode": "sequential"}),
    ("royal", {"players": 2}),
    ("royal", {"players": 3, "substitute": "per_cube"}),
    ("royal", {"players": 5}),
    *(("caper", {"players": 2, "city": city}) for city in ("paris", "barcelona", "rome", "london")),
]


def played(table: dict[str, Any], seed: int, game: str = "coup") -> Match:
    chance = random.Random(seed)
    match = ruse.deal(game, seed=seed, **table)
    while not match.over:
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.actions(seat)))
    return match


@pytest.mark.parametrize(
    ("played_at", "locale", "matches"),
    [
        *((table, LOCALES[nth % len(LOCALES)], 2) for nth, table in enumerate(TABLES)),
        *deep_after(0, [(table, locale, 5) for table in TABLES for locale in LOCALES]),
    ],
    ids=str,
)
def test_every_event_is_told_to_every_reader(played_at, locale, matches):
    game, table = played_at
    words = Words(ruse.all_games()[game].presentation.words, locale)
    for seed in range(3 * matches if game == "coup" else matches):
        match = played(table, seed, game)
        for seat in [None, *range(match.players)]:
            names = [f"<{at}>" for at in range(match.players)]
            for event in match.events(seat):
                text = tell(match.game, words, event, seat, names)
                assert "none" not in text, (event, text)
                assert text.endswith((".", "!")) or shape_of(match.game, event).verb == "turn", text
                if seat is not None and event["event"] != "finished":
                    assert f"<{seat}>" not in text, (event, text)
        for event in match.reveal()["events"]:
            assert "none" not in tell(match.game, words, event, None, names)


@pytest.mark.parametrize(("played_at", "locale"), deep_but_once(TABLES, LOCALES), ids=str)
def test_every_question_is_asked(played_at, locale):
    game, table = played_at
    words = Words(ruse.all_games()[game].presentation.words, locale)
    chance = random.Random(1)
    match = ruse.deal(game, seed=1, **table)
    names = [f"<{at}>" for at in range(match.players)]
    while not match.over:
        seat = chance.choice(match.waiting)
        text = question(match.game, words, match.view(seat), names)
        # A question, or what to do (Tap a card.); no part that is left out may leave its space behind.
        assert text.endswith(("?", ".")), text
        assert text == " ".join(text.split()), text
        assert "none" not in text, text
        match.play(seat, chance.choice(match.actions(seat)))


def test_a_hidden_card_is_not_told():
    """Law of secrecy: the sentence for a reader who may not see a card is the same for every card."""
    words = Words(ruse.all_games()["coup"].presentation.words, "en")
    match = ruse.deal("coup", players=2, seed=1)
    event = {"event": "drew", "seat": 0}
    assert tell(match.game, words, event, 1, ["Dora", "Luca"]) == "Dora draws a new card."
    seen = {**event, "card": "duke"}
    assert tell(match.game, words, seen, 0, ["Dora", "Luca"]) == "Your new card: Duke."
    assert tell(match.game, words, seen, None, ["Dora", "Luca"]) == "Dora draws a new card: Duke."


def test_a_player_may_be_called_none():
    words = Words(ruse.all_games()["coup"].presentation.words, "en")
    won, drawn = ({"event": "finished", "winners": winners} for winners in ([0], []))
    assert tell(ruse.all_games()["coup"], words, won, None, ["none", "Luca"]) == "none wins!"
    assert "Nobody wins" in tell(ruse.all_games()["coup"], words, drawn, None, ["none", "Luca"])


NAMES = ["Bruno", "Dora", "Luca", "Nora"]
CARDS = ["king", "thief", "minister", "peasant", "collector", "executioner"]


def test_what_only_one_sees_is_told_to_nobody_else():
    words = Words(ruse.all_games()["minister"].presentation.words, "en")
    game = ruse.all_games()["minister"]
    peeked = {"event": "peeked", "seat": 0, "place": "c"}
    assert tell(game, words, peeked, 1, NAMES) == "Bruno looks at the card at place C."
    assert tell(game, words, {**peeked, "card": "king"}, 0, NAMES) == "You look at the card at place C: King."
    swapped = {"event": "swapped", "seat": 0}
    assert tell(game, words, swapped, 1, NAMES) == "Only Bruno knows whether they have changed places."
    kept = {**swapped, "swap": False}
    assert tell(game, words, kept, 0, NAMES) == "Only you know: they have not changed places."


@pytest.mark.parametrize("locale", LOCALES)
def test_places_have_capitals_in_every_language(locale):
    """As on the board; only the notation is lower case."""
    game = ruse.all_games()["minister"]
    words = Words(game.presentation.words, locale)
    shuffled = {"event": "shuffled", "seat": 0, "places": ["b", "e"]}
    assert re.findall(r"\b[BE]\b", tell(game, words, shuffled, 1, NAMES)) == ["B", "E"]
    assert re.findall(r"\bF\b", question(game, words, {"phase": "name", "turn": 0, "naming": "f"}, NAMES)) == ["F"]


LEVIED = {
    "en": (
        "You demand 2 coins in tax from Dora",
        "Bruno demands 2 coins in tax from you",
        "Bruno demands 2 coins in",
    ),
    "de": ("Du verlangst von Dora 2 Münzen", "Bruno verlangt von dir 2 Münzen", "Bruno verlangt von Dora 2 Münzen"),
    "it": ("Chiedi 2 monete di tasse a Dora", "Bruno chiede 2 monete di tasse a te", "Bruno chiede 2 monete"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_is_told_whom_the_collector_named(locale):
    match = ruse.arrange(
        "minister", {"players": 4, "cards": CARDS, "coins": [3, 0, 9, 7], "treasury": 1, "turn": 0}
    )
    for seat, action in [(0, "claim collector"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "tax 1")]:
        match.play(seat, action)
    words = Words(match.game.presentation.words, locale)
    for reader, begun in zip((0, 1, None), LEVIED[locale], strict=True):
        (event,) = [event for event in match.events(reader) if event["event"] == "levied"]
        assert is_told(match.game, event)
        assert tell(match.game, words, event, reader, NAMES).startswith(begun)


def test_who_is_missed_by_the_executioner_is_told_the_card():
    cards = ["executioner", "thief", "peasant", "king", "collector", "minister"]
    match = ruse.arrange("minister", {"players": 4, "cards": cards, "turn": 0})
    words = Words(match.game.presentation.words, "en")
    for seat, action in [(0, "claim executioner"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "execute 1 king")]:
        match.play(seat, action)

    def heard(seat: int) -> list[str]:
        return [tell(match.game, words, event, seat, NAMES) for event in match.events(seat)[-3:-1]]

    assert heard(1) == ["Bruno says that you have the King. Wrong.", "You see the Thief at place B."]
    assert heard(2)[1] == "Dora looks at the card at place B."


@pytest.mark.parametrize(
    ("naming", "asked"),
    [
        ("clockwise", ["Which card is at place E?", "Which card is at place F?"]),
        ("free_order", ["Which place do you name, and which card is there?"] * 2),
    ],
)
def test_the_peasant_is_asked_for_the_next_place(naming, asked):
    cards = ["king", "thief", "minister", "peasant", "collector", "executioner"]
    match = ruse.arrange("minister", {"players": 4, "cards": cards, "turn": 2}, naming=naming)
    words = Words(match.game.presentation.words, "en")
    match.play(2, "claim peasant")
    assert question(match.game, words, match.view(2), NAMES) == asked[0]
    match.play(2, "name collector" if naming == "clockwise" else "name e collector")
    assert question(match.game, words, match.view(2), NAMES) == asked[1]


@pytest.mark.parametrize(("locale", "tap"), [("en", "tap"), ("de", "Tippe"), ("it", "tocca")])
def test_only_the_browser_asks_for_a_tap(locale, tap):
    match = ruse.deal("minister", players=3, seed=1, first_player=0)
    words = Words(match.game.presentation.words, locale)
    asked = match.view(match.waiting[0])
    assert tap in question(match.game, words, asked, NAMES, "bar-")
    assert tap not in question(match.game, words, asked, NAMES)


def test_a_price_that_was_told_needs_no_sentence():
    """A coup names its price; a look at a card does not."""
    paid = {"event": "coins", "from": 0, "to": None, "amount": 1, "why": "paid"}
    assert not is_told(ruse.all_games()["coup"], paid)
    assert is_told(ruse.all_games()["minister"], paid)
    dealt = {"event": "dealt", "seat": 0}
    assert not is_told(ruse.all_games()["coup"], dealt)
    assert is_told(ruse.all_games()["coup"], {**dealt, "cards": ["duke", "duke"]})


@pytest.mark.parametrize(
    ("word", "name"), [("1", "Dora"), ("king", "König"), ("left", "nach links"), ("c", "C"), ("f", "F")]
)
def test_what_an_action_names(word, name):
    game = ruse.all_games()["minister"]
    assert object_of(game.interface.things, Words(game.presentation.words, "de"), word, NAMES) == name


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (None, "C Casino (3 × gold): Bruno and Dora’s snitches are watching. Luca and Nora get nothing."),
        (0, "C Casino (3 × gold): your snitches are watching, and so are Dora’s. Luca and Nora get nothing."),
        (3, "C Casino (3 × gold): Bruno and Dora’s snitches are watching. You and Luca get nothing."),
    ],
)
def test_who_is_one_of_several_is_told_of_the_others(seat, text):
    game = ruse.all_games()["royal"]
    event = {"event": "guarded", "place": "C", "loot": "gold*3", "guards": [0, 1], "caught": [2, 3]}
    assert tell(game, Words(game.presentation.words, "en"), event, seat, NAMES) == text


def test_secret_cards_are_told_to_their_owner():
    game = ruse.all_games()["royal"]
    words = Words(game.presentation.words, "en")
    event = {"event": "drew", "seat": 0, "amount": 2}
    assert tell(game, words, event, 1, NAMES) == "Bruno draws 2 secret cards."
    drawn = {**event, "colours": ["gold", "art"]}
    assert tell(game, words, drawn, 0, NAMES) == "Your 2 secret cards: gold and art."
    assert tell(game, words, drawn, None, NAMES) == "Bruno draws 2 secret cards: gold and art."


LOOT = {
    "gold*3": "3 × Gold",
    "info+art": "Informationen + Kunstwerke",
    "carte-blanche": "Carte Blanche",
    "item-2": "Spezialgegenstand, 2 Ruhmpunkte",
    "documents-jewels": "Belastende Unterlagen: Schmuck",
}


@pytest.mark.parametrize("card", LOOT)
def test_loot_is_named_by_what_is_on_it(card):
    game = ruse.all_games()["royal"]
    event = {"event": "refilled", "place": "H", "loot": card}
    assert (
        tell(game, Words(game.presentation.words, "de"), event, None, NAMES)
        == f"H Hotel: neue Beute, {LOOT[card]}."
    )


@pytest.mark.parametrize(("left", "asked"), [(1, "1 cube"), (2, "2 cubes")])
def test_whoever_chooses_is_told_how_many(left, asked):
    game = ruse.all_games()["royal"]
    words = Words(game.presentation.words, "en")
    view = {"phase": "take", "turn": 0, "naming": "B", "left": left}
    assert question(game, words, view, NAMES) == f"B Bank: choose {asked}. Which colour?"


def test_the_part_of_the_reader():
    game = ruse.all_games()["coup"]
    event = {"event": "challenged", "seat": 2, "target": 0, "claim": "duke"}
    assert [part(game, event, seat) for seat in (None, 0, 1, 2)] == ["none", "target", "none", "seat"]
    assert part(game, {"event": "finished", "winners": [1]}, 1) == "winners"
    assert part(game, {"event": "finished", "winners": [0, 1]}, 1) == "shared"
    assert part(game, {"event": "finished", "winners": [0, 1]}, 2) == "none"


GENDERS = {
    ("coup", "de"): {"duke": "den Großherzog", "contessa": "die Contessa", "assassin": "die Attentäterin"},
    ("coup", "it"): {"duke": "il Duca", "contessa": "la Contessa", "assassin": "l’Assassino"},
    ("minister", "de"): {"king": "den König", "thief": "die Diebin", "peasant": "den Bauern"},
    ("minister", "it"): {"king": "il Re", "thief": "la Ladra", "collector": "l’Esattrice"},
}


@pytest.mark.parametrize(("game", "locale"), GENDERS)
def test_articles_fit_the_character(game, locale):
    words = Words(ruse.all_games()[game].presentation.words, locale)
    for card, text in GENDERS[game, locale].items():
        assert words("the-claim", claim=card) == text
        assert words("the-card", card=card) == text


def test_cases_fit_the_sentence():
    words = Words(ruse.all_games()["minister"].presentation.words, "de")
    assert words("is-claim", claim="peasant") == words("is-card", card="peasant") == "der Bauer"
    assert words("as-claim", claim="peasant") == "Bauer"


def test_names_begin_differently():
    """One letter is enough to name a player."""
    words = Words(FOLDER, "en")
    names = seat_names(words, 10, None)
    assert len({name[0] for name in names}) == 10


TWO = ["Bruno", "Dora"]
COINS = {"event": "coins", "from": 1, "to": 0, "amount": 2, "why": "effect"}
BURNED = {"event": "burned", "seat": 0, "target": 1, "card": "tuxedo", "place": "2a"}
TOLD = [
    (COINS, 0, "en", "The supply is empty. You take 2 coins from Dora."),
    (COINS, 1, "de", "Der Vorrat ist leer. Bruno nimmt 2 Münzen von dir."),
    (COINS | {"from": None, "amount": 1}, 1, "it", "Bruno prende 1 moneta dalla riserva."),
    (BURNED, 0, "en", "You burn Dora’s card Tuxedo (2a)."),
    (BURNED, 1, "en", "Bruno burns your card Tuxedo (2a)."),
    (BURNED, None, "de", "Bruno verbrennt „Smoking“ von Dora (2a)."),
    (
        {"event": "equipped", "seat": 0, "card": "tuxedo", "place": "3b", "thief": "artist"},
        1,
        "it",
        "Bruno equipaggia «L’Artista» (3b) con «Smoking».",
    ),
    (
        {"event": "looted", "seat": 1, "loot": "antique", "location": 3},
        0,
        "en",
        "Dora takes an antique from location 3.",
    ),
    ({"event": "laundered", "seat": 0, "from": 1, "amount": 1}, 1, "de", "Bruno wäscht eine Münze von dir."),
    ({"event": "swapped", "seat": 1}, 0, "en", "Dora gets the other hand."),
    (
        {"event": "swapped", "seat": 0, "cards": ["dame", "twins"]},
        0,
        "de",
        "Handkarten getauscht. Du hast jetzt: Die Dame und Die Zwillinge.",
    ),
    (
        {"event": "finished", "winners": [1], "reason": "coins"},
        1,
        "en",
        "The points are tied, but you have more coins. You win!",
    ),
    (
        {"event": "finished", "winners": [], "reason": "draw"},
        1,
        "it",
        "Parità di punti, monete e refurtiva: pareggio.",
    ),
]


@pytest.mark.parametrize(("event", "seat", "locale", "text"), TOLD)
def test_a_heist_is_told_to_both(event, seat, locale, text):
    game = ruse.all_games()["caper"]
    assert tell(game, Words(game.presentation.words, locale), event, seat, TWO) == text


AMBASSADORS = {"en": "two Ambassadors", "de": "zwei Botschafter", "it": "due Ambasciatori"}


@pytest.mark.parametrize("locale", LOCALES)
def test_equal_cards_are_counted(locale):
    game = ruse.all_games()["coup"]
    words = Words(game.presentation.words, locale)
    drawn = {"event": "exchange-drawn", "seat": 0, "count": 2, "cards": ["ambassador", "ambassador"]}
    assert AMBASSADORS[locale] in tell(game, words, drawn, 0, ["Ada", "Bo"])
    mixed = {**drawn, "count": 3, "cards": ["ambassador", "duke", "ambassador"]}
    assert words.listed([AMBASSADORS[locale], words("card-duke")]) in tell(game, words, mixed, 0, ["Ada", "Bo"])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_coup_has_a_plural(locale):
    words = Words(ruse.all_games()["coup"].presentation.words, locale)
    for card in ("duke", "assassin", "captain", "ambassador", "inquisitor", "contessa"):
        assert words(f"cards-{card}", count=2).split()[0] == AMBASSADORS[locale].split()[0]
        assert words(f"cards-{card}", count=5).startswith("5 ")
