"""Whole games at the terminal, in three languages."""

from __future__ import annotations

import hashlib
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.depths import deep_but

import ruse
from ruse.core.words import LOCALES

WINS = {"en": "You win!", "de": "Du gewinnst!", "it": "Hai vinto!"}
LOSES = {"en": " wins!", "de": " gewinnt!", "it": "Vince "}
CLAIMS = {"en": "All claims", "de": "Alle Behauptungen", "it": "Tutte le dichiarazioni"}
BLUFF = {"en": "Only you know:", "de": "Nur du weißt es:", "it": "Lo sai solo tu:"}


def answers(seed: int | str, count: int = 4000) -> str:
    """Return numbers typed at random; the game asks again after an impossible one."""
    chance = random.Random(seed)
    return "".join(f"{chance.randrange(1, 9)}\n" for _ in range(count))


TABLES: dict[str, list[Any]] = {
    "three": ["--players", 3],
    "last-seat": ["--players", 4, "--seat", 3],
    "draft": ["--players", 2, "--option", "draft_2p=true"],
    "inquisitor": ["--players", 4, "--option", "envoy=inquisitor"],
    "german": ["--players", 6, "--edition", "german", "--bot", "random"],
    "ten": ["--players", 10, "--option", "envoy=inquisitor", "--seat", 5],
    "one-step": ["--players", 3, "--option", "prove_mode=reveal_one", "--option", "response_mode=sequential"],
    "endless": ["--players", 3, "--option", "treasury=unlimited"],
}


GAMES = [(language, table) for language in LOCALES for table in ("three", "draft", "inquisitor")]
GAMES += [("en", "last-seat"), ("de", "german"), ("it", "ten"), ("de", "one-step"), ("it", "endless")]


@pytest.mark.parametrize(("language", "table"), deep_but(GAMES, GAMES[1], GAMES[10]))
def test_a_whole_game(ruse_cli, tmp_path, language, table):
    match_file = tmp_path / "match.ruse"
    arguments = ["--language", language, "play", "coup", "--seed", 3, "--save", match_file, *TABLES[table]]
    result = ruse_cli(*arguments, typed=answers(table))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    match = ruse.loads(match_file.read_text())
    assert match.over
    seat = int(TABLES[table][TABLES[table].index("--seat") + 1]) if "--seat" in TABLES[table] else 0
    assert (WINS if match.winners == (seat,) else LOSES)[language] in result.stdout
    assert CLAIMS[language] in result.stdout
    assert f"ruse replay {match_file} --all" in result.stdout
    too_wide = [line for line in result.stdout.splitlines() if len(line) > 80 and str(match_file) not in line]
    assert not too_wide


def test_every_seat_can_have_a_bot_of_its_own(ruse_cli):
    played = {}
    for bots in ("house,learned", "house,house", "house", "learned"):
        result = ruse_cli("play", "coup", "--players", 3, "--bot", bots, "--seed", 4, typed=answers(2))
        assert result.exit_code == 0
        played[bots] = result.stdout.rsplit("\n\n", 1)[0]  # the last lines name the file
    assert played["house,house"] == played["house"]
    assert len(set(played.values())) == 3


def test_each_of_several_bots_must_exist(ruse_cli):
    result = ruse_cli("play", "coup", "--bot", "house,genius")
    assert result.exit_code == 2
    assert "genius" in result.stderr


@pytest.mark.parametrize("language", deep_but(LOCALES, "it"))
def test_games_are_won_and_lost(ruse_cli, language):
    seen = set()
    for seed in range(6):
        arguments = ["--language", language, "--players", 2, "--bot", "random", "--seed", seed]
        result = ruse_cli("play", "coup", *arguments, typed=answers(seed))
        assert result.exit_code == 0
        seen.add(WINS[language] in result.stdout)
    assert seen == {True, False}


def test_the_same_seed_and_answers_give_the_same_screen(ruse_cli, tmp_path):
    match_file = tmp_path / "match.ruse"
    first = ruse_cli("play", "coup", "--seed", 9, "--save", match_file, typed=answers(1))
    match_file.unlink()
    assert first.stdout == ruse_cli("play", "coup", "--seed", 9, "--save", match_file, typed=answers(1)).stdout


def test_the_fingerprint_of_the_deal_can_be_checked_at_the_end(ruse_cli, tmp_path):
    result = ruse_cli("play", "coup", "--players", 2, typed=answers(1))
    hashes = re.findall(r"\b[0-9a-f]{64}\b", result.stdout)
    assert len(hashes) == 2
    [(seed, salt)] = re.findall(r"Seed\s(\d+),\s+salt\s+([0-9a-f]{32})", result.stdout)
    expected = hashlib.sha256(bytes.fromhex(salt) + int(seed).to_bytes(8, "big")).hexdigest()
    assert hashes == [expected, expected]
    assert result.stdout.index(hashes[0]) < result.stdout.index("Turn 1")


