"""Write docs/openapi.json again from the calls of the API."""

from __future__ import annotations

from pathlib import Path

from ruse.server.api.openapi import text
from ruse.server.api.routes import CALLS

KEPT = Path(__file__).parents[1] / "docs" / "openapi.json"

if __name__ == "__main__":
    KEPT.write_text(text(CALLS), encoding="utf-8")
    print(f"{len(CALLS)} calls in {KEPT}")
