"""Cards as data: a game with the tables of another file is the same game with other cards, everywhere."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.core.cards import LARGEST, contents, recarded
from ruse.core.chance import seeded
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.study.simulate import simulate

ROYAL = ruse.all_games()["royal"]
assert ROYAL.cards is not None
FILE = ROYAL.cards.file
STANDARD = contents(FILE)
COLOURS = ("info", "art", "jewels", "gold")


def own(**changes: Any) -> dict[str, Any]:
    """Return the contents of the game's own file with some sections changed."""
    return contents(FILE) | changes


def with_fame(**paid: int) -> dict[str, Any]:
    """Cards on which only the first place of these colours is worth anything."""
    return own(
        fame={
            str(players): {colour: [paid.get(colour, 0), *[0] * (players - 1)] for colour in COLOURS}
            for players in range(2, 6)
        }
    )


def written(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


# --- What sees the other tables -------------------------------------------------------------------------------


def test_the_rules_deal_from_the_other_tables():
    game = recarded(ROYAL, own(cubes=dict.fromkeys(COLOURS, 5), secrets=dict.fromkeys(COLOURS, 2)))
    match = ruse.deal("royal", 5, seed=1, cards=game.own_cards)
    assert sum(match.view()["supply"].values()) == 20 - 15
    assert match.view()["secret_deck"] == 8


def test_the_view_and_the_observation_show_them():
    game = recarded(ROYAL, with_fame(gold=7))
    match = ruse.deal("royal", 3, seed=1, cards=game.own_cards)
    assert match.view()["fame"] == {"info": [0, 0, 0], "art": [0, 0, 0], "jewels": [0, 0, 0], "gold": [7, 0, 0]}
    told = dict(zip(game.rules.features, match.observe(0), strict=True))
    assert (told["fame_gold_1"], told["fame_info_1"]) == (7, 0)


def test_arranged_positions_are_measured_with_them():
    cards = own(cubes=dict.fromkeys(COLOURS, 5))
    position = {"cubes": [{"gold": 4}, {"gold": 2}, {}]}
    with pytest.raises(ruse.BadPosition, match="more cubes of gold than there are: 5"):
        ruse.arrange("royal", position, cards=cards)
    assert ruse.arrange("royal", position).view()["supply"]["gold"] == 18


@pytest.mark.parametrize("colour", ["info", "jewels"])
def test_the_bots_play_for_them(colour: str):
    game = recarded(ROYAL, with_fame(**{colour: 9}))
    position = {"cubes": [{}, {}, {}], "row": ["carte-blanche", *["art"] * 5]}
    match = ruse.arrange("royal", position, cards=game.own_cards)
    for seat, plan in enumerate(("plan A B", "plan C D", "plan D C")):
        match.play(seat, plan)
    out = Row([0] * game.rules.width)
    number = game.rules.bots["house"](match.imagine(0, 1), 0, out, seeded(1, 1))
    assert game.interface.write(match._state, 0, number) == f"take {colour}"


@pytest.mark.deep  # all rules are compiled again
def test_the_match_ends_in_the_same_records_on_python_and_cpu():
    """Compiled functions read the other tables too."""
    game = recarded(ROYAL, own(cubes=dict.fromkeys(COLOURS, 9), loot=[{"card": "info*7", "back": 2, "copies": 40}]))
    ours, compiled = (simulate(game, 4, 30, seed=6, target=target) for target in ("python", "cpu"))
    assert (ours.decisions, ours.wins, ours.digest) == (compiled.decisions, compiled.wins, compiled.digest)
    assert ours.digest != simulate(ROYAL, 4, 30, seed=6, target="python").digest


# --- What stays as it is --------------------------------------------------------------------------------------


def test_the_game_itself_is_unchanged():
    before = ruse.deal("royal", 4, seed=3)
    recarded(ROYAL, own(cubes=dict.fromkeys(COLOURS, 6)))
    after = ruse.deal("royal", 4, seed=3)
    assert (ROYAL.own_cards, after.game) == (None, ROYAL)
    assert after._state.pack() == before._state.pack()
    assert ruse.all_games()["royal"] is ROYAL


def test_the_game_s_own_file_changes_nothing():
    match, same = (ruse.deal("royal", 4, seed=3, cards=cards) for cards in (None, FILE))
    assert match._state.pack() == same._state.pack()
    assert match.view() | {"own_cards": True} == same.view()


def test_the_same_cards_are_the_same_game(tmp_path: Path):
    """However they are given, so that nothing is compiled twice."""
    text = FILE.read_text(encoding="utf-8").replace("gold = 24", "gold = 30")
    path = written(tmp_path, f"# my box\n{text}")
    game = recarded(ROYAL, path)
    assert recarded(ROYAL, str(path)) is recarded(ROYAL, contents(path)) is game
    assert recarded(ROYAL, own(cubes=dict.fromkeys(COLOURS, 30))) is not game
    assert game is not ROYAL


def test_cards_can_be_replaced_again():
    game = recarded(recarded(ROYAL, own(cubes=dict.fromkeys(COLOURS, 6))), own(cubes=dict.fromkeys(COLOURS, 7)))
    assert sum(Match(game, 3, seed=1).view()["supply"].values()) == 28 - 9


def test_contents_that_were_given_are_kept_as_they_were():
    cards = own(cubes=dict.fromkeys(COLOURS, 6))
    match = ruse.deal("royal", 3, seed=1, cards=cards)
    cards["cubes"]["gold"] = 60
    assert match.game.own_cards["cubes"]["gold"] == 6  # type: ignore[index]
    again = ruse.loads(match.dumps())
    assert again._state.pack() == match._state.pack()
    assert again.game is match.game


# --- What cannot be used --------------------------------------------------------------------------------------


def refused(game: Game, source: object) -> str:
    with pytest.raises(ruse.BadCards) as caught:
        recarded(game, source)
    assert len(str(caught.value)) < 600
    return str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path):
    path = tmp_path / "none.toml"
    assert refused(ROYAL, path) == f"the cards in {str(path)!r} cannot be read: No such file or directory"


