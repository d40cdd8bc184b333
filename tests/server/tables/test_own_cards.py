"""Tables with cards of the players' own: played with over restarts too; bad ones are refused."""

from __future__ import annotations

import gc
import json
import signal
import tomllib
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen
from weakref import ref

import pytest
from tests.conformance.laws import check_secrecy
from tests.conformance.walks import now_and_then
from tests.depths import some_or_many
from tests.server.box import LOOT, OURS, ROYAL, loot_in, own_cards
from tests.server.programs import Site, opened, problem
from tests.server.rooms import AT_ONCE, act, room_in, run, shown, tables_in, until
from tests.server.running import Running, serving

import ruse
from ruse.core.brain_file import brain_of
from ruse.core.cards import _recarded
from ruse.core.encoding import encoding_of
from ruse.core.errors import BadCards
from ruse.core.registry import find
from ruse.core.sight import seen_by_brain
from ruse.server.middleware.shield import LARGEST_WITH_CARDS
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables import own_cards as bounds
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table


@pytest.fixture
def site(tmp_path):
    with opened(tmp_path) as site:
        yield site


async def running_table(room: Room, cards: Any = None) -> Table:
    table = await room.create(
        Plan("royal", 3, cards=own_cards() if cards is None else cards), guest="g0", name="Ada"
    )
    await table.start()
    return table


def test_a_game_with_own_cards_shares_the_brain_and_is_forgotten():
    """Each used to keep a brain of 2 MB of its own for ever, so strangers could fill the memory."""
    own = find("royal").with_cards(own_cards())
    assert brain_of(own) is brain_of(find("royal"))
    assert encoding_of(seen_by_brain(own)).size
    known, seen = ref(own), ref(seen_by_brain(own))
    del own
    _recarded.cache_clear()  # it keeps the latest few
    gc.collect()
    assert known() is None
    assert seen() is None


# --- The match ----------------------------------------------------------------------------------------------


def test_a_table_plays_with_its_cards_after_every_restart(tmp_path):
    async def begin() -> None:
        async with room_in(tmp_path) as room:
            kept.append(shown(await running_table(room)))

    async def go_on() -> None:
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert shown(table) == kept[-1]
            assert table.match is not None
            assert loot_in(table.match.view()) == {LOOT}
            await act(table)
            kept.append(shown(table))

    kept: list[object] = []
    run(begin())
    for _ in range(8):
        run(go_on())


def test_a_match_with_own_cards_under_later_rules_goes_on_with_them(tmp_path):
    """From the record of the last turn: its loot is gold, and so is what the deck still holds."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            await running_table(room)
            assert isinstance(room.store, Sqlite)
            await room.store._execute("UPDATE tables SET rules = rules - 1")
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            (table,) = await tables_in(room)
            assert table.match is not None
            assert table.match.game.own_cards == own_cards()
            await table.stand(0)
            await until(lambda: table.status == "over")
            assert {event["loot"] for event in table.match.revealed() if "loot" in event} == {LOOT}

    run(work())


def test_rematch_fork_and_match_file_have_the_same_cards(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await running_table(room)
            await table.stand(0)
            await until(lambda: table.status == "over")
            assert table.match is not None
            assert ruse.loads(table.match.dumps()).game.own_cards == own_cards()
            again = await room.again(table, "eve", "Eve")
            await again.start()
            fork = await room.fork(table, 4, 1, "g1", "Bea")
            for other in (again, fork):
                assert other.plan.cards == own_cards()
                assert other.match is not None
                assert loot_in(other.match.view()) <= {LOOT}
                assert loot_in(other.match.view())
            assert fork.match is not None
            assert fork.match.journal[:4] == table.match.journal[:4]

    run(work())


def test_a_journal_from_before_there_were_own_cards_opens(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("royal", 3), guest="g0", name="Ada")
            await table.start()
            before = shown(table)
            assert isinstance(room.store, Sqlite)
            await room.store._execute("UPDATE tables SET plan = json_remove(plan, '$.cards')")
            ((plan,),) = await room.store._rows("SELECT plan FROM tables")
            assert "cards" not in json.loads(plan)
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert shown(table) == before
            assert table.plan.cards is None

    run(work())


def test_cards_that_today_are_refused_keep_one_table_closed_and_no_other(tmp_path):
    """A later version may ask more of a file than the one that took it."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            closed, other = await running_table(room), await running_table(room)
            assert isinstance(room.store, Sqlite)
            change = "UPDATE tables SET plan = json_set(plan, '$.cards.extra', 1) WHERE id = ?"
            await room.store._execute(change, closed.id)
        async with room_in(tmp_path) as room:
            assert {summary.id for summary in await room.tables_of("g0")} == {closed.id, other.id}
            with pytest.raises(BadCards, match="extra"):
                await room.find(closed.id)

    run(work())


