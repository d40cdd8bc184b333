"""Learn two-player Coup against the house bot with PPO, on a CPU, in minutes.

    pip install 'ruse[learn]'
    python examples/ppo.py --rounds 150 --picture curve.svg

It prints its curve, the share of matches won against `house`, and draws it. `ruse train` is the full-size learner.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

import ruse
from ruse.study.one_hot import OneHot

SIZE, STEPS = 512, 32  # matches played at once, decisions in each of them between two updates
EPOCHS, PARTS = 3, 8
DISCOUNT, TRACE, CLIP = 1.0, 0.95, 0.2
ENTROPY = 0.01


class Policy(nn.Module):
    """An observation in, the logits of all actions and the expected reward out."""

    def __init__(self, game: ruse.core.game.Game, width: int = 256) -> None:
        super().__init__()
        self.encode = OneHot(game)
        self.first = nn.Linear(self.encode.width, width)
        self.hidden = nn.Linear(width, width)
        self.actor = nn.Linear(width, game.rules.actions)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, observation: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits with the illegal actions ruled out, and values."""
        lit = functional.relu(self.hidden(functional.relu(self.first(self.encode(observation)))))
        return self.actor(lit).masked_fill(legal == 0, -1e9), self.critic(lit).squeeze(1)


def play(batch: ruse.study.batch.Batch, policy: Policy) -> tuple[dict[str, torch.Tensor], float]:
    """Play a stretch of every match. Return its decisions, and the share of ended matches that were won."""
    rows = torch.arange(SIZE)
    names = ("seen", "legal", "action", "log", "value", "gain", "end")
    kept: dict[str, list[torch.Tensor]] = {name: [] for name in names}
    for _ in range(STEPS):
        # The arrays belong to the batch and are overwritten by its next step.
        seen, legal = torch.from_numpy(batch.observation).clone(), torch.from_numpy(batch.legal).clone()
        seats = torch.from_numpy(batch.seats).clone()
        with torch.no_grad():
            logits, value = policy(seen, legal)
        choice = torch.distributions.Categorical(logits=logits)
        action = choice.sample()
        batch.step(action.numpy())
        gain = torch.from_numpy(batch.rewards).clone()[rows, seats]
        end = torch.from_numpy(batch.done).clone().float()
        for name, part in zip(kept, (seen, legal, action, choice.log_prob(action), value, gain, end), strict=True):
            kept[name].append(part)
    stretch = {name: torch.stack(parts) for name, parts in kept.items()}
    with torch.no_grad():
        _, later = policy(torch.from_numpy(batch.observation), torch.from_numpy(batch.legal))
    advantage = torch.zeros_like(stretch["value"])
    trace = torch.zeros(SIZE)
    for step in reversed(range(STEPS)):
        goes_on = 1 - stretch["end"][step]
        surprise = stretch["gain"][step] + DISCOUNT * goes_on * later - stretch["value"][step]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        advantage[step], later = trace, stretch["value"][step]
    stretch["advantage"], stretch["goal"] = advantage, advantage + stretch["value"]
    won = float(stretch["gain"].sum() / stretch["end"].sum().clamp_min(1))
    return {name: part.flatten(0, 1) for name, part in stretch.items()}, won


def learn(policy: Policy, optimiser: torch.optim.Optimizer, stretch: dict[str, torch.Tensor]) -> None:
    """Some passes of clipped policy gradient over a stretch."""
    spread = stretch["advantage"].std() + 1e-6
    for _ in range(EPOCHS):
        for part in torch.randperm(SIZE * STEPS).chunk(PARTS):
            now = {name: column[part] for name, column in stretch.items()}
            logits, value = policy(now["seen"], now["legal"])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(now["action"]) - now["log"]).exp()
            advantage = (now["advantage"] - stretch["advantage"].mean()) / spread
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            loss = functional.mse_loss(value, now["goal"]) - gain.mean() - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def drawn(curve: list[tuple[int, float]], caption: str) -> str:
    """Return the curve as a picture: decisions to the right, the share of wins upwards."""
    most = curve[-1][0]
    points = " ".join(f"{50 + 500 * decisions / most:.1f},{270 - 240 * won:.1f}" for decisions, won in curve)
    lines = "".join(
        f'<path d="M50 {270 - 2.4 * share}h500" stroke="#ccc"/><text x="8" y="{274 - 2.4 * share}">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif" font-size="13">'
        f'<rect width="600" height="320" fill="#fff"/><text x="50" y="18">{caption}</text>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#7c3aed" stroke-width="2"/>'
        f'<text x="50" y="300">0</text><text x="550" y="300" text-anchor="end">{most:,} decisions</text></svg>\n'
    )


def main() -> None:
    """Learn, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=150, help="how often to play and learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="an SVG file for the curve")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # layers this small lose more to waiting threads than they gain
    torch.manual_seed(chosen.seed)
    batch = ruse.batch("coup", SIZE, players=2, seed=chosen.seed, opponents="house", rotate=True)
    policy = Policy(batch.game)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3, eps=1e-5)
    start, average, curve = time.perf_counter(), 0.0, []
    for number in range(1, chosen.rounds + 1):
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 - 0.9 * number / chosen.rounds)
        stretch, won = play(batch, policy)
        learn(policy, optimiser, stretch)
        average = won if number == 1 else 0.8 * average + 0.2 * won
        curve.append((number * SIZE * STEPS, average))
        if number == 1 or number % 5 == 0:
            took, bar = time.perf_counter() - start, "█" * round(40 * average)
            print(f"{number * SIZE * STEPS:>10,} decisions  {took:5.0f} s  {average:6.1%}  {bar}", flush=True)
    if chosen.picture:
        caption = f"Two-player Coup against house: {average:.0%} won at the end"
        chosen.picture.write_text(drawn(curve, caption))


if __name__ == "__main__":
    main()
