"""Logs for operators: one line for each request and each error. No body, no cookie, no query, no id."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

access = logging.getLogger("ruse.access")


class Discreet(logging.Formatter):
    """Logs where something broke and the kind of error, because its message may name a card or a player."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Return the lines of the traceback, and the kinds of error without their words."""
        told = []
        error: BaseException | None = ei[1]
        while error is not None:
            told.append("".join(traceback.format_tb(error.__traceback__)) + type(error).__name__)
            error = error.__cause__ or error.__context__
        return "\nwhile handling\n".join(told)


class JsonLines(Discreet):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON; what a caller put under `fields` goes next to the message."""
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def start_logging(how: str) -> None:
    """Log to the error stream: errors as text for people, or every request as JSON for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else Discreet("%(levelname)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if how == "json" else logging.WARNING)


class AccessLog:
    """Logs each request when it is answered: what kind it was, not which table or who."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it went."""
        if scope["type"] != "http" or not access.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            spent = round((time.perf_counter() - started) * 1000, 1)
            fields = {"method": scope["method"], "path": plain_path(scope), "status": status, "ms": spent}
            access.info("request", extra={"fields": fields})


def plain_path(scope: Scope) -> str:
    """Return the path with each of its values replaced by what it is: `/table/{table}/play`.

    A path that leads nowhere may hold anything and is not logged.
    """
    if "endpoint" not in scope:
        return "?"
    names = {str(value): f"{{{name}}}" for name, value in scope.get("path_params", {}).items()}
    return "/".join(names.get(part, part) for part in scope["path"].split("/"))
