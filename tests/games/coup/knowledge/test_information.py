"""Who sees what: views and events, beyond what single rules say."""

from __future__ import annotations

import pytest
from tests.games.coup.script import happened, play, table


def test_a_spectator_sees_no_secret():
    match = table("inquisitor duke", "assassin contessa", "captain contessa", envoy="inquisitor", draws="captain")
    play(match, "0: examine 1 / 1,2: pass / 1: offer assassin / 0: force / 1: exchange / 0,2: pass")
    secret = {"card", "cards", "hand", "drawn", "offered"}
    assert not secret & set(match.view())
    assert not any(secret & set(event) for event in match.events() if event["event"] != "lost")
    assert match.view()["actions"] == []


def test_the_legal_actions_of_others_are_not_told():
    match = play(table("duke captain", "assassin contessa"), "0: tax / 1: challenge")
    assert [told["action"] for told in match.view(0)["actions"]] == ["show", "refuse"]
    assert match.view(1)["actions"] == []


def test_refusing_looks_the_same_with_and_without_the_card():
    stories = []
    for first in ("duke captain", "assassin captain"):
        match = play(table(first, "assassin contessa"), "0: tax / 1: challenge / 0: refuse / 0: lose captain")
        stories.append((match.events(1)[1:], match.view(None)))
    assert stories[0] == stories[1]


def test_the_last_shown_card_is_public():
    match = table("duke captain", "assassin contessa", draws="contessa")
    play(match, "0: tax / 1: challenge / 0: show / 1: lose assassin")
    assert [seat["shown"] for seat in match.view()["seats"]] == ["duke", None]
    assert happened(match, "proved", 1) == [{"event": "proved", "seat": 0, "claim": "duke"}]


def test_amb_11_hands_are_told_in_canonical_order():
    match = table("contessa duke", "captain assassin", draws="assassin")
    assert match.view(0)["seats"][0]["hand"] == ["duke", "contessa"]
    play(match, "0: tax / 1: challenge / 0: show / 1: lose captain")
    assert match.view(0)["seats"][0]["hand"] == ["assassin", "contessa"]


def test_the_claim_on_the_table_stays_the_blockers_while_he_loses_a_card():
    match = table("assassin duke", "captain duke", "ambassador contessa", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: pass / 2: challenge / 1: refuse")
    claim = match.view()["claim"]
    assert (claim["actor"], claim["seat"], claim["block"]) == (0, 1, True)
    assert (claim["character"], claim["challenger"]) == ("contessa", 2)


def test_after_a_caught_block_nothing_is_claimed_until_the_next_one_blocks():
    match = table(
        "captain duke", "captain duke", "ambassador contessa", response_mode="sequential", fa_reblock=True
    )
    play(match, "0: foreign-aid / 1: block duke / 2: pass / 0: challenge / 1: refuse / 1: lose captain")
    claim = match.view(2)["claim"]
    assert match.waiting == (2,)
    assert (claim["seat"], claim["character"], claim["block"], claim["challenger"]) == (0, None, False, None)


@pytest.mark.parametrize("answer", ["pass", "challenge"])
def test_a_sealed_answer_is_told_to_the_seat_that_gave_it_and_to_nobody_else(answer):
    match = table("duke captain", "captain duke", "ambassador contessa")
    play(match, f"0: tax / 1: {answer}")
    assert match.view(1)["answer"] == answer
    assert all("answer" not in match.view(seat) for seat in (None, 0, 2))
