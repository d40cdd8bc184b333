"""The lobby: friends open the link, sit down, leave and begin."""

from __future__ import annotations

import pytest
from tests.web.visitors import opened, text_of

import ruse
from ruse.web.site.address import is_local
from ruse.web.site.qr import qr_code
from ruse.web.site.say import Say

COUP = ruse.all_games()["coup"]


def test_a_friend_opens_the_link_sits_down_and_either_can_begin(house):
    host, friend = house.visitor("de"), house.visitor("it")
    address = host.new_table(players="3")
    assert Say("it")("seating-sit-here") in friend.get(address).text
    assert friend.post(f"{address}/sit", name="Bo", seat="2").status_code == 303
    table = house.table(address)
    assert table.seats.names[2] == "Bo"
    assert "Bo" in friend.get("/").text  # the name is theirs from now on
    assert Say("de")("seating-start-hint", free=1) in text_of(host.get(address).text)
    assert friend.post(f"{address}/start").status_code == 303
    assert table.status == "running"
    assert [bool(player.bot) for player in table.seats] == [False, True, False]


def test_two_who_begin_at_once_both_get_what_they_want(house):
    host, friend = house.visitor(), house.visitor()
    address = host.new_table(players="2")
    friend.post(f"{address}/sit", name="Bo")
    assert [visitor.post(f"{address}/start").status_code for visitor in (host, friend)] == [303, 303]
    assert house.visitor().post(f"{address}/start").status_code == 403


def test_whoever_finds_a_seat_taken_keeps_their_name(house):
    host, friend = house.visitor(), house.visitor()
    address = host.new_table(players="3")
    friend.post("/name", name="Bo", next="/")
    assert friend.post(f"{address}/sit", name="Cy", seat="0").status_code == 409
    assert "Bo" in text_of(friend.get("/").text)


def test_whoever_leaves_the_lobby_frees_the_seat(house):
    host, friend = house.visitor(), house.visitor()
    address = host.new_table(players="2")
    friend.post(f"{address}/sit", name="Bo")
    friend.post(f"{address}/stand")
    assert house.table(address).seats.open == [1]
    assert Say("en")("seating-sit-here") in friend.get(address).text


def test_the_link_and_its_code_are_for_others(tmp_path):
    with opened(tmp_path / "tables.db", origin="https://ruse.example") as house:
        visitor = house.visitor()
        address = visitor.new_table()
        shown = visitor.get(address).text
        code = visitor.get(f"{address}/qr.svg")
    assert f"https://ruse.example{address}" in shown
    assert Say("en")("seating-local") not in text_of(shown)
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.content == qr_code(f"https://ruse.example{address}")
    assert b"style" not in code.content


@pytest.mark.parametrize(
    ("link", "local"),
    [
        ("http://localhost:8000/table/x", True),
        ("http://127.0.0.1/table/x", True),
        ("http://[::1]:8000/table/x", True),
        ("http://192.168.0.7:8000/table/x", False),
        ("https://ruse.example/table/x", False),
    ],
)
def test_an_address_of_this_computer_alone_is_told_as_such(link, local):
    assert is_local(link) == local
