"""Write docs/learners/*.md, a page for each game, from its code and from measured figures.

`python tools/learner_pages.py` writes the pages again. With `--measure` it plays first, and keeps the figures in
docs/learners/figures.json.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import ruse
from ruse.core.game import Game
from ruse.core.spaces import CATEGORY, COUNT, FLAG, Space
from ruse.core.words import Words
from ruse.study.learner_spaces import id_of

FOLDER = Path(__file__).parents[1] / "docs" / "learners"
FIGURES = FOLDER / "figures.json"
GAMES = 4_000
"""Matches behind each figure."""
LONGEST = 20_000


def page(game: Game, figures: dict[str, Any]) -> str:
    """Return the page of a game."""
    rules, slug = game.rules, game.slug
    first, last = game.players[0], game.players[-1]
    bots = ", ".join(f"`{name}`" for name in game.bot_names)
    players = f"{first} to {last} players" if first < last else f"{first} players"
    return "\n".join(
        [
            f"# {Words(game.presentation.words, 'en')('game-title')} for learners",
            "",
            "<!-- Written by tools/learner_pages.py from the code. Change that, and run it again. -->",
            "",
            "| | |",
            "|---|---|",
            f"| players | {players} |",
            f"| batch | `ruse.batch({slug!r}, 4096, players={min(4, last)})` |".replace("'", '"'),
            f"| PettingZoo, Gymnasium | `{id_of(game)}` |",
            f"| OpenSpiel | `python_ruse_{slug}` |",
            f"| observation | {len(rules.features)} numbers of 8 bits |",
            f"| actions | {rules.actions}, at most {rules.width} legal at once |",
            f"| record of a match | {rules.state.SIZE} bytes |",
            f"| [bots](../bots.md) for `opponents=` | {bots} |",
            "",
            "## Rewards and length of a match",
            "",
            "A win is worth 1, a win shared by k players 1/k, and everything else 0. Rewards come when the match",
            "ends. `batch.scores` holds the points of each seat.",
            "",
            *figure_table(game, figures),
            "",
            "## Actions",
            "",
            "Seats in an action are counted clockwise from the player who acts, and cards in hand by position",
            "(`#5` is the fifth). The examples are what seat 0 would write in a new match with seed 1.",
            "",
            "| number | action |",
            "|---|---|",
            *action_rows(game),
            "",
            "## Observation",
            "",
            f"[What a learner sees](../observe/{slug}.md) explains every column. In names that repeat, D and N",
            "stand for numbers that count up.",
            "",
            "| column | name | holds |",
            "|---|---|---|",
            *column_rows(game),
            "",
        ]
    )


def figure_table(game: Game, figures: dict[str, Any]) -> list[str]:
    """Return what was measured, for every number of players."""
    slug, games = game.slug, figures["games"]
    rows = [
        "| players | decisions, random | 5 % to 95 % | decisions, `house` | `house` against `random` | chance |",
        "|---|---|---|---|---|---|",
    ]
    for players, found in sorted(figures["counts"].items(), key=lambda item: int(item[0])):
        rows.append(
            f"| {players} | {found['random']:.1f} | {found['short']} to {found['long']} | {found['house']:.1f}"
            f" | {found['rate']:.1%} ± {found['margin']:.1%} | {1 / int(players):.1%} |".replace("%", " %")
        )
    return [
        *rows,
        "",
        f"Decisions are those of all players in a match, averaged over {games:,} matches: between random players,",
        f"and between `house` bots. The wins against `random` are those of `ruse arena {slug} --bot house --field",
        f"random --games {games}`. `python tools/learner_pages.py --measure` measures everything again.",
    ]


def action_rows(game: Game) -> Iterator[str]:
    """Yield the action numbers, those with the same verb in one row."""
    match = ruse.deal(game.slug, game.players[-1], seed=1)
    texts = [game.interface.write(match._state, 0, number) for number in range(game.rules.actions)]
    first = 0
    for _, group in groupby(texts, key=lambda text: (text.split()[0], len(text.split()), "+" in text)):
        named = list(group)
        last = first + len(named) - 1
        if len(named) == 1:
            yield f"| {first} | `{named[0]}` |"
        elif len(named) <= 6:
            yield f"| {first} to {last} | {', '.join(f'`{text}`' for text in named)} |"
        else:
            yield f"| {first} to {last} | `{named[0]}`, `{named[1]}`, `{named[2]}` to `{named[-1]}` |"
        first = last + 1


def column_rows(game: Game) -> Iterator[str]:
    """Yield the columns; those that repeat at equal distances are one row."""
    families: dict[tuple[str, Space], list[int]] = {}
    for column, (name, space) in enumerate(zip(game.rules.features, game.rules.spaces, strict=True)):
        families.setdefault((family(name), space._replace(group="")), []).append(column)
    for (name, space), columns in sorted(families.items(), key=lambda item: item[1]):
        shown = name if len(columns) > 1 else game.rules.features[columns[0]]
        yield f"| {places(columns)} | `{shown}` | {holds(space)} |"


def family(name: str) -> str:
    """Return a name with letters for what counts up: `seat_3_coins` is in `seat_D_coins`."""
    name = re.sub(r"^([a-z]+)_\d+_", r"\1_D_", name)
    return re.sub(r"_\d+(?=$|_plus_1$)", "_N", name) if not name.endswith("_plus_1") else name


def places(columns: list[int]) -> str:
    """Return columns as numbers, as a span, or as a start with a step."""
    steps = {later - earlier for earlier, later in pairwise(columns)}
    if not steps:
        return str(columns[0])
    if steps == {1}:
        return f"{columns[0]} to {columns[-1]}"
    if len(steps) == 1:
        return f"{columns[0]}, {columns[1]} to {columns[-1]}, every {steps.pop()}"
    return ", ".join(map(str, columns))


def holds(space: Space) -> str:
    """Say what a column holds."""
    if space.kind == COUNT:
        return "a likelihood in percent" if space.percent else f"a count from 0 to {space.size}"
    if space.kind == CATEGORY:
        return f"one of {space.size}"
    return "a flag" if space.kind == FLAG else f"a set of {space.size}, one bit each"


def measured(game: Game) -> dict[str, Any]:
    """Play matches of random players and of `house`, for every number of players."""
    from ruse.arena.duel import duel

    counts = {}
    for players in game.players:
        lengths = sorted(random_lengths(game, players))
        among, against = (duel(game, players, "house", field, GAMES) for field in ("house", "random"))
        counts[str(players)] = {
            "random": round(sum(lengths) / len(lengths), 2),
            "short": lengths[len(lengths) // 20],
            "long": lengths[len(lengths) - 1 - len(lengths) // 20],
            "house": round(among.decisions / among.games, 2),
            "rate": round(against.rate, 4),
            "margin": round(against.margin, 4),
        }
        print(game.slug, players, counts[str(players)], flush=True)
    return {"games": GAMES, "counts": counts}


def random_lengths(game: Game, players: int) -> list[int]:
    """Return how many decisions the first match in each place of a batch took, with random players."""
    import numpy as np

    batch = ruse.batch(game.slug, GAMES, players=players, seed=1)
    random = np.random.default_rng(1)
    lengths = np.zeros(GAMES, np.int64)
    for step in range(1, LONGEST):
        batch.step((random.random(batch.legal.shape, np.float32) * batch.legal).argmax(1))
        lengths[(lengths == 0) & (batch.done == 1)] = step
        if lengths.all():
            return [int(length) for length in lengths]
    raise RuntimeError(f"a match of {game.slug} has no end after {LONGEST} decisions")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", action="store_true", help="play for new figures first")
    parser.add_argument("games", nargs="*", help="the games to measure; all by default")
    chosen = parser.parse_args()
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    for slug, game in ruse.all_games().items():
        if chosen.measure and (not chosen.games or slug in chosen.games):
            figures[slug] = measured(game)
            FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        if slug in figures:
            (FOLDER / f"{slug}.md").write_text(page(game, figures[slug]), encoding="utf-8")
            print(f"docs/learners/{slug}.md")


if __name__ == "__main__":
    main()
