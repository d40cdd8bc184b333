"""Every rule and every ruling of docs/rules/minister.md stands in the name or docstring of a test here."""

from __future__ import annotations

import pytest
from tests.games.catalogue import Catalogue, values_of

from ruse.games.minister.notation import OPTIONS

CATALOGUE = Catalogue("minister", "KTM", "SA")
DECADES = (range(1, 10), range(10, 18), range(20, 27), range(30, 35), range(40, 56), range(60, 63))
RULES = [f"KTM-{number:02}" for decade in DECADES for number in decade]
# What players say to each other is their own affair.
RULINGS = [f"SA-{number:02}" for number in range(1, 33)]

MANY_VALUES = {"first_player": "**random**, or a seat", "turn_limit": "1 to 1000, **100 a player**"}


@pytest.fixture(scope="module")
def told() -> str:
    return CATALOGUE.told()


@pytest.mark.parametrize("rule", RULES + RULINGS)
def test_every_rule_has_a_test(rule, told):
    assert rule in told


def test_the_catalogue_explains_exactly_these_rules():
    assert CATALOGUE.explained() == {*RULES, *RULINGS, "SA-33"}


def test_no_test_names_a_rule_that_is_not_there(told):
    assert set(CATALOGUE.id.findall(told)) <= {*RULES, *RULINGS}


def test_the_rules_name_only_ids_of_the_catalogue():
    assert CATALOGUE.named_in_sources() <= {*RULES, *RULINGS}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_catalogue_tells_every_option_its_values_and_default(option):
    assert CATALOGUE.values(option) == values_of(option, 3, MANY_VALUES)
