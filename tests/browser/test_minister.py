"""King Thief Minister in a real browser: a whole match, and every kind of choice made on the board itself."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.house import House
from tests.browser.moments import last_move, noting
from tests.browser.players import LAPTOP, PHONE, Player, wait_until
from tests.browser.reading import unreadable
from tests.browser.test_access import EVERYTHING, Faults, examined
from tests.browser.test_fit import sit_at
from tests.depths import deep_after, deep_but
from tests.games.minister.script import play as play_script
from tests.games.minister.script import table

from ruse.core.match import Match
from ruse.core.story import is_told, tell
from ruse.core.words import LOCALES, Words
from ruse.server.tables.plan import Plan

CARDS = "king thief peasant minister collector executioner"
NAMES = ("Maximiliane von Hohen", "Bruno", "Guendalina Benedetta", "Dora", "Emil", "Fatemeh")
WISHES = ("claim king", "claim thief", "pass", "peek", "swap", "execute", "tax", "name")
"""What somebody wants who wants the match to end."""


def laid(house: House, match: Match, player: Player) -> str:
    """Return a table with this match, somebody in seat 0 and people who take their time in the others: its path."""
    guests = {seat: f"guest {seat}" for seat in range(match.players)} | {0: player.guest}
    return house.lay(match, guests, names=NAMES, plan=Plan("minister", match.players).as_dict())


def after(script: str = "", players: int = 4, **more: Any) -> Match:
    """Return a match in which this has been played."""
    match = table(players, CARDS, **more)
    if script:
        play_script(match, script)
    return match


# --- What a person does ---------------------------------------------------------------------------------------


def offered(player: Player) -> list[str]:
    """Whatever can be played, in notation; some of it only after a mark on the board."""
    return [str(action) for action in actions_of(player).evaluate_all("all => all.map(one => one.value)")]


def actions_of(player: Player) -> Locator:
    """Return all buttons that play something, on the board and below it."""
    return player.page.locator("#frame button[name=action]")


def button(player: Player, action: str) -> Locator:
    """Return the button that plays an action."""
    return player.page.locator(f"#frame button[name=action][value='{action}']")


def marks_of(player: Player, action: str) -> list[Locator]:
    """Return what has to be marked on the board before an action can be played."""
    marks = [player.page.locator(f".tap:has(#mark-{word})") for word in action.split()[1:] if len(word) == 1]
    return [mark for mark in marks if mark.count()]


def do(player: Player, action: str) -> None:
    """Mark what has to be marked, press the button that appears, and wait until it is played."""
    window = player.data("window")
    for mark in marks_of(player, action):
        player.press(mark)
    player.press(button(player, action))
    player.settled(window)


def wish(player: Player) -> str:
    """Return what somebody bold does of what can be done."""
    actions = offered(player)
    return next((action for want in WISHES for action in actions if action.startswith(want)), actions[0])


def seen(player: Player) -> set[str]:
    """Return the buttons that can be seen and pressed."""
    buttons = actions_of(player).filter(visible=True)
    return {str(action) for action in buttons.evaluate_all("all => all.map(one => one.value)")}


# --- A whole match --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "device"), [("it-IT", PHONE), ("de-DE", LAPTOP)], ids=["phone", "laptop"])
def test_a_whole_match_from_the_home_page(come, locale, device):
    player = come(locale, **device)
    player.go()
    player.press(player.page.locator("form[action='/play/minister'] button"))
    phases = set()
    while not player.over:
        wait_until(lambda: player.asked or player.over, player)
        if player.asked:
            phases.add(player.data("phase"))
            do(player, wish(player))
    assert {"peek", "action", "challenge"} <= phases
    expect(player.page.locator("h1")).to_have_text(player.say("table-over"))
    expect(player.page.locator("#treasury")).to_have_attribute("data-coins", "0")
    expect(player.page.locator(".place.winner").first).to_be_visible()
    player.press(player.page.get_by_role("link", name=player.say("table-replay")))
    expect(player.page.locator("#replay .lying .front")).to_have_count(6)


# --- The cards move -------------------------------------------------------------------------------------------


def test_all_cards_glide_when_they_move_and_each_stays_itself(come, house):
    player = come(reduced_motion="no-preference", **LAPTOP)
    player.go(laid(house, after(), player))
    player.page.evaluate("document.querySelectorAll('.lying').forEach((card, nth) => { card.mark = nth; })")
    player.page.evaluate("addEventListener('transitionrun', event => { window.glided = event.target.id; })")
    assert not astray(player, 0)
    do(player, "move left")
    player.page.wait_for_function("() => window.glided && !document.querySelector('.lying').getAnimations().length")
    assert player.page.evaluate("[...document.querySelectorAll('.lying')].map(card => card.mark)") == list(range(6))
    assert not astray(player, 1), "clockwise to the next place"


def test_where_calm_is_wanted_the_cards_are_just_there(come, house):
    player = come(reduced_motion="reduce", **LAPTOP)
    player.go(laid(house, after(), player))
    player.page.evaluate("addEventListener('transitionrun', event => { window.glided = event.target.className; })")
    do(player, "move left")
    wait_until(lambda: not astray(player, 1), player)
    assert player.page.evaluate("window.glided") != "lying"


def astray(player: Player, moved: int) -> list[int]:
    """Return the cards that are not this many places further than at the start, all measured at one moment."""
    found: list[int] = player.page.evaluate(
        """moved => {
            const corner = selector => {
                const { x, y } = document.querySelector(selector).getBoundingClientRect();
                return `${Math.round(x)} ${Math.round(y)}`;
            };
            return [0, 1, 2, 3, 4, 5].filter(card =>
                corner(`#card-${card}`) !== corner(`.place[data-at='${(card + moved) % 6}'] .signs`));
        }""",
        moved,
    )
    return found


def test_the_last_cards_are_turned_when_the_end_is_told(come, house):
    player = come(tempo="fast", **LAPTOP)
    player.context.add_init_script(noting("#lay .slot[data-open]"))
    match, seat, action = last_move("minister", 3, "challenge")
    guests = {other: f"guest {other}" for other in range(3)} | {seat: player.guest}
    player.attend(house.lay(match, guests, names=NAMES[:3], plan=Plan("minister", 3).as_dict()))
    before = player.page.locator("#lay .slot[data-open]").count()
    player.press(button(player, action))
    player.page.wait_for_selector("#frame[data-status=over]", state="attached")
    told = player.page.evaluate("window.noted")
    assert {kind for kind, _ in told} > {"finished"}
    assert max(count for kind, count in told if kind != "finished") <= before + 1, "only the challenged card"
    assert told[-1] == ["finished", 6]


# --- Choices on the board -------------------------------------------------------------------------------------


CHOICES: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"peek": True}, "", "peek c"),
    ({}, "0: claim minister / 1,2,3: pass", "swap b e"),
    ({"shuffle": "secret_choice"}, "0: claim minister / 1,2,3: pass", "keep a d"),
    ({}, "0: claim executioner / 1,2,3: pass", "execute 2 minister"),
    ({}, "0: claim collector / 1,2,3: pass", "tax 3"),
    ({"turn": 2}, "2: move right / 3: move right / 0: claim peasant", "name minister"),
    ({"turn": 2, "naming": "free_order"}, "2: move right / 3: move right / 0: claim peasant", "name d executioner"),
)
"""What is arranged, what has been played, and what somebody then does."""


@pytest.mark.quick
@pytest.mark.parametrize("device", deep_but([LAPTOP, PHONE], PHONE), ids=["laptop", "phone"])
def test_every_choice_is_made_where_it_is_about(come, house, device):
    player = come(**device)
    for more, script, action in CHOICES:
        match = after(script, **more)
        player.go(laid(house, match, player))
        do(player, action)
        expect_told(player, match, action)


@pytest.mark.parametrize("choices", deep_after(1, [[*CHOICES[:1]], [*CHOICES[1:]]]), ids=["one", "others"])
def test_the_board_is_played_without_scripts(come, house, choices):
    player = come(**LAPTOP, java_script_enabled=False)
    for more, script, action in choices:
        match = after(script, **more)
        player.go(laid(house, match, player))
        for mark in marks_of(player, action):
            mark.click()
        button(player, action).click()
        expect_told(player, match, action)


def expect_told(player: Player, match: Match, action: str) -> None:
    """The log shows what happened by the rules."""
    told = match.happened
    match.play(0, action)
    words = Words(match.game.presentation.words, player.say.locale)
    for event in match.events(0, told):
        if is_told(match.game, event):
            sentence = tell(match.game, words, event, 0, NAMES)
            expect(player.page.locator("#panel-log")).to_contain_text(sentence)


def test_a_pair_is_marked_unmarked_and_kept_when_something_is_said(come, house):
    player = come(**LAPTOP)
    player.go(laid(house, after("0: claim minister / 1,2,3: pass"), player))
    assert seen(player) == set()
    for letter in "be":
        player.page.locator(f".tap:has(#mark-{letter})").click()
    assert seen(player) == {"swap b e"}
    sequence = player.data("sequence")
    player.page.locator("#say-text").fill("Look here, look there")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#panel-talk")).to_contain_text("Look here")
    assert player.data("sequence") != sequence
    assert seen(player) == {"swap b e"}, "a new frame leaves the marks"
    player.page.locator(".tap:has(#mark-e)").click()
    assert seen(player) == set()
    player.page.locator(".tap:has(#mark-f)").click()
    assert seen(player) == {"swap b f"}


def test_thirty_executions_are_one_player_and_six_names(come, house):
    player = come(**PHONE)
    player.go(laid(house, after("0: claim executioner / 1,2,3,4,5: pass", players=6), player))
    assert len(offered(player)) == 30
    assert seen(player) == set()
    for target in (2, 4):
        player.press(player.page.locator(f".tap:has(#mark-{target})"))
        assert seen(player) == {f"execute {target} {name}" for name in CARDS.split()}


def test_places_have_letters_and_names_have_numbers_on_the_keyboard(come, house):
    player = come(**LAPTOP)
    player.go(laid(house, after("0: claim minister / 1,2,3: pass"), player))
    window = player.data("window")
    for key in "bes":
        player.page.keyboard.press(key)
    player.settled(window)
    expect(player.page.locator(".lying[data-state=mixed]")).to_have_count(2)

    player.go(laid(house, after("0: claim executioner / 1,2,3: pass"), player))
    window = player.data("window")
    for key in "b2":
        player.page.keyboard.press(key)
    player.settled(window)
    expect(player.page.locator(".guess")).to_have_attribute("data-right", "true")


# --- Looks ----------------------------------------------------------------------------------------------------


MOMENTS: dict[str, Match] = {
    "a peek": after(peek=True),
    "my turn": after(looked=["ac", "", "", ""]),
    "a claim to believe or not": after("1: claim king", turn=1),
    "who is the minister": after("1: claim king / 0,2,3: pass", turn=1),
    "a pair": after("0: claim minister / 1,2,3: pass"),
    "an execution": after("0: claim executioner / 1,2,3: pass"),
    "taxes": after("0: claim collector / 1,2,3: pass"),
    "names": after("0: claim peasant", players=3, turn=0, looked=["c", "", ""]),
    "a miss": after("0: claim executioner / 1,2,3: pass / 0: execute 2 king"),
}


LOOKS = [
    (LAPTOP, "light", ["a claim to believe or not", "names"]),
    (LAPTOP, "light", [*MOMENTS]),
    (PHONE, "dark", [*MOMENTS]),
]


@pytest.mark.parametrize(
    ("device", "scheme", "names"), deep_after(1, LOOKS), ids=["some on a laptop", "laptop", "phone"]
)
def test_the_board_shuts_nobody_out(come, house, device, scheme, names):
    player = come("de", **device, color_scheme=scheme, reduced_motion="reduce")
    faults: Faults = {}
    for name in names:
        player.go(laid(house, MOMENTS[name], player))
        for mark in player.page.locator(".tap:has(input)").all()[:2]:
            player.press(mark)
        faults |= examined(player, name, EVERYTHING)
    assert faults == {}


@pytest.mark.parametrize("players", deep_but([3, 4, 5, 6], 6))
def test_six_places_fit_on_a_small_phone(come, house, players):
    player = come("de", **PHONE)
    player.go(laid(house, after(players=players, looked=["bc", *[""] * (players - 1)]), player))
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    parts = player.page.locator(".place").evaluate_all(
        """places => places.map(place =>
             [...place.querySelectorAll(".who .name, .purse, .known .emblem")].map(part => {
               const { left, top, right, bottom } = part.getBoundingClientRect();
               return [left, top, right, bottom];
             }))"""
    )
    for one, other in combinations(parts, 2):
        assert not [(a, b) for a in one for b in other if overlap(a, b)]
    for left, _, right, _ in chain(*parts):
        assert left >= 0
        assert right <= 360


def overlap(a: list[float], b: list[float]) -> bool:
    """Return whether two boxes cover a common spot."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


