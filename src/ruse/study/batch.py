"""A batch of matches for learners: step, legal actions and observations over arrays, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from ruse.core.errors import BadOption
from ruse.core.options import resolve
from ruse.core.targets.cpu import cpu

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ruse.core.game import Game

SMALLEST_SHARE = 256
"""Matches below which another thread costs more than it saves."""


class Batch:
    """Many matches at once. Make one with `ruse.batch`.

    In each match the lowest awaited seat is the one that is asked (`seats`, -1 when it is over). The
    arrays `legal` and `observe` return belong to the batch and are overwritten by the next call.
    """

    def __init__(
        self, game: Game, size: int, players: int, seed: int, edition: str, options: Mapping[str, object]
    ) -> None:
        if size < 1:
            raise BadOption(f"a batch has at least one match, not {size}")
        self.game = game
        self.size = size
        self.players = players
        self.options = resolve(game, players, edition, options)
        self._code = cpu(game)
        import numpy as np

        layout = game.rules.state.dtype()
        self._records = np.zeros(size, layout)
        self._blank = np.frombuffer(game.blank(players, self.options).pack(), layout)
        self._masks = np.zeros((size, game.rules.actions), np.uint8)
        self._features = np.zeros((size, len(game.rules.features)), np.uint8)
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Deal all matches anew; match number i is the one that `ruse simulate --seed` plays as its game i."""
        import numpy as np

        self._share(
            lambda first, count: self._code.deal_span(self._records, self._blank, np.uint64(seed), first, count)
        )

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches have ended."""
        done: NDArray[np.bool_] = self._records["waiting"] == 0
        return done

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that is asked in each match; -1 when it is over."""
        import numpy as np

        waiting = self._records["waiting"].astype(np.int64)
        lowest = waiting & -waiting
        return np.where(waiting > 0, np.log2(np.maximum(lowest, 1)).astype(np.int64), -1)

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's share of the win: 1 alone, 1/k shared, 0 otherwise, and 0 while the match runs."""
        import numpy as np

        shares = np.zeros((self.size, self.players))
        for index in np.flatnonzero(self.over):
            mask = self.game.rules.winners(self.game.rules.state.unpack(self._records[index].tobytes()))
            winners = [seat for seat in range(self.players) if mask >> seat & 1]
            for seat in winners:
                shares[index, seat] = 1 / len(winners)
        return shares

    def legal(self) -> NDArray[np.uint8]:
        """One row for each match, 1 in the columns of the actions open to the asked seat."""
        import numpy as np

        seats = np.maximum(self.seats, 0)

        def mark(first: int, count: int) -> None:
            out = np.zeros(self.game.rules.width, np.int64)
            self._code.legal_span(self._records, seats, self._masks, out, first, count)

        self._share(mark)
        return self._masks

    def observe(self) -> NDArray[np.uint8]:
        """One row for each match: what the asked seat may see (`game.rules.features` names the columns)."""
        import numpy as np

        seats = np.maximum(self.seats, 0)
        self._share(
            lambda first, count: self._code.observe_span(self._records, seats, self._features, first, count)
        )
        return self._features

    def step(self, actions: NDArray[np.int64]) -> None:
        """Let the asked seat of each match play its action; it must be one that `legal` marks."""
        self._share(lambda first, count: self._code.step_span(self._records, actions, first, count))

    def _share(self, work: Callable[[int, int], Any]) -> None:
        workers = max(1, min(os.cpu_count() or 1, self.size // SMALLEST_SHARE))
        each = -(-self.size // workers)
        spans = [(first, min(each, self.size - first)) for first in range(0, self.size, each)]
        if len(spans) == 1:
            work(*spans[0])
        else:
            list(self._pool.map(lambda span: work(*span), spans))
