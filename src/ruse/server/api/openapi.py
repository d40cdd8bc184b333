"""The OpenAPI document of the API, made from its calls; docs/openapi.json keeps a copy to read."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

import ruse
from ruse.core.errors import RuseError
from ruse.server.api.bodies import LARGEST_NUMBER, Problem
from ruse.server.api.calls import Call
from ruse.server.middleware.refusals import status_of

ABOUT = (
    "Let a program play at a table of Ruse, with the same terms as the library. A call that acts for a seat sends "
    "the seat's token, which you get with the seat. Without a token you see what a spectator sees."
)
TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The id of the table, from its link.",
    "schema": {"type": "string"},
}


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """Return the whole document."""
    kinds = [kind for call in calls for kind in (call.body, call.reply) if kind] + [Problem]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ruse", "version": ruse.__version__, "description": ABOUT, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's token."}},
        },
    }


def text(calls: Sequence[Call]) -> str:
    """Return the document as it is stored."""
    return json.dumps(document(calls), indent=2, ensure_ascii=False) + "\n"


def _operation(call: Call, schema_of: dict[type, dict[str, Any]]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", f"{call.method}{call.path}").strip("_").lower(),
        "summary": call.about,
    }
    if parameters := _parameters(call):
        operation["parameters"] = parameters
    if call.token != "none":
        operation["security"] = [{"seat": []}] if call.token == "must" else [{}, {"seat": []}]
    if call.body:
        content = {"application/json": {"schema": schema_of[call.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"] = _responses(call, schema_of)
    return operation


def _parameters(call: Call) -> list[dict[str, Any]]:
    number = {"type": "integer", "minimum": 0, "maximum": LARGEST_NUMBER}
    queries = [
        {"name": name, "in": "query", "required": False, "description": about, "schema": number}
        for name, about in call.query.items()
    ]
    return [TABLE, *queries] if call.has_table else queries


def _responses(call: Call, schema_of: dict[type, dict[str, Any]]) -> dict[str, Any]:
    responses: dict[str, Any] = {str(call.status): {"description": HTTPStatus(call.status).phrase}}
    if call.status != HTTPStatus.NO_CONTENT:
        schema = schema_of[call.reply] if call.reply else {"type": "string"}
        responses[str(call.status)]["content"] = {call.media: {"schema": schema}}
    by_status: dict[int, list[type[RuseError]]] = {}
    for error in call.errors:
        by_status.setdefault(_status(error), []).append(error)
    for status, errors in sorted(by_status.items()):
        told = "; ".join(f"`{error.code}`: {_sentence(error)}" for error in errors)
        content = {"application/json": {"schema": schema_of[Problem]}}
        responses[str(status)] = {"description": told, "content": content}
    return responses


def _status(error: type[RuseError]) -> int:
    return status_of(error.__new__(error))


def _sentence(error: type[RuseError]) -> str:
    return (error.__doc__ or "").strip().splitlines()[0].rstrip(".")
