"""The board of King Thief Minister: what lies where, what can be tapped for what, and what nobody may see."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.conformance.walks import walk
from tests.depths import deep_after
from tests.games.minister.script import play, table
from tests.web.frames import Page, at_table, board, read, seen, tags

import ruse
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words

MINISTER = ruse.all_games()["minister"]
EN = Words(MINISTER.presentation.words, "en")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"memory_aid": False},
    {"first_look": "simultaneous", "shuffle": "secret_choice", "naming": "free_order"},
    {"response_mode": "sequential", "peasant_names": "players_only", "shuffle": "secret_choice"},
]


def shown(house: Any, match: Match, seat: int | None = 0, locale: str = "en") -> str:
    """Return the board as somebody in a seat sees it; `None` watches."""
    return board(seen(at_table(house, match), seat, locale))


def places(page: str) -> list[str]:
    """Return the six places, clockwise from the reader's."""
    found = re.findall(r'<li (id="(?:seat|place)-\w".*?)</li>', page, re.DOTALL)
    assert len(found) == 6
    return found


def cards(page: str) -> dict[int, tuple[int, str | None]]:
    """Of every card in the frame: at which place it is, counted from the reader's, and its face if it is up."""
    found = {}
    for number, at, rest in re.findall(r'id="card-(\d)" data-at="(\d)"(.*?</span></span></span>)', page, re.DOTALL):
        face = re.search(r'front"><svg><use href="[^"]*#(\w+)"', rest)
        found[int(number)] = int(at), face[1] if face else None
    assert len(found) == 6
    return found


def faces(page: str) -> dict[int, str]:
    """Return the cards that are face up, by place."""
    return {at: face for at, face in cards(page).values() if face}


def offered(page: str) -> list[str]:
    """Return every action that some button plays."""
    return re.findall(r'<button[^>]*name="action" value="([^"]+)"', page)


def tapped(page: str) -> dict[int, str]:
    """Return what each place can be tapped for: an action, or a mark."""
    found = {}
    for at, place in enumerate(places(page)):
        for tap in re.findall(r'<button class="tap"[^>]*value="([^"]+)"|<input type="(\w+)"', place):
            found[at] = "".join(tap)
    return found


# --- Along whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), deep_after(1, list(enumerate(OPTIONS, 3))[::-1]))
def test_every_frame_is_sound_and_offers_what_the_rules_allow(house, players, options):
    match = ruse.deal("minister", players, seed=players, **options)
    found = at_table(house, match)
    for nth, (seat, locale) in enumerate(along(match, Random(players))):
        page = seen(found, seat, locale)
        ids = Page(page).ids
        assert len(set(ids)) == len(ids)
        allowed = [] if seat is None else [str(action) for action in match.actions(seat)]
        assert sorted(offered(page)) == sorted(allowed), (nth, match.view(None)["phase"])


def along(match: Match, chance: Random) -> Any:
    """Random steps of a match: at each somebody looks, in some language."""
    for nth, _ in enumerate(walk(match, chance)):
        if nth > 150:
            return
        yield chance.choice([*match.waiting, None]), chance.choice(LOCALES)


# --- The ring ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seat", "names"),
    [
        (3, 0, ["Anna", "", "Bruno", "", "Carla", ""]),
        (3, 2, ["Carla", "", "Anna", "", "Bruno", ""]),
        (4, 1, ["Bruno", "", "Carla", "Dora", "", "Anna"]),
        (5, 4, ["Ezio", "", "Anna", "Bruno", "Carla", "Dora"]),
        (6, 3, ["Dora", "Ezio", "Fritz", "Anna", "Bruno", "Carla"]),
        (6, None, ["Anna", "Bruno", "Carla", "Dora", "Ezio", "Fritz"]),
    ],
)
def test_places_go_clockwise_from_the_readers_and_some_are_nobodys(house, players, seat, names):
    ring = places(shown(house, table(players), seat))
    nobody = EN("board-nobody")
    assert [re.findall(r'class="name">([^<]*)', place)[0] for place in ring] == [name or nobody for name in names]
    assert [" nobody" in place.split(">")[0] for place in ring] == [not name for name in names]
    assert [" mine" in place.split(">")[0] for place in ring] == [seat is not None, *[False] * 5]


def test_a_card_keeps_its_number_while_its_place_changes(house):
    match = table(4, turn=0)
    assert {number: at for number, (at, _) in cards(shown(house, match)).items()} == {n: n for n in range(6)}
    play(match, "0: move left")
    assert {number: at for number, (at, _) in cards(shown(house, match)).items()} == {
        n: (n + 1) % 6 for n in range(6)
    }
    play(match, "1: move opposite")
    assert {number: at for number, (at, _) in cards(shown(house, match)).items()} == {
        n: (n + 4) % 6 for n in range(6)
    }
    assert list(cards(shown(house, match))) == list(range(6)), "in the page they stay in order, so that they glide"


