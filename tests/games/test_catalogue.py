"""Every rule and every ruling of docs/rules/ is in the name or docstring of a test of its game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.catalogue import ROOT, Catalogue, values_of

import ruse
from ruse.core.options import is_disputed


def ids(prefix: str, *numbers: Iterable[int]) -> list[str]:
    """Return the ids of a catalogue, as COUP-01."""
    return [f"{prefix}-{number:02}" for some in numbers for number in some]


CATALOGUES = [
    Catalogue(
        "coup",
        ids("COUP", range(1, 71)),
        ids("AMB", range(1, 38)),
        of_the_table=["AMB-35"],
        many_values={
            "first_player": "**random**, or a seat",
            "turn_limit": "1 to 1000, **50 a player**",
            "forced_coup_at": "7 to 12, **10**",
        },
    ),
    Catalogue(
        "minister",
        ids("KTM", range(1, 10), range(10, 18), range(20, 27), range(30, 35), range(40, 56), range(60, 63)),
        ids("SA", range(1, 34)),
        of_the_table=["SA-33"],
        many_values={"first_player": "**random**, or a seat", "turn_limit": "1 to 1000, **100 a player**"},
    ),
    Catalogue("royal", ids("ROYAL", range(1, 56), range(70, 80)), ids("RA", range(1, 29))),
    Catalogue(
        "caper",
        ids("CAPER", range(1, 98)),
        ids("A", range(1, 39)),
        many_values={"first_player": "**random**, or a seat"},
    ),
]
each_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: catalogue.slug)
each_option = pytest.mark.parametrize(
    ("catalogue", "option"),
    [
        pytest.param(catalogue, option, id=f"{catalogue.slug}-{option.name}")
        for catalogue in CATALOGUES
        for option in ruse.all_games()[catalogue.slug].interface.options
    ],
)


@each_catalogue
def test_every_rule_has_a_test(catalogue):
    assert [rule for rule in catalogue.tested if rule not in catalogue.told()] == []


def test_every_game_has_a_catalogue():
    pages = (ROOT / "docs" / "rules").glob("*.md")
    assert {catalogue.slug for catalogue in CATALOGUES} == {page.stem for page in pages}


@each_catalogue
def test_the_catalogue_explains_exactly_these_rules(catalogue):
    assert catalogue.explained() == {*catalogue.tested, *catalogue.of_the_table}


@each_catalogue
def test_no_test_names_a_rule_that_is_not_there(catalogue):
    assert set(catalogue.id.findall(catalogue.told())) <= set(catalogue.tested)


@each_catalogue
def test_the_rules_name_only_ids_of_the_catalogue(catalogue):
    assert catalogue.named_in_sources() <= set(catalogue.tested)


@each_option
def test_the_catalogue_tells_every_option_its_values_and_default(catalogue, option):
    fewest = ruse.all_games()[catalogue.slug].players[0]
    assert catalogue.values(option) == values_of(option, fewest, catalogue.many_values)


@each_option
def test_the_catalogue_marks_as_disputed_what_the_table_does(catalogue, option):
    assert catalogue.is_marked(option) == is_disputed(ruse.all_games()[catalogue.slug], option)
