"""A batch of matches for learners: one call plays, deals new matches, and shows what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from ruse.core.chance import MASK, seed_of
from ruse.core.errors import BadOption, IllegalAction
from ruse.core.options import resolve
from ruse.core.targets import COMPILED
from ruse.core.targets.batch_loops import LEARNER, NUMBER, PLY, ROTATES, SEED, SETTING
from ruse.core.targets.code_on_disk import numba

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match

LARGEST = 1 << 24
LONGEST = 1 << 15


class Batch:
    """Many matches at once. Make one with `ruse.batch`.

    The arrays belong to the batch and are overwritten by the next step. On `cuda` they live on the GPU. PyTorch,
    JAX and CuPy take them without a copy on either target: `torch.from_dlpack(batch.observation)`.

    seats        int64, one for each match: the seat that is asked; it is never a bot's
    legal        uint8, a row for each match: 1 in the columns of the actions that are open to that seat
    observation  uint8, a row for each match: what that seat may see (`game.rules.features`, `game.spaces`)
    done         uint8: whether a match ended in this step; the arrays above then show the one dealt after it
    rewards      float32, a row for each match: what each seat has won in this step, 1/k for a shared win
    scores       int32, a row for each match: the points of each seat when a match last ended
    """

    seats: Any
    legal: Any
    observation: Any
    done: Any
    rewards: Any
    scores: Any

    def __init__(
        self,
        game: Game,
        size: int,
        players: int | Sequence[int],
        *,
        target: str = "cpu",
        seed: int | Sequence[int] = 0,
        edition: str = "standard",
        opponents: str | Mapping[int, str] | None = None,
        rotate: bool = False,
        history: int = 0,
        check: bool | None = None,
        workers: int | None = None,
        brain: Any = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if type(size) is not int or not 1 <= size <= LARGEST:
            raise BadOption(f"a batch has 1 to {LARGEST} matches, not {size!r:.60}")
        if target not in COMPILED:
            raise BadOption(f"a batch has no target {target!r:.60}; choose one of {', '.join(COMPILED)}")
        if type(history) is not int or not 0 <= history <= LONGEST:
            raise BadOption(f"a batch keeps 0 to {LONGEST} actions of a match, not {history!r:.60}")
        if workers is not None and (type(workers) is not int or workers < 1):
            raise BadOption(f"a batch has 1 worker or more, not {workers!r:.60}")
        self.game = game
        self.size = size
        self.workers = workers
        """How many threads step it on `cpu`; by default one for each core."""
        self.target = target
        self.settings = _settings(game, players, edition, options or {})
        """The player counts and options that are mixed; match i has number i modulo their count."""
        self.players = max(count for count, _ in self.settings)
        """The most players of a match: the width of `rewards` and `scores`."""
        self.edition = edition
        self.history = history
        self.check = target == "cpu" if check is None else check
        self.roles = [_roles(game, count, opponents, rotate, brain is not None) for count, _ in self.settings]
        self.bots = frozenset(role for roles in self.roles for role in roles[:ROTATES] if role != LEARNER)
        """The numbers of the bots that sit in it."""
        if any(LEARNER not in roles[:count] for roles, (count, _) in zip(self.roles, self.settings, strict=True)):
            raise BadOption("a batch needs at least one seat for the learner; every seat is a bot's")
        numba()  # says how to get it and NumPy, if they are missing
        self._seeds, self._numbers, self.stride = _seeds(seed, size)
        if target == "cuda":
            from ruse.study.cuda_arrays import CudaArrays as Arrays
        else:
            from ruse.study.cpu_arrays import CpuArrays as Arrays  # type: ignore[assignment]
        self._arrays = Arrays(self, brain)
        for name in ("seats", "legal", "observation", "done", "rewards", "scores"):
            setattr(self, name, self._arrays.shown(name))
        self.deal()

    def deal(self) -> None:
        """Deal all matches from the start; with one seed, match i is game i of `ruse simulate --seed`."""
        import numpy as np

        course = np.zeros((self.size, 3), np.int64)
        course[:, SETTING] = np.arange(self.size) % len(self.settings)
        course[:, NUMBER] = self._numbers
        streams = np.zeros((self.size, 2), np.uint64)
        streams[:, SEED] = self._seeds
        self._arrays.begin(course, streams)

    def step(self, actions: Any, stream: Any = None) -> None:
        """Play one action in every match, for the seat that is asked.

        `actions` are action numbers, one for each match: int64 on the target's device. With `check` (the default
        on `cpu`) an illegal one is refused and nothing has changed; without it, the match is invalid. On `cuda` the
        work is queued on `stream`, by default PyTorch's or CuPy's current one.
        """
        chosen = self._arrays.taken(actions, stream)
        if self.check:
            index = self._arrays.first_illegal(chosen, stream)
            if index >= 0:
                raise IllegalAction(
                    f"match {index}: action {int(self._arrays.host(chosen)[index])} is not legal for seat"
                    f" {int(self._arrays.host(self._arrays.seats)[index])}; look at `legal`"
                )
        self._arrays.step(chosen, stream)

    # --- Single matches, and all of them as bytes --------------------------------------------------------------

    def match(self, index: int) -> Match:
        """Return the match at this place as it is now, to look at with `view`.

        If its actions were kept (`history=`), it can be replayed and written down. Otherwise it begins here.
        """
        from ruse.core.match import Match

        if not 0 <= index < self.size:
            raise BadOption(f"there is no match {index}; this batch has 0 to {self.size - 1}")
        course = self._arrays.host(self._arrays.course)[index]
        players, options = self.settings[int(course[SETTING])]
        seed, ply = self.seed(index), int(course[PLY])
        if ply <= self.history:
            match = Match(self.game, players, seed=seed, edition=self.edition, options=options)
            for number in self._arrays.host(self._arrays.history)[index, :ply]:
                seat = match.waiting[0]
                match.play(seat, self.game.interface.write(match._state, seat, int(number)))
            return match
        record = self._arrays.host(self._arrays.records)[index].tobytes()
        return Match(self.game, players, seed=seed, edition=self.edition, options=options, record=record, ply=ply)

    def seed(self, index: int) -> int:
        """Return the seed with which `ruse.deal` deals the match that is at this place now."""
        streams, course = self._arrays.host(self._arrays.streams), self._arrays.host(self._arrays.course)
        return seed_of(int(streams[index, SEED]), int(course[index, NUMBER]))

    def save(self) -> dict[str, Any]:
        """Return everything that changes, as NumPy arrays; `restore` resumes from it, on either target."""
        kept = {name: self._arrays.host(getattr(self._arrays, name)).copy() for name in self._arrays.KEPT}
        kept["history"] = kept["history"][:, : self.history]  # a GPU's array has a column even for none
        return {**self._told(), **kept}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Resume from what `save` returned: a batch of the same game, size and settings."""
        own = self._told()
        try:
            told = {name: saved[name] for name in ("game", "rules", "size")}
            arrays = {name: saved[name] for name in self._arrays.KEPT}
        except (KeyError, TypeError):
            raise BadOption("this is not a saved batch") from None
        told["settings"] = saved.get("settings", own["settings"])  # a batch of before did not name them
        for name, value in told.items():
            if value != own[name]:
                raise BadOption(f"the saved batch has {name} {value!r:.200}, this one {own[name]!r:.200}")
        for name, array in arrays.items():
            shape = (self.size, self.history) if name == "history" else getattr(self._arrays, name).shape
            if array.shape != shape:
                raise BadOption(f"the saved batch has {name} of shape {array.shape}, this one {shape}")
        if arrays["records"].dtype != self.game.rules.state.dtype():
            raise BadOption(f"the saved batch has records of another version of {self.game.slug}; start a new one")
        if not set(arrays["course"][:, SETTING].tolist()) <= set(range(len(self.settings))):
            raise BadOption("the saved batch has matches with settings that this one does not have")
        self._arrays.put(arrays)

    def _told(self) -> dict[str, Any]:
        """Return what a saved batch has in common with the one that resumes from it."""
        settings = [(players, dict(options)) for players, options in self.settings]
        return {"game": self.game.slug, "rules": self.game.version, "size": self.size, "settings": settings}