def test_a_game_whose_cards_are_no_file_takes_none():
    with pytest.raises(BadCards, match="coup has no cards"):
        Plan("coup", 2, cards=own_cards()).check()


def test_own_cards_show_no_secret():
    match = ruse.deal(
        "royal", 3, seed=5, cards=own_cards(secrets=dict.fromkeys(("info", "art", "jewels", "gold"), 2))
    )
    chance, looked = Random(5), 0
    for moment in now_and_then(match, chance, 0.3):
        check_secrecy(moment, chance.randrange(3), chance)
        looked += 1
    assert looked > 5


def test_a_view_says_so_only_where_it_is_so():
    own, ours = (ruse.deal("royal", 2, seed=1, cards=cards) for cards in (own_cards(), None))
    for seat in (None, 0, 1):
        assert own.view(seat)["own_cards"] is True
        assert "own_cards" not in ours.view(seat)
    assert "my box" not in json.dumps(own.view(0))


# --- The API ------------------------------------------------------------------------------------------------


def royal(site: Site, **wishes: Any) -> Any:
    return site.client.post("/api/tables", json={"game": "royal", "players": 3, "name": "Ada", **wishes})


def test_a_program_brings_cards_and_everybody_may_look_at_them(site):
    own = royal(site, cards=own_cards(), start=True).json()
    path = f"/api/tables/{own['table']}"
    assert site.client.get(path).json()["own_cards"] is True
    assert site.client.get(f"{path}/cards").json() == {"cards": own_cards()}
    view = site.client.get(f"{path}/view").json()["view"]
    assert (view["own_cards"], loot_in(view)) == (True, {LOOT})
    ours = f"/api/tables/{royal(site, start=True).json()['table']}"
    assert site.client.get(ours).json()["own_cards"] is False
    assert site.client.get(f"{ours}/cards").json() == {"cards": None}
    assert loot_in(site.client.get(f"{ours}/view").json()["view"]) != {LOOT}


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else []


BAD = [
    ({}, "a file of cards has [[loot]] entries; there are none"),
    (own_cards(cubes=[]), "[cubes] is a table, not []"),
    (own_cards(extra=1), "a file of cards has no 'extra'"),
    (own_cards(loot=[{"card": "gold*9", "back": 1, "copies": 48}]), "loot 1: there is no loot card"),
    (own_cards(about=nested(9)), "at most 8 deep"),
    (own_cards(about=nested(200)), "at most 8 deep"),
    (own_cards(about=None), "texts, numbers, lists and tables only"),
    (own_cards(about="x" * 401), "a text has at most 400 characters"),
    (own_cards(about={"x" * 401: 1}), "a text has at most 400 characters"),
    (own_cards(about="turned \u202e round"), "visible characters only"),
    (own_cards(about="\x00"), "visible characters only"),
    (own_cards(about=2**53 + 1), "a number is at most"),
    (own_cards(about=[1e300]), "a number is at most"),
    (own_cards(about=["x" * 300] * 250), "cards have at most 64 KB"),
]


@pytest.mark.parametrize(("cards", "sentence"), BAD, ids=range(len(BAD)))
def test_bad_cards_are_refused_with_what_is_wrong(site, cards, sentence):
    answer = royal(site, cards=cards)
    assert problem(answer) == (422, "bad-cards")
    assert sentence in answer.json()["error"]["message"]
    assert len(answer.json()["error"]["message"]) <= 400
    assert not site.room.tables


def test_other_nonsense_in_the_place_of_cards(site):
    assert problem(royal(site, cards="my.toml")) == (422, "bad-body")
    assert problem(royal(site, game="coup", cards=own_cards())) == (422, "bad-cards")
    deep = b'{"game": "royal", "players": 3, "name": "Ada", "cards": {"a": ' + b"[" * 60_000
    assert problem(site.client.post("/api/tables", content=deep)) == (400, "bad-json")
    endless = b'{"game": "royal", "players": 3, "name": "Ada", "cards": {"a": Infinity}}'
    assert problem(site.client.post("/api/tables", content=endless)) == (400, "bad-json")
    assert problem(royal(site, cards={"a": "x" * LARGEST_WITH_CARDS})) == (413, "too-large")
    assert not site.room.tables