COVERED = """() => {
    const boxes = [...document.querySelectorAll(".tile-card")].flatMap(card =>
        [...card.querySelectorAll("kbd, .emblem, .title, .note, .truth")]
            .map(part => [part.className.baseVal ?? (part.className || "key"), part.getBoundingClientRect()]));
    const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const covers = (a, b) => shared(a, b, "left", "right") > 0 && shared(a, b, "top", "bottom") > 0;
    return boxes.flatMap(([part, area], nth) => boxes.slice(nth + 1)
        .filter(([, other]) => covers(area, other)).map(([other]) => `${part} and ${other}`));
}"""
"""What lies on what, within the claims and between them."""


@pytest.mark.parametrize("locale", deep_but(LOCALES, "de"))
def test_claims_can_be_read(come, house, locale):
    """No name is broken within a word, and no key lies on a picture or a name."""
    tablets = [{"viewport": {"width": width, "height": 800}} for width in (900, 1180)]
    for device in (LAPTOP, *tablets, PHONE):
        player = come(locale, **device)
        player.go(laid(house, after(looked=["ac", "", "", ""]), player))
        expect(player.page.locator(".tile-card")).to_have_count(6)
        assert unreadable(player.page, ".tile-card .title") == [], device
        assert player.page.evaluate(COVERED) == [], device
        assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("height", [600, 641])
def test_what_i_know_of_my_own_place_is_whole_in_a_low_window(come, house, height):
    player = come("de", viewport={"width": 1280, "height": height})
    sit_at(player, house, "minister", 6, "action")
    mark = player.page.locator(".place.mine .known .emblem").first.bounding_box()
    bar = player.page.locator(".bar").bounding_box()
    assert mark
    assert bar
    assert mark["y"] + mark["height"] <= bar["y"]
