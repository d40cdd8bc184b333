"""Write requirements.lock: the exact versions that developers and CI install (`make lock`).

pip finds them from pyproject.toml, with all extras and groups together. The file holds names and versions and no
addresses, so it serves whatever index pip is set to use. A package that is not in it is not pinned.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.lock"
HEAD = """\
# Written by `make lock`; read by tools/setup.sh as constraints. Names and versions only: no index, no addresses.
# Refresh it when you add a dependency, and now and then to take up new releases.
"""


def wanted(project: dict[str, Any]) -> list[str]:
    """Return what pip is asked for: the project with every extra, and every dependency group."""
    extras = ",".join(project["project"]["optional-dependencies"])
    groups = [part for group in project["dependency-groups"] for part in ("--group", group)]
    return ["--editable", f".[{extras}]", *groups]


def resolved(wishes: list[str]) -> dict[str, str]:
    """Return the name and the version of everything pip would install into an empty environment."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        pip = [sys.executable, "-m", "pip", "--quiet", "install", "--dry-run", "--ignore-installed"]
        subprocess.run([*pip, "--report", str(report), *wishes], check=True, cwd=ROOT)
        installs = json.loads(report.read_text(encoding="utf-8"))["install"]
    found = {plain(each["metadata"]["name"]): each["metadata"]["version"] for each in installs}
    del found["ruse"]
    return found


def plain(name: str) -> str:
    """Return a package's name as indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def lines(versions: dict[str, str]) -> str:
    """Return the text of the file; without local parts of versions (`+cpu`), which only one index has."""
    return "".join(f"{name}=={version.partition('+')[0]}\n" for name, version in sorted(versions.items()))


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    LOCK.write_text(HEAD + lines(resolved(wanted(project))), encoding="utf-8")
    print(f"{LOCK.name}: {len(LOCK.read_text(encoding='utf-8').splitlines()) - 2} packages")


if __name__ == "__main__":
    main()
