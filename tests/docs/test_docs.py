"""The documents are true: their snippets run, and nothing that users can set is missing from them."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path

import pytest
from tools.learner_pages import FIGURES, FOLDER, page

import ruse
from ruse.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPETS = [
    pytest.param(text, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, text in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_every_python_snippet_runs(snippet: str) -> None:
    exec(compile(snippet, "<snippet>", "exec", dont_inherit=True), {"__name__": "snippet"})


def test_there_are_snippets_in_the_readme() -> None:
    assert "```python" in PAGES[0].read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert link.startswith("http") or (page.parent / link).exists(), link


def test_the_readme_shows_the_game_of_the_transcript() -> None:
    shown = re.findall(r"```text\n(.*?)```", PAGES[0].read_text(), re.DOTALL)[0]
    assert shown.strip() in (ROOT / "docs/transcript.txt").read_text()


@pytest.mark.parametrize("game", ruse.all_games().values(), ids=lambda game: game.slug)
def test_every_option_edition_and_value_is_documented(game) -> None:
    page = (ROOT / f"docs/rules/{game.slug}.md").read_text()
    for option in game.interface.options:
        assert f"`{option.name}`" in page, option.name
        for value in option.values if all(isinstance(value, str) for value in option.values) else ():
            assert str(value) in page, (option.name, value)
    for edition in game.interface.editions:
        assert edition in page, edition


@pytest.mark.parametrize("game", ruse.all_games().values(), ids=lambda game: game.slug)
def test_every_feature_is_documented(game) -> None:
    page = (ROOT / f"docs/observe/{game.slug}.md").read_text()
    assert f"`observe` writes {len(game.rules.features)} numbers" in page
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \|", page, re.MULTILINE)
    named: list[str] = []
    for block, table in groupby(rows, lambda row: row[1].partition("_D_")[0] if "_D_" in row[1] else ""):
        names = {int(number): name for number, name in table}
        assert list(names) == list(range(len(names)))
        if block:
            assert f"at column {len(named)} + {len(names)} D + n" in page
        features = [feature for feature in game.rules.features if block and feature.startswith(f"{block}_")]
        each = dict.fromkeys(feature.split("_")[1] for feature in features) or [""]  # 0, 1, 2 or a, b, c
        named += [names[at].replace("_D_", f"_{key}_") for key in each for at in names]
    assert tuple(named) == game.rules.features


@pytest.mark.parametrize("game", ruse.all_games().values(), ids=lambda game: game.slug)
def test_the_learners_page_is_made_from_the_code(game) -> None:
    kept = (FOLDER / f"{game.slug}.md").read_text(encoding="utf-8")
    figures = json.loads(FIGURES.read_text(encoding="utf-8"))[game.slug]
    assert kept == page(game, figures), "run python tools/learner_pages.py"
    assert set(figures["counts"]) == {str(players) for players in game.players}


def test_every_command_and_flag_is_documented() -> None:
    page = (ROOT / "docs/cli.md").read_text()
    for name in main.names:
        assert f"## ruse {name}" in page, name
        section = page.split(f"## ruse {name}\n")[1].split("\n## ")[0]
        for parameter in main.load(name).params:
            if getattr(parameter, "hidden", False):
                continue  # internal flags for the workers of `ruse serve`
            for flag in [flag for flag in parameter.opts if flag.startswith("--")]:
                assert f"`{flag}" in section or flag == "--language", (name, flag)
    assert "--language" in page
    assert "--version" in page


def test_every_setting_is_documented() -> None:
    settings = set()
    for source in (ROOT / "src").rglob("*.py"):
        settings |= set(re.findall(r"\bRUSE_[A-Z_]+\b", source.read_text()))
    page = (ROOT / "docs/cli.md").read_text()
    assert settings == {setting for setting in settings if setting in page}


def test_the_public_names_are_documented() -> None:
    page = (ROOT / "docs/library.md").read_text()
    for name in ruse.__all__:
        assert f"ruse.{name}" in page, name


def test_the_texts_of_matches_in_the_documents_can_be_loaded() -> None:
    shown = re.findall(r"```text\n(ruse match .*?)```", (ROOT / "docs/library.md").read_text(), re.DOTALL)
    assert len(shown) == 1
    assert len(ruse.loads(shown[0]).journal) == 5
