"""The table of Coup Royal: what lies where, how a plan is put together, what is revealed, what nobody may see."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from starlette.datastructures import FormData
from tests.conformance.walks import walk
from tests.depths import deep_but
from tests.games.royal.script import end, send, table
from tests.web.frames import PLAN, Page, at_table, board, read, seen, tags

import ruse
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words
from ruse.web.replay.after_game import moment, outcome
from ruse.web.site.environment import render
from ruse.web.site.form import filled

ROYAL = ruse.all_games()["royal"]
EN = Words(ROYAL.presentation.words, "en")
COLOURS = ("info", "art", "jewels", "gold")


def shown(house: Any, match: Match, seat: int | None = 0, locale: str = "en") -> str:
    """Return the table as somebody in a seat sees it; `None` watches."""
    return board(seen(at_table(house, match), seat, locale))


def places(page: str) -> list[str]:
    """Return the places of the street, from A on."""
    return re.findall(
        r'<li (id="place-\w" class="place".*?)(?=<li id="place-|<div class="under">)', page, re.DOTALL
    )


def marks(page: str) -> dict[str, list[str]]:
    """Return the places that can be marked for thieves and for snitches, and as what."""
    found: dict[str, list[str]] = {"thieves": [], "snitches": []}
    for kind, name, letter in re.findall(
        r'<input type="(\w+)" id="[^"]*" name="(\w+)" value="(\w)" form="play"', page
    ):
        found[name].append(letter if kind == "radio" else f"{letter}*")
    return found


def people(page: str, side: str) -> list[tuple[str, str]]:
    """Of every place, who is shown above and below it: on the side of `now`, or as it `was`."""
    found = []
    for place in places(page):
        rows = re.findall(rf'<div class="{side}"[^>]*>(.*?)</div>', place, re.DOTALL)
        tokens = ["".join(re.findall(r"#sign-(\d)", row)) for row in rows]
        found.append((tokens[0], tokens[-1]))
    return found


# --- Along whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", deep_but([2, 3, 4, 5], 5))
def test_every_frame_of_a_match_is_sound_and_asks_for_what_the_rules_allow(house, players):
    chance = Random(players)
    match = ruse.deal("royal", players, seed=players)
    found = at_table(house, match)
    phases = set()
    for now in walk(match, chance):
        seat = chance.choice([*now.waiting, None, 0])
        found.playing.status = "over" if now.over else "running"
        page = seen(found, seat, chance.choice(LOCALES))
        parsed = Page(page)
        assert not [name for name, count in Counter(parsed.ids).items() if count > 1]
        assert not [name for name, _ in parsed.attributes if name == "style" or name.startswith("on")]
        check_answers(page, [] if seat is None else [str(action) for action in now.actions(seat)])
        phases.add(now.view(None)["phase"])
    assert phases >= {"plan", "over"}


def check_answers(page: str, legal: list[str]) -> None:
    """Every legal action can be put together from what the page offers, and no mark leads nowhere."""
    buttons = re.findall(r'<button[^>]*name="action" value="([^"]+)"', page)
    found = marks(page)
    if legal and legal[0].startswith("plan"):
        assert buttons == ["plan {thieves} {snitches}"]
        used: dict[str, set[str]] = {"thieves": set(), "snitches": set()}
        for action in legal:
            _, thieves, snitches = action.split()
            used["thieves"] |= set(thieves.split("+"))
            used["snitches"] |= set(snitches.split("+"))
        assert {role: {mark[0] for mark in of} for role, of in found.items()} == used
    elif legal and legal[-1] == "done":
        wares = re.findall(r'name="take" value="(\d \w+)"', page)
        gives = [button.split()[-1] for button in buttons if button != "done"]
        put_together = {f"trade {ware} {give}" for ware in wares for give in gives if ware.split()[1] != give}
        assert put_together == set(legal) - {"done"}
        assert "done" in buttons
    else:
        assert sorted(buttons) == sorted(legal)
        assert found == {"thieves": [], "snitches": []}


# --- Plans --------------------------------------------------------------------------------------------------


def test_a_plan_is_one_mark_for_a_thief_and_one_for_a_snitch(house):
    letters = list("ABCDEFG")
    assert marks(shown(house, table(4))) == {"thieves": letters, "snitches": letters}
    assert marks(shown(house, table(4), None)) == {"thieves": [], "snitches": []}


@pytest.mark.parametrize(("partner", "several"), [(0, "thieves"), (1, "snitches")])
def test_with_two_players_one_of_both_is_marked_twice(house, partner, several):
    found = marks(shown(house, table(2, partner=partner)))
    assert [role for role, of in found.items() if of == [f"{letter}*" for letter in "ABCDEF"]] == [several]
    assert sorted(map(len, found.values())) == [6, 6]


def test_the_marks_of_a_round_are_not_those_of_the_next(house):
    match = table(3)
    before = tags(shown(house, match), 'name="thieves" value="A"')
    send(match, "A-B A-B A-B")
    assert tags(shown(house, match), 'name="thieves" value="A"') != before, "a mark would stay where it was put"


@pytest.mark.parametrize(
    ("action", "fields", "played"),
    [
        ("plan {thieves} {snitches}", [("thieves", "C"), ("snitches", "E")], "plan C E"),
        ("plan {thieves} {snitches}", [("thieves", "A"), ("snitches", "E"), ("thieves", "C")], "plan A+C E"),
        ("trade {take} gold", [("take", "2 jewels")], "trade 2 jewels gold"),
        ("plan {thieves} {snitches}", [("thieves", "C")], "plan C "),
        ("take gold", [("take", "2 jewels")], "take gold"),
    ],
)
def test_a_form_fills_in_the_blanks_of_an_action(action, fields, played):
    assert filled(FormData([("action", action), *fields]), "action") == played


def test_a_plan_is_played_by_its_parts_and_half_a_plan_is_refused(house):
    visitor = house.visitor()
    address = visitor.post("/new/royal", **{**PLAN, "players": "3"}).headers["location"]
    found = house.table(address)
    form = {"action": "plan {thieves} {snitches}", "window": str(found.window), "thieves": "C"}
    assert visitor.post(f"{address}/play", htmx=True, **form).status_code >= 400
    assert visitor.post(f"{address}/play", htmx=True, **form, snitches="C").status_code >= 400
    assert found.match.ply == 0
    assert visitor.post(f"{address}/play", htmx=True, **form, snitches="E").status_code == 204
    assert str(found.match.journal[0][1]) == "plan C E"


def test_nobody_sees_a_plan_but_its_owner(house):
    match = table(4)
    match.play(0, "plan C E")
    nobody = [("", "")] * 7
    mine = people(shown(house, match, 0), "now")
    assert (mine[2], mine[4]) == (("", "0"), ("0", ""))
    assert people(shown(house, match, None), "now") == nobody
    match.play(1, "plan A B")
    assert people(shown(house, match, None), "now") == nobody
    assert people(shown(house, match, 0), "now") == mine
    assert all("#sign-0" not in place for place in places(shown(house, match, 2)))


def test_while_all_plan_the_frame_says_so_and_who_is_missing(house):
    match = table(3)
    match.play(1, "plan A B")
    page = shown(house, match)
    assert read(re.findall(r"<h1>.*?</h1>", page)[0]) == EN("phase-plan")
    assert EN("turn-number", number=1) in read(page)
    rows = re.findall(r'<li id="seat-(\d)".*?</li>', page, re.DOTALL)
    assert len(rows) == 3
    assert len(tags(page, 'class="planned"')) == 1


# --- The reveal ---------------------------------------------------------------------------------------------


def revealed() -> Match:
    """Four players: A is guarded, B shared, C stolen, all others left."""
    return send(table(4, "gold*3 art info*2 jewels"), "B-A B-A C-A A-G")


def test_the_reveal_shows_everybody_where_they_went_and_what_became_of_each_place(house):
    for seat in (0, 3, None):
        page = shown(house, revealed(), seat)
        assert people(page, "was") == [("012", "3"), ("", "01"), ("", "2"), ("", ""), ("", ""), ("", ""), ("3", "")]
        outcomes = [re.search(r'data-outcome="([\w-]+)"', place)[1] for place in places(page)]  # type: ignore[index]
        assert outcomes == ["guarded", "shared", "stolen", "left", "left", "left", "guarded"]
        for place, became in zip(places(page), outcomes, strict=True):
            assert EN(f"outcome-{became}") in read(place)


def test_steps_are_told_from_a_on_and_never_again(house):
    match = revealed()
    first = steps(shown(house, match))
    assert first == sorted(set(first))
    assert len(first) == 7
    send(match, "B-A B-A C-A A-G")
    assert min(steps(shown(house, match))) > max(first)


def test_a_decision_stops_the_reveal_where_it_is_made(house):
    match = send(table(4, "art carte-blanche gold*2", cubes=["gold", "", "", ""]), "B-G C-G D-F E-F")
    page = shown(house, match, 3)
    assert [EN("outcome-stolen") in read(place) for place in places(page)] == [False, True, *[False] * 5]
    assert "data-naming" in places(page)[1]
    before = set(steps(page))
    for _ in range(3):
        match.play(0, "take gold")
    assert set(steps(shown(house, match, 3))) > before, "what was told stays told, the rest comes after it"


def steps(page: str) -> list[int]:
    return [int(beat) for beat in re.findall(r'class="stamp" data-beat="(\d+)"', page)]


# --- What everybody has ---------------------------------------------------------------------------------------


def cells(page: str, seat: int) -> dict[str, str]:
    """Return the bars of a seat by colour."""
    row = page.split(f'<li id="seat-{seat}"')[1].split('<li id="seat-')[0].split("</section>")[0]
    found = re.findall(r'<div class="cell" id="[\w-]+" data-late data-colour="(\w+)"(.*?)</div>', row, re.DOTALL)
    return dict(found)


def cubes_in(cell: str) -> tuple[int, int]:
    """Return how many cubes a bar has, and how many of secret cards."""
    known = re.findall(r'<path d="([^"]*)"', cell)
    secret = re.findall(r'<path class="secret" d="([^"]*)"', cell)
    return sum(path.count("M") for path in known), sum(path.count("M") for path in secret)


def test_bars_have_a_cube_for_each_and_the_leader_is_marked(house):
    page = shown(house, table(4, cubes=["gold*2 art", "gold*5", "gold*5", ""]))
    assert [cubes_in(cells(page, seat)["gold"])[0] for seat in range(4)] == [2, 5, 5, 0]
    assert ["data-leads" in cells(page, seat)["gold"] for seat in range(4)] == [False, True, True, False]
    assert ["data-leads" in cells(page, seat)["art"] for seat in range(4)] == [True, False, False, False]
    scales = set(re.findall(r'viewBox="0 0 (\d+) 1"', page))
    assert len(scales) == 1, "bars to different scales cannot be compared"


def test_secret_cards_are_in_the_bars_of_their_owner_only(house):
    match = table(3, cubes=["gold", "gold", "gold"], secrets=["gold gold art", "gold", ""])
    assert cubes_in(cells(shown(house, match, 0), 0)["gold"]) == (1, 2)
    for seat in (1, 2, None):
        page = shown(house, match, seat)
        assert cubes_in(cells(page, 0)["gold"]) == (1, 0)
        assert cubes_in(cells(page, 0)["art"]) == (0, 0)
        assert f"{EN('board-secrets')}: 3" in read(page.split('<li id="seat-0"')[1])


def test_a_rank_on_the_table_tells_nothing_of_secret_cards(house):
    """What a seat has open decides its mark, for every reader, its owner too."""
    match = table(3, cubes=["gold", "gold*2", ""], secrets=["gold gold gold", "", ""])
    for seat in (0, 1, None):
        page = shown(house, match, seat)
        assert ["data-leads" in cells(page, other)["gold"] for other in range(3)] == [False, True, False]


def test_items_partner_decks_and_supply_lie_open(house):
    page = read(
        shown(house, table(3, items=[[], [1, 2], []], deck="gold*2 jewels*2 item-2 info*4", supply="gold*9 art*3"))
    )
    assert EN("card-item", fame=1) in page
    assert EN("card-item", fame=2) in page
    assert f"{EN('board-deck')}: {EN('board-first-half')}" in page
    assert "gold 9" in page
    partner = shown(house, table(2, partner=1))
    assert [EN("board-partner") in read(row) for row in re.split(r'<li id="seat-', partner)[1:3]] == [False, True]


def test_discards_can_be_looked_up_and_there_is_nothing_about_claims(house):
    page = seen(at_table(house, table(3, discards="gold*3 documents-art")), 0)
    panel = page.split('id="panel-discards"')[1].split("</details>")[0]
    assert "documents: art" in read(panel)
    assert read(panel).count("gold") == 1
    assert "panel-notes" not in page
    assert EN("reference-intrigue") in read(page)


# --- The end ------------------------------------------------------------------------------------------------


def ended() -> Match:
    """Return the rulebook's example of a scoring (GR-03), reached at the end of an empty deck."""
    have = [
        {"info": 4, "art": 2, "jewels": 1, "gold": 2},
        {"info": 4, "art": 2, "jewels": 3, "gold": 2},
        {"info": 2, "art": 5, "jewels": 4, "gold": 2},
        {"info": 1, "art": 2, "jewels": 9, "gold": 6},
    ]
    cubes = [" ".join(f"{colour}*{count}" for colour, count in of.items()) for of in have]
    return end(table(4, cubes=cubes, items=[[1, 2], [1], [], []], secrets=["", "", "gold", ""], deck=""))


