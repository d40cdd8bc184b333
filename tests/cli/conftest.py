from __future__ import annotations

import pytest
from click.testing import CliRunner

from ruse.cli import main


@pytest.fixture(autouse=True)
def _own_environment(tmp_path, monkeypatch):
    """No test reads the developer's language or writes their match files."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def ruse_cli():
    """Runs `ruse` with these arguments and this input."""

    def run(*arguments, typed="", **settings):
        return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed, **settings)

    return run
