"""Differences: whatever changes in a text, its reader has all of it, and was sent only what is new."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.patched import patched

from ruse.server.tables.difference import Difference

LINES = st.lists(
    st.sampled_from(["", "a", "b", "<li>", "</li>", "=1 2", "+x", "é −"]) | st.text("xyz="), max_size=30
)


@settings(deadline=None)
@given(st.lists(LINES, min_size=1, max_size=6))
def test_a_text_is_put_together_again(texts):
    difference, known = Difference(), None
    for lines in texts:
        text = "\n".join(lines)
        parts = difference.of(text.encode())
        if parts is not None:
            assert known is not None
            assert "\n".join(patched(known, [part.decode() for part in parts])) == text
        known = text.split("\n")


def test_only_what_is_new_is_sent():
    difference = Difference()
    lines = [f"line {number}" for number in range(100)]
    assert difference.of("\n".join(lines).encode()) is None  # the first text comes in full
    lines[50] = "new"
    del lines[10]
    assert difference.of("\n".join(lines).encode()) == [b"=0 10", b"=11 39", b"+new", b"=51 49"]
    assert difference.of("\n".join(lines).encode()) == [b"=0 99"]
    assert difference.of(b"\n".join(b"%d" % number for number in range(100))) is None  # all of it is new


def test_lines_that_occur_often_are_taken_from_where_they_follow():
    difference = Difference()
    page = "\n".join(line for number in range(20) for line in ("<li>", f"{number}" * 9, "</li>"))
    difference.of(page.encode())
    assert difference.of(page.replace("7" * 9, "seven").encode()) == [b"=0 22", b"+seven", b"=23 37"]
