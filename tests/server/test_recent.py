"""What a function has returned is kept for a bounded number of short texts."""

from __future__ import annotations

import pytest

from ruse.server.recent import Recent


def test_the_function_is_called_once_for_each_of_the_latest_texts():
    called = []

    def length(text: str) -> int:
        called.append(text)
        return len(text)

    recent = Recent(length, most=2, longest=3)
    assert [recent(text) for text in ("", "a", "a", "", "abc", "", "abc")] == [0, 1, 1, 0, 3, 0, 3]
    assert called == ["", "a", "abc", ""]
    assert len(recent) == 2


def test_long_texts_and_errors_are_not_kept():
    recent = Recent(int, most=2, longest=3)
    assert recent("1000") == 1000
    with pytest.raises(ValueError, match="x"):
        recent("x")
    assert len(recent) == 0
