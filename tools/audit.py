"""Look for known vulnerabilities in the locked dependencies; skip with one line if no source answers."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

LOCK = Path(__file__).parents[1] / "requirements.lock"
SOURCE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 20


def locked(text: str) -> list[tuple[str, str]]:
    """Return every package of the lock file with its version."""
    return re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", text, re.MULTILINE)


def ask(packages: list[tuple[str, str]]) -> list[list[str]]:
    """Return the ids of the advisories for each package."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in packages]
    body = json.dumps({"queries": queries}).encode()
    request = Request(SOURCE, body, {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        results = json.load(answer)["results"]
    return [[weakness["id"] for weakness in result.get("vulns", [])] for result in results]


def report(packages: list[tuple[str, str]], found: list[list[str]]) -> list[str]:
    """Return a line for each package with an advisory."""
    return [
        f"{name} {version}: {', '.join(ids)}" for (name, version), ids in zip(packages, found, strict=True) if ids
    ]


def main() -> int:
    """Print what was found; 1 if there is anything."""
    packages = locked(LOCK.read_text(encoding="utf-8"))
    try:
        found = ask(packages)
    except (URLError, OSError, ValueError, KeyError) as error:
        print(f"audit skipped: no source of advisories can be reached ({error.__class__.__name__})")
        return 0
    lines = report(packages, found)
    print("\n".join(lines) or f"audit: no known vulnerability in {len(packages)} packages")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