def test_the_scoring_goes_category_by_category_with_a_running_total(house):
    match = ended()
    page = shown(house, match)
    tallies = re.findall(r'<section class="tally[^>]*data-beat="(\d+)">(.*?)</section>', page, re.DOTALL)
    numbers = [int(step) for step, _ in tallies]
    assert numbers == sorted(numbers)
    assert len(numbers) == 6
    seats = match.view(None)["seats"]
    running = [0] * 4
    for colour, (_, tally) in zip(COLOURS, tallies, strict=False):
        for row in tally.split("<li ")[1:]:
            seat = int(re.search(r"#sign-(\d)", row)[1])  # type: ignore[index]
            running[seat] += seats[seat]["fame"][colour]
            assert cubes_in(row) == (seats[seat]["cubes"][colour], seats[seat]["secrets"][colour])
            assert read(row).endswith(f"+{seats[seat]['fame'][colour]} , Total: {running[seat]}")
    totals = re.findall(r'id="seat-(\d)".*?<b class="total">(\d+)</b>', tallies[5][1], re.DOTALL)
    assert {int(seat): int(total) for seat, total in totals} == {seat["seat"]: seat["score"] for seat in seats}
    assert [int(total) for _, total in totals] == sorted((seat["score"] for seat in seats), reverse=True)
    winners = [int(seat) for seat in re.findall(r'id="seat-(\d)" class="player[^"]*winner', page)]
    assert winners == list(match.winners)


