"""Guests: known by a signed cookie, called what they choose; a forged cookie is nobody's."""

from __future__ import annotations

import asyncio

import pytest
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from ruse.server.app import build
from ruse.server.identity.guests import guest_of, rename
from ruse.server.identity.keyring import BadSecret, Keyring
from ruse.server.identity.person_names import read_name, unlike
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.room import Room

KEY, OTHER = "k" * 32, "o" * 32


async def who(request):
    return JSONResponse(guest_of(request)._asdict())


async def call_me(request):
    return JSONResponse((await rename(request, request.query_params["name"]))._asdict())


PAGES = [
    Route("/", who),
    Route("/who", who),
    Route("/name", call_me, methods=["POST"]),
    Route("/table/x/play", who, methods=["POST"]),
    Route("/api/who", lambda request: JSONResponse("ruse.guest" in request.scope)),
]


@pytest.fixture
def site(tmp_path):
    def open_site(*keys, base_url="http://testserver"):
        room = Room(Sqlite(tmp_path / "tables.db"))
        return TestClient(build(room, PAGES, keyring=Keyring(keys)), base_url=base_url)

    return open_site


def test_a_guest_stays_the_same(site):
    with site() as client:
        first = client.get("/who").json()
        assert client.get("/who").json() == first
        assert first["name"] == ""
        client.cookies.clear()
        assert client.get("/who").json()["id"] != first["id"]


def test_the_cookie_is_kept_from_scripts_and_other_sites(site):
    with site() as client:
        cookie = client.get("/who").headers["set-cookie"]
    assert cookie.startswith("guest=")
    assert cookie.endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")


def test_over_https_the_cookie_stays_there(site):
    with site(base_url="https://testserver") as client:
        first = client.get("/who")
        assert first.headers["set-cookie"].startswith("__Host-guest=")
        assert first.headers["set-cookie"].endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure")
        assert client.get("/who").json() == first.json()


def test_over_https_a_cookie_that_a_neighbour_could_set_is_nobodys(site):
    with site(KEY) as client:
        theirs = client.get("/who").json()["id"]
        planted = client.cookies["guest"]
    with site(KEY, base_url="https://testserver") as client:
        client.cookies.set("guest", planted)
        assert client.get("/who").json()["id"] != theirs


def test_over_https_browsers_are_told_to_stay_there(site):
    with site(base_url="https://testserver") as client:
        assert client.get("/who").headers["strict-transport-security"] == "max-age=31536000"
    with site() as client:
        assert "strict-transport-security" not in client.get("/who").headers


def test_a_new_key_alone_signs_everybody_out(site, monkeypatch):
    monkeypatch.setenv("RUSE_SECRET", KEY)
    with site() as client:
        before, cookies = client.get("/who").json(), dict(client.cookies)
    monkeypatch.setenv("RUSE_SECRET", OTHER)
    with site() as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() != before


def test_who_has_a_cookie_gets_another_only_on_the_home_page(site):
    with site() as client:
        first = client.get("/who").json()
        assert "set-cookie" not in client.get("/who").headers
        assert "set-cookie" in client.get("/").headers
        assert client.get("/who").json() == first


@pytest.mark.parametrize(
    "forge", [lambda c: c[::-1], lambda c: "x" + c, lambda c: c[:-1], lambda c: "", lambda c: "ü"]
)
def test_a_forged_cookie_is_a_new_guest(site, forge):
    with site() as client:
        mine = client.get("/who").json()
        forged = forge(client.cookies["guest"])
        client.cookies.clear()
        answer = client.get("/who", headers={"cookie": f"guest={forged}".encode()})
    assert answer.status_code == 200
    assert answer.json()["id"] != mine["id"]
    assert "set-cookie" in answer.headers


def test_a_seat_token_is_no_cookie_and_a_cookie_no_token():
    keyring = Keyring([KEY])
    assert keyring.read("guest", keyring.sign("guest", "x")) == "x"
    assert keyring.read("guest", keyring.sign("seat", "x")) is None


def test_a_key_that_is_taken_away_is_no_longer_trusted():
    keyring = Keyring([KEY])
    signed = keyring.sign("guest", "x")
    assert keyring.read("guest", signed) == keyring.read("guest", signed) == "x"
    keyring.hold([OTHER])
    assert keyring.read("guest", signed) is None
    keyring.hold([OTHER, KEY])
    assert keyring.read("guest", signed) == "x"


def test_what_was_read_before_is_kept_only_if_it_is_valid_and_short():
    keyring = Keyring([KEY])
    signed = keyring.sign("guest", "x")
    for forged in (signed + "x", signed[:-1], "", "ü"):
        assert keyring.read("guest", forged) is None
    assert keyring.read("seat", signed) is None
    # Base64 skips odd characters, so this signature is valid too, and anybody can make it as long as they like.
    assert keyring.read("guest", signed + "!" * 15_000) == "x"
    assert not keyring._read_before["guest"]
    assert keyring.read("guest", signed) == "x"
    assert len(keyring._read_before["guest"]) == 1


