"""Calls that schemathesis generates from the API document, and what their answers must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import schemathesis
from schemathesis import checks
from schemathesis.core.result import Ok

from ruse.server.api.openapi import document
from ruse.server.api.routes import CALLS

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
"""That what is wrong is refused is tested one by one in test_api."""

# A stream does not end.
schema = schemathesis.openapi.from_dict(document(CALLS)).exclude(path_regex="/stream$")


def operations() -> Iterator[Any]:
    """Every call of the document."""
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


def validate(case: Any, running: Any, seated: Any) -> None:
    """Without a token, and if the call is about a table, also with that of a seat at it."""
    case.call_and_validate(base_url=running.address, checks=CHECKS)
    table, headers = seated
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
        case.call_and_validate(base_url=running.address, headers=headers, checks=CHECKS)
