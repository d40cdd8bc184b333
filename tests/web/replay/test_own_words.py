"""A game says what all games say in its own words, if it has them: the boxes call a challenge differently."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient
from tests.games.coup.script import play as play_coup
from tests.games.coup.script import table as coup
from tests.games.minister.script import play as play_minister
from tests.games.minister.script import table as minister
from tests.web.finished import row_of
from tests.words.test_explanations import explained

from ruse.core.match import Match
from ruse.core.words import Words
from ruse.server.app import build
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.room import Room
from ruse.web.replay import replay_page as replay
from ruse.web.replay.finale import figures
from ruse.web.site.environment import environment
from ruse.web.site.say import KeptWords, Say

COUP = re.compile(r"angefochten|anfechten|ficht an", re.IGNORECASE)
MINISTER = re.compile(r"angezweifelt|anzweifeln|zweifelt an", re.IGNORECASE)


def doubted(game: str) -> Match:
    """Return a match with a claim that was challenged and false, one that was true, and one that stood."""
    if game == "coup":
        match = coup("duke captain", "captain contessa", "duke ambassador")
        play_coup(match, "0: tax / 1: challenge / 2: pass / 0: show / 1: lose captain")
        play_coup(match, "1: tax / 0: challenge / 2: pass / 1: refuse")
        return play_coup(match, "2: tax / 0: pass")
    match = minister(3)
    play_minister(
        match, "0: claim king / 1: challenge / 2: pass / 1,2: pass / 1: claim king / 0: challenge / 2: pass"
    )
    return play_minister(match, "2: claim minister / 0,1: pass")


each_game = pytest.mark.parametrize(
    ("game", "own", "other"), [("coup", COUP, MINISTER), ("minister", MINISTER, COUP)], ids=["coup", "minister"]
)


@each_game
def test_the_german_replay_uses_the_box_s_word_for_a_challenge(tmp_path, game, own, other):
    room = Room(Sqlite(tmp_path / "ruse.db"), pace=Pace(3600))
    with TestClient(build(room, replay.routes)) as client:
        assert client.portal is not None
        client.portal.call(room.store.create, row_of(doubted(game), "table"))
        page = client.get("/table/table/replay", headers={"accept-language": "de"}).text
    assert not other.findall(page)
    # Three fates as marks and as text, two entries of the legend, the figures and the table of counts.
    assert len(own.findall(page)) >= 10


@each_game
def test_the_german_figures_at_the_end_do_too(game, own, other):
    match = doubted(game)
    told = " ".join(row.title for row in figures(match, Words(match.game.presentation.words, "de"), Say("de")))
    assert own.search(told)
    assert not other.search(told)


@each_game
def test_the_german_terminal_and_table_do_too(game, own, other):
    opening = coup("duke captain", "captain contessa") if game == "coup" else minister(3)
    told = explained(opening, "de")
    assert own.search(told)
    assert not other.search(told)
    parts = environment().get_template("parts.html").module
    words = KeptWords(opening.game.presentation.words, "de")
    empty = dict.fromkeys(("winner", "gone", "away", "bot", "turn", "asked"), False)
    place = {**empty, "name": "Dora", "role": "challenge", "view": {"alive": True}}
    seat = parts.who(place, Say("de"), words, "icons.svg")  # type: ignore[attr-defined]
    assert own.search(seat)
    assert not other.search(seat)