def test_only_a_new_table_may_bring_so_much(site):
    token = royal(site).json()
    path, headers = f"/api/tables/{token['table']}", {"Authorization": f"Bearer {token['token']}"}
    for where in ("/api/tables/", f"{path}/chat", f"{path}/seats", "/api/games"):
        answer = site.client.post(where, content=b"x" * 70_000, headers=headers)
        assert problem(answer) == (413, "too-large")


@some_or_many("times", 60, 300)
def test_whatever_is_changed_in_a_file_is_answered_and_what_is_taken_can_be_played(site, times):
    """One value after the other is replaced by nonsense, at a table of every size."""
    nonsense: list[Any] = [None, -1, 0, 1.5, "", "gold", [], {}, True, 10**9, [[]], {"gold": []}]
    chance, taken, refused = Random(7), 0, 0
    for number in range(times):
        cards = json.loads(json.dumps(own_cards()))
        holder, key = chance.choice(list(places(cards)))
        holder[key] = chance.choice(nonsense)
        answer = royal(site, players=2 + number % 4, cards=cards, start=True)
        taken += answer.status_code == 201
        refused += answer.status_code == 422
        assert answer.status_code in (201, 422), answer.text
    assert min(taken, refused) >= times // 30


def places(value: Any) -> Any:
    """Yield every holder and key in some contents."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(inner, dict | list):
            yield from places(inner)


# --- Files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards",
    [
        tomllib.loads(OURS),
        own_cards(),
        {
            "a b": {'"': [1, -2.5, True, "é\n\"\\\t' \u00a0😀"], "": {}},
            "list": [[], [{"x": {"y": []}}], {}],
            "e": [],
        },
        {"tables": [{"a": 1}, {}], "last": 1e15},
    ],
)
def test_a_written_file_says_the_same(cards):
    bounds.check(cards)
    assert tomllib.loads(bounds.written(cards)) == cards


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff\xfe", "mine.toml: the file is not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n\x00", "mine.toml: the file is not UTF-8 text"),
        (b"a = ", "mine.toml: this is not TOML: Invalid value (at end of document)"),
        (b"[" * 60_000, "mine.toml: this is not TOML"),
        (b"a = {" + b"k" * 5000 + b" = 1, " + b"k" * 5000 + b" = 2}", "mine.toml: this is not TOML"),
        (b"# " + b"." * 99 + b"\na" + b".a" * 30_000 + b" = 1", "line 2 has more than 64 dots"),
        (b"#" * (bounds.LARGEST + 1), "at most 64 KB"),
    ],
    ids=["utf-16", "picture", "half", "deep", "long key", "dots", "large"],
)
def test_a_file_that_cannot_be_read(data, sentence):
    with pytest.raises(BadCards) as refused:
        bounds.read(data, "mine.toml")
    assert sentence in str(refused.value)
    assert len(str(refused.value)) <= 400


def test_a_file_of_the_largest_size_is_read():
    text = OURS.encode()
    assert bounds.read(text + b"#" * (bounds.LARGEST - len(text)), "mine.toml") == tomllib.loads(OURS)


def test_our_own_files_are_within_the_bounds():
    files = [game.cards.file for game in ruse.all_games().values() if game.cards]
    assert ROYAL.cards is not None
    assert ROYAL.cards.file in files
    for file in files:
        bounds.check(bounds.read(file.read_bytes(), file.name))
        assert 2 * file.stat().st_size < bounds.LARGEST


# --- A real server ------------------------------------------------------------------------------------------


def ask(server: Running, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server.address + path, data)) as answer:
        return json.load(answer)


@pytest.mark.deep
def test_a_server_that_is_killed_has_the_cards_when_it_is_back(tmp_path: Path):
    store = tmp_path / "tables.db"
    with serving(store, "--pace", "3600") as server:
        wishes = {"game": "royal", "players": 3, "name": "Ada", "start": True, "cards": own_cards()}
        path = f"/api/tables/{ask(server, '/api/tables', wishes)['table']}"
        seen = ask(server, f"{path}/view")["view"]
        server.stop(signal.SIGKILL)
    assert loot_in(seen) == {LOOT}
    with serving(store, "--pace", "3600") as server:
        assert ask(server, f"{path}/view")["view"] == seen
        assert ask(server, f"{path}/cards") == {"cards": own_cards()}
