"""The OpenAPI document is current, complete and true; docs/api.md says the same, and its bot plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from tests.server.programs import opened

from ruse.server.api.openapi import document, text
from ruse.server.api.routes import CALLS

ROOT = Path(__file__).parents[3]
DOCUMENT = document(CALLS)
PAGE = (ROOT / "docs/api.md").read_text(encoding="utf-8")


@pytest.fixture
def site(tmp_path):
    with opened(tmp_path) as site:
        yield site


def schema(name: str) -> dict[str, Any]:
    """Return a schema of the document that needs nothing else."""
    return {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}


def test_the_kept_document_is_current():
    assert (ROOT / "docs/openapi.json").read_text(encoding="utf-8") == text(CALLS), "run python tools/openapi.py"


def test_the_served_document_is_the_same(site):
    answer = site.client.get("/api/openapi.json")
    assert answer.text == text(CALLS)
    assert answer.headers["content-type"] == "application/json"


def test_every_route_of_the_api_is_in_it(site):
    served = {
        (method.lower(), route.path)
        for route in site.client.app.routes
        if route.path.startswith("/api/") and route.path != "/api/openapi.json"
        for method in route.methods - {"HEAD"}
    }
    assert served == {(method, path) for path, calls in DOCUMENT["paths"].items() for method in calls}


def test_its_schemas_are_schemas_and_its_references_lead_somewhere():
    for name, found in DOCUMENT["components"]["schemas"].items():
        jsonschema_rs.meta.validate({**found, "$schema": "https://json-schema.org/draft/2020-12/schema"})
        jsonschema_rs.validator_for(schema(name))
    names = set(re.findall(r'"#/components/schemas/(\w+)"', text(CALLS)))
    assert names == set(DOCUMENT["components"]["schemas"])
    calls = [call["operationId"] for calls in DOCUMENT["paths"].values() for call in calls.values()]
    assert len(calls) == len(set(calls)) == len(CALLS)


def test_answers_are_what_it_says(site):
    first, _ = site.table(listed=True)
    first.post("chat", {"text": "hello"})
    get = site.client.get
    answers = {
        "GameList": get("/api/games"),
        "TableList": get("/api/tables"),
        "TableState": get(first.path),
        "Snapshot": first.get("view"),
        "Choices": first.get("actions"),
        "Happenings": first.get("events"),
        "ChatLines": first.get("chat"),
        "Problem": get("/api/tables/nowhere"),
    }
    for name, answer in answers.items():
        strict = schema(name)
        jsonschema_rs.validator_for(strict).validate(answer.json())
        assert set(answer.json()) == set(DOCUMENT["components"]["schemas"][name]["properties"]), name


def test_the_page_names_every_call_and_every_code():
    shortened = {call.path.replace("{table}", "ID") for call in CALLS}
    assert shortened == {path.partition("?")[0] for path in re.findall(r"^\| `(?:GET|POST) ([^`]+)`", PAGE, re.M)}
    for error in {error for call in CALLS for error in call.errors}:
        assert f"`{error.code}`" in PAGE, error.code


def test_the_bot_of_the_page_plays_a_match(running):
    (snippet,) = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
    assert len([line for line in snippet.splitlines() if line.strip()]) <= 32
    command = [sys.executable, "-c", snippet, running.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert re.search(r"^winners: \[\d", done.stdout, re.M)
    assert done.stdout.count("'event': 'turn'") > 1
