"""The browser code of others is what the registry gave out, unchanged."""

from __future__ import annotations

import hashlib
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
VENDOR = ROOT / "src/ruse/web/static/vendor"


def recorded() -> dict[str, str]:
    """Return the sums on record, by name."""
    lines = (VENDOR / "SHA256SUMS").read_text(encoding="utf-8").splitlines()[1:]
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


@pytest.mark.parametrize("name", recorded())
def test_a_file_has_the_sum_on_record(name):
    assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == recorded()[name]


def test_nothing_else_lies_beside_them():
    assert {path.name for path in VENDOR.iterdir()} == {"SHA256SUMS", *recorded()}


def test_the_tool_names_the_same_package_and_files():
    spec = importlib.util.spec_from_file_location("vendor", ROOT / "tools/vendor.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (VENDOR / "SHA256SUMS").read_text(encoding="utf-8").startswith(f"# {tool.PACKAGE}\n")
    assert set(tool.FILES) == set(recorded())


def test_the_files_say_which_version_they_are():
    assert "this.version='4.0.0'" in (VENDOR / "htmx.min.js").read_text(encoding="utf-8").replace('"', "'")
    assert "Zero-Clause BSD" in (VENDOR / "LICENSE").read_text(encoding="utf-8")
