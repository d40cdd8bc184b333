"""Help, rules, games; and that nobody waits for a compiler to read them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest

import ruse
from ruse.cli import COMMANDS, main
from ruse.core.words import LOCALES

HEAVY = ("numpy", "numba", "rich", "fluent_compiler", "ruse.games")
RUN = "from ruse.cli import main; main()"


def imported(*arguments: str) -> set[str]:
    """Return the modules that a command imports."""
    return modules_of(RUN, *arguments)


def modules_of(code: str, *arguments: str) -> set[str]:
    """Return the modules that a fresh interpreter imports for this code."""
    command = [sys.executable, "-X", "importtime", "-c", code, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["--language", "de", "--help"]], ids=str)
def test_help_imports_nothing_heavy(arguments):
    modules = imported(*arguments)
    assert "click" in modules
    assert not [name for name in modules if name.startswith(HEAVY)]


@pytest.mark.parametrize("arguments", [["games"], ["rules", "coup"], ["play", "coup"]], ids=str)
def test_people_never_wait_for_numpy(arguments, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert not [name for name in imported(*arguments) if name.startswith(("numpy", "numba"))]


def test_help_imports_little_beyond_click():
    """What keeps `ruse --help` under a fifth of a second: a handful of small modules of our own."""
    assert len(imported("--help") - modules_of("import click")) < 25


@pytest.mark.parametrize("language", LOCALES)
def test_every_help_page_is_in_the_language(ruse_cli, language):
    names = [[], *([name] for name in ("serve", "play", "replay", "rules", "games"))]
    for name in names:
        result = ruse_cli("--language", language, *name, "--help")
        assert result.exit_code == 0
        assert "help-" not in result.stdout
        heading = {"en": "Options:", "de": "Optionen:", "it": "Opzioni:"}[language]
        assert heading in result.stdout
        assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_a_group_is_listed_by_what_it_does(ruse_cli):
    listed = " ".join(ruse_cli("--help").stdout.split())
    assert "store Look after the tables that a server keeps." in listed


def test_commands_to_come_are_not_listed_before_they_are_there(ruse_cli):
    listed = main.list_commands(click.Context(main))
    assert set(listed) <= set(COMMANDS)
    assert {"play", "replay", "rules", "games"} <= set(listed)
    for name in set(COMMANDS) - set(listed):
        assert ruse_cli(name).exit_code == 2


def test_version(ruse_cli):
    assert ruse_cli("--version").stdout == f"ruse {ruse.__version__}\n"


def test_without_a_command_in_a_pipe_the_help_is_shown(ruse_cli):
    assert ruse_cli().stdout == ruse_cli("--help").stdout


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Spieler:"),
        ({"LANG": "it_IT.UTF-8"}, "Giocatori:"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "de_AT"}, "Spieler:"),
        ({"LANG": "fr_FR.UTF-8"}, "Players:"),
        ({"LANG": "C"}, "Players:"),
        ({}, "Players:"),
    ],
)
def test_the_language_is_that_of_the_environment(ruse_cli, variables, word):
    assert word in ruse_cli("games", env=variables).stdout


def test_language_can_stand_before_or_after_the_command(ruse_cli):
    before = ruse_cli("--language", "de", "games").stdout
    assert before == ruse_cli("games", "--language", "de").stdout
    assert "Spieler:" in before


def test_games_as_json(ruse_cli):
    games = json.loads(ruse_cli("games", "--json").stdout)
    assert [game["game"] for game in games] == list(ruse.all_games())
    coup = next(game for game in games if game["game"] == "coup")
    assert coup["players"] == [2, 10]
    assert list(coup["editions"]) == ["standard", "german", "italian"]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "rulings"), [("coup", "AMB-"), ("minister", "SA-"), ("royal", "RA-")])
def test_rules_explain_every_option_and_mark_the_disputed(ruse_cli, game, rulings, language):
    text = ruse_cli("--language", language, "rules", game).stdout
    disputed = {"en": "disputed", "de": "umstritten", "it": "controversa"}[language]
    lines = text.splitlines()
    for option in ruse.all_games()[game].interface.options:
        title = next(line for line in lines if line.startswith(f"{option.name} ("))
        assert option.rule in title
        differs = option.name in ("two_player_coins", "copies_rule", "examine_chooser", "examine_order")
        assert (disputed in title) == (option.rule.startswith(rulings) or differs), title
    assert all(len(line) <= 80 for line in lines)
    assert text.count("●") == len(ruse.all_games()[game].interface.options) + 1


FAME = {2: "gold 3, 0.", 3: "gold 3, 3, 0.", 4: "gold 3, 3, 3, 0.", 5: "gold 3, 3, 3, 3, 0."}


@pytest.mark.parametrize(("players", "last"), [(2, "F"), (3, "F"), (4, "G"), (5, "H")])
def test_the_rules_of_royal_are_those_for_so_many_players(ruse_cli, players, last):
    text = " ".join(ruse_cli("rules", "royal", "--players", players).stdout.split())
    assert f"With {players} players" in text
    assert f"places, A to {last} (" in text
    assert FAME[players] in text
    assert ("three different places (how many" in text) == (players == 2)
    assert ("This section is for you" in text) == (players == 2)


def test_the_rules_of_royal_have_the_figures_of_own_cards(ruse_cli, tmp_path):
    file = tmp_path / "my.toml"
    ours = Path(ruse.all_games()["royal"].presentation.words).parent / "cards" / "cards.toml"
    file.write_text(ours.read_text("utf-8").replace("gold = [3, 3, 0]", "gold = [5, 4, 3]"), "utf-8")
    text = " ".join(ruse_cli("rules", "royal", "--players", 3, "--cards", file).stdout.split())
    assert "gold 5, 4, 3." in text


def test_a_match_with_cards_of_ones_own_begins_with_what_they_are(ruse_cli, tmp_path):
    file = tmp_path / "my.toml"
    ours = Path(ruse.all_games()["royal"].presentation.words).parent / "cards" / "cards.toml"
    file.write_text(ours.read_text("utf-8").replace("gold = 24", "gold = 14", 1), "utf-8")
    told = ruse_cli("play", "royal", "--cards", file, "--record", tmp_path / "match.ruse", typed="q\n").stdout
    assert "48 loot cards, 86 cubes and 28 secret cards" in " ".join(told.split())


def test_rules_follow_the_options(ruse_cli):
    usual = ruse_cli("rules", "coup").stdout
    assert "Ambassador (exchange)" in usual
    assert "with 10 coins or more" in " ".join(usual.split())
    other = ruse_cli("rules", "coup", "--option", "envoy=inquisitor", "--option", "forced_coup_at=8").stdout
    assert "Ambassador (exchange)" not in other
    assert "with 8 coins or more" in " ".join(other.split())
    assert "● inquisitor" in other


def test_rules_of_the_draft_need_no_number_of_players(ruse_cli):
    assert "a pile with one card of each character" in " ".join(
        ruse_cli("rules", "coup", "--option", "draft_2p=true").stdout.split()
    )


def test_no_color_is_respected(monkeypatch, capsys):
    from ruse.cli.terminal import open_console

    monkeypatch.setenv("FORCE_COLOR", "1")
    open_console().print("x", style="bold red")
    coloured = capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    open_console().print("x", style="bold red")
    plain = capsys.readouterr().out
    assert "31m" in coloured
    assert "31m" not in plain
