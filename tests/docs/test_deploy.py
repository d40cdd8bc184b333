"""What operators copy: the unit and the container have limits, and the audit reads the lock file."""

from __future__ import annotations

import configparser
import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_unit_has_limits_and_needs_no_privileges():
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "ruse.service")
    service = unit["Service"]
    for limit in ("LimitNOFILE", "MemoryMax", "CPUQuota", "TasksMax", "TimeoutStopSec"):
        assert service[limit]
    for shut in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp"):
        assert service[shut] == "yes"
    assert (service["ProtectSystem"], service["UMask"], service["CapabilityBoundingSet"]) == ("strict", "0077", "")


def test_the_container_runs_as_nobody_in_particular():
    lines = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    assert "\nUSER ruse\n" in lines
    assert "HEALTHCHECK" in lines
    for limit in ("--memory", "--cpus", "--pids-limit", "--ulimit nofile", "--read-only", "--cap-drop all"):
        assert limit in lines


def test_the_audit_reads_every_locked_package():
    packages = audit().locked((ROOT / "requirements.lock").read_text("utf-8"))
    assert {"starlette", "uvicorn", "jinja2", "httptools"} <= {name.lower() for name, _ in packages}
    assert len(packages) == (ROOT / "requirements.lock").read_text("utf-8").count("==")


def test_the_audit_names_what_it_finds():
    packages = [("fine", "1"), ("weak", "2.0")]
    assert audit().report(packages, [[], ["GHSA-1", "PYSEC-2"]]) == ["weak 2.0: GHSA-1, PYSEC-2"]


def test_without_a_source_the_audit_says_that_it_was_skipped(capsys, monkeypatch):
    module = audit()
    monkeypatch.setattr(module, "SOURCE", "http://127.0.0.1:9/nothing")
    assert module.main() == 0
    assert capsys.readouterr().out.startswith("audit skipped: no source of advisories")
