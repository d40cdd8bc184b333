"""The names of cards can be read at every size of window, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.fitting import SETTLED, SIZES
from tests.browser.moments import moments
from tests.browser.players import PHONE, Player
from tests.browser.reading import unreadable
from tests.browser.test_caper import laid
from tests.browser.test_fit import FULL, sit_at
from tests.games.caper.script import CITIES, FACES, table

from ruse.core.match import Match
from ruse.core.words import LOCALES

WINDOWS = {**SIZES, "older": (1280, 800), "tablet": (900, 800), "phone": (360, 740)}
PANELS = ".panel-name"
NAMES = {
    "coup": ".playing-card .name",
    "minister": ".tile-card .title",
    "royal": ".loot .title, .cube-button .title, .place-name",
    "caper": ".printed.thief .name, .held-card .name, .site .name",
}
"""What carries the name of a card on each table."""


def check(player: Player, slug: str, found: dict[str, set[str]]) -> None:
    """Add the names that cannot be read, for each size of window."""
    for window, (width, height) in WINDOWS.items():
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(SETTLED)
        if names := unreadable(player.page, f"{NAMES[slug]}, {PANELS}"):
            found.setdefault(window, set()).update(names)


def of(kind: str, city: str) -> list[str]:
    """Return the cards of a kind that are in the box of a city."""
    return [name for name, face in FACES.items() if face["kind"] == kind and face["set"] in ("base", city)]


def tables(city: str) -> Iterator[Match]:
    """Yield tables that show every thief, every location and every gear card of a city at least once."""
    thieves, gear, sites = of("thief", city), of("gear", city), of("location", city)
    for turn in range(0, len(sites), 3):
        shown = [*sites, *sites][turn : turn + 3]
        start = turn * 6 % len(thieves)
        crew = [*thieves, *thieves][start : start + min(18, len(thieves) - 2)]
        places = [" ".join(crew[first : first + 3]) for first in range(0, 18, 3)]
        sides = [" | ".join(places[:3]), " | ".join(places[3:])]
        hand = [*gear, *gear][turn * 2 : turn * 2 + 6]
        yield table(*sides, city=city, locations=" ".join(shown), hand=" ".join(hand))


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_caper_break_only_where_a_word_may(come, house, locale, city):
    player, found = come(locale), dict[str, set[str]]()
    for match in tables(city):
        player.go(laid(house, match, player))
        check(player, "caper", found)
    assert found == {}


@pytest.mark.parametrize("slug", ["coup", "minister", "royal"])
@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_cards_break_only_where_a_word_may(come, house, locale, slug):
    player, found = come(locale), dict[str, set[str]]()
    for phase in moments(slug, FULL[slug]):
        sit_at(player, house, slug, FULL[slug], phase)
        check(player, slug, found)
    assert found == {}


def test_a_name_broken_within_a_word_is_found_and_one_at_a_soft_hyphen_is_not(come, house):
    """The measure itself."""
    player = come("de", **PHONE)
    sit_at(player, house, "minister", 4, "action")
    title = player.page.locator(".tile-card .title [aria-hidden]").first
    title.evaluate("one => { one.textContent = 'Steuer\\u00adeintreiberin'; }")
    title.evaluate("one => Object.assign(one.style, { display: 'block', width: '50px', fontSize: '13px' })")
    assert unreadable(player.page, ".tile-card .title") == ["Steuer~eintreiberin"]
    title.evaluate("one => { one.style.width = '100px'; }")
    assert title.evaluate("one => one.offsetHeight") > 20, "it takes two lines"
    assert unreadable(player.page, ".tile-card .title") == []
