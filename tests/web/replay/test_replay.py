"""After the game: the result, the claims, every moment through any eyes, the seal, the record, playing on."""

from __future__ import annotations

import hashlib
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient
from tests.depths import deep_but_once
from tests.web.finished import TURN, UNHEARD, played, row_of, scripted
from tests.web.replay.test_graph import GAMES, finished

import ruse
from ruse.core.claims import all_claims
from ruse.core.match import Match
from ruse.core.words import LOCALES
from ruse.server.app import build
from ruse.server.store.journal import TableRow
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.room import Room
from ruse.web.replay import replay_page as replay
from ruse.web.replay.board import board
from ruse.web.replay.positions import course, position
from ruse.web.replay.seal import Seal
from ruse.web.replay.timeline import timeline

Put = Callable[[TableRow], None]


@pytest.fixture
def room(tmp_path) -> Room:
    return Room(Sqlite(tmp_path / "ruse.db"), pace=Pace(3600))


@pytest.fixture
def client(room) -> Iterator[TestClient]:
    app = build(room, replay.routes)
    with TestClient(app, follow_redirects=False) as client:
        yield client


@pytest.fixture
def put(client, room) -> Put:
    """Lay a table into the store."""

    def put(row: TableRow) -> None:
        client.portal.call(room.store.create, row)

    return put


def marks(page: str) -> list[str]:
    """Return the classes of every mark on the timeline."""
    return [found.strip() for found in re.findall(r'class="mark ([a-z ]+)"', page)]


def link(page: str, name: str) -> str | None:
    """Return where a step leads."""
    found = re.search(rf'<a [^>]*href="([^"#]+)[^>]*id="step-{name}"', page)
    return unescape(found[1]) if found else None


# --- Every game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "locale"), deep_but_once(GAMES, LOCALES))
def test_the_replay_of_every_game_opens_at_its_beginning_and_its_end(client, put, slug, locale):
    match = finished(slug)
    put(row_of(match, "allofthem2", names=("Ada", "Bruno", "Carla")[: match.players]))
    for at in ("", "?ply=0", f"?ply={len(match.journal)}"):
        page = client.get(f"/table/allofthem2/replay{at}", headers={"accept-language": locale})
        assert page.status_code == 200, at
        assert "Ada" in page.text


# --- Nothing of a running match ---------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["open", "running"])
def test_a_running_match_has_no_replay(client, put, status):
    put(row_of(scripted(TURN), "running", status))
    for answer in (
        client.get("/table/running/replay"),
        client.get("/table/running/replay?at=0&as=all"),
        client.get("/table/running/record"),
        client.post("/table/running/fork", data={"at": "0", "seat": "0"}),
    ):
        assert answer.status_code == 409
        assert "not over" in answer.text
        assert not re.search("duke|captain|contessa|ambassador|seed", answer.text, re.IGNORECASE)


def test_an_unknown_table(client):
    assert client.get("/table/nowhere/replay").status_code == 404


# --- The result -------------------------------------------------------------------------------------------


def test_who_won(client, put):
    match = played()
    put(row_of(match, "over"))
    names = ["Carla", "Bruno", "Dora"]
    assert f"<h1>{names[match.winners[0]]} wins</h1>" in client.get("/table/over/replay").text


def test_every_claim_is_marked_true_or_bluff(client, put):
    match = played()
    put(row_of(match, "over"))
    expected = {"truth": 0, "lie": 0}
    for claim in all_claims(match):
        expected["lie" if claim.bluff else "truth"] += 1
    found = [mark.split()[0] for mark in marks(client.get("/table/over/replay").text)]
    assert {kind: found.count(kind) for kind in expected} == expected
    assert len(found) == sum(expected.values()) > 5


def test_a_claim_that_nobody_heard_is_marked(client, put):
    put(row_of(scripted(UNHEARD), "over"))
    assert sorted(marks(client.get("/table/over/replay").text)) == ["lie", "truth unheard"]


def test_the_claims_are_told_in_words_too(client, put):
    put(row_of(scripted(f"{TURN} / 0 refuse / 0 lose duke"), "over"))
    page = client.get("/table/over/replay").text
    assert "Carla claims: Duke (Tax). true; not challenged." in page
    assert "Bruno claims: Captain (Steal → Carla). bluff; not challenged." in page
    assert "Carla claims: Ambassador (Block Ambassador). bluff; challenged by Bruno and caught." in page