def _settings(
    game: Game, players: int | Sequence[int], edition: str, options: Mapping[str, object]
) -> list[tuple[int, dict[str, Any]]]:
    """Return every combination of the given player counts and option values; a list of values is mixed."""
    counts = list(players) if isinstance(players, Sequence) else [players]
    mixed = {name: list(value) if isinstance(value, list | tuple) else [value] for name, value in options.items()}
    if not counts or any(not values for values in mixed.values()):
        raise BadOption("an empty list has nothing to mix")
    return [
        (count, resolve(game, count, edition, dict(zip(mixed, values, strict=True))))
        for count in counts
        for values in product(*mixed.values())
    ]


def _roles(
    game: Game, players: int, opponents: str | Mapping[int, str] | None, rotate: bool, trained: bool
) -> list[int]:
    """Return the bot of every seat, or LEARNER; then whether they rotate."""
    if opponents is None:
        named: Mapping[int, str] = {}
    elif isinstance(opponents, str):
        named = dict.fromkeys(range(1, players), opponents)
    else:
        named = opponents
    for seat in named:
        if type(seat) is not int or seat < 0:
            raise BadOption(f"there is no seat {seat!r:.60} for an opponent; seats are counted from 0")
    roles = [game.bot_number(named[seat], trained) if seat in named else LEARNER for seat in range(players)]
    return [*roles, *[LEARNER] * (ROTATES - players), int(rotate)]


def _seeds(seed: int | Sequence[int], size: int) -> tuple[Any, Any, int]:
    """Return the seed and first number of every match, and how far it is to the next number."""
    import numpy as np

    many = not isinstance(seed, int)
    values = [int(value) for value in seed] if not isinstance(seed, int) else [seed]
    if many and len(values) != size:
        raise BadOption(f"give one seed or {size} of them, not {len(values)}")
    if not all(0 <= value <= MASK for value in values):
        raise BadOption(f"a seed is a number from 0 to {MASK}")
    if many:
        return np.array(values, np.uint64), np.zeros(size, np.int64), 1
    return np.full(size, seed, np.uint64), np.arange(size), size
