"""Caper in a real browser: a whole match, cards chosen and placed by tap, by key and without scripts; its looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE, Player, wait_until
from tests.browser.test_access import EVERYTHING, Faults, examined
from tests.browser.test_weight import KILOBYTE, Scales
from tests.depths import deep_after, deep_but
from tests.games.caper.script import CITIES, play, table

import ruse
from ruse.bots.seated import seated
from ruse.core.match import Match
from ruse.server.tables.plan import Plan

NAMES = ("Maximiliane von Hohen", "Guendalina Benedetta")
CREWS = (
    "artist(tuxedo) dame(forged-papers,smoke-screen,canvas-tube) twins | archaeologist(banknote-press) |",
    "conductor(smoke-screen) barber(plasma-cutter) | starlet(super-magnet,sound-dish) | banker",
)


def laid(house: House, match: Match, player: Player) -> str:
    """Return the path of a table with this match, a person in seat 0 and a slow one in the other."""
    return house.lay(match, {0: player.guest, 1: "guest 1"}, names=NAMES, plan=Plan("caper", 2).as_dict())


def gear(**more: Any) -> Match:
    """Somebody is about to use a gear card."""
    return table(*CREWS, **{"hand": "grappling-hook velvet-pouch disguise-kit", "coins": [2, 3], **more})


def thieves() -> Match:
    """Somebody is about to hire."""
    return table(*CREWS, hand="gentleman magician", coins=[2, 3])


def burning() -> Match:
    match = gear(hand="blazeblaster")
    play(match, "0: equip blazeblaster 1a")
    return match


def grabbing() -> Match:
    match = gear(hand="grabber-arm", coins=[4, 3], loot=[["diamond", "painting", "antique"], [], []])
    play(match, "0: equip grabber-arm 1a")
    return match


def after(cards: int, seed: int = 5, city: str = "paris") -> Match:
    """Return a match among bots in which this many cards have been used, and seat 0 is asked if it continues."""
    match = ruse.deal("caper", 2, seed=seed, city=city, first_player=0)
    choose = seated(match.game, None)
    while not match.over and (match.ply < cards or 0 not in match.waiting):
        match.play(match.waiting[0], choose(match, match.waiting[0]))
    return match


def finished() -> Match:
    return after(99)


# --- What a person does ---------------------------------------------------------------------------------------


def offered(player: Player) -> list[str]:
    """Whatever can be played, in notation; most of it only after a card is chosen."""
    buttons = player.page.locator("#frame button[name=action]")
    return [str(action) for action in buttons.evaluate_all("all => all.map(one => one.value)")]


def seen(player: Player) -> set[str]:
    """Return what can be pressed just now."""
    buttons = player.page.locator("#frame button[name=action]").filter(visible=True)
    return {str(action) for action in buttons.evaluate_all("all => all.map(one => one.value)")}


def button(player: Player, action: str) -> Locator:
    """Return the button that plays an action."""
    return player.page.locator(f"#frame button[name=action][value='{action}']")


def card(player: Player, name: str) -> Locator:
    """Return a card of the hand."""
    return player.page.locator(f".held-card:has(input[value='{name}'])")


def reach(player: Player, action: str) -> None:
    """Choose the card of an action and, on a small screen, look at its location."""
    verb, *rest = action.split()
    if verb in ("hire", "equip", "discard"):
        player.press(card(player, rest[0]))
    if verb in ("hire", "equip") and player.touches:
        player.press(player.page.locator(f".tab:has([data-tab='{rest[1][0]}'])"))


def do(player: Player, action: str) -> None:
    """Choose, press the place, and wait until it is played."""
    window = player.data("window")
    reach(player, action)
    player.press(button(player, action))
    player.settled(window)


# --- A whole match --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "device"), [("it-IT", PHONE), ("de-DE", LAPTOP)], ids=["phone", "laptop"])
def test_a_whole_match_against_a_bot_from_the_home_page_to_the_score_sheet(come, locale, device):
    player = come(locale, **device)
    player.go()
    player.press(player.page.locator("form[action='/play/caper'] button"))
    phases = set()
    while not player.over:
        wait_until(lambda: player.asked or player.over, player)
        if player.asked:
            phases.add(player.data("phase"))
            actions = offered(player)
            do(player, actions[len(actions) // 2])
    assert {"hire", "equip"} <= phases
    expect(player.page.locator("h1")).to_have_text(player.say("table-over"))
    totals = player.page.locator(".tally.result .total .number").all_text_contents()
    assert totals == player.page.locator(".score-sheet tfoot td.number").all_text_contents()
    sums = player.page.locator(".tally .sum b").all_text_contents()
    assert sums[-2:] == totals
    assert player.page.locator(".crew.near .cards-of").count() == 6
    player.press(player.page.locator("a[href$='/replay']"))
    expect(player.page.locator("#replay .location")).to_have_count(3)


READ_OUT = """
new MutationObserver(() => {
  const frame = document.querySelector("#frame[data-status=running]");
  if (!frame?.querySelector("#sheet .tally")) return;
  window.sums ??= frame.querySelectorAll(".tally.result.unplayed").length;
  window.winners ??= document.querySelectorAll(".panels .winner, .seat.winner, .frame [data-status=over]").length;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""What the page shows while the score sheet is read out."""


def test_the_end_is_told_step_by_step_and_the_winner_last(come, house):
    player = come(tempo="fast", reduced_motion="no-preference", **LAPTOP)
    player.context.add_init_script(READ_OUT)
    match = after(40)
    path = house.lay(match, {0: player.guest}, names=NAMES, plan=Plan("caper", 2).as_dict())
    player.attend(path)
    while not player.over:
        wait_until(lambda: player.asked or player.over, player)
        if player.asked:
            do(player, offered(player)[-1])
    assert player.page.evaluate("() => [window.sums, window.winners]") == [1, 0]
    sizes = player.page.locator(".story p").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert max(sizes) <= 16, "the last move is no headline"
    expect(player.page.locator(".tally.result")).to_be_visible()


# --- Choosing and placing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", deep_after(1, [LAPTOP, PHONE]), ids=["laptop", "phone"])
def test_a_card_is_chosen_then_its_places_show_what_would_change(come, house, device):
    player = come(**device)
    player.go(laid(house, gear(), player))
    assert seen(player) == set()
    player.press(card(player, "velvet-pouch"))
    here = {"equip velvet-pouch 1a", "equip velvet-pouch 1c", "equip velvet-pouch 2a"}
    assert seen(player) <= {*here, "discard velvet-pouch"}
    reach(player, "equip velvet-pouch 1a")
    assert {"equip velvet-pouch 1a", "equip velvet-pouch 1c", "discard velvet-pouch"} <= seen(player)
    promise = button(player, "equip velvet-pouch 1a")
    expect(promise.locator("[data-kind=coins] .number")).to_have_text("−2")
    player.press(card(player, "disguise-kit"))
    assert all("disguise-kit" in action for action in seen(player))
    do(player, "equip disguise-kit 1a")
    expect(player.page.locator("#member-0-1a .printed.top.fresh[data-colour=violet]")).to_be_visible()


def test_a_card_that_is_pointed_at_shows_its_places_and_the_chosen_one_comes_back(come, house):
    player = come(**LAPTOP)
    player.go(laid(house, gear(), player))
    card(player, "disguise-kit").hover()
    assert "equip disguise-kit 1a" in seen(player)
    player.page.mouse.move(5, 5)
    assert seen(player) == set()
    card(player, "velvet-pouch").click()
    card(player, "disguise-kit").hover()
    assert all("disguise-kit" in action for action in seen(player))
    player.page.mouse.move(5, 5)
    assert all("velvet-pouch" in action for action in seen(player))


def test_a_choice_stays_when_something_is_said_and_ends_with_the_turn(come, house):
    player = come(**LAPTOP)
    player.go(laid(house, gear(), player))
    card(player, "disguise-kit").click()
    chosen = seen(player)
    player.page.locator("#say-text").fill("Hands off the Louvre")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#panel-talk")).to_contain_text("Hands off")
    assert seen(player) == chosen
    do(player, "discard disguise-kit")
    assert player.page.locator("[data-pick]:checked").count() == 0


TOLD = """
window.told = [];
new MutationObserver(() => {
  if (!document.documentElement.matches(".telling")) return;
  const seen = (parts) => [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const last = [...document.querySelectorAll("#panel-log li")].at(-1);
  const hand = seen(".held-card .name").map((one) => one.textContent);
  window.told.push([JSON.parse(last.dataset.beat).k, seen(".put").length, hand]);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes while something is told: the newest event, the places that can be pressed, and the hand."""


def test_what_was_chosen_is_gone_while_it_is_told(come, house):
    player = come(tempo="fast", **LAPTOP)
    player.context.add_init_script(TOLD)
    player.attend(laid(house, gear(), player))
    card(player, "disguise-kit").click()
    button(player, "equip disguise-kit 1a").click()
    player.page.wait_for_function("() => window.told.some(([kind]) => kind === 'equipped')")
    player.page.wait_for_selector("html:not(.telling)")
    told = player.page.evaluate("window.told.filter(([kind]) => kind === 'equipped')")
    assert {places for _, places, _ in told} == {0}
    assert not [hand for _, _, hand in told if "Disguise Kit" in [name.replace("\u00ad", "") for name in hand]]


CHOICES = (
    (gear, "equip disguise-kit 2a"),
    (gear, "discard grappling-hook"),
    (thieves, "hire magician 3"),
    (burning, "burn b"),
    (grabbing, "grab painting"),
)


@pytest.mark.parametrize("choices", [[*CHOICES[:1]], [*CHOICES[1:]]], ids=["one", "others"])
def test_everything_is_played_without_scripts(come, house, choices):
    player = come(**LAPTOP, java_script_enabled=False)
    for arranged, action in choices:
        match = arranged()
        player.go(laid(house, match, player))
        reach(player, action)
        button(player, action).click()
        match.play(0, action)
        expect_shown(player, match)


@pytest.mark.quick
@pytest.mark.parametrize("device", deep_after(1, [LAPTOP, PHONE]), ids=["laptop", "phone"])
def test_every_kind_of_choice_is_made(come, house, device):
    player = come(**device)
    for arranged, action in CHOICES:
        match = arranged()
        player.go(laid(house, match, player))
        do(player, action)
        match.play(0, action)
        expect_shown(player, match)


def expect_shown(player: Player, match: Match) -> None:
    """The page has the points, the coins and the crews of this match."""
    view = match.view(0)
    for held in view["seats"]:
        expect(player.page.locator(f"#seat-{held['seat']} .score .number")).to_have_text(
            str(held["points"]["total"])
        )
        expect(player.page.locator(f"#coins-{held['seat']}")).to_have_attribute("data-coins", str(held["coins"]))
    for location in view["locations"]:
        for seat, crew in enumerate(location["crews"]):
            for thief in crew["thieves"]:
                gear = player.page.locator(f"#member-{seat}-{thief['place']} .printed.gear")
                expect(gear).to_have_count(len(thief["gear"]))


# --- Keyboard and ears ------------------------------------------------------------------------------------------


def test_a_card_has_a_number_a_place_a_letter_and_what_is_chosen_is_said(come, house):
    player = come(**LAPTOP)
    match = gear()
    player.go(laid(house, match, player))
    hand = match.view(0)["seats"][0]["hand"]
    nth = hand.index("disguise-kit")
    player.page.keyboard.press(str(nth + 1))
    place = button(player, "equip disguise-kit 1a")
    expect(place).to_be_visible()
    name = place.evaluate("one => one.title")
    assert "The Artist" in name
    assert "+1" in name
    window = player.data("window")
    player.page.keyboard.press(place.get_attribute("data-key") or "")
    player.settled(window)
    expect(player.page.locator("#member-0-1a .printed.gear")).to_have_count(2)


def test_with_tab_and_arrows_alone(come, house):
    player = come(**LAPTOP)
    player.go(laid(house, gear(coins=[5, 3]), player))
    player.page.locator("[data-pick='0']").focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.page.locator("[data-pick='1']")).to_be_checked()
    places = player.page.locator(".put").filter(visible=True)
    places.first.focus()
    window = player.data("window")
    player.page.keyboard.press("Enter")
    player.settled(window)


@pytest.mark.parametrize("device", deep_but([LAPTOP, PHONE], PHONE), ids=["laptop", "phone"])
def test_thieves_locations_and_the_other_hand_are_explained_on_a_tap(come, house, device):
    player = come(**device)
    player.go(laid(house, gear(), player))
    for opener, word in (
        (".crew.far .cards-of", "The Conductor"),
        (".site", "If you win here"),
        (".their-hand", "Costs"),
    ):
        player.press(player.page.locator(opener).filter(visible=True).first)
        sheet = player.page.locator(".card-sheet:popover-open")
        expect(sheet).to_contain_text(word)
        player.press(sheet.locator("button"))
        expect(sheet).to_have_count(0)


# --- Looks ----------------------------------------------------------------------------------------------------

MOMENTS = {"hiring": thieves, "equipping": gear, "burning": burning, "grabbing": grabbing, "over": finished}


LOOKS = [
    (LAPTOP, "light", [*MOMENTS]),
    (LAPTOP, "dark", [*MOMENTS]),
    (PHONE, "light", [*MOMENTS]),
    (PHONE, "dark", ["equipping"]),
    (PHONE, "dark", ["hiring", "burning", "grabbing", "over"]),
]


@pytest.mark.parametrize(
    ("device", "scheme", "names"),
    deep_but(LOOKS, (PHONE, "dark", ["equipping"])),
    ids=["laptop by day", "laptop by night", "phone by day", "phone by night", "phone by night, later"],
)
def test_the_table_shuts_nobody_out(come, house, device, scheme, names):
    player = come("de", **device, color_scheme=scheme, reduced_motion="reduce")
    faults: Faults = {}
    for name in names:
        player.go(laid(house, MOMENTS[name](), player))
        if player.page.locator(".held-card input").count():
            player.press(player.page.locator(".held-card:has(input)").last)
        faults |= examined(player, name, EVERYTHING)
        if name == "equipping":
            player.press(player.page.locator(".crew.near .cards-of").filter(visible=True).first)
            faults |= examined(player, "explained", EVERYTHING)
    assert faults == {}


@pytest.mark.parametrize("city", deep_after(1, CITIES))
def test_nothing_runs_out_of_a_small_phone(come, house, city):
    player = come("de", **PHONE)
    for cards in (0, 8, 20, 38, 99):
        player.go(laid(house, after(cards, 9, city), player))
        if player.page.locator(".held-card input").count():
            player.press(player.page.locator(".held-card:has(input)").first)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
        outside = player.page.locator(
            ".printed, .site, .put, .held-card, .tab, .strip > *, .chosen, .tally .side"
        ).evaluate_all(
            """all => all.filter(one => one.checkVisibility()).filter(one => {
                 const { left, right } = one.getBoundingClientRect();
                 return left < 0 || right > 360;
               }).map(one => one.outerHTML.slice(0, 200))"""
        )
        assert outside == []


COVERED = """() => [...document.querySelectorAll(".printed .worth, .held-card .copies")].flatMap((badge) => {
  const card = badge.closest(".printed, .held-card"), lies = badge.getBoundingClientRect();
  const texts = [...card.querySelectorAll(".name")].map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range;
  });
  const parts = [...card.querySelectorAll(".effects :is(.sign, .number), .price, .band"), ...texts];
  return parts.flatMap((part) => [...part.getClientRects()]).filter((box) => box.width > 0 &&
    Math.min(box.right, lies.right) - Math.max(box.left, lies.left) > 1.5 &&
    Math.min(box.bottom, lies.bottom) - Math.max(box.top, lies.top) > 1.5).map(() => card.innerText);
})"""


@pytest.mark.parametrize("city", deep_after(1, ("barcelona", "paris", "rome", "london")))
@pytest.mark.parametrize(("width", "height"), [(1366, 641), (1280, 600), (1920, 1080), (1000, 700)])
def test_a_badge_covers_neither_names_nor_signs(come, house, width, height, city):
    player = come("de", viewport={"width": width, "height": height})
    for cards in (26, 39):
        player.go(laid(house, after(cards, 11, city), player))
        expect(player.page.locator(".printed .worth").first).to_be_visible()
        assert player.page.evaluate(COVERED) == []
    twice = gear(hand="velvet-pouch velvet-pouch disguise-kit")
    player.go(laid(house, twice, player))
    expect(player.page.locator(".held-card .copies")).to_be_visible()
    assert player.page.evaluate(COVERED) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 641), (1280, 600)])
def test_the_board_takes_the_room_of_a_laptop_from_the_beginning(come, house, width, height):
    player = come("de", viewport={"width": width, "height": height})
    player.go(laid(house, after(2), player))
    felt, crews = (player.page.locator(part).first.bounding_box() for part in (".heist", ".locations"))
    last = player.page.locator(".location .crew.near .member").last.bounding_box()
    first = player.page.locator(".location .crew.far .member").first.bounding_box()
    assert felt
    assert crews
    assert first
    assert last
    assert last["y"] + last["height"] - first["y"] > 0.7 * felt["height"]


def test_what_a_finger_must_hit_is_large_enough(come, house):
    player = come("it", **PHONE)
    for arranged in (thieves, gear, burning, grabbing):
        player.go(laid(house, arranged(), player))
        if player.page.locator(".held-card input").count():
            player.press(player.page.locator(".held-card:has(input)").last)
        small = player.page.locator(
            "#frame :is(.put, .held-card, .tab, .discard, .act, .cards-of, .site)"
        ).evaluate_all(
            """all => all.filter(one => one.checkVisibility()).filter(one => {
                 const { width, height } = one.getBoundingClientRect();
                 return width < 43.5 || height < 43.5;
               }).map(one => one.outerHTML.slice(0, 120))"""
        )
        assert small == []


def test_the_table_with_all_its_art_is_light(come, house):
    player = come()
    path = laid(house, gear(), player)
    player = come()  # somebody whose browser has kept nothing
    scales = Scales(player.page)
    player.attend(path)
    expect(player.page.locator("#seat-0")).to_be_visible()
    scales.print("table of Caper")
    assert 5 * KILOBYTE < scales.total < 300 * KILOBYTE
