"""What the terminal explains is true under the options in use."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.menu import menu_items
from ruse.cli.terminal import Terminal
from ruse.core.cards import contents
from ruse.core.match import Match
from ruse.core.story import tell
from ruse.core.words import LOCALES, Words
from ruse.games.caper.cards.card_text import effect_text
from ruse.games.caper.cards.tables import FILE

SWAP = {"en": "swap", "de": "tausch", "it": "cambiare"}
ORDERED = {"en": "put back", "de": "zurück", "it": "rimett"}
SEALED = {"en": "until everyone has answered", "de": "bis alle geantwortet haben", "it": "finché tutti non hanno"}


def explained(match: Match, locale: str) -> str:
    """Return what `?` answers to the first player who is asked."""
    file = io.StringIO()
    seat = match.waiting[0]
    terminal = Terminal(Console(file=file, width=400), match.game, Words(FOLDER, locale), match.players, seat)
    offered = menu_items(match.game, terminal.words, match.view(seat)["actions"], terminal.names)
    terminal.explain(offered, match.game.text_values(match.players, match.options))
    return file.getvalue()


def challenged(game: str, mode: str) -> Match:
    """Return a match in which somebody may challenge a claim."""
    match = ruse.deal(game, 4, seed=5, response_mode=mode)
    while "challenge" not in match.actions(match.waiting[0]):
        actions = match.actions(match.waiting[0])
        match.play(match.waiting[0], next((action for action in actions if action in CLAIMS), actions[0]))
    return match


CLAIMS = ("tax", "claim king")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["coup", "minister"])
def test_a_pass_is_sealed_only_where_all_answer_at_once(game, locale):
    at_once = explained(challenged(game, "simultaneous"), locale)
    in_turn = explained(challenged(game, "sequential"), locale)
    assert SEALED[locale] in at_once
    assert SEALED[locale] not in in_turn
    words = Words(ruse.all_games()[game].presentation.words, locale)
    for verb in ("pass", "challenge"):
        one, other = (words(f"explain-{verb}", response_mode=mode) for mode in ("simultaneous", "sequential"))
        assert one != other
        assert one in at_once
        assert other in in_turn


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("order", ["draw_then_return", "return_then_draw"])
def test_coup_a_forced_swap_is_told_without_an_order(order, locale):
    """By default the new card is drawn before the old one goes back, and no text says the opposite."""
    position = {"hands": [["inquisitor", "duke"], ["assassin"]], "lost": [[], ["duke"]], "draws": ["captain"]}
    match = ruse.arrange("coup", position, envoy="inquisitor", examine_order=order)
    for seat, action in ((0, "examine 1"), (1, "pass"), (0, "force")):
        match.play(seat, action)
    words = Words(match.game.presentation.words, locale)
    forced = next(event for event in match.events(1) if event["event"] == "forced")
    told = tell(match.game, words, forced, 1, ["Ada", "Bea"])
    assert SWAP[locale] in told
    assert ORDERED[locale] not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_coup_the_rules_tell_the_coins_of_two_as_they_are(locale):
    """With 2 coins for both nothing is fewer; the other two values say who has 1."""
    words = Words(ruse.all_games()["coup"].presentation.words, locale)
    told = {}
    for coins in ("both_2", "both_1", "starter_1"):
        match = ruse.deal("coup", 2, two_player_coins=coins)
        text = words("rules-2", **match.game.text_values(2, match.options))
        told[coins] = re.sub(r"\(COUP[^)]*\)", "", text)
    assert len(set(told.values())) == 3
    assert [bool(re.search(r"\b1\b", told[coins])) for coins in told] == [False, True, True]


CAPER = ruse.all_games()["caper"]


@pytest.mark.parametrize("locale", LOCALES)
def test_caper_the_figures_are_those_of_the_card_file(locale):
    """The rules give loot, coins, space and deals from the owner's card file."""
    words = Words(CAPER.presentation.words, locale)
    own = contents(FILE)
    own["rules"] |= {"coins": 17, "points_of_loot": [3, 8, 14], "loot_at_a_location": 3, "coins_for_a_discard": 2}
    for game, figures in (
        (CAPER, ("10", "2", "5", "9", "4")),
        (CAPER.with_cards(own), ("17", "3", "8", "14", "3")),
    ):
        values = game.text_values(2, ruse.deal("caper", 2).options)
        told = " ".join(words(f"rules-{at}", **values) for at in range(1, 10))
        coins, single, pair, triple, tokens = figures
        assert re.search(rf"\b{coins} (coins|Münzen|monete)", told)
        assert re.search(rf"{single} (points|Punkte|punti) .*{pair} (for|für|per) .*{triple} (for|für|per)", told)
        assert re.search(rf"\b{tokens} (pieces|Stücken|zufällig|pezzi)", told)
    assert not re.search(r"\b(10|9) (coins|for all|Münzen|für alle|monete|per tutti)", told)


@pytest.mark.parametrize("locale", LOCALES)
def test_caper_a_permanent_effect_of_a_location_does_not_read_like_one_at_the_end(locale):
    words = Words(CAPER.presentation.words, locale)
    permanent = {"t": "combo", "per": "own:green", "do": "coin", "n": 1}
    at_a_location = effect_text(words, permanent, "blue", is_location=True)
    assert at_a_location.startswith(
        {"en": "All game long", "de": "Die ganze Partie lang", "it": "Per tutta"}[locale]
    )
    assert at_a_location != effect_text(words, permanent, "blue", is_location=False)


@pytest.mark.parametrize("locale", LOCALES)
def test_caper_burning_is_explained_as_it_is(locale):
    """One-time symbols go back as printed, even those without effect; combos stay (CAPER-59, CAPER-67)."""
    words = Words(CAPER.presentation.words, locale)
    values = CAPER.text_values(2, ruse.deal("caper", 2).options)
    for text in (words("explain-burn", **values), words("rules-7", **values)):
        assert {"en": "had no effect", "de": "verfallen sind", "it": "non hanno avuto effetto"}[locale] in text
        assert {"en": "“for each …” brought stays", "de": "„für jede …“ gebracht hat, bleibt", "it": "resta"}[
            locale
        ] in text


MEMORY = re.compile("remember|merkt|ricorda", re.IGNORECASE)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("game", "remembers"), [("coup", True), ("minister", True), ("royal", True), ("caper", False)]
)
def test_a_house_bot_s_note_claims_a_memory_only_if_it_has_one(game, remembers, locale):
    """Caper's bot weighs the cards it can see: it does not think of the hand that it passed on."""
    note = Words(ruse.all_games()[game].presentation.words, locale)("bot-house-note")
    assert bool(MEMORY.search(note)) == remembers
