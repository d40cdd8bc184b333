"""Train the points of Coup's house at a table for two: `python -m tools.house_duel`.

The points learn like the weights of a network (`ruse train`): by self-play that a magnet holds back, at tables with
the game's other bots, and next to responders, which learn only to beat them. A table with another bot counts as
much as it takes to win there as often as `GOALS` asks. `--decisions 2M --out FILE` makes a short try.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import torch
from torch import nn

from ruse.cli.train import Amount
from ruse.core.game import Game
from ruse.core.record import Row
from ruse.core.sight import Sight, seen_by_brain
from ruse.core.spaces import count
from ruse.games.coup import game as coup
from ruse.games.coup.bots.house import answer_rare_question
from ruse.games.coup.bots.house_duel import DOUBLE, NO_POINTS, certain_answer, place_of
from ruse.games.coup.bots.house_duel_points import ANSWERS, FILE, QUESTIONS, read
from ruse.games.coup.bots.house_duel_signs import NUMBERS, OTHER, SIGNS, question_of, sign_of
from ruse.games.coup.knowledge.observe import OBSERVED, observe
from ruse.games.coup.rules.state import ACTIONS, DECIDING, OFFERING, REFUSE, SHOW, State
from ruse.learn.learner import Learner
from ruse.learn.network import NEVER, Network
from ruse.learn.rollout import Outcome, joined, play, play_each_other
from ruse.learn.settings import Settings
from ruse.learn.tensors import BatchTensors
from ruse.learn.worth import worth_with
from ruse.study.batch import Batch

QUESTION_AT, CERTAIN_AT = OBSERVED + 2 * SIGNS, OBSERVED + 2 * SIGNS + 1
SEEN = CERTAIN_AT + 1
LARGEST = 127
"""The most points that one sign brings."""

GOALS = {"honest": 0.895, "trusting": 0.869, "random": 0.968, "doubting": 0.974}
"""How often to win against the other bots in training, where rare answers are tried, too."""
LIGHTEST, HEAVIEST = 0.02, 8.0
"""How much a decision against one of them can count, compared with one in self-play."""
STEERING = 4.0
"""How fast that changes while the points win more or less often."""
SMOOTH = 0.05
"""How much the newest matches count in the rates that it follows."""
FEW = 4
"""Self-play has this many times as many matches as a small table with one bot."""
RENEWED = 250
"""After this many stretches another responder makes room for one that knows nothing yet."""
LAST_NEW = 0.85
"""How much of the run is over when the last of them comes."""
WORTH = worth_with(0.0, 1.0)
TELL_EVERY = 20.0
"""Seconds between two lines of progress."""
FILE_HERE = click.Path(path_type=Path, exists=True, dir_okay=False)
SETTINGS = Settings(
    "coup",
    (2,),
    size=1024,
    steps=16,
    part=2048,
    rate=6e-3,
    entropy=0.15,
    entropy_end=0.015,
    magnet=0.1,
    steady=True,
    field_from=0.15,
    responders=2048,
    responder_count=2,
    responder_weight=1.0,
    responder_rate=2e-3,
    responder_entropy=(0.06, 0.02),
    first=128,
    second=64,
)
STARTED: dict[str, Any] = {"entropy": 0.03, "rate": 3e-3, "field_from": 0.0, "judging": 0.08}
"""What is different in a run that goes on from points: at first only the judge learns."""


def see(s: State, seat: int, out: Row) -> None:
    """Write what the seat observes; behind it the signs in two columns each, the question, and what is certain."""
    observe(s, seat, out)
    question = question_of(s.phase)
    for nth in range(SIGNS):
        number = sign_of(s, seat, question, nth)
        out[OBSERVED + 2 * nth] = number // 256
        out[OBSERVED + 2 * nth + 1] = number % 256
    out[QUESTION_AT] = question
    out[CERTAIN_AT] = 1 + certain_answer(s, seat, question)
    if s.phase == OFFERING or s.phase == DECIDING:
        out[CERTAIN_AT] = 1 + answer_rare_question(s, seat, 0)


def with_signs(game: Game) -> Game:
    """Return Coup as the points see it."""
    sight = Sight(
        see,
        (*game.rules.features, *(f"sign_{at}" for at in range(SEEN - OBSERVED))),
        (*game.rules.spaces, *(count(255),) * (SEEN - OBSERVED)),
        (),
        ((),) * ACTIONS,
        ACTIONS,
    )
    return seen_by_brain(replace(game, rules=replace(game.rules, sight=sight)))


COUP = with_signs(coup)


class Points(Network):
    """The points as a network: each sign is a row of them, and the judge beside is the usual one."""

    def __init__(self, game: Game, first: int, second: int) -> None:
        super().__init__(coup, first, second)
        del self.second, self.policy, self.meant
        begins, size = [], 1  # row 0 is for signs that a question does not have
        for numbers in NUMBERS:
            begins.append(size if numbers else 0)
            size += numbers
        self.points = nn.EmbeddingBag(size, max(ANSWERS), mode="sum", padding_idx=0)
        nn.init.zeros_(self.points.weight)
        begins += [0] * SIGNS  # for other questions
        places = torch.full((OTHER + 1, ACTIONS), max(ANSWERS))
        for question in range(len(QUESTIONS)):
            for action in range(ACTIONS):
                place = place_of(question, action)
                if place != NO_POINTS and 0 <= place < ANSWERS[question]:
                    places[question, action] = place
        self.register_buffer("begins", torch.tensor(begins).view(OTHER + 1, SIGNS), persistent=False)
        self.register_buffer("places", places, persistent=False)

    def logits(self, observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """Return the logits of all actions."""
        seen = observation[:, OBSERVED:].to(torch.int64)
        question, certain = seen[:, QUESTION_AT - OBSERVED], seen[:, CERTAIN_AT - OBSERVED] - 1
        numbers = 256 * seen[:, 0 : 2 * SIGNS : 2] + seen[:, 1 : 2 * SIGNS : 2]
        begins = self.begins[question]  # type: ignore[index]
        points = nn.functional.pad(self.points(torch.where(begins > 0, begins + numbers, 0)), (0, 1))
        logits = points.gather(1, self.places[question])  # type: ignore[index]
        only = nn.functional.one_hot(certain.clamp_min(0), ACTIONS).bool() & (certain >= 0).unsqueeze(1)
        only[:, SHOW] |= legal[:, SHOW] > 0
        only[:, REFUSE] |= (legal[:, REFUSE] > 0) & (legal[:, SHOW] == 0)
        sure = only.any(1, keepdim=True)
        return logits.masked_fill((legal == 0) | (sure & ~only), NEVER)

    def forward(
        self, observation: torch.Tensor, legal: torch.Tensor, others: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all actions, and how often the seat can expect to win, and its side."""
        lit = torch.relu(self._rows(self.first, observation))
        known = self._look_beside(others) if others is not None and others.shape[1] else torch.zeros_like(lit)
        judged = torch.relu(self.judge(torch.cat([lit, known], 1)))
        return self.logits(observation, legal), torch.cat([self.value(judged), self.side(judged)], 1)

    def _rows(self, layer: nn.Linear, observation: torch.Tensor) -> torch.Tensor:
        return super()._rows(layer, observation[:, :OBSERVED])

    def hold_policy(self, held: bool) -> None:
        """Let only the judge learn, or the points again."""
        self.points.requires_grad_(not held)

    @torch.no_grad()
    def take(self, points: Sequence[int]) -> None:
        """Go on from points that were written down."""
        at, row = max(ANSWERS), 1
        for place, numbers in enumerate(NUMBERS):
            answers = ANSWERS[place // SIGNS]
            own = torch.tensor(points[at : at + answers * numbers]).view(numbers, answers)
            self.points.weight[row : row + numbers, :answers] = own * math.log(2) / DOUBLE
            at, row = at + answers * numbers, row + numbers


class Table:
    """Matches in which the points learn: against themselves, a bot, or a responder."""

    def __init__(self, size: int, seed: int, bot: str | None = None, guest: bool = False, **options: Any) -> None:
        batch = Batch(COUP, size, 2, seed=seed, opponents=bot, rotate=bot is not None, check=False, options=options)
        self.matches = BatchTensors(batch, guest=guest)


class Training:
    """One run: its tables, its responders, and what the tables with other bots count."""

    def __init__(self, settings: Settings) -> None:
        device = torch.device("cpu")
        self.settings = settings
        self.learner = Learner(COUP, settings, device, Points)
        size, seed = settings.size, settings.seed
        self.alone = Table(size, seed, envoy=["ambassador", "inquisitor"])
        few = size // FEW
        self.fields = {
            bot: [
                Table(2 * few, seed + 10 * nth + 1, bot),
                Table(few, seed + 10 * nth + 2, bot, envoy="inquisitor"),
                Table(few, seed + 10 * nth + 3, bot, envoy=["ambassador", "inquisitor"], draft_2p=True),
            ]
            for nth, bot in enumerate(GOALS)
        }
        self.weights = dict.fromkeys(GOALS, LIGHTEST)
        self.rates = dict.fromkeys(GOALS, 0.0)
        self.born = 0
        self.responders = [self.responder() for _ in range(settings.responder_count)]
        self.stretches = 0

    def responder(self) -> tuple[Learner, Table]:
        """Return a responder that knows nothing yet, and its table."""
        self.born += 1
        held = self.settings.of_responder(self.born)
        return Learner(COUP, held, torch.device("cpu"), Reader), Table(held.size, held.seed, guest=True)

    def turn(self) -> dict[str, float]:
        """Play a stretch everywhere and learn from it; return how often the points win."""
        network, steps = self.learner.network, self.settings.steps
        stretches = [play(self.alone.matches, network, steps, WORTH)[0]]
        progress = self.learner.progress
        if progress >= self.settings.field_from:
            for bot, tables in self.fields.items():
                played = [play(table.matches, network, steps, WORTH, self.weights[bot]) for table in tables]
                stretches += [stretch for stretch, _ in played]
                self.steer(bot, [outcome for _, outcome in played])
        told = dict(self.rates)
        for nth, (reader, table) in enumerate(self.responders):
            own, its, outcome = play_each_other(
                table.matches, network, reader.network, steps, WORTH, self.settings.responder_weight
            )
            reader.learn(its)
            stretches.append(own)
            told[f"responder {nth + 1}"] = float(outcome.won) / max(1, int(outcome.matches))
        told |= self.learner.learn(joined(stretches))
        self.stretches += 1
        if self.responders and self.stretches % RENEWED == 0 and progress < LAST_NEW:
            self.responders = [*self.responders[1:], self.responder()]
        return told

    def steer(self, bot: str, outcomes: Sequence[Outcome]) -> None:
        """Let a bot count for more or less, so that the points win as often as its goal."""
        matches = sum(int(outcome.matches) for outcome in outcomes)
        if matches:
            rate = sum(float(outcome.won) for outcome in outcomes) / matches
            self.rates[bot] += SMOOTH * (rate - self.rates[bot]) if self.rates[bot] else rate
            weight = self.weights[bot] * math.exp(STEERING * (GOALS[bot] - self.rates[bot]))
            self.weights[bot] = min(max(weight, LIGHTEST), HEAVIEST)


class Reader(Network):
    """A responder's network: it sees what a seat observes, and no signs."""

    def __init__(self, game: Game, first: int, second: int) -> None:
        super().__init__(coup, first, second)

    def forward(
        self, observation: torch.Tensor, legal: torch.Tensor, others: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all actions, and how often the seat can expect to win, and its side."""
        beside = None if others is None else others[:, :, :OBSERVED]
        return super().forward(observation[:, :OBSERVED], legal, beside)

    def logits(self, observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """Return the logits of all actions alone."""
        return super().logits(observation[:, :OBSERVED], legal)


def write(network: Network, path: Path) -> None:
    """Write the points as whole numbers."""
    assert isinstance(network, Points)
    rows = network.points.weight.detach() / math.log(2) * DOUBLE
    rows = rows.round().clamp(-LARGEST, LARGEST).to(torch.int64)
    lines, at = [], 1
    for place, numbers in enumerate(NUMBERS):
        if numbers:
            question, nth = divmod(place, SIGNS)
            points = rows[at : at + numbers, : ANSWERS[question]].flatten().tolist()
            lines.append(f'"{QUESTIONS[question]} {nth}":' + json.dumps(points, separators=(",", ":")))
            at += numbers
    path.write_text('{"points":{\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")


@click.command(help=__doc__)
@click.option("--decisions", type=Amount(), default="45M", show_default=True, help="Decisions to learn from.")
@click.option("--seed", default=1, show_default=True, help="Seed of the run.")
@click.option("--entropy", default=SETTINGS.entropy_end, show_default=True, help="Entropy bonus at the end.")
@click.option("--start", type=FILE_HERE, help="Go on from the points in this file.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), default=FILE, help="Where to write them.")
def main(decisions: int, seed: int, entropy: float, start: Path | None, out: Path) -> None:
    """Train, and write the points now and then."""
    torch.set_num_threads(1)
    settings = replace(SETTINGS, decisions=decisions, seed=seed, entropy_end=entropy)
    if start is not None:
        settings = replace(settings, **STARTED)
    training = Training(settings)
    if start is not None:
        for network in (training.learner.network, training.learner.magnet):
            assert isinstance(network, Points)
            network.take(read(start)[1])
        training.weights = dict.fromkeys(GOALS, 1.0)
    begun = told = time.perf_counter()
    sums: dict[str, list[float]] = {}
    while training.learner.progress < 1:
        for name, value in training.turn().items():
            sums.setdefault(name, []).append(value)
        now = time.perf_counter()
        if now - told > TELL_EVERY or training.learner.progress >= 1:
            line = ", ".join(f"{name} {sum(values) / len(values):.3f}" for name, values in sums.items())
            weights = " ".join(f"{w:.2f}" for w in training.weights.values())
            click.echo(f"{training.learner.done / 1e6:6.1f} million, {now - begun:5.0f} s: {line} ({weights})")
            write(training.learner.magnet, out)
            told, sums = now, {}
    write(training.learner.magnet, out)


if __name__ == "__main__":
    main()