def test_the_figures_of_each_seat():
    lanes = timeline(scripted(f"{TURN} / 0 refuse / 0 lose duke")).lanes
    assert [(lane.honesty.claims, lane.honesty.bluffs, lane.honesty.caught) for lane in lanes] == [
        (2, 1, 1),
        (1, 1, 0),
        (0, 0, 0),
    ]
    assert [(lane.honesty.challenges, lane.honesty.right) for lane in lanes] == [(0, 0), (1, 1), (0, 0)]


def test_a_lane_ends_where_its_seat_is_out():
    match = played()
    picture = timeline(match)
    for lane in picture.lanes:
        leaving = [turn.number for turn, cell in zip(picture.turns, lane.cells, strict=True) if cell.leaves]
        assert len(leaving) == (0 if lane.won else 1)


def test_a_match_without_claims(client, put):
    put(row_of(scripted("0 income / 1 income"), "over"))
    page = client.get("/table/over/replay").text
    assert "Nobody claimed anything in this match." in page
    assert not marks(page)


def test_names_are_escaped(client, put):
    put(row_of(scripted(TURN), "over", names=["<b>x</b>", "Bruno", "Dora"]))
    page = client.get("/table/over/replay?at=4").text
    assert "<b>x</b>" not in page
    assert "&lt;b&gt;x" in page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_in_every_language(client, put, locale):
    put(row_of(played(), "over"))
    answer = client.get("/table/over/replay?at=7", headers={"accept-language": locale})
    assert answer.status_code == 200
    assert {"en": "Who lied when", "de": "Wer wann gelogen hat", "it": "Chi ha mentito"}[locale] in answer.text


# --- Moments ----------------------------------------------------------------------------------------------


def test_steps_lead_to_the_moments_before_and_after(client, put):
    put(row_of(played(), "over"))
    page = client.get("/table/over/replay?at=3&as=all").text
    assert link(page, "back") == "/table/over/replay?at=2&as=all"
    assert link(page, "forward") == "/table/over/replay?at=4&as=all"
    assert link(page, "first") == "/table/over/replay?at=0&as=all"


def test_there_is_nothing_before_the_first_moment_nor_after_the_last(client, put):
    match = played()
    put(row_of(match, "over"))
    first = client.get("/table/over/replay?at=0").text
    last = client.get(f"/table/over/replay?at={len(match.journal)}").text
    assert (link(first, "back"), link(first, "first")) == (None, None)
    assert (link(last, "forward"), link(last, "last")) == (None, None)


def test_a_watcher_steps_over_sealed_answers(client, put):
    """After `0 tax` two seats pass, and only the second answer shows anything."""
    put(row_of(scripted(TURN), "over"))
    assert link(client.get("/table/over/replay?at=1&as=watcher").text, "forward") == (
        "/table/over/replay?at=3&as=watcher"
    )


def test_a_sealed_answer_is_told_to_whoever_sees_everything(client, put):
    put(row_of(scripted(UNHEARD), "over"))
    assert "Dora: Block Duke" in client.get("/table/over/replay?at=3&as=all").text
    assert "Dora: Block Duke" not in client.get("/table/over/replay?at=3&as=watcher").text


def test_the_log_goes_up_to_the_moment(client, put):
    put(row_of(scripted(TURN), "over"))
    page = client.get("/table/over/replay?at=1&as=watcher").text
    assert "Carla claims the Duke to take tax." in page
    assert "Carla takes 3 coins." not in page
    assert "Carla takes 3 coins." in client.get("/table/over/replay?at=3&as=watcher").text


@pytest.mark.parametrize(("eyes", "knows"), [("all", True), ("0", True), ("1", False), ("watcher", False)])
def test_each_log_tells_what_its_eyes_saw(client, put, eyes, knows):
    put(row_of(scripted("0 exchange / 1 pass / 2 pass"), "over"))
    page = client.get(f"/table/over/replay?at=3&as={eyes}").text
    assert (bool(re.search(r"Carla draws \w+ and \w+\.", page)), "Carla draws 2 cards." in page) == (
        knows,
        not knows,
    )


def faces(match: Match, table, eyes: str) -> set[str]:
    """Return the cards that a board shows."""
    return set(re.findall(r"#(duke|assassin|captain|ambassador|contessa)\b", board(table, match, eyes, "en")))


def test_each_board_shows_what_its_eyes_saw(client, put, room):
    put(row_of(scripted("0 income / 1 income"), "over"))
    table = client.portal.call(room.find, "over")
    then = position(table.match, 1)
    assert faces(then, table, "watcher") == set()
    assert faces(then, table, "0") == {"duke", "captain"}
    assert faces(then, table, "1") == {"contessa"}
    assert faces(then, table, "all") == {"duke", "captain", "contessa", "ambassador"}


