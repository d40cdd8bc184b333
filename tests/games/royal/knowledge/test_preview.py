"""The fame on a button is what taking or exchanging the cube brings, and it tells no secret."""

from __future__ import annotations

from typing import Any

import pytest

import ruse
from ruse.core.match import Match

CUBES = [{"info": 2, "gold": 1, "art": 1}, {"jewels": 2, "gold": 2}, {"art": 3, "info": 1, "gold": 1}]


def fame(view: dict[str, Any], seat: int) -> int:
    return sum(view["seats"][seat]["worth"].values())


def choosing(loot: str, **position: Any) -> Match:
    """Return a match in which seat 0 has just got this loot and chooses."""
    row = ["gold*2", "info*2", "jewels*2", "art*2", "info+art", loot]
    match = ruse.arrange("royal", {"cubes": CUBES, "row": row, **position}, seed=3)
    for seat, plan in enumerate(("plan F A", "plan A B", "plan B C")):
        match.play(seat, plan)
    assert match.waiting == (0,)
    return match


@pytest.mark.parametrize("loot", ["intrigue", "carte-blanche"])
def test_the_button_says_what_happens(loot):
    match = choosing(loot)
    before, hints = fame(match.view(0), 0), match.view(0)["actions"]
    gains = set()
    for hint in hints:
        if hint["action"] == "done":
            assert "gain" not in hint
            continue
        twin = match.copy()
        twin.play(0, hint["action"])
        assert fame(twin.view(0), 0) - before == hint["gain"], hint
        gains.add(hint["gain"])
    assert len(gains) > 1


def test_secret_cards_do_not_show_in_it():
    """Whatever anybody holds in secret, the same choice says the same."""
    plain = choosing("intrigue").view(0)["actions"]
    holding = choosing("intrigue", secrets=[["gold"], ["gold", "gold", "art"], ["info"]]).view(0)["actions"]
    assert [(hint["action"], hint.get("gain")) for hint in plain] == [
        (hint["action"], hint.get("gain")) for hint in holding
    ]
