"""The network that learns: the layers of a brain in floating point, and a judge next to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from ruse.core.encoding import VALUES, encoding_of
from ruse.core.sight import seen_by_brain, sight_of

if TYPE_CHECKING:
    from ruse.core.game import Game

NEVER = -1e9
"""The logit of an action that is not legal."""
ALIGNED = 64
"""A GPU multiplies matrices several times faster if their rows begin at multiples of this."""


class Encoder(nn.Module):
    """Observations as rows of a network's input, on any device; the same rows as `ruse.core.brain` sums up."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        encoding = encoding_of(seen_by_brain(game))
        self.size = encoding.size
        self.width = aligned(encoding.size)
        """The rows, and some behind them that are never lit."""
        columns = len(encoding.columns)
        self.shared = len(set(encoding.starts)) < columns
        """Whether several columns have the same rows, which then add up."""
        rows = torch.empty((columns, VALUES), dtype=torch.int64)
        for column, (start, scale) in enumerate(encoding.columns):
            for value, nth in enumerate(encoding.scales[scale]):
                # What needs no row goes into a place of its own behind the rows, so that no two writes collide.
                rows[column, value] = start + nth - 1 if nth else self.width + column
        self.register_buffer("row_or_none", rows.clamp_max(self.width).reshape(-1), persistent=False)
        self.register_buffer("rows", rows.reshape(-1), persistent=False)
        self.register_buffer("first", torch.arange(columns) * VALUES, persistent=False)
        self.columns = columns

    def forward(self, observation: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """Return a row of ones and zeros for each observation."""
        at = self.rows[observation.to(torch.int64) + self.first]  # type: ignore[index, operator]
        wide = aligned(self.width + self.columns)
        room = torch.zeros((len(observation), wide), dtype=dtype, device=observation.device)
        if self.shared:
            room.scatter_add_(1, at, torch.ones_like(at, dtype=dtype))
        else:
            room.scatter_(1, at, 1.0)
        return room[:, : self.width]

    def sum_rows(self, observation: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """Return the sum of the rows of each observation; `rows` ends with one of zeros, for what needs none.

        This is a product with `forward`, but few columns are not zero, and a CPU need not multiply by the others.
        """
        match, column = observation.nonzero(as_tuple=True)
        at = self.row_or_none[column * VALUES + observation[match, column]]  # type: ignore[index]
        counts = torch.bincount(match, minlength=len(observation))
        return nn.functional.embedding_bag(at, rows, counts.cumsum(0) - counts, mode="sum")


class Meant(nn.Module):
    """What each action is worth by the network's answers: its own, and those about what it does (core/sight.py)."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        sight = sight_of(game.rules)
        self.actions, self.answers, self.parts = game.rules.actions, sight.answers, len(sight.parts)
        terms = max((len(part) for part in sight.parts), default=0)
        most = max(len(parts) for parts in sight.parts_of)
        # Missing terms point to an answer, and a part, whose value is zero.
        places = torch.tensor([[*part, *[(sight.answers, 0, 0)] * (terms - len(part))] for part in sight.parts])
        for nth, name in enumerate(("start", "column", "factor")):
            self.register_buffer(name, places[..., nth].flatten() if self.parts else places, persistent=False)
        consists = [[*parts, *[self.parts] * (most - len(parts))] for parts in sight.parts_of]
        self.register_buffer("consists", torch.tensor(consists, dtype=torch.int64).flatten(), persistent=False)

    def forward(self, answers: torch.Tensor, observation: torch.Tensor) -> torch.Tensor:
        """Return what each action is worth."""
        own = answers[:, : self.actions]
        if not self.parts:
            return own
        shown = observation.to(torch.int64)[:, self.column]  # type: ignore[index]
        # An action that is not legal may be about something that does not exist; nobody asks for it.
        at = (self.start + self.factor * shown).clamp_max(self.answers)  # type: ignore[operator]
        worth = nn.functional.pad(answers, (0, 1)).gather(1, at).unflatten(1, (self.parts, -1)).sum(2)
        parts = nn.functional.pad(worth, (0, 1))[:, self.consists]  # type: ignore[index]
        return own + parts.unflatten(1, (self.actions, -1)).sum(2)


def aligned(size: int) -> int:
    """The next size that suits a GPU."""
    return -(-size // ALIGNED) * ALIGNED


class Network(nn.Module):
    """Policy and value of the seat that is asked."""

    def __init__(self, game: Game, first: int = 512, second: int = 256) -> None:
        super().__init__()
        self.encoder = Encoder(game)
        self.first = nn.Linear(self.encoder.width, first)
        self.second = nn.Linear(first, second)
        self.policy = nn.Linear(second, sight_of(game.rules).answers)
        self.meant = Meant(game)
        self.beside = nn.Linear(self.encoder.width, first)
        """What the judge makes of what the others saw."""
        self.judge = nn.Linear(2 * first, second)
        self.value = nn.Linear(second, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.normal_(self.first.weight, 0.0, 0.1)
        nn.init.normal_(self.beside.weight, 0.0, 0.1)
        self.side = nn.Linear(second, 1)

    def forward(
        self, observation: torch.Tensor, legal: torch.Tensor, others: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all actions, and how often the seat can expect to win, and its side.

        `others` is what the other seats saw when they were last asked. Only the judge learns from it: one who
        knows all hands needs fewer matches to tell good decisions from lucky ones. The policy, and so the brain
        that is made of it, knows its own seat alone.
        """
        with torch.autocast(observation.device.type, torch.bfloat16, enabled=observation.is_cuda):
            lit = torch.relu(self._rows(self.first, observation))
            logits = self.policy(torch.relu(self.second(lit)))
            known = self._look_beside(others) if others is not None and others.shape[1] else torch.zeros_like(lit)
            judged = torch.relu(self.judge(torch.cat([lit, known], 1)))
            value = torch.cat([self.value(judged), self.side(judged)], 1)
        return self.meant(logits.float(), observation).masked_fill(legal == 0, NEVER), value.float()

    def logits(self, observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """Return the logits of all actions alone, without a judge."""
        with torch.autocast(observation.device.type, torch.bfloat16, enabled=observation.is_cuda):
            logits = self.policy(torch.relu(self.second(torch.relu(self._rows(self.first, observation)))))
        return self.meant(logits.float(), observation).masked_fill(legal == 0, NEVER)

    def _look_beside(self, others: torch.Tensor) -> torch.Tensor:
        """Return the sum of what the other seats saw: [match, seat, column]; one that saw nothing adds nothing."""
        seats = others.shape[1]
        lit = torch.relu(self._rows(self.beside, others.flatten(0, 1))).unflatten(0, (-1, seats))
        return (lit * others.any(2, keepdim=True)).sum(1)

    def _rows(self, layer: nn.Linear, observation: torch.Tensor) -> torch.Tensor:
        """A first layer, before its units are lit."""
        if observation.is_cuda:
            return layer(self.encoder(observation, torch.bfloat16))  # type: ignore[no-any-return]
        return self.encoder.sum_rows(observation, and_none(layer.weight.t())) + layer.bias

    def hold_policy(self, held: bool) -> None:
        """Let only the judge learn, or all layers again."""
        for layer in (self.first, self.second, self.policy):
            layer.requires_grad_(not held)

    def sizes(self) -> dict[str, int]:
        """Return the units of the hidden layers."""
        return {"first": self.first.out_features, "second": self.second.out_features}


def and_none(rows: torch.Tensor) -> torch.Tensor:
    """Return the rows of a first layer, and one of zeros behind them."""
    return nn.functional.pad(rows, (0, 0, 0, 1))


def drawn_by(weights: torch.Tensor) -> torch.Tensor:
    """Return one action for each row, with chances as its weights."""
    sums = weights.cumsum(1)
    # Below the last sum even when rounded, so that an action without weight is never drawn.
    at = torch.rand((len(sums), 1), device=sums.device).clamp_max_(1 - 1e-6) * sums[:, -1:]
    return torch.searchsorted(sums, at, right=True).squeeze(1)


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """Return one action for each row, by its probability (on a GPU the largest of the logits with Gumbel noise)."""
    if not logits.is_cuda:
        return drawn_by(torch.softmax(logits, 1))
    noise = torch.empty_like(logits).exponential_().clamp_min_(1e-20).log_()
    return (logits - noise).argmax(dim=1)


def parameters_of(network: Network) -> Any:
    """Return all parameters, in a fixed order."""
    return list(network.parameters())
