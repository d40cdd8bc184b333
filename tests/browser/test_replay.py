"""After the match: every moment of it, through any eyes, and the deal checked."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import NAMES
from tests.browser.players import LAPTOP, PHONE, Player
from tests.web.finished import played

import ruse
from ruse.web.replay.positions import position
from ruse.web.replay.timeline import timeline

PLAYERS = 4


@pytest.fixture(scope="module")
def match():
    """A finished match among bots."""
    return played(seed=1, players=PLAYERS)


@pytest.fixture
def reader(come, house, match):
    """Somebody who sat there, in German on a laptop."""
    reader = come("de-DE")
    reader.go(house.lay(match, {0: reader.guest}) + "/replay")
    return reader


def is_at(reader: Player, ply: int) -> None:
    """Wait for a moment."""
    expect(reader.page.locator("#seek")).to_have_value(str(ply))


def test_steps_and_jumps(reader, match):
    last = len(match.journal)
    expect(reader.page.locator("h1")).to_contain_text(NAMES[match.winners[0]])
    is_at(reader, last)
    reader.press(reader.page.get_by_role("link", name=reader.say("replay-watch")))
    is_at(reader, 0)
    reader.press(reader.page.locator("#step-forward"))
    is_at(reader, 1)
    expect(reader.page.locator("#told li")).not_to_have_count(0)
    for key, ply in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        reader.page.keyboard.press(key)
        is_at(reader, ply)

    claims = timeline(match).claims
    marks = reader.page.locator("#lanes .mark")
    expect(marks).to_have_count(len(claims))
    expect(reader.page.locator("#lanes .mark.lie")).to_have_count(sum(claim.bluff for claim in claims))
    lie = next(claim for claim in claims if claim.bluff)
    reader.press(reader.page.locator(f"#lanes .mark.lie[href*='at={lie.ply + 1}&']"))
    is_at(reader, lie.ply + 1)

    reader.page.locator("#seek").fill("7")
    is_at(reader, 7)
    expect(reader.page).to_have_url(re.compile(r"at=7"))
    reader.page.reload()
    is_at(reader, 7)


def test_as_a_seat_as_a_watcher_and_with_all_cards_open(reader, match):
    then = position(match, 10)
    truth = [then.view(seat)["seats"][seat]["hand"] for seat in range(PLAYERS)]
    reader.page.goto(reader.page.url + "?at=10")
    hidden, lost = sum(map(len, truth)), 2 * PLAYERS - sum(map(len, truth))
    expect(reader.open_cards).to_have_count(hidden + lost)

    reader.press(reader.page.locator("#eyes").get_by_text(reader.say("replay-watcher"), exact=True))
    expect(reader.open_cards).to_have_count(lost)
    expect(reader.page.locator("[id^=hand-]")).to_have_count(0)

    reader.press(reader.page.locator("#eyes").get_by_text(NAMES[2], exact=True))
    expect(reader.page.locator("[id^=hand-]")).to_have_count(len(truth[2]))
    assert reader.hand == [reader.words(f"card-{card}") for card in truth[2]]
    expect(reader.page.locator("#eyes [aria-current]")).to_have_text(NAMES[2])


def test_play_on_from_here(reader, match):
    turn = next(ply for ply in range(12, 99) if position(match, ply).waiting == (1,))
    hand = position(match, turn).view(1)["seats"][1]["hand"]
    reader.page.goto(f"{reader.page.url}?at={turn}&as=1")
    reader.press(reader.page.get_by_role("button", name=reader.say("replay-fork-go")))
    reader.my_turn()
    assert reader.hand == [reader.words(f"card-{card}") for card in hand]
    reader.answer()


def test_the_seal_can_be_checked_by_anyone(reader, match, tmp_path):
    expect(reader.page.locator(".deal .chip.ok")).to_have_text(reader.say("replay-deal-fits"))
    seal = reader.page.locator(".deal dd").first.inner_text()
    reader.press(reader.page.get_by_text(reader.say("replay-deal-how")))
    recipe = next(code for code in reader.page.locator(".deal code").all_inner_texts() if "python3" in code)
    assert subprocess.run(recipe, shell=True, capture_output=True, text=True).stdout.strip() == seal

    with reader.page.expect_download() as download:
        reader.press(reader.page.get_by_role("link", name=reader.say("replay-match-file")))
    record = ruse.loads(Path(download.value.path()).read_text())
    assert [*record.journal] == [*match.journal]


def test_on_a_phone_it_plays_by_itself(come, house, match):
    phone = come("it-IT", **PHONE)
    phone.go(house.lay(match, {}) + "/replay?at=0")
    phone.press(phone.page.locator("#step-play"))
    is_at(phone, 1)
    phone.press(phone.page.locator("#step-play"))
    expect(phone.page.locator("#step-play")).to_have_attribute("aria-pressed", "false")
    wide = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


# --- Controls ----------------------------------------------------------------------------------------------

CONTROLS = ("step-first", "step-back", "step-forward", "step-last", "step-play", "seek")


def boxes(reader: Player) -> list[tuple[int, int, int]]:
    """Return where the controls are in the window, and how wide."""
    found = [reader.page.locator(f"#{control}").bounding_box() for control in CONTROLS]
    return [(round(box["x"]), round(box["y"]), round(box["width"])) for box in found if box]


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_click_is_a_step_and_the_controls_never_move(come, house, match, device):
    reader = come(**device)
    reader.go(house.lay(match, {}) + "/replay?at=0#replay")
    expect(reader.page.locator("#step-play")).to_be_visible()
    reader.page.locator("#theatre").evaluate("one => one.scrollIntoView()")
    forward = reader.page.locator("#step-forward").bounding_box()
    before = boxes(reader)
    assert forward
    for _ in range(7):  # faster than the server answers, without looking
        reader.page.mouse.click(forward["x"] + 12, forward["y"] + 12)
    is_at(reader, 7)
    assert boxes(reader) == before
    last = reader.page.locator("#step-last").bounding_box()
    assert last
    reader.page.mouse.click(last["x"] + 12, last["y"] + 12)  # Playwright's own click would scroll the page
    is_at(reader, len(match.journal))
    assert boxes(reader) == before
    expect(reader.page.locator("#step-last")).to_be_focused()
    expect(reader.page.locator("#link")).to_have_value(re.compile(rf"at={len(match.journal)}&"))


def test_playing_is_not_stepping(reader, match):
    reader.page.goto(reader.page.url + "?at=0")
    play = reader.page.locator("#step-play")
    expect(play).to_have_text(reader.say("replay-play"))
    reader.page.keyboard.press("Space")
    expect(play).to_have_text(reader.say("replay-pause"))
    expect(reader.page.locator("#seek")).not_to_have_value("0")
    reader.press(reader.page.locator("#step-forward"))
    expect(play).to_have_attribute("aria-pressed", "false")
    now = reader.page.locator("#seek").input_value()
    reader.page.wait_for_timeout(1600)
    assert (
        abs(int(reader.page.locator("#seek").input_value()) - int(now)) <= 1
    )  # the step that was asked for, no more


def test_a_touched_turn_keeps_the_board_in_sight_and_every_mark_has_a_legend(come, house, match):
    phone = come("it-IT", **PHONE)
    phone.go(house.lay(match, {}) + "/replay")
    phone.press(phone.page.locator("#lanes thead a").nth(2))
    expect(phone.page.locator("#seek")).not_to_have_value(str(len(match.journal)))
    expect(phone.page.locator("#theatre .table")).to_be_in_viewport(ratio=0.5)
    expect(phone.page.locator("#controls")).to_be_in_viewport(ratio=0.9)
    phone.press(phone.page.locator("#told a").first)
    expect(phone.page.locator("#theatre .table")).to_be_in_viewport(ratio=0.5)

    signs = "all => [...new Set(all.map((one) => one.getAttribute('href')))]"
    drawn = phone.page.locator("#lanes .sign use").evaluate_all(signs)
    explained = phone.page.locator(".legend .sign use").evaluate_all(signs)
    assert set(drawn) <= set(explained)
    assert "#mark-won" in drawn
    for mark in ("truth", "lie", "now"):
        expect(phone.page.locator(f".legend .{mark}")).to_have_count(1)


def test_a_phone_says_whose_eyes_these_are_whoever_is_chosen(come, house, match):
    reader = come("de-DE", **PHONE)
    path = house.lay(match, {0: reader.guest}) + "/replay"
    for eyes in ("all", "watcher", "3"):
        reader.go(f"{path}?at=9&as={eyes}")
        box = reader.page.locator(".seen-by .muted").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        chosen = reader.page.locator("#eyes .on").bounding_box()
        assert chosen
        assert 0 <= chosen["x"] <= chosen["x"] + chosen["width"] <= 360