def test_everybodys_coins_and_the_treasury_are_where_coins_fly_to(house):
    page = shown(house, table(4, coins=[1, 2, 3, 4], treasury=10))
    assert re.findall(r'id="(coins-\d|treasury)" data-coins="(\d+)"', page) == [
        ("coins-0", "1"), ("coins-1", "2"), ("coins-2", "3"), ("coins-3", "4"), ("treasury", "10"),
    ]  # fmt: skip


# --- What can be tapped --------------------------------------------------------------------------------------


def test_a_peek_is_a_tap_on_any_place_but_ones_own(house):
    assert tapped(shown(house, table(4, peek=True))) == {at: f"peek {'abcdef'[at]}" for at in range(1, 6)}
    assert tapped(shown(house, table(4, peek=True), 1)) == {}


def test_a_pair_is_two_marks_and_each_pair_one_button(house):
    match = table(4)
    play(match, "0: claim minister / 1,2,3: pass")
    page = shown(house, match)
    assert tapped(page) == dict.fromkeys(range(6), "checkbox")
    pairs = re.findall(r'data-pair="(\w\w)" name="action" value="swap (\w) (\w)"', page)
    assert len(pairs) == 15
    assert all(pair == first + second for pair, first, second in pairs)


def test_where_the_minister_chooses_every_pair_can_be_kept_too(house):
    match = table(4, shuffle="secret_choice")
    play(match, "0: claim minister / 1,2,3: pass")
    assert len(re.findall(r'data-pair="\w\w"', shown(house, match))) == 30


def test_an_execution_is_a_player_to_mark_and_six_names_for_each(house):
    match = table(6)
    play(match, "0: claim executioner / 1,2,3,4,5: pass")
    page = shown(house, match)
    assert tapped(page) == dict.fromkeys(range(1, 6), "radio")
    groups = re.split(r'<div class="tiles" data-mark="', page)[1:]
    assert [group[0] for group in groups] == list("12345")
    for group in groups:
        assert [action.split()[:2] for action in offered(group)] == [["execute", group[0]]] * 6


def test_taxes_are_a_tap_on_a_player(house):
    match = table(4, turn=2)
    play(match, "2: claim collector / 0,1,3: pass")
    assert tapped(shown(house, match, 2)) == {1: "tax 3", 3: "tax 0", 4: "tax 1"}


def test_a_peasant_names_the_next_card_or_in_free_order_a_marked_one(house):
    cards = "peasant thief king minister collector executioner"
    match = table(4, cards)
    play(match, "0: claim peasant")
    page = shown(house, match)
    assert tapped(page) == {}
    assert tags(page, 'id="card-1" data-at="1" data-state="next"')
    assert len(offered(page)) == 5
    match = table(4, cards, naming="free_order")
    play(match, "0: claim peasant")
    assert tapped(shown(house, match)) == dict.fromkeys(range(1, 6), "radio")


# --- What is seen, and by whom -------------------------------------------------------------------------------


def test_a_look_shows_its_card_to_whoever_looks_only(house):
    match = table(4, "king thief peasant minister collector executioner")
    play(match, "0: look")
    assert faces(shown(house, match, 0)) == {0: "king"}
    assert [faces(shown(house, match, seat)) for seat in (1, 2, 3, None)] == [{}] * 4
    play(match, "1: move left")
    assert faces(shown(house, match, 0)) == {}, "it is turned down again when somebody does something else"


def test_a_challenger_is_shown_the_card_and_nobody_else(house):
    match = table(4, "king thief peasant minister collector executioner")
    play(match, "0: claim thief / 1: pass / 2: challenge / 3: pass")
    assert faces(shown(house, match, 2)) == {3: "king"}
    assert [faces(shown(house, match, seat)) for seat in (0, 1, 3, None)] == [{}] * 4


def test_the_peasants_cards_are_turned_up_one_after_the_other_for_all(house):
    match = table(4, "peasant thief king minister collector executioner")
    play(match, "0: claim peasant")
    assert faces(shown(house, match, None)) == {0: "peasant"}
    play(match, "0: name thief")
    assert faces(shown(house, match, None)) == {0: "peasant", 1: "thief"}
    play(match, "0: name executioner")
    page = shown(house, match, 2)
    assert faces(page) == {3: "peasant", 4: "thief", 5: "king"}, "the mistake can be seen before all is turned down"
    assert tags(page, 'id="card-2" data-at="5" data-state="wrong"')
    assert re.search(r'data-right="false"[^>]*><svg[^>]*><use href="[^"]*#executioner"', places(page)[5])
    play(match, "1: move left")
    assert faces(shown(house, match, 2)) == {}