def test_keys_can_be_changed_without_losing_guests(site):
    with site(KEY) as client:
        first = client.get("/who").json()
        cookies = dict(client.cookies)
    with site(OTHER, KEY) as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() == first
        renewed = client.get("/").cookies["guest"]
    with site(OTHER) as client:
        client.cookies.set("guest", renewed)
        assert client.get("/who").json() == first
    with site(OTHER) as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() != first


def test_the_store_keeps_a_key_of_its_own(site):
    with site() as client:
        first = client.get("/who").json()
        cookies = dict(client.cookies)
    with site() as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() == first


def test_the_keys_of_the_environment_come_first(monkeypatch):
    monkeypatch.setenv("RUSE_SECRET", f" {OTHER}, {KEY},")
    keyring = Keyring()
    asyncio.run(keyring.open(None))  # type: ignore[arg-type]  # the store is not asked
    assert Keyring([OTHER]).read("guest", keyring.sign("guest", "x")) == "x"
    assert keyring.read("guest", Keyring([KEY]).sign("guest", "y")) == "y"


def test_a_key_that_can_be_guessed_is_refused(monkeypatch):
    monkeypatch.setenv("RUSE_SECRET", "secret")
    with pytest.raises(BadSecret, match="at least 16"):
        asyncio.run(Keyring().open(None))  # type: ignore[arg-type]


def test_a_name_is_kept(site):
    with site() as client:
        first = client.get("/who").json()
        assert client.post("/name", params={"name": " Ada  L. "}).json() == {"id": first["id"], "name": "Ada L."}
        assert client.get("/who").json()["name"] == "Ada L."
        cookies = dict(client.cookies)
    with site() as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() == {"id": first["id"], "name": "Ada L."}


def test_an_answer_needs_no_name_and_reads_none(site):
    with site() as client:
        named = client.post("/name?name=Ann").json()
        assert client.post("/table/x/play").json() == {"id": named["id"], "name": ""}


def test_programs_and_files_get_no_cookie(site):
    with site() as client:
        answer = client.get("/api/who")
        assert answer.json() is False
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "李小龍",
        "<b>",
        "O'Neil",
        "x" * 24,
        "Ada Lovelace",
        "أحمد",
        "🦊",
        "健太Ken",
        "Ελένη",
        "Дарья",
        "Nguyễn Thị",
        "हिन्दी",
        "สมชาย",
        "מֹשֶׁה",
    ],
)
def test_names(name):
    assert read_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "x" * 25,
        "a\u202eb",  # turns the writing round
        "a\u2066b",
        "a\u200bb",  # shows nothing
        "\u3164",
        "\u2800\u2800",
        "\u0301",
        "a\x00b",
        "a\x07b",
        "a\x7fb",
        "\ufeffa",
        "\ue000",
        "\udcff",
        "\u0410da",  # Cyrillic A, Latin da
        "P\u0430yPal",
        "\u0391da",  # Greek A
        "a" + "\u0301" * 23,
        "x\u0336\u0337\u0338",
        "a\u20dd",  # a letter in a circle
        "a" * 10 + "\u0315\u0300" * 50_000,  # takes long to put in order
    ],
    ids=ascii,
)
def test_what_is_no_name(name):
    from ruse.server.errors import BadRequest

    with pytest.raises(BadRequest, match="1 to 24"):
        read_name(name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Ａｄａ", "Ada"), ("𝔸𝕕𝕒", "Ada"), ("ﬁn", "fin"), ("e\u0301", "é"), ("Ada\u3000L.", "Ada L.")],
)
def test_letters_in_other_clothes_are_the_plain_ones(typed, name):
    assert read_name(typed) == name


@pytest.mark.parametrize("name", ["ADA", "Аdа", "ada", "Ada ", "АДА"[:1] + "da"])
def test_a_name_that_looks_like_another_gets_a_number(name):
    assert unlike(name, ["Ada"]) == f"{name} 2"


@pytest.mark.parametrize(("name", "other"), [("Hope", "Норе"), ("Bot 10", "Bot lO"), ("Max", "МАХ")])
def test_a_whole_name_of_another_script_is_told_apart(name, other):
    assert unlike(other, [name]) != other


def test_names_that_look_different_stay_as_they_are():
    assert unlike("Zoe", ["Zoë", "Zac"]) == "Zoe"


def test_a_refused_name_changes_nothing(site):
    with site() as client:
        client.post("/name", params={"name": "Ada"})
        assert client.post("/name", params={"name": "a\u202eb"}).status_code == 400
        assert client.get("/who").json()["name"] == "Ada"


def test_without_its_key_file_the_server_signs_everybody_out(site, tmp_path):
    with site() as client:
        before, cookies = client.get("/who").json(), dict(client.cookies)
    with site() as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() == before
    (tmp_path / "tables.db.key").unlink()
    with site() as client:
        client.cookies.update(cookies)
        assert client.get("/who").json() != before