def test_the_moments_are_those_of_the_match():
    match = played()
    when = course(match)
    assert when.last == len(match.journal)
    assert position(match, when.last).view(None) == match.view(None)
    for turn in when.turns:
        then = position(match, turn.ply).view(None)
        assert (then["turn"], then["turns"] + 1) == (turn.seat, turn.number)


@pytest.mark.parametrize(
    "query", ["at=x", "at=-1", "at=99999", "at=²", "as=9", "as=-1", "as=everyone", "at=1&as=²"]
)
def test_a_moment_that_is_not_there(client, put, query):
    put(row_of(scripted(TURN), "over"))
    assert client.get(f"/table/over/replay?{query}").status_code == 400


# --- Seal, record, playing on -----------------------------------------------------------------------------


def test_the_seal_is_shown_and_fits(client, put):
    match = played()
    put(row_of(match, "over"))
    page = client.get("/table/over/replay").text
    for text in (match.commitment, match.salt.hex(), str(match.seed), "Checked: the seed matches the seal"):
        assert text in page


def test_a_seal_that_does_not_fit():
    assert not Seal("0" * 64, "00" * 16, 7).fits


def test_anyone_can_check_the_seal():
    seed = 2**64 - 3
    seal = Seal(hashlib.sha256(b"\x0f" * 16 + seed.to_bytes(8, "big")).hexdigest(), "0f" * 16, seed)
    assert seal.fits
    _, flag, program = shlex.split(seal.python)
    found = subprocess.run([sys.executable, flag, program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == seal.commitment


@pytest.mark.skipif(not (shutil.which("xxd") and shutil.which("sha256sum")), reason="needs xxd and sha256sum")
def test_the_shell_checks_the_seal_too():
    seed = 2**64 - 3
    seal = Seal(hashlib.sha256(b"\x0f" * 16 + seed.to_bytes(8, "big")).hexdigest(), "0f" * 16, seed)
    found = subprocess.run(["sh", "-c", seal.shell], capture_output=True, text=True, check=True)
    assert found.stdout.split()[0] == seal.commitment


def test_the_match_file_is_the_match(client, put):
    match = played()
    put(row_of(match, "over"))
    answer = client.get("/table/over/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == 'attachment; filename="coup-over.ruse"'
    assert ruse.loads(answer.text).dumps() == match.dumps()


def test_playing_on(client, put, room):
    match = played()
    put(row_of(match, "over"))
    answer = client.post("/table/over/fork", data={"at": "7", "seat": "2"})
    assert answer.status_code == 303
    new = room.tables[answer.headers["location"].removeprefix("/table/")]
    assert new.status == "running"
    assert new.match.journal == match.journal[:7]
    assert [seat for seat, player in enumerate(new.seats) if player.guest] == [2]
    assert [seat for seat, player in enumerate(new.seats) if player.bot] == [0, 1]


def test_playing_on_is_offered_before_the_end_to_whoever_is_in(client, put):
    match = played()
    put(row_of(match, "over"))
    alive = [seat["seat"] for seat in position(match, len(match.journal) - 1).view(None)["seats"] if seat["alive"]]
    page = client.get(f"/table/over/replay?at={len(match.journal) - 1}&as={alive[1]}").text
    offered = re.findall(r'<option value="(\d)" (selected)?', page)
    assert offered == [(str(seat), "selected" if seat == alive[1] else "") for seat in alive]
    assert "/fork" not in client.get("/table/over/replay").text


@pytest.mark.parametrize(
    "data",
    [{}, {"at": "1"}, {"at": "x", "seat": "0"}, {"at": "1", "seat": "7"}, {"at": "9999", "seat": "0"}],
)
def test_playing_on_from_nowhere(client, put, room, data):
    put(row_of(played(), "over"))
    client.get("/table/over/replay")
    assert client.post("/table/over/fork", data=data).status_code == 400
    assert list(room.tables) == ["over"]


# --- Matches of earlier rules -----------------------------------------------------------------------------


def test_a_match_of_earlier_rules_is_told_as_it_was_written_down(client, put):
    match = played()
    row = row_of(match, "old")
    row.rules -= 1
    row.actions[0].events.append({"event": "conjured", "seat": 1})
    put(row)
    page = client.get("/table/old/replay?at=3&as=0").text
    names = ["Carla", "Bruno", "Dora"]
    assert "earlier rules" in page
    assert f"{names[match.winners[0]]} wins!" in page
    assert "event: conjured, seat: 1" in page
    assert client.get("/table/old/record").status_code == 409
    assert client.post("/table/old/fork", data={"at": "0", "seat": "0"}).status_code in (400, 409)
