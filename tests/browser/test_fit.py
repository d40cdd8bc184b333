"""A real laptop, a phone on its side, 200 % and large screens: what has to be in sight is, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.browser.fitting import MISFITS, PICTURED, SIZES, fit
from tests.browser.moments import moments
from tests.browser.players import Player

from ruse.core.registry import find
from ruse.server.tables.plan import Plan

NAMES = ("Anneliese", "Bruno", "Carla", "Dorothea", "Felix", "Greta", "Henriette", "Ida", "Jonas", "Karl")
FULL = {"coup": 10, "minister": 6, "royal": 5, "caper": 2}
"""The most people at a table: the tightest."""
ALL = [(slug, players) for slug in FULL for players in find(slug).players]


def sit_at(player: Player, house, slug: str, players: int, phase: str) -> None:
    """Be asked this, at a table where everybody else is a person too."""
    match, seat = moments(slug, players)[phase]
    guests = {other: f"guest {other}" for other in range(players)} | {seat: player.guest}
    player.go(house.lay(match, guests, names=NAMES[:players], plan=Plan(slug, players).as_dict()))
    player.my_turn()


def spoil(player: Player, part: str, style: str, value: str) -> None:
    """Style a part of the page so that it no longer fits."""
    player.page.locator(part).first.evaluate(
        "(one, [style, value]) => { one.style[style] = value; }", [style, value]
    )


def check(player: Player, house, slug: str, players: int, phases: list[str], sizes: Iterable[str] = SIZES) -> None:
    """Nothing that matters is out of sight in any of these questions, and the bar is as high in all of them."""
    misfits: list[str] = []
    heights: dict[str, dict[str, int]] = {}
    for phase in phases:
        sit_at(player, house, slug, players, phase)
        for size in sizes:
            for found in fit(player.page, SIZES[size]):
                heights.setdefault(size, {})[phase] = found.pop("bar")
                misfits += [f"{phase} at {size}: {kind} {named}" for kind, named in found.items() if named]
    assert misfits == []
    assert {size: set(bars.values()) for size, bars in heights.items() if len(set(bars.values())) > 1} == {}


@pytest.mark.quick
@pytest.mark.parametrize("slug", FULL)
def test_the_widest_question_fits_small_and_large_windows(come, house, slug):
    asked = moments(slug, FULL[slug])
    widest = sorted(asked, key=lambda phase: -len(asked[phase][0].view(asked[phase][1])["actions"]))
    check(come("de", viewport=PICTURED), house, slug, FULL[slug], [widest[0]], ("low", "zoomed", "large"))


@pytest.mark.parametrize(("slug", "players"), ALL)
def test_every_question_fits_every_window(come, house, slug, players):
    check(come("de", viewport=PICTURED), house, slug, players, list(moments(slug, players)))


def test_what_is_out_of_sight_is_found(come, house):
    """The measure itself: a button pushed out of the window, a small letter, a covered name."""
    player = come("de", viewport=PICTURED)
    sit_at(player, house, "coup", 4, "challenge-action")
    (fine,) = fit(player.page, SIZES["large"])
    assert not any(named for kind, named in fine.items() if kind != "bar")
    spoil(player, "[value=pass]", "translate", "0 200px")
    spoil(player, ".seat .who", "fontSize", "9px")
    found = player.page.evaluate(MISFITS)
    assert found["answers"] == ["pass"]
    assert found["small"]
    spoil(player, "#stage", "pointerEvents", "auto")  # what lies over everything now hides it
    assert player.page.evaluate(MISFITS)["asked"]


@pytest.mark.parametrize("size", SIZES)
def test_play_now_is_in_sight_on_the_home_page(come, size):
    width, height = SIZES[size]
    player = come("de", viewport={"width": width, "height": height})
    player.go()
    button = player.poster.locator("form[action='/play/coup'] button")
    box = button.bounding_box()
    assert box
    assert box["y"] + box["height"] <= height
