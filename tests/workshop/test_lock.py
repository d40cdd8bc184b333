"""The lock file names an exact version of everything that the project asks for, and no address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tools.lock import HEAD, LOCK, lines, plain, wanted

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pinned() -> dict[str, str]:
    body = LOCK.read_text(encoding="utf-8").removeprefix(HEAD)
    return dict(line.split("==") for line in body.splitlines())


def asked() -> set[str]:
    """Return the names in pyproject.toml, of every extra and group, including those that others include."""
    groups = [*PROJECT["project"]["optional-dependencies"].values(), *PROJECT["dependency-groups"].values()]
    wishes = [PROJECT["project"]["dependencies"], *groups]
    names = [re.split(r"[^\w.-]", wish)[0] for group in wishes for wish in group if isinstance(wish, str)]
    return {*map(plain, names)} - {"ruse"}


def test_everything_that_is_asked_for_has_one_version():
    assert asked() <= set(pinned())


def test_a_line_is_a_name_and_a_version():
    """No index, no file, no hash of one platform's wheel: any index can serve it."""
    body = LOCK.read_text(encoding="utf-8").removeprefix(HEAD)
    assert all(re.fullmatch(r"[a-z0-9-]+==[a-z0-9.]+", line) for line in body.splitlines())
    assert body == lines(pinned())


def test_every_extra_and_group_is_locked():
    wishes = wanted(PROJECT)
    assert wishes[1] == f".[{','.join(PROJECT['project']['optional-dependencies'])}]"
    assert set(wishes[3::2]) == set(PROJECT["dependency-groups"])


def test_the_part_of_a_version_that_one_index_has_is_left_out():
    assert lines({"torch": "2.9.0+cpu"}) == "torch==2.9.0\n"
