"""What happens is seen: played on the board in its order, before the next question is asked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import NAMES, arranged
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE, Player
from tests.depths import deep_after

from ruse.core.match import Match
from ruse.core.words import LOCALES
from ruse.web.table.log import Log, chronicle_of

WATCH = """
window.seen = [];
new MutationObserver(() => {
  const log = [...document.querySelectorAll("#panel-log li")].at(-1), frame = document.querySelector("#frame");
  const now = {
    telling: document.documentElement.matches(".telling"),
    caption: document.querySelector("#caption")?.innerText ?? "",
    log: log?.textContent, window: frame?.dataset.window,
    coins: document.querySelector("#coins-1 .number")?.textContent,
    stamps: [...document.querySelectorAll("#stage .stamped")].map((one) => one.textContent),
    cards: [...document.querySelectorAll("#stage .leaf .name")].map((one) => one.textContent),
    flying: document.querySelectorAll("#stage .travels").length,
    marked: [...document.querySelectorAll("#frame .on-turn[id^='seat-']")].map((one) => one.id),
  };
  if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""Notes every state of the page that somebody could see."""

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

BLUFF = [["duke", "contessa"], ["assassin", "contessa"], ["captain", "ambassador"], ["duke", "contessa"]]


def bluffing() -> Match:
    """Bruno has claimed the Captain, which he does not have; Ada alone is still to answer."""
    return arranged("0 income / 1 steal 2 / 2 pass / 3 pass", hands=BLUFF)


def match_after(*moves: str) -> Match:
    """Return the same, played on."""
    return played_on(bluffing(), *moves)


def played_on(match: Match, *moves: str) -> Match:
    """Return a match after some more moves."""
    match = match.copy()
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)
    return match


def story(match: Match, seat: int) -> list[str]:
    """Return the log of a match for a seat, sentence by sentence."""
    log = Log(chronicle_of(match, "en", list(NAMES)), seat)
    log.extend(match)
    return [sentence.text for sentence in log.sentences]


def seen(player: Player) -> list[dict[str, Any]]:
    return [state for state in player.page.evaluate("window.seen") if state["telling"]]


def captions(player: Player) -> list[str]:
    """Return what the board has shown, in order."""
    told: list[str] = []
    for state in seen(player):
        if state["caption"] and [state["caption"]] != told[-1:]:
            told.append(state["caption"])
    return told


def challenge(player: Player, bruno: Player, house: House) -> None:
    """Ada challenges; Bruno, who sits there himself, gives in."""
    player.context.add_init_script(WATCH)
    path = house.lay(bluffing(), {0: player.guest, 1: bruno.guest})
    player.attend(path)
    bruno.attend(path)
    player.press(player.button("challenge"))
    bruno.my_turn()
    bruno.play("refuse")


@pytest.mark.quick
@pytest.mark.parametrize("motion", deep_after(1, ["no-preference", "reduce"]))
def test_a_challenge_is_played_in_its_order_and_nothing_is_told_before_its_beat(come, house, motion):
    player = come(tempo="fast", reduced_motion=motion, **LAPTOP)
    challenge(player, come(), house)
    player.page.wait_for_function("() => window.seen.some((one) => one.stamps.length)")
    player.page.wait_for_selector("html:not(.telling)")
    told = captions(player)
    challenged, refused = story(match_after("0 challenge", "1 refuse"), 0)[-2:]
    assert told[0] == challenged
    assert refused in told
    for state in seen(player):  # the log is never ahead of the board
        assert (
            state["caption"].endswith(state["log"]) or state["log"] not in told[told.index(state["caption"]) + 1 :]
        )
    stamped = [stamp for state in seen(player) for stamp in state["stamps"]]
    assert set(stamped) == {player.say("stage-caught")}
    caught = next(state for state in seen(player) if state["stamps"])
    assert caught["caption"] == refused


def test_the_mark_of_the_turn_moves_when_the_turn_is_told(come, house):
    ada, bruno = come(tempo="fast", **LAPTOP), come()
    hands = [["duke", "contessa"], ["assassin"], ["captain", "ambassador"], ["duke", "contessa"]]
    last = arranged("0 income / 1 steal 2 / 2 pass / 3 pass", hands=hands, lost=[[], ["contessa"], [], []])
    ada.context.add_init_script(WATCH)
    path = house.lay(last, {0: ada.guest, 1: bruno.guest, 2: "somebody who is away"})
    ada.attend(path)
    bruno.attend(path)
    ada.press(ada.button("challenge"))
    bruno.my_turn()
    bruno.play("refuse")
    out = story(played_on(last, "0 challenge", "1 refuse"), 0)
    ada.page.wait_for_function("() => window.seen.some((one) => one.marked.includes('seat-2'))")
    ada.page.wait_for_selector("html:not(.telling)")
    early = [state for state in seen(ada) if state["log"] in out[:-1]]  # the last line is Carla's turn
    assert len({state["log"] for state in early}) > 2  # challenged, not shown, lost, out
    assert {tuple(state["marked"]) for state in early} == {("seat-1",)}


LOST = """
window.turned = [];
const look = () => {
  const card = document.querySelector("#stage .leaf.revealed .turner");
  const seat = document.querySelector("#frame #seat-1");
  if (card && seat) {
    const back = new DOMMatrix(getComputedStyle(card).transform).m11 > 0; // less than half turned
    window.turned.push([back, seat.querySelectorAll(".slot[data-open]").length]);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Notes while a card is turned, frame by frame: whether its back is still up, and how many the seat has face up."""


def test_a_seat_has_lost_its_card_only_when_the_card_is_turned(come, house):
    player = come(tempo="normal", reduced_motion="no-preference", **LAPTOP)
    player.context.add_init_script(LOST)
    bruno = come()
    challenge(player, bruno, house)
    bruno.my_turn()
    bruno.play("lose contessa")
    player.page.wait_for_function("() => window.turned.some(([back]) => !back)")
    player.page.wait_for_selector("html:not(.telling)")
    turned = player.page.evaluate("window.turned")
    assert [True, 0] in turned
    assert [True, 1] not in turned, "the seat tells which card it is before it is turned"
    assert turned[-1] == [False, 1]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_stamp_stays_within_a_small_window(come, house, locale):
    player = come(locale, tempo="slow", **PHONE)
    for caught in (1, 3):  # at the left and at the right edge
        match = arranged(f"0 income / 1 {'steal 2' if caught == 1 else 'income'}", hands=BLUFF)
        if caught == 3:
            match = arranged("0 income / 1 income / 2 income / 3 assassinate 1", hands=BLUFF, coins=[2, 2, 2, 3])
        for seat in sorted({*match.waiting} - {0}):
            match.play(seat, "pass")
        player.attend(house.lay(match, {0: player.guest}))
        player.press(player.button("challenge"))
        stamp = player.page.locator("#stage .stamped.caught")
        expect(stamp).to_have_count(1)
        left, right = stamp.evaluate("one => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]")
        assert left >= 0
        assert right <= PHONE["viewport"]["width"]


TURNS = """
window.turns = [];
const part = (name) => document.querySelector(`#frame .status ${name}`)?.textContent ?? "";
new MutationObserver(() => {
  const last = [...document.querySelectorAll("#panel-log li")].at(-1);
  const claims = document.querySelectorAll("#scene .claimed");
  if (!document.documentElement.matches(".telling") || last.dataset.verb !== "turn") return;
  if (part("h1") === last.textContent) window.turns.push([part(".eyebrow"), part("h1"), claims.length]);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes the headline, and the claims that lie in the middle, whenever a new turn has been told."""

DECK = """
window.deck = [];
new MutationObserver(() => {
  const number = Number(document.querySelector("#deck .number")?.textContent);
  if (document.documentElement.matches(".telling") && number !== window.deck.at(-1)) window.deck.push(number);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes how many cards the deck has while something is told."""


def test_bots_and_the_next_question_wait_for_the_show(come, house):
    player = come(tempo="fast", **LAPTOP)
    player.context.add_init_script(WATCH)
    player.attend(house.lay(arranged(hands=BLUFF), {0: player.guest}))
    player.press(player.button("income"))
    player.page.wait_for_function("() => window.seen.filter((one) => one.telling && one.caption).length > 1")
    window = player.data("window")
    states = seen(player)
    first = story(arranged("0 income", hands=BLUFF), 0)[2]
    assert {state["window"] for state in states if state["caption"] == first} == {"0"}
    assert window == "0", "the old frame stays until everything in the new one has been told"


def test_a_new_turn_has_one_headline_and_no_claim_of_the_turn_before(come, house):
    player = come(tempo="normal", **LAPTOP)
    player.context.add_init_script(TURNS)
    match = arranged("0 income / 1 tax / 2 pass / 3 pass", hands=BLUFF)
    player.attend(house.lay(match, {0: player.guest, 2: "somebody"}))
    expect(player.page.locator("#scene .claimed")).to_have_count(1)
    player.press(player.button("pass"))
    player.page.wait_for_function("() => window.turns.length")
    number, headline, claims = player.page.evaluate("window.turns[0]")
    match.play(0, "pass")
    assert (number, headline, claims) == ("", story(match, 0)[-1], 0)


def test_a_turned_card_leaves_the_name_of_its_seat_in_sight(come, house):
    for size in ({"width": 1366, "height": 641}, {"width": 360, "height": 740}):
        player = come(tempo="slow", viewport=size)
        player.attend(house.lay(bluffing(), {0: player.guest}))
        player.press(player.button("challenge"))
        expect(player.page.locator("#stage .leaf.caught")).to_have_count(1)
        card, name = (
            player.page.locator(part).bounding_box() for part in ("#stage .leaf.caught", "#seat-1 .who .name")
        )
        assert card
        assert name
        beside = card["x"] >= name["x"] + name["width"] or card["x"] + card["width"] <= name["x"]
        below = card["y"] >= name["y"] + name["height"] or card["y"] + card["height"] <= name["y"]
        assert beside or below, size


def test_the_deck_is_counted_while_cards_are_exchanged(come, house):
    player = come(tempo="normal", **LAPTOP)
    player.context.add_init_script(DECK)
    match = arranged("0 income / 1 exchange / 2 pass / 3 pass", hands=BLUFF)
    player.attend(house.lay(match, {0: player.guest, 1: "somebody", 2: "somebody"}))
    before = int(player.page.locator("#deck .number").inner_text())
    player.press(player.button("pass"))
    player.page.wait_for_function("() => window.deck.length > 1")
    assert player.page.evaluate("window.deck.slice(0, 2)") == [before, before - 2]


def test_coins_fly_and_the_number_changes_when_they_are_told(come, house):
    player = come(tempo="fast", reduced_motion="no-preference", **LAPTOP)
    player.context.add_init_script(WATCH)
    match = arranged("0 income / 1 foreign-aid / 2 pass / 3 pass", hands=BLUFF)
    player.attend(house.lay(match, {0: player.guest, 2: "somebody"}))
    player.press(player.button("pass"))
    player.page.wait_for_function("() => window.seen.some((one) => one.coins === '4')")
    states = seen(player)
    match.play(0, "pass")
    taken = next(text for text in reversed(story(match, 0)) if "2" in text)
    after = next(state for state in states if state["coins"] == "4")
    assert after["caption"] == taken
    assert any(state["coins"] == "2" and state["caption"] != taken for state in states)
    assert any(state["flying"] for state in states)


@pytest.mark.parametrize("way", ["key", "tap", "button"])
def test_a_key_or_a_tap_goes_on_at_once(come, house, way):
    player = come(tempo="slow", **LAPTOP)
    player.attend(house.lay(arranged(hands=BLUFF), {0: player.guest, 1: "somebody"}))
    player.press(player.button("income"))
    player.page.wait_for_selector("html.telling")
    if way == "key":
        player.page.keyboard.press("Escape")
    elif way == "tap":
        player.page.locator("#frame .table").click(position={"x": 5, "y": 5})
    else:
        player.page.locator("#skip").click()
    player.page.wait_for_selector("html:not(.telling)", timeout=1000)
    assert player.data("window") == "1"


def test_a_click_while_something_is_told_answers_nothing(come, house):
    player, other = come(tempo="slow", **LAPTOP), come()
    path = house.lay(arranged("0 income / 1 tax", hands=BLUFF), {0: player.guest, 2: other.guest})
    player.attend(path)
    other.attend(path)
    sent: list[str] = []
    player.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    old = player.button("challenge").bounding_box()
    other.play("challenge")
    player.told("play", action="pass", window=2)  # in another tab; now the challenge counts
    player.page.wait_for_selector("html.telling")
    assert old is not None
    player.page.mouse.click(old["x"] + 5, old["y"] + 5)
    player.page.keyboard.press("c")
    player.page.wait_for_selector("html:not(.telling)")
    assert not sent


def test_a_setting_switches_the_show_off_and_is_remembered(come, house):
    player = come(tempo="normal", **LAPTOP)
    player.context.add_init_script(WATCH)
    path = house.lay(arranged(hands=BLUFF), {0: player.guest, 1: "somebody"})
    player.attend(path)
    player.page.locator("#tempo").select_option("off")
    player.play("income")
    assert not captions(player)
    player.attend(path)
    expect(player.page.locator("#tempo")).to_have_value("off")
    assert [one["value"] for one in player.context.cookies() if one["name"] == "tempo"] == ["off"]


def test_whoever_comes_back_to_the_tab_reads_what_they_missed(come, house):
    player, other = come(tempo="normal", **LAPTOP), come()
    path = house.lay(arranged(hands=BLUFF), {0: other.guest, 1: player.guest})
    missed = player.page.locator("#missed")
    other.attend(path)
    player.attend(path)
    player.page.evaluate(HIDE, True)
    other.play("tax")
    player.page.wait_for_selector("#frame[data-mine=true]", state="attached")  # at once: nobody looks
    expect(missed).to_be_hidden()
    player.page.evaluate(HIDE, False)
    expect(missed).to_be_visible()
    expect(missed.locator("li")).to_have_text([story(arranged("0 tax", hands=BLUFF), 1)[-1]])
    missed.get_by_role("button").click()
    expect(missed).to_be_hidden()


def test_whoever_loads_the_page_again_reads_what_they_missed(come, house):
    player, other = come(tempo="normal", **LAPTOP), come()
    path = house.lay(arranged(hands=BLUFF), {0: other.guest, 1: player.guest, 2: "x", 3: "y"})
    other.attend(path)
    player.attend(path)
    expect(player.page.locator("#missed")).to_be_hidden()  # a first visit has missed nothing
    player.page.goto("about:blank")
    other.play("steal 1")
    player.go(path)
    expect(player.page.locator("#missed li")).to_have_text([story(arranged("0 steal 1", hands=BLUFF), 1)[-1]])
    player.page.locator("#frame .felt").click(position={"x": 5, "y": 200})  # it lies over the board, until a click
    expect(player.page.locator("#missed")).to_be_hidden()
    player.page.reload()
    expect(player.page.locator("#missed")).to_be_hidden()  # that has been read


def test_on_a_phone_the_board_is_in_sight_while_something_is_told(come, house):
    player = come(tempo="slow", **PHONE)
    player.attend(house.lay(arranged(hands=BLUFF), {0: player.guest, 1: "somebody"}))
    player.my_turn()
    player.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    player.page.locator("#play button[value=income]").evaluate("one => one.click()")
    player.page.wait_for_selector("html.telling")
    board, box = player.page.locator(".table").bounding_box(), player.page.locator("#telling").bounding_box()
    assert board is not None
    assert box is not None
    assert board["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"] + 1


def test_a_spectator_sees_the_same_show(come, house):
    player, watcher = come(tempo="fast"), come(tempo="fast")
    watcher.context.add_init_script(WATCH)
    path = house.lay(bluffing(), {0: player.guest})
    player.attend(path)
    watcher.attend(path)
    player.press(player.button("challenge"))
    expect(watcher.page.locator("#stage .stamped.caught")).to_have_count(1)
    expect(watcher.page.locator("#panel-log .log")).to_contain_text(NAMES[1])
    seen = watcher.page.evaluate("window.seen")
    assert any(moment["telling"] and moment["stamps"] == [watcher.say("stage-caught")] for moment in seen)