def test_without_a_seed_matches_differ(ruse_cli):
    first, second = (ruse_cli("play", "coup", "--players", 2, typed="q\n").stdout for _ in range(2))
    fingerprint = r"\b[0-9a-f]{64}\b"
    assert re.findall(fingerprint, first) != re.findall(fingerprint, second)


def arranged(tmp_path: Path, **position: Any) -> Path:
    """Return a match file in which seat 0 is to act, with a known hand."""
    hands = [["duke", "captain"], ["contessa", "contessa"], ["assassin", "ambassador"]]
    match = ruse.arrange("coup", {"hands": hands, **position}, seed=1)
    path = tmp_path / "arranged.ruse"
    path.write_text(match.dumps())
    return path


@pytest.mark.parametrize("language", LOCALES)
def test_a_private_line_tells_that_a_claim_is_a_bluff(ruse_cli, tmp_path, language):
    path = arranged(tmp_path)
    bluffing = ruse_cli("--language", language, "play", "--resume", path, typed="exchange\nq\n")
    assert BLUFF[language] in bluffing.stdout
    honest = ruse_cli("--language", language, "play", "--resume", arranged(tmp_path), typed="tax\nq\n")
    assert BLUFF[language] not in honest.stdout


def test_question_mark_explains_costs_claims_and_blocks(ruse_cli, tmp_path):
    path = arranged(tmp_path, coins=[7, 2, 2])
    text = " ".join(ruse_cli("play", "--resume", path, typed="?\nq\n").stdout.split())
    assert "Coup coup 1 / coup 2" in text
    assert "Costs 7 coins" in text
    assert "COUP-" not in text
    assert (
        "You claim the Assassin, but you do not have the card. A bluff! Anyone else can challenge the claim."
        in text
    )
    assert "You claim the Duke, and you have the card." in text
    assert "Anyone can block it by claiming Duke." in text
    assert "The target can block it by claiming Captain or Ambassador." in text


def test_whoever_asks_for_them_sees_the_numbers_of_the_rules(ruse_cli, tmp_path):
    path = arranged(tmp_path, coins=[7, 2, 2])
    text = " ".join(ruse_cli("play", "--rule-ids", "--resume", path, typed="?\nq\n").stdout.split())
    assert "Coup (COUP-31) coup 1 / coup 2" in text
    assert "Assassinate (COUP-33)" in text


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("xyzzy", "“xyzzy” is not possible now. You can type: 1 = Income"),
        ("99", "“99” is not possible now."),
        ("0", "“0” is not possible now."),
        ("", "You can type: 1 = Income"),
        ("st", "“st” could mean several things: 5 = Steal Bruno, 6 = Steal Dora."),
        ("coup 1", "“coup 1” is not possible: you don’t have enough coins."),
        ("pass", "“pass” is not possible: you can’t do that now."),
        ("steal 0", "“steal 0” is not possible now."),
        ("examine 1", "“examine 1” is not possible: there is no Inquisitor in this match."),
        ("\x1b[A", "is not possible now."),
        ("[bold]" * 30, "is not possible now."),
    ],
)
def test_bad_input_is_answered_with_a_sentence(ruse_cli, tmp_path, typed, sentence):
    result = ruse_cli("play", "--resume", arranged(tmp_path), typed=f"{typed}\nq\n")
    assert result.exit_code == 0
    assert sentence in " ".join(result.stdout.split())
    assert ruse.loads((tmp_path / "arranged.ruse").read_text()).journal == []


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", "income"),
        ("income", "income"),
        ("I", "income"),
        ("foreign aid", "foreign-aid"),
        ("foreign-aid", "foreign-aid"),
        ("f", "foreign-aid"),
        ("steal 2", "steal 2"),
        ("st d", "steal 2"),
        ("Steal Bruno", "steal 1"),
        ("  tax ", "tax"),
    ],
)
def test_numbers_notation_and_prefixes_are_understood(ruse_cli, tmp_path, typed, action):
    ruse_cli("play", "--resume", arranged(tmp_path), typed=f"{typed}\n")
    assert ruse.loads((tmp_path / "arranged.ruse").read_text()).journal[0] == (0, action)


def test_noise_is_no_answer_and_no_harm(tmp_path):
    """Bytes that are no text, and a terminal that knows only ASCII."""
    command = [sys.executable, "-c", "from ruse.cli import main; main()"]
    command += ["--language", "de", "play", "--resume", str(arranged(tmp_path))]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    done = subprocess.run(command, input=b"\xff\xfe\x00\x1b[31m\nq\n", capture_output=True, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Possible" not in done.stdout
    assert b"Du kannst tippen: 1 = Einkommen" in done.stdout.replace(b"\n  ", b" ")
    assert b"\x1b" not in done.stdout


def test_the_words_of_a_language_are_understood_too(ruse_cli, tmp_path):
    ruse_cli("--language", "de", "play", "--resume", arranged(tmp_path), typed="dieb bruno\n")
    assert ruse.loads((tmp_path / "arranged.ruse").read_text()).journal[0] == (0, "steal 1")