def test_a_folder_and_an_impossible_name(tmp_path: Path):
    assert "cannot be read: Is a directory" in refused(ROYAL, tmp_path)
    assert "cannot be read: " in refused(ROYAL, "cards\0.toml")
    assert "cannot be read: " in refused(ROYAL, "x" * 5000)


@pytest.mark.parametrize("text", ["[cubes", "cubes = ", "<html>", "x = 1\nx = 2", f"x = {'1' * 5000}", "[" * 4000])
def test_a_file_that_is_not_toml(text: str, tmp_path: Path):
    path = written(tmp_path, text)
    assert refused(ROYAL, path).startswith(f"{path}: this is not TOML: ")


def test_a_file_that_is_no_text(tmp_path: Path):
    path = tmp_path / "cards.toml"
    path.write_bytes(b"about = '\xff'")
    assert refused(ROYAL, path) == f"{path}: the file is not UTF-8 text"


def test_a_file_that_is_too_large(tmp_path: Path):
    path = written(tmp_path, "#" * LARGEST)
    assert "[[loot]] entries; there are none" in refused(ROYAL, path)  # as much as there may be is read
    path = written(tmp_path, "#" * (LARGEST + 1))
    assert refused(ROYAL, path) == f"{path}: a file of cards has at most {LARGEST} bytes, this one has more"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_an_endless_file_is_not_read_to_its_end():
    assert "has more" in refused(ROYAL, "/dev/zero")


@pytest.mark.parametrize("source", [5, ["cards.toml"], b"cards.toml", True])
def test_cards_are_a_path(source: object):
    assert "cards are given as the path of a TOML file" in refused(ROYAL, source)


@pytest.mark.parametrize("odd", [date(2010, 6, 1), {1, 2}, {1: "one", "two": 2}])
def test_cards_have_no_other_kinds_of_values(odd: object):
    assert refused(ROYAL, own(about=odd)) == "a file of cards has texts, numbers, lists and tables only"


