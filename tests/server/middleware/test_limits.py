"""Rate limits: each guest has a share, each address a larger one, and memory is bounded."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from tests.server.programs import opened, problem

from ruse.server.middleware import limits
from ruse.server.middleware.limits import CROWDS, MOST_STREAMS, RATES, Limits, TooFast, address_of, cost_of, kind_of


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def admitted(rates: Limits, kind: str, address: str, guest: str, tries: int = 10_000) -> int:
    """Return how many requests pass before the first that does not."""
    for count in range(tries):
        try:
            rates.check(kind, address, guest)
        except TooFast:
            return count
    return tries


@pytest.mark.parametrize("kind", RATES)
def test_a_guest_has_a_burst_and_gets_it_back_in_time(kind):
    clock = Clock()
    rates = Limits(clock=clock)
    burst, per_second = RATES[kind]
    assert admitted(rates, kind, "a", "guest") == burst
    assert admitted(rates, kind, "a", "guest") == 0
    clock.now += 1 / per_second
    assert admitted(rates, kind, "a", "guest") == 1
    clock.now += 10 * burst / per_second
    assert admitted(rates, kind, "a", "guest") == burst


def test_the_refusal_says_how_long_to_wait():
    clock = Clock()
    rates = Limits(clock=clock)
    admitted(rates, "create", "a", "guest")
    with pytest.raises(TooFast, match="try again in 5 s") as refused:
        rates.check("create", "a", "guest")
    clock.now += int(refused.value.headers["retry-after"])
    rates.check("create", "a", "guest")


def test_guests_do_not_take_from_each_other_until_their_address_is_empty():
    rates = Limits(clock=Clock())
    burst = int(RATES["create"].burst)
    for guest in range(CROWDS["create"]):
        assert admitted(rates, "create", "a", str(guest)) == burst
    assert admitted(rates, "create", "b", "new") == burst


def test_an_address_cannot_hide_behind_ever_new_guests():
    rates = Limits(clock=Clock())
    passed = 0
    for guest in range(10_000):
        try:
            rates.check("create", "a", str(guest))
            passed += 1
        except TooFast:
            break
    assert passed == RATES["create"].burst * CROWDS["create"]


def test_kinds_are_counted_apart():
    rates = Limits(clock=Clock())
    admitted(rates, "chat", "a", "guest")
    assert admitted(rates, "play", "a", "guest") == RATES["play"].burst


def test_memory_is_bounded(monkeypatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    rates = Limits(clock=Clock())
    for number in range(1000):
        rates.check("other", f"address {number}", f"guest {number}")
    assert rates.size == 100


def test_all_rates_can_be_scaled_or_lifted():
    assert admitted(Limits(2, clock=Clock()), "create", "a", "guest") == 2 * RATES["create"].burst
    assert admitted(Limits(0, clock=Clock()), "create", "a", "guest", 1000) == 1000
    assert admitted(Limits(0.001, clock=Clock()), "create", "a", "guest") == 1


@pytest.mark.parametrize(
    ("request_line", "kind"),
    [
        ("POST /api/tables", "create"),
        ("POST /play/coup", "create"),
        ("POST /new/coup", "create"),
        ("POST /learn/coup", "create"),
        ("POST /table/x/again", "create"),
        ("POST /table/x/fork", "create"),
        ("POST /table/x/play", "play"),
        ("POST /api/tables/x/play", "play"),
        ("POST /table/x/say", "chat"),
        ("POST /api/tables/x/chat", "chat"),
        ("POST /api/tables/x/seats", "other"),
        ("GET /api/tables", "other"),
        ("GET /api/tables/x/chat", "other"),
        ("GET /new/coup", "other"),
    ],
)
def test_which_bucket_a_request_takes_from(request_line, kind):
    assert kind_of(*request_line.split()) == kind


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/table/x/replay", 20),
        ("/table/x", 5),
        ("/table/x/stream", 5),
        ("/api/tables/x/stream", 5),
        ("/table/x/qr.svg", 2),
        ("/new/coup", 5),
        ("/rules/coup", 5),
        ("/", 5),
        ("/table/x/note", 5),
        ("/language", 1),
        ("/api/tables/x/view", 1),
        ("/api/tables/x/replay", 1),
    ],
)
def test_what_a_request_costs(path, cost):
    assert cost_of(path) == cost


def test_dear_requests_empty_the_bucket_sooner():
    clock = Clock()
    rates = Limits(clock=clock)
    burst, per_second = RATES["other"]
    for _ in range(int(burst) // 20):
        rates.check("other", "a", "guest", 20)
    with pytest.raises(TooFast):
        rates.check("other", "a", "guest", 20)
    clock.now += 20 / per_second
    rates.check("other", "a", "guest", 20)
    with pytest.raises(TooFast):
        rates.check("other", "a", "guest", 1)


def test_one_address_cannot_ask_for_more_work_than_a_third_of_the_time():
    """300 replays a second were allowed, and each takes some hundredths of a second."""
    clock = Clock()
    rates = Limits(clock=clock)
    spent = 0
    for number in range(20_000):
        clock.now += 0.001
        try:
            rates.check("other", "a", f"guest {number}", 20)
            spent += 20
        except TooFast:
            pass
    assert spent <= 1000 * clock.now / 3 + RATES["other"].burst * CROWDS["other"]


def test_pages_that_cost_are_counted_by_their_cost(tmp_path):
    with opened(tmp_path, limits=0.1) as site:
        first = site.table(start=False)[0]
        statuses = [site.client.get(f"/api/tables/{first.table}/view").status_code for _ in range(100)]
        assert set(statuses) == {200}
        dear = [site.client.get(f"/table/{first.table}/replay").status_code for _ in range(20)]
        assert dear[0] == 404  # this application has no pages, but the address costs all the same
        assert dear[-1] == 429


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:9:9:9:9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_one_address(host, address):
    assert address_of({"client": (host, 1)}) == address


def test_no_address_is_an_address_too():
    assert address_of({"client": None}) == address_of({}) == ""


def test_too_many_tables_are_refused_politely(tmp_path):
    with opened(tmp_path, limits=0.02) as site:
        wishes = {"game": "coup", "players": 2, "name": "Ada"}
        answers = [site.client.post("/api/tables", json=wishes) for _ in range(4)]
        assert [answer.status_code for answer in answers[:2]] == [201, 201]
        assert problem(answers[3]) == (429, "too-many-requests")
        assert int(answers[3].headers["retry-after"]) > 0
        assert len(site.room.tables) == 2
        assert site.client.get("/healthz").status_code == 200


def test_one_address_holds_so_many_streams_and_no_more():
    shared = Limits(2 / MOST_STREAMS)
    with ExitStack() as held:
        held.enter_context(shared.stream("a"))
        held.enter_context(shared.stream("a"))
        with pytest.raises(TooFast), shared.stream("a"):
            pass
        held.enter_context(shared.stream("b"))
    with shared.stream("a"):
        pass
    lifted = Limits(0)
    with ExitStack() as held:
        for _ in range(MOST_STREAMS + 1):
            held.enter_context(lifted.stream("a"))
