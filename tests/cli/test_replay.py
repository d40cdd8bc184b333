"""Replays: the same sentences as at the table, and not one more."""

from __future__ import annotations

import pytest
from tests.depths import deep_but_once
from tests.words.test_story import played

import ruse
from ruse.core.words import LOCALES


@pytest.fixture
def match_file(tmp_path):
    match = played({"players": 4, "envoy": "inquisitor"}, 6)
    path = tmp_path / "match.ruse"
    path.write_text(match.dumps())
    return path


@pytest.mark.parametrize(("reader", "language"), deep_but_once([[], ["--seat", 2], ["--all"]], LOCALES), ids=str)
def test_a_match_file_is_told_to_its_end(ruse_cli, match_file, language, reader):
    result = ruse_cli("--language", language, "replay", match_file, *reader)
    assert result.exit_code == 0
    turns = sum(event["event"] == "turn" for event in ruse.loads(match_file.read_text()).events())
    assert result.stdout.count("■ " if reader != ["--all"] else "◂") >= turns
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_a_seat_sees_its_own_cards_and_no_others(ruse_cli, match_file):
    dealt = {event["seat"]: event for event in ruse.loads(match_file.read_text()).reveal()["events"][:4]}
    told = ruse_cli("replay", match_file, "--seat", 2).stdout
    assert "Your cards: " + " and ".join(card.title() for card in dealt[2]["cards"]) in told
    assert "is dealt two cards:" not in told
    everything = ruse_cli("replay", match_file, "--all").stdout
    assert everything.count("is dealt two cards:") == 4
    spectator = ruse_cli("replay", match_file).stdout
    assert "Your" not in spectator
    assert "is dealt two cards:" not in spectator


def test_all_tells_who_lied(ruse_cli, match_file):
    assert "All claims in this match" in ruse_cli("replay", match_file, "--all").stdout
    assert "All claims in this match" not in ruse_cli("replay", match_file, "--seat", 2).stdout


def test_an_unfinished_match_file_says_so(ruse_cli, tmp_path):
    path = tmp_path / "match.ruse"
    path.write_text("ruse match 1\ngame: coup, rules 1, 2 players\noptions: first_player=0\nseed: 1\n0 tax\n")
    text = " ".join(ruse_cli("replay", path).stdout.split())
    assert text.endswith("The match file ends here, before the end of the match: time for challenges.")


def test_a_seat_that_is_not_there_is_refused(ruse_cli, match_file):
    result = ruse_cli("replay", match_file, "--seat", 4)
    assert (result.exit_code, result.stderr) == (2, "ruse: there is no seat 4. This match has seats 0 to 3\n")


def test_step_waits_after_every_turn_and_can_be_left(ruse_cli, match_file):
    result = ruse_cli("replay", match_file, "--step", typed="\n\n")
    assert result.exit_code == 0
    assert result.stdout.count("Enter continues") == 3
    assert "Turn 3" in result.stdout
    assert "Turn 4" not in result.stdout