@pytest.mark.parametrize("slug", ["coup", "minister"])
def test_a_game_without_cards_of_its_own(slug: str):
    assert refused(ruse.all_games()[slug], FILE) == f"{slug} has no cards that can be replaced"
    with pytest.raises(ruse.BadCards, match="has no cards"):
        ruse.deal(slug, 3, cards=FILE)


def test_none_are_the_game_s_own():
    assert ROYAL.with_cards(None) is ROYAL
    assert ruse.all_games()["coup"].with_cards(None) is ruse.all_games()["coup"]


# --- The text of a match --------------------------------------------------------------------------------------


def test_a_damaged_list_of_cards_in_a_match(tmp_path: Path):
    text = ruse.deal("royal", 3, seed=1, cards=own(cubes=dict.fromkeys(COLOURS, 6))).dumps()
    body = text[: text.index("end:")]
    for damaged in (body.replace('"gold":6', '"gold":0'), body.replace("cards: {", "cards: "), body + "cards: 5\n"):
        assert damaged != body
        with pytest.raises(ruse.BadMatchFile):
            ruse.loads(damaged)


# --- Every fault at once, each with its file, its card, its key and its line -----------------------------------


def standard(game: str) -> str:
    cards = ruse.all_games()[game].cards
    assert cards is not None
    return cards.file.read_text("utf-8")


def line_with(text: str, part: str) -> int:
    return next(at for at, line in enumerate(text.splitlines(), 1) if part in line)


def test_all_faults_of_a_file_are_told_at_once_with_their_lines(tmp_path: Path):
    text = standard("caper").replace("coins = 10 ", "coins = 99 ", 1)
    text = text.replace('id = "tuxedo"', 'id = "tuxedo"\nweight = 3', 1)
    text = text.replace('id = "dame"', 'id = "Grande Dame"', 1)
    path = written(tmp_path, text)
    with pytest.raises(ruse.BadCards) as caught:
        ruse.deal("caper", 2, cards=path)
    first, second, third = caught.value.faults
    assert first == f"{path}, line {line_with(text, 'coins = 99')}: [rules] coins is a number from 1 to 60, not 99"
    assert second.startswith(f"{path}, line {line_with(text, 'Grande')}: thief 1: 'id' is a name in lower case")
    assert third.startswith(f"{path}, line {line_with(text, 'weight = 3')}: gear 2 (tuxedo) has no 'weight'")
    assert str(caught.value).splitlines() == [first, second, third]


def test_a_missing_key_is_called_missing_at_the_line_of_its_card(tmp_path: Path):
    text = standard("royal").replace("[[loot]]", '[[loot]]\ncard = "art"\n\n[[loot]]', 1)
    path = written(tmp_path, text)
    line = line_with(text, "[[loot]]")
    assert refused(ROYAL, path) == f"{path}, line {line}: loot 1 (art): 'back' is missing; it is 1 or 2"


def test_faults_without_a_file_have_no_line():
    with pytest.raises(ruse.BadCards) as caught:
        ruse.deal("royal", 3, cards={"cubes": 3})
    assert caught.value.faults[0] == "[cubes] is a table, not 3"
    assert len(caught.value.faults) == 4


def test_of_very_many_faults_the_first_are_told_and_the_rest_counted():
    with pytest.raises(ruse.BadCards) as caught:
        ruse.deal("royal", 3, cards=own(loot=[{"card": "gold*9", "back": 1}] * 40))
    lines = str(caught.value).splitlines()
    assert (len(caught.value.faults), len(lines), lines[-1]) == (40, 13, "and 28 more")


def test_a_byte_order_mark_is_read_over(tmp_path: Path):
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xef\xbb\xbf" + standard("royal").encode())
    assert contents(path) == STANDARD
    path.write_bytes(b"\xef\xbb\xbf" + standard("royal").replace("gold = 24", "gold = 240", 1).encode())
    assert "[cubes] gold is a number from 1 to 60, not 240" in refused(ROYAL, path)
