"""Editions and options: what each bundle sets, and that every option is one of ours with its default."""

from __future__ import annotations

from typing import Any

import pytest

import ruse

DEFAULTS = {
    "envoy": "ambassador",
    "two_player_coins": "starter_1",
    "copies_rule": "italian",
    "examine_chooser": "target",
    "examine_order": "draw_then_return",
    "first_player": "random",
    "draft_2p": False,
    "draft_coins": "same_as_two_player",
    "block_after_failed_challenge": True,
    "forfeit_timing": "after_pending_action",
    "steal_from_broke": "allowed",
    "treasury": "finite",
    "fa_reblock": False,
    "allow_refusal": True,
    "prove_mode": "two_step",
    "response_mode": "simultaneous",
    "challenge_priority": "clockwise_from_claimant",
    "turn_limit": 200,
    "turn_limit_result": "draw",
    "forced_coup_at": 10,
}
GERMAN = {"two_player_coins": "both_1", "copies_rule": "german", "examine_order": "return_then_draw"}


@pytest.mark.parametrize(("edition", "changed"), [("standard", {}), ("italian", {}), ("german", GERMAN)])
def test_editions_are_bundles_of_options(edition, changed):
    assert ruse.deal("coup", 4, edition=edition).options == DEFAULTS | changed


def test_an_option_overrides_its_edition():
    match = ruse.deal("coup", 2, edition="german", two_player_coins="both_2", seed=1)
    assert match.options["two_player_coins"] == "both_2"
    assert match.options["copies_rule"] == "german"


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_option_refuses_a_foreign_value(name):
    options: dict[str, Any] = {name: "sideways"}
    with pytest.raises(ruse.BadOption, match=name):
        ruse.deal("coup", 2, **options)


def test_unknown_options_and_editions_are_refused():
    with pytest.raises(ruse.BadOption, match="reformation"):
        ruse.deal("coup", 2, reformation=True)
    with pytest.raises(ruse.BadOption, match="german"):
        ruse.deal("coup", 2, edition="french")


@pytest.mark.parametrize("edition", ["standard", "german", "italian"])
def test_the_view_tells_the_rules_in_force(edition):
    match = ruse.deal("coup", 3, edition=edition)
    assert match.view()["options"] == match.options
    assert match.view()["edition"] == edition