@pytest.mark.parametrize(("name", "right"), [("peasant", "false"), ("minister", "true")])
def test_the_executioner_points_at_a_card_and_all_see_what_it_was_worth(house, name, right):
    match = table(4, "executioner thief king minister collector peasant")
    play(match, f"0: claim executioner / 1,2,3: pass / 0: execute 2 {name}")
    for seat in (1, None):
        page = shown(house, match, seat)
        target = next(place for place in places(page) if 'id="seat-2"' in place)
        assert 'data-role="target"' in target.split(">")[0]
        assert re.search(rf'data-right="{right}"[^>]*><svg[^>]*><use href="[^"]*#{name}"', target)
        assert tags(page, 'class="line" data-verb="point"')
        assert faces(page) == {}
    assert faces(shown(house, match, 2)) == ({} if right == "true" else {0: "minister"}), (
        "a miss is shown to its owner"
    )


def test_whoever_is_to_pay_two_coins_is_marked_for_all(house):
    match = table(4, "collector thief king minister executioner peasant", coins=[3, 3, 0, 3])
    play(match, "0: claim collector / 1,2,3: pass / 0: tax 2")
    for seat in (0, 2, None):
        marked = [
            place for place in places(shown(house, match, seat)) if 'data-role="target"' in place.split(">")[0]
        ]
        assert ['id="seat-2"' in place for place in marked] == [True]


def test_shuffled_places_are_marked_for_all_and_their_cards_stay_down(house):
    match = table(4, "minister thief king executioner collector peasant", swaps="swap")
    play(match, "0: claim minister / 1,2,3: pass / 0: swap b e")
    for seat in (0, 3, None):
        page = shown(house, match, seat)
        assert len(tags(page, 'data-state="mixed"')) == 2
        assert faces(page) == {}


# --- The memory aid ------------------------------------------------------------------------------------------


def known(page: str) -> list[list[str]]:
    """Return the strip of each place: the characters that can lie there."""
    strips = [re.search(r'<p class="known".*?</p>', place, re.DOTALL) for place in places(page)]
    return [re.findall(r"#(\w+)", strip[0]) if strip else ["none"] for strip in strips]


def test_the_memory_aid_shows_what_follows_from_what_was_seen(house):
    match = table(4, "king thief peasant minister collector executioner", looked=["ac", "", "", ""])
    mine = known(shown(house, match, 0))
    assert (mine[0], mine[2]) == (["king"], ["peasant"])
    assert {"king", "peasant"}.isdisjoint(mine[1])
    assert len(mine[1]) == 4
    assert known(shown(house, match, 1)) == [[]] * 6, "who knows nothing is shown nothing"
    play(match, "0: move left")
    assert (known(shown(house, match, 0))[1], known(shown(house, match, 0))[3]) == (["king"], ["peasant"])


def test_a_claim_is_marked_for_its_owner_as_true_bluff_or_unknown(house):
    match = table(4, "king thief peasant minister collector executioner", looked=["a", "a", "", ""])
    marks = dict(claims(shown(house, match)))
    assert marks == {
        "king": "sure",
        **dict.fromkeys(["thief", "minister", "executioner", "collector", "peasant"], "bluff"),
    }
    play(match, "0: move left")
    marks = dict(claims(shown(house, match, 1)))
    assert set(marks.values()) == {"sure", "bluff"}
    play(match, "1: move opposite")
    assert {mark for _, mark in claims(shown(house, match, 2))} == {"unknown"}


def claims(page: str) -> list[tuple[str, str]]:
    """Return the claims with their private marks."""
    return re.findall(r'value="claim (\w+)".*?class="truth (\w+)"', page, re.DOTALL)


def test_purists_and_watchers_are_shown_no_aid(house):
    bare = table(4, looked=["ac", "", "", ""], memory_aid=False)
    aided = table(4, looked=["ac", "", "", ""])
    for page in (shown(house, bare), shown(house, aided, None)):
        assert known(page) == [["none"]] * 6
        assert 'class="truth' not in page
        assert "data-bluff" not in page
    assert len(offered(shown(house, bare))) == 10


def test_a_sealed_look_is_told_to_its_owner(house):
    match = table(4, peek=True, first_look="simultaneous")
    play(match, "0: peek c")
    assert f"{EN('action-peek')}: C" in read(shown(house, match, 0))
    assert faces(shown(house, match, 0)) == {}


# --- The files next to it -------------------------------------------------------------------------------------


def test_its_styles_are_served_and_linked_here_alone(house):
    visitor = house.visitor()
    page = visitor.get(visitor.post("/play/minister").headers["location"]).text
    (address,) = re.findall(r'href="(/art/minister\.css\?v=\w+)"', page)
    answer = visitor.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/css; charset=utf-8")
    assert "immutable" in answer.headers["cache-control"]
    coup = visitor.get(visitor.post("/play/coup").headers["location"]).text
    assert "/art/coup.css" in coup
    assert "/art/minister.css" not in coup


def test_the_sprite_has_all_that_the_board_draws():
    sprite = (Path(MINISTER.presentation.table) / "art.svg").read_text()
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', sprite))
    assert {"king", "thief", "minister", "executioner", "collector", "peasant"} < drawn
    assert {"back", "coin", "poster", "mark", "left", "right", "opposite", "mix", "rosette"} < drawn
    assert len(sprite.encode()) < 35 * 1024
    assert "style=" not in sprite
    assert "<script" not in sprite
