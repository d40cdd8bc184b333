"""Every rule and every ruling of docs/rules/caper.md stands in the name or docstring of a test here."""

from __future__ import annotations

import pytest
from tests.games.catalogue import Catalogue, values_of

from ruse.games.caper.notation import OPTIONS

CATALOGUE = Catalogue("caper", "CAPER", "A")
RULES = [f"CAPER-{number:02}" for number in range(1, 98)]
RULINGS = [f"A-{number:02}" for number in range(1, 39)]

MANY_VALUES = {"first_player": "**random**, or a seat"}


@pytest.fixture(scope="module")
def told() -> str:
    return CATALOGUE.told()


@pytest.mark.parametrize("rule", RULES + RULINGS)
def test_every_rule_has_a_test(rule, told):
    assert rule in told


def test_the_catalogue_explains_exactly_these_rules():
    assert CATALOGUE.explained() == {*RULES, *RULINGS}


def test_no_test_names_a_rule_that_is_not_there(told):
    assert set(CATALOGUE.id.findall(told)) <= {*RULES, *RULINGS}


def test_the_rules_name_only_ids_of_the_catalogue():
    assert CATALOGUE.named_in_sources() <= {*RULES, *RULINGS}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_catalogue_tells_every_option_its_values_and_default(option):
    assert CATALOGUE.values(option) == values_of(option, 2, MANY_VALUES)
