"""The end pays off: hands, ranking, statistics, lies, a picture over time; a short cut for those who are out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import NAMES, arranged
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE
from tests.depths import deep_but
from tests.web.replay.test_graph import finished

from ruse.core.words import LOCALES
from ruse.server.tables.plan import Plan


@pytest.mark.parametrize("slug", deep_but(["coup", "minister", "royal", "caper"], "royal"))
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


def test_the_end_opens_every_hand_and_ranks_everybody(come, house):
    player = come(**LAPTOP)
    hands, lost = [["duke"], ["assassin"], ["captain"]], [["duke"], ["duke"], ["contessa"]]
    match = arranged("0 coup 1 / 2 tax / 0 challenge / 2 refuse", hands, coins=[7, 0, 7], lost=lost)
    player.go(house.lay(match, {0: player.guest}))
    end = player.page.locator("#finale")
    expect(end.locator("h2")).to_contain_text(NAMES[0])
    rows = end.locator("tbody tr")
    assert [row.get_attribute("data-seat") for row in rows.all()] == ["0", "2", "1"]
    expect(rows.first).to_contain_text(player.words("card-duke"))
    end.locator("summary").click()
    expect(end.locator(".lies li")).to_have_count(1)
    for way in ("/again", "/replay"):
        expect(player.page.locator(f".ways-on [action$='{way}'], .ways-on [href$='{way}']")).to_be_in_viewport()
    player.press(end.locator(".lies a"))
    expect(player.page.locator("#seek")).to_have_value("2")


@pytest.mark.parametrize("slug", ["minister", "royal", "caper"])
def test_every_game_has_an_end_on_a_phone(come, house, slug):
    player = come("it-IT", **PHONE)
    match = finished(slug)
    player.go(house.lay(match, {0: player.guest}, plan=Plan(slug, match.players).as_dict()))
    expect(player.page.locator("#finale tbody tr")).to_have_count(match.players)
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", ["coup", "minister", "royal", "caper"])
def test_the_ranking_fits_a_phone_with_a_title_beside_every_number(come, house, slug, locale):
    player = come(locale, **PHONE)
    match = finished(slug)
    player.go(house.lay(match, {0: player.guest}, plan=Plan(slug, match.players).as_dict()))
    assert player.page.locator("#finale .scroll").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    titles = player.page.locator("#finale thead th").all_text_contents()
    shown = player.page.locator("#finale tbody td[data-title]:visible")
    assert shown.count() >= 2 * match.players
    for number in shown.all():
        title = number.evaluate("one => getComputedStyle(one, '::before').content.slice(1, -1).trim()")
        assert title in titles
        box = number.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 360


@contextmanager
def opened(folder: Path, pace: str) -> Iterator[House]:
    """Open a house whose bots take their time."""
    house = House(folder / "tables.db", pace=pace)
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """A house whose bots think for an hour: only a short cut comes to the end."""
    with opened(tmp_path_factory.mktemp("slow"), "3600") as house:
        yield house


def test_whoever_is_out_skips_to_the_end_if_only_bots_play_on(come, slow):
    player = come(house=slow, **LAPTOP)
    hands = [["duke"], ["assassin", "captain"], ["captain", "duke"]]
    match = arranged("0 tax / 1 challenge / 2 pass / 0 refuse", [["captain"], *hands[1:]], lost=[["duke"], [], []])
    assert not match.over
    player.go(slow.lay(match, {0: player.guest}))
    player.press(player.page.locator("form[action$='/skip'] button"))
    expect(player.page.locator("#finale")).to_be_visible()


@pytest.fixture(scope="module")
def steady(tmp_path_factory):
    """A house whose bots wait until people have seen what they did."""
    with opened(tmp_path_factory.mktemp("steady"), "1") as house:
        yield house


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_skipping_is_at_hand_while_something_is_told(come, steady, device, way):
    player = come(house=steady, tempo="slow", reduced_motion="no-preference", **device)
    hands = [["captain"], ["assassin", "captain"], ["captain", "duke"]]
    match = arranged("0 tax / 1 challenge / 2 pass / 0 refuse", hands, lost=[["duke"], [], []])
    player.attend(steady.lay(match, {0: player.guest}))
    player.page.wait_for_selector("html.telling")
    skip = player.page.locator("form[action$='/skip'] button")
    assert skip.evaluate("one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })")
    if way == "click":
        player.press(skip, timeout=5000)
    else:
        player.page.keyboard.press("e")
    expect(player.page.locator("#finale")).to_be_visible()


SECOND_CLICK = """() => new MutationObserver((_, watch) => {
  const again = document.querySelector("form[action$='/again'] button");
  if (!again) return;
  watch.disconnect();
  setTimeout(() => { again.click(); window.clicked = true; }, 100);
}).observe(document.body, { subtree: true, childList: true })"""
"""Clicks on the rematch as soon as it lies there."""


def test_a_double_click_on_skipping_does_not_begin_a_rematch(come, slow):
    player = come(house=slow, guard=400, **LAPTOP)
    hands = [["captain"], ["assassin", "captain"], ["captain", "duke"]]
    match = arranged("0 tax / 1 challenge / 2 pass / 0 refuse", hands, lost=[["duke"], [], []])
    path = slow.lay(match, {0: player.guest})
    player.attend(path)
    player.page.evaluate(SECOND_CLICK)
    player.press(player.page.locator("form[action$='/skip'] button"))
    player.page.wait_for_function("() => window.clicked")
    player.page.wait_for_timeout(600)
    assert player.page.url.endswith(path)
    expect(player.page.locator("#finale")).to_be_visible()


def test_nobody_skips_while_a_person_plays(come, house):
    player, other = come(**LAPTOP), come(**LAPTOP)
    hands = [["captain"], ["assassin", "captain"], ["captain", "duke"]]
    match = arranged("0 tax / 1 challenge / 2 pass / 0 refuse", hands, lost=[["duke"], [], []])
    player.go(house.lay(match, {0: player.guest, 1: other.guest}))
    expect(player.page.locator(".ways-on a")).to_be_visible()
    expect(player.page.locator("form[action$='/skip']")).to_have_count(0)
    assert player.told("skip") == 409
