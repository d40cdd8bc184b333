"""Where a long name may be broken: soft hyphens, because few browsers know how to hyphenate a language.

A game lists its long words in its `breaks` message, with a bar at each place where one may be broken:
`Steuer|eintreiberin`. Only names on narrow tiles are written like this, never sentences.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ruse.web.site.memory import MEMORY

if TYPE_CHECKING:
    from ruse.core.words import Words

SOFT_HYPHEN = "\N{SOFT HYPHEN}"


@MEMORY.keeps
def breakable(name: str, words: Words) -> str:
    """Return a name with a soft hyphen wherever one of its words may be broken."""
    parts = parts_of(words)
    return re.sub(r"\w+", lambda word: _broken(word[0], parts.get(word[0].lower(), ())), name)


@cache
def parts_of(words: Words) -> dict[str, tuple[int, ...]]:
    """Return the lengths of the parts of each word that a game allows to be broken."""
    listed = words("breaks").split() if "breaks" in words else ()
    return {word.replace("|", "").lower(): tuple(map(len, word.split("|"))) for word in listed}


def _broken(word: str, lengths: tuple[int, ...]) -> str:
    ends = [sum(lengths[:nth]) for nth in range(1, len(lengths))]
    return SOFT_HYPHEN.join(word[start:end] for start, end in zip([0, *ends], [*ends, len(word)], strict=True))
