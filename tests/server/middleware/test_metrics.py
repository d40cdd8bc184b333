"""The numbers for operators count what happens and name nobody; so does the log."""

from __future__ import annotations

import json
import logging
import re

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.programs import Site, opened

from ruse.server.middleware.logs import Discreet, JsonLines, plain_path, start_logging
from ruse.server.middleware.metrics import Metrics


@pytest.fixture
def site(tmp_path):
    with opened(tmp_path) as site:
        yield site


def numbers(site: Site) -> dict[tuple[str, ...], float]:
    """Return every sample under its name and labels."""
    text = site.client.get("/metrics").text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted(site):
    first, second = site.table()
    asked = next(seat for seat in (first, second) if seat.see()["actions"])
    asked.play("income")
    asked.play("income")
    site.table(start=False)
    counted = numbers(site)
    assert counted["ruse_tables_made_total", "coup"] == 2
    assert counted["ruse_tables", "running"] == 1
    assert counted["ruse_tables", "open"] == 1
    assert counted["ruse_tables", "over"] == 0
    assert counted["ruse_actions_total", "person", "coup"] == 1
    assert counted["ruse_refusals_total", "not-your-turn"] == 1
    assert counted["ruse_commits_total",] >= counted["ruse_fsyncs_total",] > 0
    assert counted["ruse_commit_seconds_count",] == counted["ruse_fsyncs_total",]


def test_open_streams_and_frames_are_counted(site):
    first, _ = site.table()
    table = site.room.tables[first.table]
    with table.presence.subscribe(()), table.presence.subscribe(()):
        site.room.meter.frame()
        counted = numbers(site)
    assert (counted["ruse_streams_open",], counted["ruse_frames_total",]) == (2, 1)
    assert numbers(site)["ruse_streams_open",] == 0


def test_no_id_no_name_and_no_card_is_told(site):
    first, second = site.table(name="Zebedee")
    first.post("chat", {"text": "a secret"})
    site.client.get("/api/tables/nowhere")
    text = site.client.get("/metrics").text
    hand = first.see()["view"]["seats"][0]["hand"]
    for told in (first.table, first.token, second.token, "Zebedee", "Bea", "secret", "nowhere", *hand):
        assert told not in text
    labels = {name for name, _ in re.findall(r'(\w+)="([^"]*)"', text)}
    assert labels == {"game", "status", "code", "le"}


def test_two_servers_in_one_process_do_not_mix():
    first, second = Metrics(), Metrics()
    first.frame()
    assert b"ruse_frames_total 1.0" in first.text()
    assert b"ruse_frames_total 0.0" in second.text()


def test_health(site):
    answer = site.client.get("/healthz")
    assert (answer.status_code, answer.json()["status"], answer.json()["name"]) == (200, "ok", "ruse")


# --- The log -----------------------------------------------------------------------------------------------


@pytest.fixture
def log(caplog):
    caplog.set_level(logging.INFO, "ruse")
    return lambda: [json.loads(JsonLines().format(record)) for record in caplog.records]


def test_requests_are_logged_without_anything_private(site, log):
    first, _ = site.table(name="Zebedee")
    first.get("events", since=2)
    first.post("chat", {"text": "a secret"})
    site.client.get("/somewhere/else?password=1")
    lines = log()
    assert {"method": "GET", "path": "/api/tables/{table}/events", "status": 200}.items() <= lines[3].items()
    assert lines[-1]["path"] == "?"
    text = json.dumps(lines)
    for told in (first.table, first.token, "Zebedee", "secret", "since", "else", "password"):
        assert told not in text


def test_a_log_line_is_one_json_object_with_its_traceback_and_no_words_of_the_error():
    hidden = "duke", "Zebedee"
    try:
        try:
            raise KeyError(hidden[0])
        except KeyError:
            raise ValueError(hidden[1])  # noqa: B904
    except ValueError:
        import sys

        record = logging.LogRecord("ruse", logging.ERROR, "", 0, "it %s", ("broke",), sys.exc_info())
    (line,) = JsonLines().format(record).splitlines()
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == ("error", "ruse", "it broke")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["at"])
    for written in (told["traceback"], Discreet("%(message)s").format(record)):
        for kind in ("test_metrics.py", "ValueError", "KeyError"):
            assert kind in written
        assert not [word for word in hidden if word in written]


@pytest.mark.parametrize(("how", "level"), [("text", logging.WARNING), ("json", logging.INFO)])
def test_people_read_mishaps_programs_read_everything(how, level, monkeypatch):
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers)
    before = root.level
    try:
        start_logging(how)
        assert root.level == level
        assert isinstance(root.handlers[0].formatter, JsonLines) == (how == "json")
    finally:
        root.setLevel(before)


def test_a_path_is_told_by_what_its_parts_are():
    scope = {"path": "/table/abc/play", "endpoint": None, "path_params": {"table": "abc"}}
    assert plain_path(scope) == "/table/{table}/play"
    assert plain_path({"path": "/anything"}) == "?"
