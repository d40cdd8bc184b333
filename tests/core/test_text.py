"""The text of a match: damaged, foreign, truncated or invented, it gives `BadMatchFile` and nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ruse
from ruse.core.match import Match

FUZZ = settings(max_examples=250, derandomize=True, deadline=None)


def some_match() -> Match:
    chance = Random(8)
    match = ruse.deal("coup", 3, seed=7, envoy="inquisitor", first_player=0, draft_2p=False)
    for _ in range(30):
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.actions(seat)[:3]))
    return match


MATCH = some_match()
TEXT = MATCH.dumps()
OPEN = "\n".join(TEXT.splitlines()[:-1]) + "\n"
"""Without the line that guards it, as one writes it by hand."""
ARRANGED = ruse.arrange(
    "coup", {"hands": [["duke", "duke"], ["captain", "contessa"]], "coins": [3, 2], "draws": ["duke"]}, seed=5
).dumps()


def try_to_load(text: str) -> None:
    """A match or a `BadMatchFile` in one line."""
    complaint = ""
    try:
        match = ruse.loads(text)
    except ruse.BadMatchFile as error:
        complaint = str(error) or "\n"
    else:
        assert ruse.loads(match.dumps()).dumps() == match.dumps()
    assert "\n" not in complaint


def test_the_text_is_readable():
    lines = TEXT.splitlines()
    assert lines[0] == "ruse match 1"
    assert lines[1] == "game: coup, rules 1, 3 players"
    assert "options: envoy=inquisitor first_player=0" in lines
    assert "seed: 7" in lines
    assert max(map(len, lines)) <= 100
    assert lines[-1].startswith("end: 30 actions, check ")
    assert len(TEXT) < 1000


def test_it_comes_back_with_and_without_its_last_line():
    assert ruse.loads(TEXT).dumps() == TEXT
    assert ruse.loads(OPEN).dumps() == TEXT
    assert ruse.loads(TEXT.replace("\n", "\r\n")).dumps() == TEXT
    assert ruse.loads(f"\n  {TEXT}\n\n").dumps() == TEXT


def test_an_arranged_match_comes_back():
    match = ruse.loads(ARRANGED)
    assert match.dumps() == ARRANGED
    assert match.reveal()["hands"] == [["duke", "duke"], ["captain", "contessa"]]


def test_salt_and_commitment_come_back():
    match = ruse.deal("coup", 2, seed=3)
    commitment = match.commitment
    assert ruse.loads(match.dumps()).commitment == commitment


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        "ruse match",
        "ruse match 2\n" + TEXT.partition("\n")[2],
        "ruse match 1",
        "ruse match 1\ngame: coup, rules 1, 3 players",
        OPEN.replace("coup,", "chess,"),
        OPEN.replace("rules 1", "rules 2"),
        OPEN.replace("3 players", "11 players"),
        OPEN.replace("3 players", "x players"),
        OPEN.replace("edition: standard", "edition: french"),
        OPEN.replace("envoy=inquisitor", "envoy=pope"),
        OPEN.replace("envoy=inquisitor", "convoy=inquisitor"),
        OPEN.replace("envoy=inquisitor", "envoy"),
        OPEN.replace("seed: 7", "seed: -7"),
        OPEN.replace("seed: 7", "seed: 99999999999999999999"),
        OPEN.replace("seed: 7", "seed: ²"),
        OPEN.replace("seed: 7", ""),
        OPEN.replace("seed: 7", "seed: 7\nsalt: 12"),
        OPEN + "0 nonsense",
        OPEN + "9 income",
        OPEN + "-1 income",
        OPEN + "²  income",
        OPEN + "0 coup 0 / / /",
        TEXT.replace("seed: 7", "seed: 8"),
        TEXT.replace("check ", "check z"),
        TEXT.replace("end: 30", "end: 31"),
        ARRANGED.replace("duke", "dukes"),
        ARRANGED.rpartition("end:")[0].replace('"hands":[', '"hands":'),
        ARRANGED.rpartition("end:")[0].replace("{", "[").replace("}", "]"),
        ARRANGED.rpartition("end:")[0].replace("position: {", "position: " + "[" * 3000),
        ARRANGED.rpartition("end:")[0].replace("[3,2]", "[31,2]"),
        ARRANGED.rpartition("end:")[0].replace("[3,2]", "[1e999,NaN]"),
        ARRANGED.rpartition("end:")[0].replace("[3,2]", '{"a":1}'),
        ARRANGED.rpartition("end:")[0].replace('["duke","duke"]', '[["duke"],null]'),
        "x" * (1 << 21),
    ],
    ids=range(37),
)
def test_bad_texts(text: str):
    with pytest.raises(ruse.BadMatchFile) as caught:
        ruse.loads(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 1000


def test_a_changed_text_is_noticed():
    """Every change of a single character outside white space is caught by the last line."""
    for at, character in enumerate(TEXT.rstrip()):
        if character.isprintable() and not character.isspace():
            damaged = TEXT[:at] + ("x" if character != "x" else "y") + TEXT[at + 1 :]
            if damaged.splitlines()[-1].startswith("end:"):
                with pytest.raises(ruse.BadMatchFile):
                    ruse.loads(damaged)


@FUZZ
@given(st.integers(0, len(TEXT)))
def test_truncated(length):
    try_to_load(TEXT[:length])


@FUZZ
@given(st.sampled_from([TEXT, OPEN, ARRANGED, ARRANGED.rpartition("end:")[0]]), st.data())
def test_mutated(text, data):
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        until = data.draw(st.integers(at, min(len(text), at + 8)))
        text = text[:at] + data.draw(st.text(max_size=6)) + text[until:]
    try_to_load(text)


@FUZZ
@given(st.sampled_from(OPEN.splitlines()), st.text())
@example("seed: 7", "٣")
def test_a_line_replaced(line, other):
    try_to_load(OPEN.replace(line, other))
    try_to_load(OPEN.replace(line, line.partition(":")[0] + ": " + other))


@FUZZ
@given(st.text())
def test_invented(text):
    try_to_load(text)
    try_to_load("ruse match 1\n" + text)
    try_to_load(OPEN + text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-100, 100) | st.floats() | st.text(max_size=8) | st.just("duke"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@FUZZ
@given(st.dictionaries(st.sampled_from(["hands", "lost", "coins", "turn", "draws", "picks", "x"]), json_values))
def test_invented_positions(position):
    head = "ruse match 1\ngame: coup, rules 1, 2 players\nedition: standard\n"
    try_to_load(f"{head}position: {json.dumps(position)}\nseed: 1\n")
