"""How tests are run: one that hangs ends, and the first worker compiles for all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import is_compiled

ROOT = Path(__file__).parents[2]
HANGS = """
import time

def test_one(): pass
def test_hangs(): time.sleep(600)
def test_another(): pass
"""


@pytest.mark.deep
def test_a_test_that_hangs_fails_and_the_others_run(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(HANGS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    command += ["-n", "2", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=2", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "1 failed, 2 passed" in done.stdout
    assert "in test_hangs" in done.stderr


def test_code_that_is_kept_is_that_of_the_file_as_it_is(tmp_path: Path) -> None:
    test, kept = tmp_path / "test_some.py", tmp_path / "__pycache__/test_some.cpython-311-pytest-9.2.0.pyc"
    test.touch()
    assert not is_compiled(test)
    kept.parent.mkdir()
    kept.touch()
    assert is_compiled(test)
    os.utime(kept, (1, 1))
    assert not is_compiled(test)
