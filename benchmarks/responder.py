"""How a responder beats a learned bot: what it does otherwise, and which of its answers it needs for that.

    ruse exploit coup --bot learned --players 2 --decisions 120M --folder runs/duel
    python benchmarks/responder.py coup runs/duel --players 2

For each kind of question (a phase of the game) it prints what the two answer, and how often the responder wins if
the bot answers that question in its place. A bluff is marked with an asterisk.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path

import torch

import ruse
from ruse.core.brain_file import brain_of, read_brain
from ruse.core.game import Game
from ruse.learn.exploit import digest_of, record, sharpened
from ruse.learn.frozen import Frozen
from ruse.learn.network import Network
from ruse.learn.run import batch_of, read_checkpoint
from ruse.learn.settings import Settings
from ruse.learn.tensors import BatchTensors, Policy

SIZE = 4096
STEPS = 12
"""Decisions of every match that are looked at one by one."""
APART = 24
"""Other decisions between two of these, so that they come from all parts of many matches."""
BLUFF = 2
"""What `honesty` says of a claim that is not true."""
RARE = 0.005
"""Answers less likely than this are not printed."""


class Pair:
    """A responder in one seat, and its bot in all others."""

    def __init__(self, game: Game, players: int, responder: Policy, bot: Frozen) -> None:
        self.game, self.players, self.responder, self.bot = game, players, responder, bot
        self.phase = game.rules.features.index("phase")

    def table(self) -> BatchTensors:
        """Return fresh matches, the same ones each time."""
        return BatchTensors(
            batch_of(self.game, Settings(self.game.slug, (self.players,), size=SIZE, seed=8), "cpu", None), self.bot
        )

    def wins(self, games: int, given_up: int | None = None) -> float:
        """Return how often the responder wins if the bot answers one kind of question for it."""

        def answers(observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
            own = self.responder(observation, legal)
            if given_up is None:
                return own
            return torch.where(observation[:, self.phase] == given_up, self.bot(observation, legal), own)

        played, won = record(self.table(), answers, games)
        return won / played

    def habits(self) -> dict[int, tuple[Counter[str], Counter[str]]]:
        """Return what the responder and the bot answer to each kind of question, where they have a choice."""
        table = self.table()
        found: dict[int, tuple[Counter[str], Counter[str]]] = defaultdict(lambda: (Counter(), Counter()))
        for step in range(STEPS * APART):
            own = table.own()
            actions = torch.where(
                own,
                self.responder(table.observation, table.legal),
                self.bot(table.observation, table.legal),
            )
            if step % APART == 0:
                for index in (table.legal.sum(1) > 1).nonzero().squeeze(1).tolist():
                    phase = int(table.observation[index, self.phase])
                    found[phase][0 if own[index] else 1][self.named(table, index, int(actions[index]))] += 1
            table.step(actions)
        return found

    def named(self, table: BatchTensors, index: int, action: int) -> str:
        """Return what an answer is called, without its target."""
        state, seat = table.batch.match(index)._state, int(table.seats[index])
        bluff = self.game.rules.honesty(state, seat, action) == BLUFF
        return self.game.interface.write(state, seat, action).split(" ")[0] + ("*" if bluff else "")


def shares(counts: Counter[str]) -> str:
    """Return the answers with their shares, the most frequent first."""
    total = counts.total()
    return ", ".join(f"{name} {count / total:.0%}" for name, count in counts.most_common() if count > RARE * total)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path, help="the --folder of `ruse exploit`")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--brain", type=Path, help="the brain that the responder learned against (default: shipped)"
    )
    parser.add_argument("--games", type=int, default=40_000)
    args = parser.parse_args()
    game = ruse.all_games()[args.game]
    brain = brain_of(game) if args.brain is None else read_brain(args.brain, game)
    if brain is None:
        parser.error(f"{game.slug} has no learned bot; name a --brain")
    state = read_checkpoint(args.folder / "checkpoint.pt")
    if (state["game"], state.get("against")) != (game.slug, digest_of(brain)):
        parser.error(f"the responder in {args.folder} learned against another bot; name its --brain")
    network = Network(game, state["settings"]["first"], state["settings"]["second"])
    network.load_state_dict(state["learner"]["network"])
    pair = Pair(game, args.players, sharpened(network), Frozen(game, brain, args.players, torch.device("cpu")))
    print(f"The responder wins {pair.wins(args.games):.1%} of {args.games:,} games.")
    for phase, (own, bots) in sorted(pair.habits().items()):
        print(f"\nPhase {phase}: if the bot answers for it, it wins {pair.wins(args.games, phase):.1%}.")
        print(f"  the responder: {shares(own)}")
        print(f"  the bot:       {shares(bots)}", flush=True)


if __name__ == "__main__":
    with torch.no_grad():
        main()
