"""A stream of frames put together again, as static/director.js does it."""

from __future__ import annotations


class Frames:
    """Takes the events of one stream, in full or by their differences."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.differences = 0

    def take(self, event: bytes) -> str:
        """Return the frame after an event."""
        fields = [line.partition(": ")[::2] for line in event.decode().rstrip("\n").split("\n")]
        data = [value for name, value in fields if name == "data"]
        if ("event", "changed") in fields:
            self.differences += 1
            data = patched(self.lines, data)
        self.lines = data
        return "\n".join(data)


def patched(before: list[str], parts: list[str]) -> list[str]:
    """Return the lines of a text, made of those of the text before it."""
    lines: list[str] = []
    for part in parts:
        if part.startswith("+"):
            lines.append(part[1:])
        else:
            start, count = map(int, part.removeprefix("=").split())
            assert 0 <= start < start + count <= len(before)
            lines += before[start : start + count]
    return lines
