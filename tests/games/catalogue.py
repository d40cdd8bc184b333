"""A game's catalogue of rules (docs/rules/GAME.md) against its tests and sources: the same ids in all three."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from ruse.core.options import Option, show

ROOT = Path(__file__).parents[2]


class Catalogue:
    """The ids of one game: those of its rules and those of its rulings."""

    def __init__(
        self,
        slug: str,
        rules: Sequence[str],
        rulings: Sequence[str],
        of_the_table: Sequence[str] = (),
        many_values: Mapping[str, str] | None = None,
    ) -> None:
        """`of_the_table` are ids of what a table decides, not the rules: they have no test among the game's."""
        self.slug = slug
        self.of_the_table = of_the_table
        self.tested = [id_ for id_ in (*rules, *rulings) if id_ not in of_the_table]
        self.many_values = many_values or {}
        rule, ruling = rules[0].partition("-")[0], rulings[0].partition("-")[0]
        self.page = (ROOT / "docs" / "rules" / f"{slug}.md").read_text(encoding="utf-8")
        self.tests = ROOT / "tests" / "games" / slug
        self.sources = ROOT / "src" / "ruse" / "games" / slug
        self.id = re.compile(rf"(?:{rule}|{ruling})-\d\d")
        self._named = re.compile(rf"({rule}|{ruling})_(\d\d)".lower())

    def explained(self) -> set[str]:
        """Return the ids that have a row on the page."""
        return {line.split()[1] for line in self.page.splitlines() if self.id.match(line.removeprefix("| "))}

    @cache  # noqa: B019, the few catalogues live as long as the tests
    def told(self) -> str:
        """Return the ids in the names of all tests, read as on the page, and their docstrings."""
        return "\n".join(
            self._told_by(node)
            for file in self.tests.rglob("test_*.py")
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        )

    def _told_by(self, test: ast.FunctionDef) -> str:
        named = self._named.sub(lambda id_: f"{id_[1].upper()}-{id_[2]} ", test.name)
        return f"{named} {ast.get_docstring(test) or ''}"

    def named_in_sources(self) -> set[str]:
        """Return the ids in the docstrings and comments of the rules."""
        return {id_ for file in self.sources.rglob("*.py") for id_ in self.id.findall(file.read_text("utf-8"))}

    def values(self, option: Option) -> set[str]:
        """Return the values of an option as the page lists them."""
        found = re.search(rf"`{option.name}`(?: †)?: ([^|;\n]*)", self.page)
        assert found, f"{option.name} is not told"
        return set(found[1].strip().split(", "))

    def is_marked(self, option: Option) -> bool:
        """Return whether the page marks an option as disputed."""
        return f"`{option.name}` †: " in self.page


def values_of(option: Option, players: int, many: Mapping[str, str]) -> set[str]:
    """Return how a page lists the values of an option, the default in bold, or in words if there are many."""
    if option.name in many:
        return set(many[option.name].split(", "))
    default = option.default_for(players)
    return {f"**{show(value)}**" if value == default else show(value) for value in option.values}
