"""What a function has returned for the latest texts, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """A function of one text that is called once for each of the latest texts.

    Texts come from strangers, so both their number and their length are bounded. An error is never kept.
    """

    def __init__(self, function: Callable[[str], T], most: int, longest: int) -> None:
        self._function = function
        self._most = most
        self._longest = longest
        self._kept: OrderedDict[str, T] = OrderedDict()

    def __call__(self, text: str) -> T:
        """Return what the function returns for this text."""
        if text in self._kept:
            return self._kept[text]
        made = self._function(text)
        if len(text) <= self._longest:
            self._kept[text] = made
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return made

    def __len__(self) -> int:
        return len(self._kept)
