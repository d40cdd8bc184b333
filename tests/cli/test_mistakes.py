"""Mistakes in a command: one line that says how to fix it, exit status 2, nothing changed."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ruse
from ruse.cli import main


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "there is no game “chess”. The installed games are caper, coup"),
        ("rules chess", "there is no game “chess”"),
        ("play coup --players 12", "coup is for 2 to 10 players, not 12"),
        ("play coup --players many", "'many' is not a valid integer"),
        ("play coup --players 3 --seat 3", "there is no seat 3. This match has seats 0 to 2"),
        ("play coup --seat -1", "there is no seat -1"),
        ("play coup --edition french", "no edition “french”. It has standard, german and italian"),
        ("play coup --edition german --players 7", "2 to 6 players, not 7"),
        ("play coup --option envoy", "“envoy” is not an option. Write name=value"),
        ("play coup --option envoy=pope", "envoy cannot be “pope”. It can be ambassador or inquisitor"),
        ("play coup --option color=red", "coup has no option “color”. It has envoy,"),
        ("play coup --bot human", "coup has no bot “human”. It has"),
        ("play coup --seed -1", "a seed is a number from 0 to"),
        ("play coup --pace 99", "99"),
        ("play coup --resume nowhere.ruse", "nowhere.ruse cannot be read: No such file or directory"),
        ("play coup --resume x --seed 1", "already has its players, seed and options"),
        ("play coup --resume x --edition german", "already has its players, seed and options"),
        ("replay nowhere.ruse", "nowhere.ruse cannot be read"),
        ("replay .", ". cannot be read: Is a directory"),
        ("replay x --seat 1 --all", "choose either --seat or --all"),
        ("replay", "Missing argument 'FILE'"),
        ("dance", "there is no command “dance”. The commands are serve, play, replay, rules, games"),
        ("play coup --danse", "No such option '--danse'"),
        ("--language fr games", "'fr' is not one of 'en', 'de', 'it'"),
    ],
)
def test_one_line_and_exit_status_2(ruse_cli, arguments, sentence):
    result = ruse_cli(*arguments.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("ruse: ")
    assert sentence in result.stderr


def test_mistakes_are_told_in_the_chosen_language(ruse_cli):
    assert "Schreib name=wert" in ruse_cli("--language", "de", "play", "--option", "x").stderr
    assert "Scrivi nome=valore" in ruse_cli("--language", "it", "play", "--option", "x").stderr


IN_GERMAN = [
    ("play chess", "das Spiel „chess“ gibt es nicht. Installiert sind caper, coup"),
    ("play coup --players 12", "coup ist für 2 bis 10 Spieler, nicht für 12"),
    ("play coup --players many", "„many“ ist kein gültiger Wert für --players"),
    ("play coup --players 3 --seat 3", "den Platz 3 gibt es nicht. Diese Partie hat die Plätze 0 bis 2"),
    ("play coup --edition french", "coup hat keine Ausgabe „french“. Es gibt standard, german und italian"),
    (
        "play coup --edition german --players 7",
        "Die deutsche Schachtel hat Karten für 2 bis 6 Spieler, nicht für 7.",
    ),
    ("play coup --option envoy=pope", "envoy kann nicht „pope“ sein. Möglich ist ambassador oder inquisitor"),
    ("play coup --option color=red", "coup hat keine Option „color“. Es gibt envoy,"),
    ("play coup --bot human", "coup hat keinen Bot „human“. Es gibt"),
    ("play coup --seed -1", "ein Startwert ist eine Zahl von 0 bis"),
    ("simulate coup --target gpu", "--target kann nicht „gpu“ sein. Möglich ist python, cpu oder cuda"),
    ("train coup --decisions many", "--decisions: „many“ ist keine Anzahl. Schreib zum Beispiel"),
    ("replay", "fehlt. --help erklärt den Befehl"),
    ("dance", "den Befehl „dance“ gibt es nicht. Die Befehle sind serve, play"),
    ("play coup --danse", "die Option --danse gibt es nicht"),
    ("play coup --players", "--players braucht einen Wert"),
]


@pytest.mark.parametrize(("arguments", "sentence"), IN_GERMAN)
def test_errors_of_the_core_and_of_click_are_told_in_german(ruse_cli, arguments, sentence):
    result = ruse_cli("--language", "de", *arguments.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert sentence in result.stderr


RECORDS = {
    "foreign": "hello\n",
    "empty": "",
    "other version": "ruse match 99\n",
    "no game": "ruse match 1\nseed: 1\n",
    "illegal": "ruse match 1\ngame: coup, rules 1, 2 players\nseed: 1\n0 fly\n",
    "damaged": "ruse match 1\ngame: coup, rules 1, 2 players\nseed: 1\nend: 3 actions, check 00000000\n",
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
@pytest.mark.parametrize("command", [["replay"], ["play", "coup", "--resume"]], ids=["replay", "resume"])
def test_a_bad_match_file_is_one_line(ruse_cli, tmp_path, text, command):
    path = tmp_path / "bad.ruse"
    path.write_text(text)
    result = ruse_cli(*command, path)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith(f"ruse: {path}: ")
    assert path.read_text() == text


def test_a_binary_file_is_no_match_file(ruse_cli, tmp_path):
    path = tmp_path / "noise.ruse"
    path.write_bytes(bytes(range(256)))
    result = ruse_cli("replay", path)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)


def test_a_match_file_that_cannot_be_written_is_one_line(ruse_cli, tmp_path):
    (tmp_path / "file").write_text("")
    result = ruse_cli("play", "coup", "--save", tmp_path / "file" / "match.ruse")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize("text", ["dear diary", ruse.deal("coup", players=2, seed=1).dumps()])
def test_a_file_that_is_there_is_never_overwritten(ruse_cli, tmp_path, text):
    path = tmp_path / "diary.txt"
    path.write_text(text)
    result = ruse_cli("play", "coup", "--save", path)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert "already exists" in result.stderr
    assert path.read_text() == text


def test_matches_begun_in_the_same_second_have_files_of_their_own(monkeypatch, tmp_path):
    from ruse.cli.match_file import usual_path

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len({usual_path("coup") for _ in range(5)}) == 5


@pytest.mark.parametrize("command", ["simulate", "arena", "bench"])
def test_without_the_compilers_one_line_says_how_to_get_them(command):
    """As after `make play`, which installs neither NumPy nor Numba."""
    hidden = "import sys; sys.modules.update(numba=None, numpy=None); from ruse.cli import main; main()"
    arguments = [sys.executable, "-c", hidden, command, "coup"]
    if command == "bench":
        arguments += ["--target", "cpu", "--no-openspiel", "--players", "4"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert "pip install 'ruse[fast]'" in " ".join((done.stdout + done.stderr).split())
    assert "Traceback" not in done.stderr
    assert done.returncode == (0 if command == "bench" else 2)


@pytest.mark.parametrize("command", ["train", "exploit"])
def test_without_pytorch_one_line_says_how_to_get_it(command):
    hidden = "import sys; sys.modules.update(torch=None); from ruse.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", hidden, command, "coup"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "pip install 'ruse[learn]'" in done.stderr


@pytest.mark.parametrize("command", ["simulate", "arena", "rules", "play"])
@pytest.mark.parametrize("name", ["edition", "games", "seed", "bot"])
def test_what_has_an_option_of_its_own_is_no_option_of_the_game(ruse_cli, command, name):
    result = ruse_cli(command, "coup", "--option", f"{name}=7")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert f"coup has no option “{name}”" in result.stderr


def test_every_error_of_ruse_is_one_line(ruse_cli, monkeypatch):
    def fail(*_, **__):
        raise ruse.TargetMissing("first line\n  second line")

    monkeypatch.setattr("ruse.cli.games.ruse.all_games", fail)
    result = ruse_cli("games")
    assert (result.exit_code, result.stderr) == (2, "ruse: first line second line\n")


def test_other_errors_are_not_hidden(ruse_cli, monkeypatch):
    def fail(*_, **__):
        raise ZeroDivisionError

    monkeypatch.setattr("ruse.cli.games.ruse.all_games", fail)
    assert isinstance(ruse_cli("games").exception, ZeroDivisionError)


def test_the_entry_point_is_the_group():
    assert main.name == "main"
