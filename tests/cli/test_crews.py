"""A game of crews at the terminal: the board, choices with what they would change, the score sheet."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console
from tests.depths import deep_after, deep_but
from tests.words.test_story import played

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.menu import meant, menu_items
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.story import name
from ruse.core.words import Words

NAMES = ["Anna", "Bruno"]
SHEET = {"en": "Score sheet", "de": "Wertungsblock", "it": "Foglio dei punti"}
POSITION: dict[str, Any] = {
    "city": "paris",
    "round": 2,
    "acting": 0,
    "locations": ["louvre", "bank", "yacht"],
    "loot": [["painting", "painting", "diamond"], ["antique"], []],
    "markers": [2, 0, 0],
    "crews": [
        [[["conductor", ["canvas-tube"]]], [["dame", []]], []],
        [[["banker", ["tuxedo"]], ["colonel", ["plasma-cutter"]]], [], []],
    ],
    "hands": [["blazeblaster", "grabber-arm", "tuxedo"], ["disguise-kit", "sound-dish", "sound-dish"]],
    "coins": [6, 2],
    "hq": [{"painting": 1}, {}],
}


def arranged(**position: Any) -> Match:
    crews = [
        [[{"thief": thief, "gear": gear} for thief, gear in crew] for crew in side] for side in POSITION["crews"]
    ]
    return ruse.arrange("caper", {**POSITION, "crews": crews, **position}, seed=1, first_player=1)


def printed(match: Match, seat: int | None, what: Any, locale: str = "en") -> list[str]:
    """Return the lines that a terminal prints for a seat, with single blanks."""
    file = io.StringIO()
    terminal = Terminal(Console(file=file, width=80), match.game, Words(FOLDER, locale), match.players, seat)
    terminal.meet(match.view(seat))
    what(terminal)
    return [" ".join(line.split()) for line in file.getvalue().splitlines() if line.strip()]


def table(match: Match, seat: int | None, revealed: Any = None) -> list[str]:
    return printed(match, seat, lambda terminal: terminal.table(match.view(seat), revealed))


def menu(match: Match, seat: int) -> list[str]:
    def show(terminal: Terminal) -> None:
        view = match.view(seat)
        offered = menu_items(match.game, terminal.words, view["actions"], terminal.names)
        terminal.menu(view, offered, below_table=True)

    return printed(match, seat, show)


def typed_for(match: Match, seat: int, typed: str, locale: str = "en") -> list[str]:
    words = Words(match.game.presentation.words, locale)
    offered = menu_items(match.game, words, match.view(seat)["actions"], NAMES)
    return [choice.notation for choice in meant(typed, offered)]


# --- The board ---------------------------------------------------------------------------------------------


def test_a_location_shows_its_track_its_text_loot_and_both_crews():
    assert table(arranged(), 0)[:9] == [
        "1 The Louvre You ···●·|····· Bruno",
        "3 points for the winner of this location. If you win here: 2 points for each",
        "painting in your hideout.",
        "Loot 1 × diamond, 2 × painting",
        "You 1a The Conductor: Canvas Tube",
        "1 × green",
        "Bruno 1a The Banker: Tuxedo",
        "1b The Colonel: Plasma Cutter",
        "1 × violet, 1 × yellow",
    ]


def test_the_other_side_sees_the_marker_from_there():
    assert table(arranged(), 1)[0] == "1 The Louvre You ·····|·●··· Carla"
    assert table(arranged(), None)[0] == "1 The Louvre Carla ···●·|····· Bruno"


def test_coins_points_and_loot_stand_side_by_side():
    lines = table(arranged(), 0)
    at = lines.index("Coins Points Loot")
    assert lines[at + 1 : at + 3] == ["You ◂ 6 7 1 × painting", "Bruno 2 0 –"]


def test_your_own_hand_says_what_its_cards_do():
    lines = table(arranged(), 0)
    at = lines.index("Your hand")
    assert lines[at + 1] == "Tuxedo (violet) Costs 2 coins. When played: move the marker 2 spaces"
    assert "Grabber Arm (green) Costs 3 coins. When played: take 1 piece of loot of" in lines


def test_a_hand_that_is_not_known_is_not_shown():
    match = ruse.deal("caper", players=2, seed=1)
    own, other = (
        {name(match.game, Words(match.game.presentation.words, "en"), "card", card) for card in hand}
        for hand in match.reveal()["hands"]
    )
    shown, watched = " ".join(table(match, 0)), " ".join(table(match, None))
    assert all(card in shown for card in own)
    assert not any(card in shown for card in other - own)
    assert not any(card in watched for card in own | other)


def test_a_hand_that_was_passed_on_is_shown():
    match = arranged()
    match.play(0, "discard tuxedo")
    match.play(1, "discard disguise-kit")
    assert "Bruno’s hand: Grabber Arm, Blazeblaster" in table(match, 0)
    assert [line for line in table(match, 0) if line.startswith("Sound Dish ×2 (yellow) Free.")]


def test_discard_areas_say_whose_they_are():
    match = arranged()
    match.play(0, "discard tuxedo")
    match.play(1, "discard disguise-kit")
    assert {"Your discard area: Tuxedo", "Bruno’s discard area: Disguise Kit"} <= set(table(match, 0))
    assert {"Carla’s discard area: Tuxedo", "Bruno’s discard area: Disguise Kit"} <= set(table(match, None))


def test_with_open_cards_both_hands_are_shown():
    match = arranged()
    lines = table(match, None, match.reveal())
    assert "Carla’s hand: Tuxedo, Grabber Arm, Blazeblaster" in lines
    assert "Bruno’s hand: Disguise Kit, Sound Dish ×2" in lines


# --- Choices -----------------------------------------------------------------------------------------------


def test_every_choice_says_what_it_would_change():
    lines = menu(arranged(), 0)
    assert lines[0] == "Which gear card do you play, and on which thief? Or do you discard a card?"
    assert lines[1] == "Equip which gear card, and on which thief"
    assert lines[2] == "Tuxedo 1▸1a marker 1: +2, coins −2, points +1"
    assert lines[3] == "2▸2a marker 2: +2, coins −2, points +4"
    assert "5▸1a coins −2, then you choose a card to burn" in " ".join(lines)
    assert lines[-2:] == [
        "Discard take coins, without using the card coins +1",
        "7 Tuxedo 8 Grabber Arm 9 Blazeblaster",
    ]


def test_a_burn_shows_the_thief_and_what_goes_with_the_card():
    match = arranged()
    match.play(0, "equip blazeblaster 1a")
    lines = menu(match, 0)
    assert lines[:2] == ["Whose top card do you burn?", "Burn the top card of this thief"]
    assert lines[2:4] == [
        "1 1a marker 1: +2, points +1, burns Tuxedo",
        "2 1b opponent’s coins −2, burns Plasma Cutter",
    ]
    match.play(0, "burn b")
    assert match.view(0)["seats"][1]["coins"] == 0


@pytest.mark.parametrize(
    ("typed", "locale", "action"),
    [
        ("2", "en", "equip tuxedo 2a"),
        ("equip tuxedo 1a", "en", "equip tuxedo 1a"),
        ("tux 1a", "en", "equip tuxedo 1a"),
        ("1a grabber", "en", "equip grabber-arm 1a"),
        ("ausrüsten smoking 2a", "de", "equip tuxedo 2a"),
        ("grabber 2a", "en", "equip grabber-arm 2a"),
        ("brac 2a", "it", "equip grabber-arm 2a"),
        ("disc grab", "en", "discard grabber-arm"),
        ("abwerfen flammenwerfer", "de", "discard blazeblaster"),
    ],
)
def test_numbers_cards_and_places_are_understood(typed, locale, action):
    assert typed_for(arranged(), 0, typed, locale) == [action]


def test_a_card_alone_discards_nothing():
    assert len(typed_for(arranged(), 0, "tuxedo")) == 2
    assert all(action.startswith("equip") for action in typed_for(arranged(), 0, "tuxedo"))


@pytest.mark.parametrize(
    ("typed", "locale"), [("dame 2", "en"), ("the dame 2", "en"), ("2 dame", "en"), ("Dama 2", "it")]
)
def test_a_thief_needs_no_article_and_no_verb(typed, locale):
    deck = ["dame", "banker", "colonel", "artist", "twins", "acrobat", "magician", "barber"]
    match = ruse.arrange(
        "caper", {"locations": POSITION["locations"], "acting": 0, "thief_deck": deck}, seed=1, first_player=0
    )
    assert typed_for(match, 0, typed, locale) == ["hire dame 2"]


def test_far_too_many_choices_are_not_repeated(ruse_cli, tmp_path):
    hands = [["tuxedo", "smoke-screen", "disguise-kit", "plasma-cutter", "sound-dish", "canvas-tube"]] * 2
    crew = [{"thief": thief} for thief in ("twins", "acrobat", "artist")]
    side = [crew, [{"thief": "gem-expert"}, {"thief": "magician"}], []]
    match = arranged(hands=hands, crews=[side, [[], [], []]], coins=[10, 0], markers=[0, 0, 0])
    path = tmp_path / "match.ruse"
    path.write_text(match.dumps())
    told = " ".join(ruse_cli("play", "caper", "--resume", path, typed="?\nsteal\nq\n").stdout.split())
    assert "“steal” is not possible now. You can type: 1 = Equip Disguise Kit 1a, 2 = Equip" in told
    assert told.count(" = Equip ") == 5
    assert "36 Canvas Tube" in told


def test_the_price_of_one_card_is_not_told_of_all(ruse_cli, tmp_path):
    path = tmp_path / "match.ruse"
    path.write_text(arranged().dumps())
    told = ruse_cli("play", "caper", "--resume", path, typed="?\nq\n").stdout
    assert "Equip  equip tuxedo 1a / equip tuxedo 2a" in told
    assert "paid immediately" not in told


# --- Whole games -------------------------------------------------------------------------------------------


def answers(seed: int, count: int = 3000) -> str:
    """Return numbers typed at random; the game asks again after an impossible one."""
    chance = random.Random(seed)
    return "".join(f"{chance.randrange(1, 30)}\n" for _ in range(count))


@pytest.mark.parametrize(
    ("language", "city"), deep_after(1, [("en", "london"), ("de", "barcelona"), ("it", "rome")])
)
def test_a_whole_game(ruse_cli, tmp_path, language, city):
    match_file = tmp_path / "match.ruse"
    arguments = ["--option", f"city={city}", "--seed", 3, "--bot", "random", "--save", match_file, "--seat", 1]
    result = ruse_cli("--language", language, "play", "caper", *arguments, typed=answers(5))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    match = ruse.loads(match_file.read_text())
    assert match.over
    assert SHEET[language] in result.stdout
    assert "{" not in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if str(match_file) not in line)


def test_the_score_sheet_adds_up():
    match = played({"players": 2, "city": "rome"}, 2, "caper")
    lines = printed(match, 1, lambda terminal: terminal.board.score_sheet(match.view(1)))
    assert lines[:2] == ["Score sheet", "You Carla"]
    rows = [[int(cell.replace("–", "0")) for cell in line.split()[-2:]] for line in lines[2:]]
    *parts, total, coins = rows
    assert total == [match.scores[1], match.scores[0]]
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert coins == [match.view()["seats"][seat]["coins"] for seat in (1, 0)]


@pytest.mark.parametrize("reader", deep_but([[], ["--seat", 1], ["--all"]], ["--seat", 1]), ids=str)
def test_a_match_file_is_told_to_its_end(ruse_cli, tmp_path, reader):
    path = tmp_path / "match.ruse"
    path.write_text(played({"players": 2}, 5, "caper").dumps())
    result = ruse_cli("replay", path, *reader)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("◂") == 42
    assert SHEET["en"] in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
