"""Coup Royal in a real browser: whole matches, plans by taps, keys and plain forms, a clear reveal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.fitting import fit
from tests.browser.house import House
from tests.browser.moments import last_move, noting
from tests.browser.players import LAPTOP, PHONE, Player, wait_until
from tests.browser.test_access import EVERYTHING, Faults, examined
from tests.browser.test_fit import sit_at
from tests.browser.test_weight import IS_ART, KILOBYTE, Scales
from tests.depths import deep_but
from tests.games.royal.script import end, send, table

import ruse
from ruse.core.match import Match
from ruse.server.tables.plan import Plan

NAMES = ("Maximiliane von Hohen", "Bruno", "Guendalina Benedetta", "Dora", "Emil")
TARGET = 44
"""Pixels that a finger needs."""
MOVING: dict[str, Any] = {**LAPTOP, "reduced_motion": "no-preference"}


def laid(house: House, match: Match, *players: Player) -> str:
    """Return a table with this match, these players in the first seats and slow people in the others: its path."""
    guests = {seat: f"guest {seat}" for seat in range(match.players)}
    guests |= {seat: player.guest for seat, player in enumerate(players)}
    return house.lay(match, guests, names=NAMES, plan=Plan("royal", match.players).as_dict())


def riches() -> Match:
    """Five players in the middle of a match, all of them with something of everything."""
    cubes = ["gold*4 art*2 info", "gold*3 jewels*7", "info*5 art*2 gold", "art*6 jewels", "info*2 jewels*2 gold*9"]
    secrets = ["gold art art", "jewels", "", "info info", "gold"]
    row = "gold*3 info*2+jewels*2 collection carte-blanche safecracker intrigue item-2 documents-gold"
    match = table(5, row, cubes=cubes, secrets=secrets, items=[[1], [], [2, 1], [], []], discards="art*3 item-1")
    return send(match, "A-G C-G H-G C-A H-G")


# --- What a person does ---------------------------------------------------------------------------------------


def zone(player: Player, role: str, letter: str) -> Locator:
    """Return where thieves or snitches are sent."""
    return player.page.locator(f".zone.{role}:has([value={letter}])")


def mark(player: Player, thieves: str, snitches: str) -> None:
    """Tap where they go."""
    for letter in thieves:
        player.press(zone(player, "thieves", letter))
    for letter in snitches:
        player.press(zone(player, "snitches", letter))


def marked(player: Player) -> str:
    """Return what is marked just now: `C-E`."""
    found = [
        "".join(
            map(str, player.page.locator(f"[name={role}]:checked").evaluate_all("all => all.map(one => one.value)"))
        )
        for role in ("thieves", "snitches")
    ]
    return "-".join(found)


def seal(player: Player) -> None:
    """Send the plan, and wait until it is made."""
    window = player.data("window")
    player.press(player.page.locator(".seal-plan"))
    player.settled(window)


def answer(player: Player, chance: Random) -> None:
    """Answer whatever is asked."""
    page = player.page
    if player.data("phase") == "plan":
        letters = [
            str(letter) for letter in page.locator(".place").evaluate_all("all => all.map(one => one.id[6])")
        ]
        sent = chance.sample(letters, 3)
        thieves = 2 if page.locator("[name=thieves][type=checkbox]").count() else 1
        snitches = 2 if page.locator("[name=snitches][type=checkbox]").count() else 1
        mark(player, "".join(sent[:thieves]), "".join(sent[thieves : thieves + snitches]))
        seal(player)
    else:
        window = player.data("window")
        player.press(page.locator(".cube-button:visible, button[value=done]").first)
        player.settled(window)


# --- Whole matches ------------------------------------------------------------------------------------------------


def test_two_people_and_two_bots_play_a_whole_match(come, house):
    anna, bruno = come("de-DE", **PHONE), come("it-IT", **LAPTOP)
    path = house.lay(
        ruse.deal("royal", 4, seed=11),
        {0: anna.guest, 1: bruno.guest},
        names=NAMES,
        plan=Plan("royal", 4).as_dict(),
    )
    anna.go(path)
    bruno.go(path)
    play_out(anna, bruno)
    for player in (anna, bruno):
        expect(player.page.locator("h1")).to_have_text(player.say("table-over"))
        expect(player.page.locator(".tally")).to_have_count(6)
        expect(player.page.locator(".result .winner").first).to_be_visible()
    bruno.press(bruno.page.get_by_role("link", name=bruno.say("table-replay-plain")))
    expect(bruno.page.locator(".rounds tbody tr")).to_have_count(4)
    bruno.page.locator(".rounds th a").first.click()
    expect(bruno.page.locator("#replay .stamp")).to_have_count(7)


def test_two_people_with_a_partner_play_a_whole_match(come, house):
    anna, bruno = come(**LAPTOP), come(**PHONE)
    path = house.lay(
        ruse.deal("royal", 2, seed=3), {0: anna.guest, 1: bruno.guest}, names=NAMES, plan=Plan("royal", 2).as_dict()
    )
    anna.go(path)
    bruno.go(path)
    play_out(anna, bruno)
    expect(anna.page.locator(".result .winner").first).to_be_visible()


def play_out(*players: Player) -> None:
    chance = Random(1)
    while not all(player.over for player in players):
        wait_until(lambda: any(player.asked or player.over for player in players), *players)
        for player in players:
            if player.asked:
                answer(player, chance)


@pytest.mark.quick
def test_from_the_home_page_two_taps_and_a_plan_is_made(come):
    player = come("it-IT", **PHONE)
    player.go()
    player.press(player.page.locator("form[action='/play/royal'] button"))
    player.my_turn()
    mark(player, "A", "B")
    seal(player)
    wait_until(lambda: player.page.locator(".stamp").count() >= 1, player)


# --- Plans ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", deep_but([LAPTOP, PHONE], PHONE), ids=["laptop", "phone"])
def test_a_plan_can_be_changed_and_taken_back_until_it_is_sealed(come, house, device):
    player = come(**device)
    player.go(laid(house, table(4), player))
    button = player.page.locator(".seal-plan")
    expect(button).to_be_hidden()
    mark(player, "C", "")
    expect(zone(player, "snitches", "C")).to_be_hidden()
    expect(button).to_be_hidden()
    mark(player, "A", "")
    expect(zone(player, "snitches", "C")).to_be_visible()
    mark(player, "", "C")
    assert marked(player) == "A-C"
    player.press(player.page.locator("button[type=reset]"))
    assert marked(player) == "-"
    expect(button).to_be_hidden()
    mark(player, "F", "G")
    player.told("say", text="Look here")
    expect(player.page.locator("#panel-talk")).to_contain_text("Look here")
    assert marked(player) == "F-G", "a new frame leaves the marks"
    seal(player)
    expect(player.page.locator("#place-F .below .token.own")).to_be_visible()
    expect(player.page.locator("#place-G .above .token.own")).to_be_visible()


def test_with_the_partner_there_are_three_marks_and_no_fourth(come, house):
    player = come(**PHONE)
    player.go(laid(house, table(2, partner=0), player))
    mark(player, "A", "E")
    expect(player.page.locator(".seal-plan")).to_be_hidden()
    mark(player, "C", "")
    for letter in "BDF":
        expect(zone(player, "thieves", letter)).to_be_hidden()
    expect(player.page.locator(".seal-plan")).to_be_visible()
    mark(player, "C", "")
    mark(player, "F", "")
    assert marked(player) == "AF-E"
    seal(player)
    expect(player.page.locator(".below .token.own")).to_have_count(2)


def test_a_plan_by_keys_alone(come, house):
    player = come(**LAPTOP)
    player.go(laid(house, table(4), player))
    for key in "cb":
        player.page.keyboard.press(key)
    player.page.keyboard.press("5")
    assert marked(player) == "B-E"
    player.page.keyboard.press("x")
    assert marked(player) == "-"
    player.page.locator("[name=thieves][value=A]").focus()
    player.page.keyboard.press("Space")
    player.page.keyboard.press("ArrowRight")
    assert marked(player) == "B-", "arrows go from place to place"
    player.page.keyboard.press("1")
    window = player.data("window")
    player.page.keyboard.press("s")
    player.settled(window)
    expect(player.page.locator("#place-B .below .token.own")).to_be_visible()


def test_the_keys_are_listed_with_what_they_do(come, house):
    player = come(**LAPTOP)
    match = almost_revealed()
    match.play(0, "plan A F")
    player.go(laid(house, match, player))
    player.page.keyboard.press("l")
    expect(player.page.locator("#place-A .stamp")).to_be_visible()
    player.page.keyboard.press("l")
    player.page.keyboard.press("?")
    player.page.locator("#glance [data-opens=keys]").click()
    rows = player.page.locator("#key-list > div").all()
    listed = {row.locator("dt").inner_text().lower(): row.locator("dd").inner_text() for row in rows}
    assert set("abcdef123456l") <= set(listed)
    assert "" not in {name.strip() for name in listed.values()}


def test_the_marks_of_a_round_are_gone_in_the_next(come, house):
    player = come(**LAPTOP)
    match = table(3)
    match.play(1, "plan A B")
    match.play(2, "plan C B")
    player.go(laid(house, match, player))
    mark(player, "A", "B")
    seal(player)
    expect(player.frame).to_have_attribute("data-mine", "true")
    assert marked(player) == "-"


def test_everything_works_without_scripts(come, house):
    player = come(**LAPTOP, java_script_enabled=False)
    match = table(3, "intrigue carte-blanche gold*2", cubes=["gold*2 art", "info*3", "jewels"])
    match.play(1, "plan C D")
    match.play(2, "plan F D")
    player.go(laid(house, match, player))
    mark(player, "A", "E")
    player.page.locator(".seal-plan").click()
    expect(player.frame).to_have_attribute("data-phase", "trade")
    player.page.locator(".ware:has([value='1 info'])").click()
    player.page.locator("[data-give=gold]").click()
    expect(player.page.locator("#seat-0 [data-colour=info] .number")).to_have_text("1")
    expect(player.page.locator("#seat-1 [data-colour=gold] .number")).to_have_text("1")
    player.page.locator("button[value=done]").click()
    expect(player.frame).to_have_attribute("data-phase", "plan")
    player.page.locator(".look").click()
    expect(player.page.locator("#place-A .stamp")).to_be_visible()


def test_half_a_plan_that_is_sent_all_the_same_is_refused_in_words(come, house):
    player = come(**LAPTOP)
    player.forgive("status of 4")
    player.go(laid(house, table(2, partner=0), player))
    for fields in ({"thieves": "A", "snitches": "B"}, {"thieves": "A"}, {}):
        status = player.told("play", action="plan {thieves} {snitches}", window=player.data("window"), **fields)
        assert 400 <= status < 500


# --- Choices ------------------------------------------------------------------------------------------------------


def test_an_exchange_is_whose_cube_and_one_of_my_own(come, house):
    player = come(**PHONE)
    match = send(table(3, "intrigue", cubes=["gold*2 art", "info*3 gold", "jewels"]), "A-E C-D F-D")
    player.go(laid(house, match, player))
    expect(player.page.locator(".gives")).to_be_hidden()
    player.press(player.page.locator(".ware:has([value='1 gold'])"))
    expect(player.page.locator("[data-give=gold]")).to_be_hidden()
    expect(player.page.locator("[data-give=art]")).to_be_visible()
    player.press(player.page.locator(".ware:has([value='1 info'])"))
    window = player.data("window")
    player.press(player.page.locator("[data-give=gold]"))
    player.settled(window)
    expect(player.page.locator("#seat-0 [data-colour=info] .number")).to_have_text("1")
    assert not player.page.locator("[name=take]:checked").count(), "the next exchange starts from scratch"
    player.press(player.page.locator("button[value=done]"))
    expect(player.frame).to_have_attribute("data-phase", "plan")


def test_cubes_of_a_carte_blanche_are_buttons(come, house):
    player = come(**PHONE)
    match = send(table(3, "carte-blanche", supply="gold*2 art*5"), "A-E C-D F-D")
    player.go(laid(house, match, player))
    expect(player.page.locator(".cube-button")).to_have_count(2)
    for _ in range(2):
        window = player.data("window")
        player.press(player.page.locator(".cube-button[data-colour=gold]"))
        player.settled(window)
    expect(player.page.locator("#seat-0 [data-colour=gold] .number")).to_have_text("2")


# --- The reveal ---------------------------------------------------------------------------------------------------


def almost_revealed() -> Match:
    """Only one plan is missing: seat 0 is to steal at A."""
    match = table(3)
    match.play(1, "plan C B")
    match.play(2, "plan C B")
    return match


def test_a_reveal_is_told_step_by_step_and_can_be_seen_again(come, house):
    player = come(tempo="fast", **MOVING)
    player.go(laid(house, almost_revealed(), player))
    mark(player, "A", "F")
    player.press(player.page.locator(".seal-plan"))
    player.page.wait_for_selector("html.telling #place-A .stamp.unplayed", state="attached")
    cubes = player.page.locator(
        "#cubes-0-gold .number, #cubes-0-art .number, #cubes-0-info .number, #cubes-0-jewels .number"
    )
    before, log = cubes.all_text_contents(), player.page.locator("#panel-log li")
    expect(zone(player, "thieves", "A")).to_be_hidden()
    for letter in "ABCDEF":  # one place after the other
        player.page.wait_for_selector(f"html.telling #place-{letter} .stamp:not(.unplayed)")
        hidden = player.page.locator(".stamp.unplayed").count()
        assert hidden <= 5 - "ABCDEF".index(letter)
        if letter == "A":
            assert hidden == 5
            assert cubes.all_text_contents() == before, "what A brings is not told yet"
            early = log.all_text_contents()
    player.page.wait_for_selector("html:not(.telling)")
    assert len(log.all_text_contents()) > len(early) + 3, "the log is not ahead of the board"
    assert cubes.all_text_contents() != before
    expect(zone(player, "thieves", "A")).to_be_visible()
    expect(player.page.locator("#place-A .stamp")).to_be_hidden()
    player.page.locator(".look").click()
    expect(player.page.locator("#place-A .stamp")).to_be_visible()
    expect(player.page.locator("#place-C .below .was .token")).to_have_count(2)
    player.page.locator(".look").click()
    expect(zone(player, "thieves", "A")).to_be_visible()


def test_on_a_phone_the_plans_are_told_beside_the_street(come, house):
    player = come("de", tempo="slow", **PHONE)
    player.go(laid(house, almost_revealed(), player))
    mark(player, "A", "F")
    player.press(player.page.locator(".seal-plan"))
    player.page.wait_for_selector("html.telling #caption.heavy p:nth-child(3)")
    told = player.page.locator("#telling").bounding_box()
    assert told
    assert told["height"] < 200


def test_fame_and_decks_give_nothing_away_while_a_reveal_is_told(come, house):
    """They depend on everything that happens in a round, so they change when all of it has been told."""
    player = come(tempo="fast", **MOVING)
    player.go(laid(house, almost_revealed(), player))
    parts = player.page.locator(".fame-now, .cell .worth, .stock li:first-child")
    before = parts.all_inner_texts()
    mark(player, "A", "F")
    player.press(player.page.locator(".seal-plan"))
    for letter in "ABCDEF":
        player.page.wait_for_selector(f"html.telling #place-{letter} .stamp:not(.unplayed)")
        assert parts.all_inner_texts() == before, letter
    player.page.wait_for_selector("html:not(.telling)")
    assert parts.all_inner_texts() != before


def test_the_scoring_is_on_the_table_while_it_is_told(come, house):
    player = come(tempo="fast", **MOVING)
    player.context.add_init_script(noting(".scoring .tally"))
    match, seat, action = last_move("royal", 3, "plan")
    guests = {other: f"guest {other}" for other in range(3)} | {seat: player.guest}
    player.attend(house.lay(match, guests, names=NAMES[:3], plan=Plan("royal", 3).as_dict()))
    _, thieves, snitches = action.split()
    mark(player, thieves, snitches)
    player.press(player.page.locator(".seal-plan"))
    player.page.wait_for_selector("#frame[data-status=over]", state="attached")
    scoring = player.page.evaluate("window.noted")
    assert "scored" in {kind for kind, _ in scoring}
    assert all(tallies for kind, tallies in scoring if kind == "scored")


def test_a_reveal_can_be_skipped_and_is_not_told_again(come, house):
    player = come(tempo="normal", **MOVING)
    player.go(laid(house, almost_revealed(), player))
    mark(player, "A", "F")
    player.press(player.page.locator(".seal-plan"))
    player.page.wait_for_selector("html.telling")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("html:not(.telling)")
    mark(player, "B", "C")
    player.page.reload()
    player.my_turn()
    assert player.page.locator("html.telling").count() == 0
    expect(zone(player, "thieves", "A")).to_be_visible()


def test_where_calm_is_wanted_the_reveal_is_seen_as_still_pictures(come, house):
    player = come(tempo="fast", reduced_motion="reduce", **LAPTOP)
    player.go(laid(house, almost_revealed(), player))
    mark(player, "A", "F")
    player.press(player.page.locator(".seal-plan"))
    for letter in "ABCDEF":
        player.page.wait_for_selector(f"html.telling #place-{letter} .stamp:not(.unplayed)")
        assert player.page.locator("#stage .travels").count() == 0
    expect(player.page.locator(".look")).to_be_visible()


# --- Looks --------------------------------------------------------------------------------------------------------


def moments() -> dict[str, Match]:
    """Return what there is to see, each arranged again."""
    cubes = ["gold*2 art", "info*3 gold", "jewels", "art*4"]
    sealed = riches()
    sealed.play(0, "plan C E")
    return {
        "the first round": table(4),
        "the middle of a match": riches(),
        "a sealed plan": sealed,
        "a partner": table(2, partner=0, cubes=["gold*3", "art*2"]),
        "a colour to take": send(table(4, "carte-blanche", cubes=cubes), "A-E C-D F-D F-D"),
        "an exchange": send(table(4, "intrigue", cubes=cubes), "A-E C-D F-D F-D"),
        "the scoring": end(
            table(4, cubes=cubes, secrets=["gold", "art art", "", "info"], items=[[2], [], [], [1]], deck="")
        ),
    }


@pytest.mark.parametrize(
    ("device", "scheme"),
    [(device, scheme) for device in (LAPTOP, PHONE) for scheme in ("light", "dark")],
    ids=["laptop-light", "laptop-dark", "phone-light", "phone-dark"],
)
def test_the_table_shuts_nobody_out(come, house, device, scheme):
    player = come("de", **device, color_scheme=scheme, reduced_motion="reduce")
    faults: Faults = {}
    for name, match in moments().items():
        player.go(laid(house, match, player))
        if player.page.locator(".zone").count():
            mark(player, "A", "B")
        if player.page.locator(".look").count():
            player.press(player.page.locator(".look"))
        if player.page.locator("label.ware").count():
            player.press(player.page.locator("label.ware").first)
        faults |= examined(player, name, EVERYTHING)
    assert faults == {}


@pytest.mark.parametrize("locale", ["en", "de", "it"])
def test_everything_fits_on_a_small_phone(come, house, locale):
    player = come(locale, **PHONE)
    for name, match in moments().items():
        player.go(laid(house, match, player))
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360, name
        narrow = player.page.locator(".stamp span, .loot .title, .cell .number, .where b").evaluate_all(
            """all => all.filter(one => one.checkVisibility() && one.clientWidth > 1)
                          .filter(one => one.scrollWidth > one.clientWidth + 1)
                          .map(one => one.textContent)"""
        )
        assert narrow == [], name


def test_whatever_is_tapped_is_large_enough_for_a_finger(come, house):
    player = come(**PHONE)
    for name, match in moments().items():
        player.go(laid(house, match, player))
        if player.page.locator(".zone").count():
            mark(player, "A", "B")
        boxes = player.page.locator(".street label, .bar button, .bar label").evaluate_all(
            """all => all.filter(one => one.checkVisibility()).map(one => {
                 const { width, height } = one.getBoundingClientRect();
                 return [one.className, width, height];
               })"""
        )
        assert [box for box in boxes if min(box[1:]) < TARGET] == [], name


def test_a_table_is_light(come, house):
    path = laid(house, riches(), come())
    player = come()  # somebody whose browser has kept nothing
    scales = Scales(player.page)
    player.attend(path)
    expect(player.page.locator("#seat-0")).to_be_visible()
    player.page.wait_for_function(f"() => performance.getEntriesByType('resource').some({IS_ART})")
    scales.print("table of Coup Royal")
    assert 5 * KILOBYTE < scales.total < 250 * KILOBYTE


def test_five_players_are_in_sight_in_a_window_of_800_pixels(come, house):
    """As high as many laptops show: neither a low window nor a large one."""
    player = come("de", viewport={"width": 1280, "height": 800})
    for phase in ("plan", "take"):
        sit_at(player, house, "royal", 5, phase)
        (found,) = fit(player.page, (1280, 800))
        assert {kind: named for kind, named in found.items() if named and kind != "bar"} == {}
