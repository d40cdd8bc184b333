"""Leaving a game and coming back: nothing is lost, nothing is different."""

from __future__ import annotations

import os
import pty
import select
import shlex
import signal
import sys
import time

import pytest
from tests.cli.test_play import answers
from tests.depths import deep_but

import ruse
from ruse.core.words import LOCALES

KEPT = {"en": "The match is saved.", "de": "Die Partie ist gespeichert.", "it": "La partita è salvata."}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("typed", ["", "q\n", "1\n1\n"], ids=["at once", "quit", "later"])
def test_the_end_of_input_leaves_cleanly(ruse_cli, tmp_path, language, typed):
    match_file = tmp_path / "match.ruse"
    result = ruse_cli("--language", language, "play", "coup", "--save", match_file, typed=typed)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert KEPT[language] in result.stdout
    spoken = "" if language == "en" else f" --language {language}"
    assert result.stdout.splitlines()[-1].strip() == f"ruse play coup --resume {match_file}{spoken}"
    assert not ruse.loads(match_file.read_text()).over


def test_ctrl_c_leaves_cleanly(ruse_cli, tmp_path, monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    match_file = tmp_path / "match.ruse"
    result = ruse_cli("play", "coup", "--save", match_file)
    assert result.exit_code == 0
    assert "The match is saved." in result.stdout
    assert "Traceback" not in result.output
    ruse.loads(match_file.read_text())


def test_the_printed_command_resumes(ruse_cli):
    """Without --save the match is kept among the user's data, and the command says all it needs."""
    left = ruse_cli("play", "coup", "--players", 3, "--seat", 2, "--bot", "honest", typed="1\n")
    command = shlex.split(left.stdout.splitlines()[-1])
    assert command[:3] == ["ruse", "play", "coup"]
    assert command[4].startswith(os.environ["XDG_DATA_HOME"])
    assert command[5:] == ["--seat", "2", "--bot", "honest"]
    assert ruse_cli(*command[1:], typed=answers(3)).stdout.count("All claims in this match") == 1


@pytest.mark.parametrize("cut", deep_but([1, 4, 9], 4))
def test_a_resumed_match_goes_on_as_if_never_left(ruse_cli, tmp_path, cut):
    whole, parted = tmp_path / "whole.ruse", tmp_path / "parted.ruse"
    lines = answers(5).splitlines(keepends=True)
    ruse_cli("play", "coup", "--seed", 8, "--save", whole, typed="".join(lines))
    ruse_cli("play", "coup", "--seed", 8, "--save", parted, typed="".join(lines[:cut]))
    assert len(parted.read_text()) < len(whole.read_text())
    resumed = ruse_cli("play", "coup", "--resume", parted, typed="".join(lines[cut:]))
    assert resumed.exit_code == 0
    assert parted.read_text() == whole.read_text()


def test_a_finished_match_resumes_to_its_end(ruse_cli, tmp_path):
    match_file = tmp_path / "match.ruse"
    ruse_cli("play", "coup", "--players", 2, "--seed", 4, "--save", match_file, typed=answers(1))
    result = ruse_cli("play", "coup", "--resume", match_file)
    assert result.exit_code == 0
    assert "All claims in this match" in result.stdout


def test_the_match_is_kept_before_every_answer(ruse_cli, tmp_path, monkeypatch):
    """A killed terminal loses nothing that was answered."""
    match_file = tmp_path / "match.ruse"
    lengths = []

    def typed():
        lengths.append(len(ruse.loads(match_file.read_text()).journal))
        if len(lengths) == 3:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", typed)
    result = ruse_cli("play", "coup", "--save", match_file)
    assert result.exit_code == 0
    assert len(lengths) == 3
    assert lengths == sorted(set(lengths))


def test_on_a_real_terminal_ctrl_c_leaves_cleanly(tmp_path):
    match_file = tmp_path / "match.ruse"
    child, terminal = pty.fork()
    if child == 0:
        os.environ["XDG_DATA_HOME"] = str(tmp_path)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # background processes ignore Ctrl-C
        code = "from ruse.cli import main; main()"
        arguments = ["play", "coup", "--pace", "0", "--save", str(match_file)]
        os.execv(sys.executable, [sys.executable, "-c", code, *arguments])
    seen = read_until(terminal, "›")
    assert "\x1b[" in seen  # colours
    os.write(terminal, b"\x03")
    seen = read_until(terminal, f"--resume {match_file}")
    status = os.waitpid(child, 0)[1]
    assert os.waitstatus_to_exitcode(status) == 0
    assert "Traceback" not in seen
    assert not ruse.loads(match_file.read_text()).over


def read_until(terminal: int, text: str, patience: float = 60) -> str:
    seen = b""
    end = time.monotonic() + patience
    while text.encode() not in seen:
        assert time.monotonic() < end, seen.decode()
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 4096)
    return seen.decode()


@pytest.mark.parametrize("option", ["--save", "--record"])
def test_a_match_is_saved_where_it_is_said(ruse_cli, tmp_path, option):
    """`--record` is what the option was called first; it works and is not advertised."""
    path = tmp_path / "match.ruse"
    assert ruse_cli("play", "coup", option, path, typed="q\n").exit_code == 0
    assert path.read_text().startswith("ruse match 1")
    assert "--record" not in ruse_cli("play", "--help").stdout
