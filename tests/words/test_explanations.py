"""What the terminal explains is true under the options in force."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.menu import menu_items
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.story import tell
from ruse.core.words import LOCALES, Words

SEALED = {"en": "stays sealed", "de": "bleibt verdeckt", "it": "resta segreta"}
ONE_COUNTS = {"en": "only one challenge counts", "de": "zählt nur ein Zweifel", "it": "conta un dubbio solo"}


def explained(match: Match, locale: str) -> str:
    """What `?` answers to the first player who is asked."""
    file = io.StringIO()
    seat = match.waiting[0]
    terminal = Terminal(Console(file=file, width=400), match.game, Words(FOLDER, locale), match.players, seat)
    offered = menu_items(terminal.words, match.view(seat)["actions"], terminal.names, match.game)
    terminal.explain(offered, match.game.text_values(match.players, match.options))
    return file.getvalue()


def challenged(game: str, mode: str) -> Match:
    """A match in which somebody may challenge a claim."""
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
    assert ONE_COUNTS[locale] in at_once
    assert SEALED[locale] not in in_turn
    assert ONE_COUNTS[locale] not in in_turn


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("order", ["draw_then_return", "return_then_draw"])
def test_coup_a_forced_swap_is_told_without_an_order(order, locale):
    """By default the new card is drawn before the old one goes back: nobody is told the opposite."""
    position = {"hands": [["inquisitor", "duke"], ["assassin"]], "lost": [[], ["duke"]], "draws": ["captain"]}
    match = ruse.arrange("coup", position, envoy="inquisitor", examine_order=order)
    for seat, action in ((0, "examine 1"), (1, "pass"), (0, "force")):
        match.play(seat, action)
    words = Words(match.game.presentation.words, locale)
    forced = next(event for event in match.events(1) if event["event"] == "forced")
    told = tell(match.game, words, forced, 1, ["Ada", "Bea"])
    swap = {
        "en": "swap the Assassin",
        "de": "die Attentäterin mit dem Stapel zu tauschen",
        "it": "cambiare l’Assassino",
    }
    assert swap[locale] in told


FEWER = {
    "en": ("even when only two play", "both start with 1", "the one who begins starts with 1"),
    "de": ("auch zu zweit", "beginnen beide mit 1", "hat 1, wer den ersten Zug macht"),
    "it": ("anche in due", "con 1 a testa", "chi fa il primo turno comincia con 1"),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("coins", "at"), [("both_2", 0), ("both_1", 1), ("starter_1", 2)])
def test_coup_the_rules_tell_the_coins_of_two_as_they_are(coins, at, locale):
    match = ruse.deal("coup", 2, two_player_coins=coins)
    told = Words(match.game.presentation.words, locale)("rules-2", **match.game.text_values(2, match.options))
    assert [part in told for part in FEWER[locale]] == [nth == at for nth in range(3)]
