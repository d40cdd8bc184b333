"""Every rule and every ruling of docs/rules/coup.md stands in the name or docstring of a test here."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ruse.core.options import Option, show
from ruse.games.coup.notation import OPTIONS

HERE = Path(__file__).parent
CATALOGUE = HERE.parents[2] / "docs" / "rules" / "coup.md"
RULES = [f"COUP-{number:02}" for number in range(1, 71)]
# Time-outs are the table's business, not the rules'.
RULINGS = [f"AMB-{number:02}" for number in range(1, 38) if number != 35]

MANY_VALUES = {
    "first_player": "**random**, or a seat",
    "turn_limit": "1 to 1000, **50 a player**",
    "forced_coup_at": "7 to 12, **10**",
}


def told_by(test: ast.FunctionDef) -> str:
    """The ids in a test's name, read as in the catalogue, and its docstring."""
    named = re.sub(r"(coup|amb)_(\d\d)", lambda id_: f"{id_[1].upper()}-{id_[2]} ", test.name)
    return f"{named} {ast.get_docstring(test) or ''}"


@pytest.fixture(scope="module")
def told() -> str:
    tests = [
        node
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return "\n".join(map(told_by, tests))


@pytest.mark.parametrize("rule", RULES + RULINGS)
def test_every_rule_has_a_test(rule, told):
    assert rule in told


def test_the_catalogue_explains_exactly_these_rules():
    explained = set(re.findall(r"^\| (COUP-\d\d|AMB-\d\d) ", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
    assert explained == {*RULES, *RULINGS, "AMB-35"}


def test_no_test_names_a_rule_that_is_not_there(told):
    assert set(re.findall(r"(?:COUP|AMB)-\d\d", told)) <= {*RULES, *RULINGS}


def test_the_rules_name_only_ids_of_the_catalogue():
    source = HERE.parents[2] / "src" / "ruse" / "games" / "coup"
    named = {
        id_ for file in source.glob("*.py") for id_ in re.findall(r"(?:COUP|AMB)-\d\d", file.read_text("utf-8"))
    }
    assert named <= {*RULES, *RULINGS}


def told_values(option: Option) -> set[str]:
    """How the catalogue writes the values of an option, the default in bold."""
    if option.name in MANY_VALUES:
        return set(MANY_VALUES[option.name].split(", "))
    default = option.default_for(2)
    return {f"**{show(value)}**" if value == default else show(value) for value in option.values}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_catalogue_tells_every_option_its_values_and_default(option):
    found = re.search(rf"`{option.name}`(?: †)?: ([^|;\n]*)", CATALOGUE.read_text(encoding="utf-8"))
    assert found, f"{option.name} is not told"
    assert set(found[1].strip().split(", ")) == told_values(option)
