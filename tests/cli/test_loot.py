"""A game of loot at the terminal: the board, plans that are typed and not picked, the score sheet."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console
from tests.depths import deep_but, deep_but_once
from tests.words.test_story import played

import ruse
from ruse.arena.duel import Duel
from ruse.cli.language import FOLDER
from ruse.cli.menu import meant, menu_items
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words

NAMES = ["Anna", "Bruno", "Dora", "Felix", "Greta"]
WINS = {"en": "You win!", "de": "Du gewinnst!", "it": "Hai vinto!"}
SHARED = {"en": "You share the win", "de": "Ihr teilt euch den Sieg", "it": "Vittoria condivisa"}
TOTAL = {"en": "Total", "de": "Summe", "it": "Totale"}


def printed(match: Match, seat: int | None, what: Any) -> list[str]:
    """Return the lines that a terminal prints for a seat, with single blanks."""
    file = io.StringIO()
    terminal = Terminal(Console(file=file, width=80), match.game, Words(FOLDER, "en"), match.players, seat)
    terminal.meet(match.view(seat))
    what(terminal)
    return [" ".join(line.split()) for line in file.getvalue().splitlines() if line.strip()]


def arranged(cubes: Any = ({}, {}, {}), **position: Any) -> Match:
    row = ["gold*3", "info+art", "carte-blanche", "item-2", "documents-gold", "intrigue"]
    return ruse.arrange("royal", {"row": row, "cubes": list(cubes), **position})


def typed_for(match: Match, seat: int, typed: str) -> list[str]:
    offered = menu_items(match.game, Words(match.game.presentation.words, "en"), match.view(seat)["actions"], NAMES)
    return [choice.notation for choice in meant(typed, offered)]


# --- The board ---------------------------------------------------------------------------------------------


HELD = {"cubes": [{"gold": 2}, {"info": 1}, {}], "secrets": [["gold"], ["art", "art"], []]}


def test_the_board_shows_loot_cubes_and_the_number_of_secret_cards():
    match = arranged(**HELD)
    lines = printed(match, 0, lambda terminal: terminal.table(match.view(0)))
    assert lines[:6] == [
        "A Auction house 3 × gold",
        "B Bank information + art",
        "C Casino carte blanche",
        "D Depot special item, 2 fame",
        "E Embassy documents: gold",
        "F Fort intrigue",
    ]
    assert lines[6:10] == [
        "information art jewels gold secret cards fame",
        "0 You 0 0 0 2+1 1 0",
        "1 Bruno 1 0 0 0 2 0",
        "2 Dora 0 0 0 0 0 0",
    ]
    assert lines[11] == "Fame by rank 3·0·0 3·1·0 3·2·0 3·3·0"


def test_with_open_cards_all_secrets_are_shown():
    match = arranged(**HELD)
    lines = printed(match, None, lambda terminal: terminal.table(match.view(None), match.reveal()))
    assert lines[7:9] == ["0 Carla 0 0 0 2+1 1 0", "1 Bruno 1 0+2 0 0 2 0"]
    lines = printed(match, None, lambda terminal: terminal.table(match.view(None)))
    assert lines[7:9] == ["0 Carla 0 0 0 2 1 0", "1 Bruno 1 0 0 0 2 0"]


def test_the_partner_is_named():
    match = ruse.deal("royal", players=2, seed=1, partner_start="seat_0")
    assert printed(match, 0, lambda terminal: terminal.table(match.view(0)))[-1].endswith("Partner: You.")
    assert "Partner" not in printed(arranged(), 0, lambda terminal: terminal.table(arranged().view(0)))[-1]


# --- Typing a plan -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["plan C E", "c e", "C, E", "plan c e", "p c e"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_plan_is_typed_by_its_letters(players, typed):
    match = ruse.deal("royal", players=players, seed=1)
    assert typed_for(match, 0, typed) == ["plan C E"]


def test_the_order_of_thieves_and_snitches_counts():
    match = ruse.deal("royal", players=4, seed=1)
    assert typed_for(match, 0, "e c") == ["plan E C"]


@pytest.mark.parametrize(
    ("seat", "typed", "meaning"),
    [
        (0, "a+c e", ["plan A+C E"]),
        (0, "c + a e", ["plan A+C E"]),
        (0, "e a+c", []),
        (1, "e c+a", ["plan E A+C"]),
        (1, "a+c e", []),
    ],
)
def test_with_two_players_one_part_has_two_letters(seat, typed, meaning):
    """A player with two thieves who types two snitches is not understood the other way round."""
    match = ruse.deal("royal", players=2, seed=1, partner_start="seat_0")
    assert typed_for(match, seat, typed) == meaning


def test_what_the_menu_does_not_list_has_no_number():
    match = ruse.deal("royal", players=3, seed=1)
    assert typed_for(match, 0, "1") == []


TRADE = {"cubes": [{"gold": 3, "art": 1}, {"info": 2, "jewels": 1}, {"jewels": 2}]}


def trading(**position: Any) -> Match:
    match = arranged(**position)
    for seat in range(match.players):
        match.play(seat, "plan F A" if seat == 0 else "plan A B")
    assert match.view(0)["phase"] == "trade"
    return match


def test_an_exchange_is_typed_by_name_and_colours():
    match = trading(**TRADE)
    assert typed_for(match, 0, "exchange dora jewels gold") == ["trade 2 jewels gold"]
    assert typed_for(match, 0, "trade gold jewels dora") == []
    assert typed_for(match, 0, "stop") == typed_for(match, 0, "done") == ["done"]


def test_very_many_exchanges_are_spelled_too():
    rich = {"info": 2, "art": 2, "jewels": 2, "gold": 2}
    row = ["gold*3", "info+art", "carte-blanche", "item-2", "documents-gold", "intrigue", "art*3", "art*2"]
    match = trading(cubes=[rich] * 5, row=row)
    assert typed_for(match, 0, "felix gold art") == ["trade 3 gold art"]
    assert typed_for(match, 0, "1") == ["done"]


@pytest.mark.parametrize("typed", ["gold", "g", "take gold", "4"])
def test_the_only_verb_need_not_be_typed(typed):
    match = arranged()
    for seat in range(3):
        match.play(seat, "plan C A" if seat == 0 else "plan A B")
    assert typed_for(match, 0, typed) == ["take gold"]


# --- Whole games -------------------------------------------------------------------------------------------


def answers(seed: int, players: int) -> str:
    """Plans at random, a colour, and the end of exchanges; what is not asked is asked again."""
    chance = random.Random(seed)
    lines = []
    for _ in range(200):
        first, second, third = chance.sample("abcdefgh"[: 6 if players == 2 else players + 3], 3)
        plans = (
            [f"{first}+{second} {third}", f"{first} {second}+{third}"] if players == 2 else [f"{first} {second}"]
        )
        lines += [*plans, "gold", "done"]
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("language", deep_but(LOCALES, "de"))
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game(ruse_cli, tmp_path, language, players):
    match_file = tmp_path / "match.ruse"
    arguments = ["play", "royal", "--players", players, "--seed", 3, "--save", match_file]
    result = ruse_cli("--language", language, *arguments, typed=answers(1, players))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    match = ruse.loads(match_file.read_text())
    assert match.over
    outcome = WINS if match.winners == (0,) else SHARED if 0 in match.winners else {language: ""}
    assert outcome[language] in result.stdout
    total = next(line for line in result.stdout.splitlines() if line.strip().startswith(TOTAL[language]))
    assert total.split()[1:] == [str(seat["score"]) for seat in match.view(None)["seats"]]
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if str(match_file) not in line)


@pytest.fixture
def match_file(tmp_path):
    path = tmp_path / "match.ruse"
    path.write_text(ruse.deal("royal", players=4, seed=1).dumps())
    return path


def said(ruse_cli: Any, match_file: Any, typed: str) -> str:
    result = ruse_cli("play", "royal", "--resume", match_file, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_the_menu_says_how_to_type_instead_of_listing_all(ruse_cli, match_file):
    told = said(ruse_cli, match_file, "q\n")
    assert "Plan A B C D E F G › A B C D E F G first where your thieves go" in told
    assert "for example “a b”" in told
    assert "A, C" not in told


def test_help_explains_a_plan_in_a_few_lines(ruse_cli, match_file):
    told = said(ruse_cli, match_file, "?\nq\n")
    assert "Plan plan A B, plan A C … Send your thieves to one place" in told
    assert "plan D E" not in told


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("h a", "“h a” is not possible: that place is not in play with this number of players. You can type:"),
        ("plan a+b c", "“plan a+b c” is not possible: that’s not the number of thieves and"),
        ("c c", "“c c” is not possible now. You can type: first where your thieves go, then where your snitches"),
        ("take gold", "“take gold” is not possible: you can’t do that now."),
        ("c", "“c” could mean several things: Plan C A, Plan C B"),
        ("7", "“7” is not possible now."),
    ],
)
def test_bad_input_is_answered_with_a_sentence(ruse_cli, match_file, typed, sentence):
    told = said(ruse_cli, match_file, f"{typed}\nq\n")
    assert sentence in told
    assert ruse.loads(match_file.read_text()).journal == []


def test_a_round_is_told_place_by_place(ruse_cli, tmp_path):
    match = arranged()
    match.play(1, "plan A B")
    match.play(2, "plan B D")
    path = tmp_path / "match.ruse"
    path.write_text(match.dumps())
    lines = [
        line.strip() for line in ruse_cli("play", "royal", "--resume", path, typed="a e\nq\n").stdout.splitlines()
    ]
    at = lines.index("You send thieves to A and snitches to E.")
    assert lines[at + 3 : at + 13] == [
        "A Auction house (3 × gold): you run into Bruno. You each draw a secret card.",
        lines[at + 4],
        "Bruno draws a secret card.",
        "B Bank (information + art): Bruno’s snitches are watching. Dora gets nothing.",
        "C Casino (carte blanche): nobody comes. The loot is discarded.",
        "D Depot (special item, 2 fame): Dora’s snitches are watching. Nobody else",
        "comes.",
        "E Embassy (documents: gold): your snitches are watching. Nobody else comes.",
        "F Fort (intrigue): nobody comes. The loot is discarded.",
        "",
    ]
    assert lines[at + 4].startswith("Your secret card: ")


# --- The end -----------------------------------------------------------------------------------------------


def test_the_score_sheet_goes_category_by_category():
    match = played({"players": 3}, 4, "royal")
    view = match.view(None)
    lines = printed(match, None, lambda terminal: terminal.board.score_sheet(view))
    assert lines[0] == "Carla Bruno Dora"
    for line, colour in zip(lines[1:5], ("info", "art", "jewels", "gold"), strict=True):
        sums = [(seat["cubes"][colour], seat["secrets"][colour], seat["fame"][colour]) for seat in view["seats"]]
        assert line.split(" ", 1)[1] == " ".join(f"{cubes}+{secrets} → {fame}" for cubes, secrets, fame in sums)
    assert lines[6].split()[1:] == [str(seat["score"]) for seat in view["seats"]]


@pytest.mark.parametrize(("reader", "language"), deep_but_once([[], ["--seat", 2], ["--all"]], LOCALES), ids=str)
def test_a_match_file_is_told_to_its_end(ruse_cli, tmp_path, language, reader):
    path = tmp_path / "match.ruse"
    match = played({"players": 3}, 5, "royal")
    path.write_text(match.dumps())
    result = ruse_cli("--language", language, "replay", path, *reader)
    assert result.exit_code == 0, result.output
    rounds = sum(event["event"] == "round" for event in match.events(None))
    places = {"en": "Casino", "de": "Casino", "it": "Casinò"}
    board = [line for line in result.stdout.splitlines() if line.startswith(f"  C  {places[language]} ")]
    assert len(board) == rounds
    assert TOTAL[language] in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


@pytest.mark.parametrize("claims", [0, 8])
def test_the_arena_speaks_of_bluffs_only_where_there_are_claims(ruse_cli, monkeypatch, claims):
    result = Duel("royal", 2, "house", "random", 20, 5.0, 900, claims, claims // 4, 130)
    monkeypatch.setattr("ruse.arena.duel.duel", lambda *_, **options: result)
    told = ruse_cli("arena", "royal", "--bot", "house").stdout
    assert ("house bluffs in 25.0% of its 8 claims" in told) == (claims > 0)
    assert "house scores 6.5 on average" in told
    assert "45.0 decisions per game" in told
