"""After the end: how everybody stood from turn to turn, in a picture for every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.players import LAPTOP
from tests.web.replay.test_graph import finished

from ruse.server.tables.plan import Plan


@pytest.mark.parametrize("slug", ["coup", "minister", "royal", "caper"])
def test_the_match_over_time_is_drawn(come, house, slug):
    player = come(**LAPTOP)
    match = finished(slug)
    path = house.lay(match, {0: player.guest}, plan=Plan(slug, match.players).as_dict())
    player.go(f"{path}/replay")
    graph = player.page.locator(".graph")
    expect(graph.locator("polyline")).to_have_count(match.players)
    expect(graph.locator("tbody tr").first).to_have_attribute("data-seat", str(match.winners[0]))
    box = graph.locator("> svg").bounding_box()
    assert box
    assert box["width"] > 300
