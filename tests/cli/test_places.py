"""A game of places at the terminal: the ring, what can be known of it, and long menus."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console
from tests.depths import deep_after, deep_but, deep_but_once
from tests.words.test_story import played

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words

WINS = {"en": "You win!", "de": "Du gewinnst!", "it": "Hai vinto!"}
SHARED = {"en": "You share the win", "de": "Ihr teilt euch den Sieg", "it": "Vittoria condivisa"}
LOSES = {"en": " wins!", "de": " gewinnt!", "it": "Vince "}
LOSES_TO_SEVERAL = {"en": " share the win.", "de": " teilen sich den Sieg.", "it": "Vittoria condivisa"}
CARDS = ["minister", "thief", "peasant", "king", "collector", "executioner"]
TABLES: dict[str, list[Any]] = {
    "four": ["--players", 4],
    "six": [
        "--players",
        6,
        "--seat",
        2,
        "--option",
        "turn_limit=40",
        "--option",
        "naming=free_order",
        "--option",
        "memory_aid=false",
    ],
    "secret": ["--players", 3, "--option", "shuffle=secret_choice", "--option", "first_look=simultaneous"],
}


def answers(seed: int | str, count: int = 4000) -> str:
    """Return numbers typed at random; the game asks again after an impossible one."""
    chance = random.Random(seed)
    return "".join(f"{chance.randrange(1, 11)}\n" for _ in range(count))


@pytest.mark.parametrize("language", deep_but(LOCALES, "it"))
@pytest.mark.parametrize("table", deep_after(1, TABLES))
def test_a_whole_game(ruse_cli, tmp_path, language, table):
    match_file = tmp_path / "match.ruse"
    arguments = ["play", "minister", "--seed", 3, "--bot", "random", "--save", match_file, *TABLES[table]]
    result = ruse_cli("--language", language, *arguments, typed=answers(table))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    match = ruse.loads(match_file.read_text())
    assert match.over
    seat = 2 if table == "six" else 0
    lost = LOSES if len(match.winners) == 1 else LOSES_TO_SEVERAL
    outcome = lost if seat not in match.winners else WINS if match.winners == (seat,) else SHARED
    assert outcome[language] in result.stdout
    assert f"ruse replay {match_file} --all" in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if str(match_file) not in line)


def shown(match: Match, seat: int | None, revealed: Any = None, part: str = "table") -> list[str]:
    """Return the table, or the line of what can be known, as a seat sees it."""
    file = io.StringIO()
    terminal = Terminal(Console(file=file, width=80), match.game, Words(FOLDER, "en"), match.players, seat)
    terminal.meet(match.view(seat))
    if part == "table":
        terminal.table(match.view(seat), revealed)
    else:
        terminal.remind(match.view(seat))
    return [" ".join(line.split()) for line in file.getvalue().splitlines() if line.strip()]


def arranged(looked: Any = ((), (), (), ()), **options: Any) -> Match:
    position = {"players": 4, "cards": CARDS, "coins": [3, 0, 9, 7], "treasury": 1, "turn": 2}
    return ruse.arrange("minister", {**position, "looked": [list(places) for places in looked]}, **options)


def test_the_ring_shows_owners_coins_and_what_the_reader_can_know():
    assert shown(arranged(looked=["bc", "", "", "a"]), 0) == [
        "seat player coins card claimed so far",
        "A 0 You 3 ? –",
        "B 1 Bruno 0 Thief –",
        "C nobody Peasant",
        "D 2 Dora ◂ 9 ? –",
        "E 3 Felix 7 ? –",
        "F nobody ?",
        "Treasury: 1 coin.",
    ]


def test_few_characters_are_named_and_of_many_those_that_cannot_be():
    match = arranged(looked=["bcd", "", "", ""])
    assert shown(match, 0)[1] == "A 0 You 3 Minister / Executioner / Tax collector –"
    for seat, action in [(2, "claim minister"), (3, "challenge"), (0, "pass"), (1, "pass")]:
        match.play(seat, action)
    assert [line for line in shown(match, 1) if line.startswith("D ")] == ["D 2 Dora 9 not Minister Minister"]


def test_without_the_aid_the_cards_are_backs_and_nothing_is_recalled():
    match = arranged(looked=["bcd", "", "", ""], memory_aid=False)
    assert shown(match, 0)[2] == "B 1 Bruno 0 ■ –"
    assert shown(match, 0, part="knowledge") == []


def test_a_spectator_sees_backs():
    assert shown(arranged(looked=["bcd", "", "", ""]), None)[2] == "B 1 Bruno 0 ■ –"


def test_open_cards_are_laid_out_by_place():
    match = arranged()
    assert [line.split()[-1] for line in shown(match, None, match.reveal())[1:7:5]] == ["–", "Executioner"]
    assert shown(match, None, match.reveal())[3] == "C nobody Peasant"


def test_one_line_recalls_what_is_certain_or_nearly():
    assert shown(arranged(looked=["bcda", "", "", ""]), 0, part="knowledge") == [
        "You know: A: Minister, B: Thief, C: Peasant, D: King, E: Executioner / Tax",
        "collector, F: Executioner / Tax collector",
    ]
    only_the_certain = ["You know: B: Thief, C: Peasant, D: King"]
    assert shown(arranged(looked=["bcd", "", "", ""]), 0, part="knowledge") == only_the_certain
    assert shown(arranged(), 0, part="knowledge") == []


@pytest.fixture
def match_file(tmp_path):
    position = {"players": 4, "cards": CARDS, "turn": 0, "looked": [["b"], [], [], []]}
    path = tmp_path / "match.ruse"
    path.write_text(ruse.arrange("minister", position, seed=1, first_player=0).dumps())
    return path


def said(ruse_cli: Any, match_file: Any, typed: str, language: str = "en") -> str:
    result = ruse_cli("--language", language, "play", "minister", "--resume", match_file, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_a_claim_that_may_be_true_is_not_called_a_bluff(ruse_cli, match_file):
    told = said(ruse_cli, match_file, "?\nq\n")
    assert "6 Claim: Thief take 1 coin from each neighbour, a bluff 7 Claim: Minister shuffle two cards 8" in told
    assert "You claim the Thief, but it is not true. A bluff! Anyone else can challenge the claim." in told
    assert "You claim the King without knowing whether it is true. Anyone" in told
    assert "You claim the Peasant without knowing whether it is true. Type" in told


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("look", "look"),
        ("mo o", "move opposite"),
        ("3", "move left"),
        ("claim tax", "claim collector"),
        ("c k", "claim king"),
    ],
)
def test_numbers_notation_and_prefixes_are_understood(ruse_cli, match_file, typed, action):
    said(ruse_cli, match_file, f"{typed}\nq\n")
    assert ruse.loads(match_file.read_text()).journal[0] == (0, action)


@pytest.mark.parametrize("typed", ["peek C", "peek c", "2"])
def test_a_place_is_shown_with_a_capital_and_typed_with_either(ruse_cli, tmp_path, typed):
    path = tmp_path / "match.ruse"
    path.write_text(ruse.deal("minister", players=4, seed=1, first_player=0, first_look="sequential").dumps())
    assert "Peek 1 B 2 C 3 D 4 E 5 F see" in said(ruse_cli, path, f"{typed}\nq\n")
    assert ruse.loads(path.read_text()).journal[0] == (0, "peek c")


def test_the_words_of_a_language_are_understood_too(ruse_cli, match_file):
    said(ruse_cli, match_file, "verschieben nach l\nq\n", "de")
    assert ruse.loads(match_file.read_text()).journal[0] == (0, "move left")


def test_targets_stand_on_lines_of_their_own(ruse_cli, tmp_path):
    cards = ["executioner", "thief", "peasant", "king", "collector", "minister"]
    match = ruse.arrange("minister", {"players": 6, "cards": cards, "turn": 0}, seed=1)
    match.play(0, "claim executioner")
    for seat in range(1, 6):
        match.play(seat, "pass")
    path = tmp_path / "match.ruse"
    path.write_text(match.dumps())
    told = ruse_cli("play", "minister", "--resume", path, typed="execute greta king\n").stdout
    lines = [line.removeprefix("    Execute").split() for line in told.splitlines() if ", King " in line]
    assert [line[:3] for line in lines] == [
        ["1", "Bruno,", "King"],
        ["7", "Dora,", "King"],
        ["13", "Felix,", "King"],
        ["19", "Greta,", "King"],
        ["25", "Luca,", "King"],
    ]
    assert ruse.loads(path.read_text()).journal[6] == (0, "execute 4 king")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("c", "“c” could mean several things: 5 = Claim King, 6 = Claim Thief"),
        ("swap a b", "“swap a b” is not possible: you can’t do that now."),
        ("peek a", "“peek a” is not possible now."),
        ("execute 9 king", "“execute 9 king” is not possible now."),
    ],
)
def test_bad_input_is_answered_with_a_sentence(ruse_cli, match_file, typed, sentence):
    assert sentence in said(ruse_cli, match_file, f"{typed}\nq\n")
    assert ruse.loads(match_file.read_text()).journal == []


@pytest.mark.parametrize(("reader", "language"), deep_but_once([[], ["--seat", 2], ["--all"]], LOCALES), ids=str)
def test_a_match_file_is_told_to_its_end(ruse_cli, tmp_path, language, reader):
    path = tmp_path / "match.ruse"
    path.write_text(played({"players": 4, "turn_limit": 12}, 5, "minister").dumps())
    result = ruse_cli("--language", language, "replay", path, *reader)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("◂") == 12
    assert ("■" in result.stdout) == (reader == [])
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_whoever_is_not_heard_is_told_at_once(ruse_cli, tmp_path):
    """The line goes next to the challenge, not behind the turn that follows."""
    match = ruse.arrange("minister", {"players": 4, "cards": CARDS, "turn": 3}, seed=1)
    for seat, action in [(3, "claim king"), (1, "pass"), (2, "challenge")]:
        match.play(seat, action)
    path = tmp_path / "match.ruse"
    path.write_text(match.dumps())
    told = ruse_cli("play", "minister", "--resume", path, typed="challenge\nq\n").stdout
    lines = [line.strip() for line in told.splitlines()]
    at = lines.index("Only one challenge counts, and Dora’s came first.")
    assert lines[at - 1] == "Dora challenges Felix."
    assert lines[at + 1] == "Dora looks at the card at place E."
