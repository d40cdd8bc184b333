"""Any table of Coup: Hypothesis chooses the number of players, every option and the seed."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

import ruse
from ruse.core.match import Match
from ruse.games.coup.notation import OPTIONS

CHOOSABLE = [option for option in OPTIONS if option.name not in ("first_player", "turn_limit")]


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """Return a match just dealt, with options that go together."""
    players = draw(st.integers(2, 10))
    options: dict[str, Any] = {option.name: draw(st.sampled_from(option.values)) for option in CHOOSABLE}
    options["draft_2p"] = options["draft_2p"] and players == 2
    if players > 6:
        options["copies_rule"] = "italian"
    return ruse.deal("coup", players, seed=draw(st.integers(0, 2**64 - 1)), **options)
