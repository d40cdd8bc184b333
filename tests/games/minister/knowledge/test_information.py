"""Who knows what, and how knowledge travels, blurs and sharpens; SA-32: the memory aid."""

from __future__ import annotations

import pytest
from tests.games.minister.script import IN_ORDER, everything, happened, known, legal, lie, play, table, worlds

CHARACTERS = set(IN_ORDER.split())


@pytest.mark.parametrize(("direction", "place"), [("left", "d"), ("right", "b"), ("opposite", "f")])
def test_what_one_has_seen_moves_along_with_a_rotation(direction, place):
    match = play(table(4, looked=["c", "", "", ""]), f"0: move {direction}")
    assert known(match, 0, place) == {"minister"}
    assert worlds(match, 0) == 120


def test_a_true_claim_that_was_challenged_is_known_to_all():
    match = play(table(4), "0: claim king / 3: challenge / 1,2: pass")
    assert [known(match, seat, "a") for seat in range(4)] == [{"king"}] * 4
    assert everything(match)["public"]["places"]["a"] == ["king"]


def test_a_false_claim_excludes_one_character_for_all():
    match = play(table(4), "0: claim thief / 3: challenge / 1,2: pass")
    assert set(everything(match)["public"]["places"]["a"]) == CHARACTERS - {"thief"}


def test_a_miss_tells_the_owner_the_card_and_the_others_what_it_is_not():
    match = play(table(4), "0: claim executioner / 1,2,3: pass / 0: execute 2 king")
    assert known(match, 2, "d") == {"executioner"}
    assert [known(match, seat, "d") for seat in (0, 1, 3)] == [CHARACTERS - {"king"}] * 3


def test_what_is_known_excludes_elsewhere():
    match = table(4, looked=["bcdef", "", "", ""])
    assert (known(match, 0, "a"), worlds(match, 0)) == ({"king"}, 1)


def test_a_shuffle_of_two_unseen_cards_blurs_nothing():
    match = play(table(4, looked=["c", "", "", ""]), "0: claim minister / 1,2,3: pass / 0: swap a b")
    assert (known(match, 0, "c"), worlds(match, 0)) == ({"minister"}, 120)


def test_blurs_add_up_and_looks_sharpen_again():
    match = table(3, looked=["b", "", ""], swaps="keep keep")
    play(match, "0: claim minister / 1,2: pass / 0: swap b d / 1: claim minister / 0,2: pass / 1: swap d f")
    where = [place for place in "abcdef" if "thief" in known(match, 0, place)]
    assert where == ["b", "d", "f"]
    play(match, "2: move right / 0: look")  # what lay at b lies at a now
    assert known(match, 0, "a") == {"thief"}
    assert worlds(match, 0) == 120


def test_public_knowledge_is_blurred_too():
    match = play(table(4, swaps="swap"), "0: claim king / 3: challenge / 1,2: pass / 1,2,3: pass")
    play(match, "1: claim minister / 0,2,3: pass / 1: swap a b")
    for seat in range(4):
        assert "king" in known(match, seat, "a") & known(match, seat, "b")
        assert worlds(match, seat) == 240


def test_a_shuffle_blurs_what_is_public_and_what_is_ones_own_together():
    """All know that b is no minister, seat 0 alone that a is the king: a king at a still means no minister at b."""
    match = table(4, looked=["a", "", "", ""], turn=1)
    play(match, "1: claim minister / 3: challenge / 0,2: pass")
    assert worlds(match, 0) == 96
    play(match, "2: claim minister / 0,1,3: pass / 2: swap a b")
    assert worlds(match, 0) == 192
    assert worlds(match, 2) == 720
    # Were both blurred on their own, 24 more would seem possible: the king at a next to a minister at b.


def test_what_is_learnt_after_a_shuffle_tells_what_it_did():
    """The king lay at a; shuffled with b; shown at b: so the cards changed places."""
    match = table(4, looked=["a", "", "b", ""], swaps="swap")
    play(match, "0: claim minister / 1,2,3: pass / 0: swap a b / 1: claim king / 0: challenge / 2,3: pass")
    assert known(match, 2, "a") == {"thief"}
    assert worlds(match, 2) == 24


def test_a_secret_choice_moves_the_ministers_knowledge_and_what_all_know():
    match = table(4, looked=["", "a", "", ""], shuffle="secret_choice")
    play(match, "0: claim minister / 1,2,3: pass / 0: swap a b / 1: claim king / 0: challenge / 2,3: pass")
    assert known(match, 1, "b") == {"king"}
    assert [known(match, seat, "b") for seat in range(4)] == [{"king"}] * 4
    assert known(match, 0, "a") == CHARACTERS - {"king"}


def test_sa_32_the_memory_aid_shows_a_seat_what_it_could_know():
    match = table(4, looked=["bc", "", "", ""])
    aid = match.view(0)["knowledge"]
    assert aid["worlds"] == 24
    assert (aid["places"]["b"], aid["places"]["c"]) == (["thief"], ["minister"])
    assert set(aid["places"]["a"]) == CHARACTERS - {"thief", "minister"}
    assert match.view(1)["knowledge"]["worlds"] == 720
    assert "knowledge" not in match.view()


def test_sa_32_the_likeliest_character_comes_first():
    match = table(4, looked=["ae", "", "", ""])
    play(match, "0: claim minister / 1,2,3: pass / 0: swap c e")
    places = match.view(0)["knowledge"]["places"]
    assert places["c"] == places["e"] == ["collector", "thief", "minister", "executioner", "peasant"]
    assert places["a"] == ["king"]


def test_sa_32_without_the_aid_memory_is_the_players_own():
    match = table(4, looked=["b", "", "", ""], memory_aid=False)
    assert "knowledge" not in match.view(0)
    assert all(action["bluff"] is None for action in match.view(0)["actions"] if action["claim"])
    assert legal(match, 0) == legal(table(4), 0)


def test_sa_32_with_the_aid_a_claim_says_whether_it_is_a_bluff():
    match = play(table(4), "0: look / 1: move left / 2: move right / 3: look")
    bluffs = {action["claim"]: action["bluff"] for action in match.view(0)["actions"] if action["claim"]}
    assert bluffs == {card: card != "king" for card in CHARACTERS}
    match = table(4, looked=["b", "", "", ""])
    bluffs = {action["claim"]: action["bluff"] for action in match.view(0)["actions"] if action["claim"]}
    assert bluffs == {card: True if card == "thief" else None for card in CHARACTERS}


@pytest.mark.parametrize("aid", [True, False])
def test_sa_32_the_log_always_tells_what_was_public(aid):
    match = play(table(4, memory_aid=aid), "0: look / 1: move left")
    assert len(happened(match, "looked", 0)) == len(happened(match, "moved", 0)) == 1


def test_coins_and_treasury_are_public():
    match = play(table(4), "0: look")
    for seat in (None, 0, 1, 2, 3):
        assert [other["coins"] for other in match.view(seat)["seats"]] == [2, 3, 3, 3]
        assert match.view(seat)["treasury"] == 9


def test_after_the_match_everything_is_told():
    match = play(table(3, looked=["b", "", ""]), "0: move left")
    told = match.reveal()
    assert told["cards"] == lie(match).split()
    assert (told["coins"], told["treasury"]) == ([3, 3, 3], 6)
    assert [row["worlds"] for row in told["knowledge"]] == [120, 720, 720]
    assert told["public"]["worlds"] == 720
    assert [event["event"] for event in told["events"]] == ["turn", "moved", "turn"]