def test_what_is_told_aloud_is_the_whole_round(house):
    match = send(table(4), "A-B C-D E-F G-A")
    live = seen(at_table(house, match), None).split('role="log"')[1].split("</div>")[0]
    for letter in "ABCDEFG":
        assert f"{letter} {EN(f'place-{letter}')}" in read(live)


def test_after_the_end_the_rounds_take_the_place_of_the_lies(house):
    match = end(send(table(4, "gold*3 art info*2 jewels", deck="gold*2 " * 4), "B-A B-A C-A A-G"))
    found = at_table(house, match)
    values = {**outcome(found, match, "en"), **moment(found, match, match.ply, "all", "nobody", "en")}
    page = render("royal/after.html", "en", **values)
    assert not values["claiming"]
    rows = [re.findall(r"<td.*?</td>", row, re.DOTALL) for row in page.split("<tr")[2:]]
    first = [read(row[0]) for row in rows]
    assert all("A" in cell or "G" in cell for cell in first)
    assert EN("board-round-got", name="Carla") in first[2]
    assert "2 × information" in first[2]
    assert EN("board-round-met", name="Anna") in first[0]
    assert EN("board-round-guard", name="Anna") in first[0]
    assert EN("board-round-caught", name="Dora") in first[3]


@pytest.mark.parametrize("eyes", ["all", "watcher", "1"])
def test_a_replay_draws_the_same_street_at_every_moment(house, eyes):
    match = end(send(table(4, "gold*3 art info*2 jewels", deck="gold*2 " * 4), "B-A B-A C-A A-G"))
    found = at_table(house, match)
    for at in range(match.ply + 1):
        page = str(moment(found, match, at, eyes, "nobody", "en")["board"])
        assert len(places(page)) == 7
        assert marks(page) == {"thieves": [], "snitches": []}
        if at == 2:
            plans = people(page, "now")
            assert plans[1][1] == {"all": "01", "watcher": "", "1": "1"}[eyes], "sealed plans show to whom they may"


def test_the_page_after_the_end_says_nothing_of_claims(house):
    visitor = house.visitor()
    address = visitor.post("/new/royal", **{**PLAN, "players": "4"}).headers["location"]
    found = house.table(address)
    found.playing.match, found.playing.status = ended(), "over"
    page = visitor.get(f"{address}/replay").text
    assert EN("board-rounds") in page
    assert "Who lied when" not in page
    assert "Nobody claimed" not in page
