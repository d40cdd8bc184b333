"""PettingZoo: a match as an environment in which agents act in turn (AEC), or in cycles (parallel).

`ruse.study.pettingzoo.env(game, players=4)` makes the first kind and `parallel_env` the second. Importing this
module also registers every game: `pettingzoo.make("aec", "ruse/coup-v1", players=4)`.
"""

from __future__ import annotations

from typing import Any

from ruse.core.errors import BadOption, TargetMissing
from ruse.core.match import Match
from ruse.core.registry import all_games, find
from ruse.study.learner_spaces import (
    MISSING,
    RENDER_MODES,
    action_mask,
    check_render_mode,
    id_of,
    observation_space,
    observed,
    play,
    players_of,
    rendered,
)
from ruse.study.learner_spaces import reward as reward_of

try:
    import pettingzoo
    from gymnasium import logger, spaces
    from gymnasium.utils.seeding import np_random
    from pettingzoo.utils import wrappers
except ImportError:
    raise TargetMissing(MISSING.format("PettingZoo")) from None

ILLEGAL_REWARD = -1.0


def env(game: str, **arguments: Any) -> Any:
    """Make an environment with PettingZoo's usual wrappers: an illegal action ends the match with -1.

    The arguments are those of `raw_env`.
    """
    wrapped: Any = raw_env(game, **arguments)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class AgentsAtTable:
    """What both kinds of environments share: a game, its settings, and a match with an agent in every seat."""

    PARALLEL = False

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        edition: str = "standard",
        cards: object = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadOption(f"max_cycles is a number from 1, or None, not {max_cycles!r:.60}")
        self.game = find(game).with_cards(cards)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._table = {"players": players_of(self.game, players), "edition": edition, "options": options}
        self.match = self._deal(0)  # refuses bad options here, not at the first reset
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": id_of(self.game),
            "is_parallelizable": self.PARALLEL,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        self._random: Any = None
        self.action_spaces = {agent: spaces.Discrete(self.game.rules.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self.game),
                    "action_mask": spaces.MultiBinary(self.game.rules.actions),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """Return the match as the environment's reader sees it."""
        if self.render_mode is None:
            logger.warn(f"no render mode was chosen; make the environment with one of {', '.join(RENDER_MODES)}")
            return None
        return rendered(self.match, self._reader(), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _reader(self) -> int | None:
        """Return the seat whose view is rendered; `None` is a spectator."""
        return None

    def _deal(self, seed: int) -> Match:
        table: dict[str, Any] = self._table
        return Match(self.game, seed=seed, **table)

    def _deal_again(self, seed: int | None) -> None:
        """Deal a new match. A seed decides this one and all that follow."""
        if seed is not None or self._random is None:
            self._random, _ = np_random(seed)
        self.match = self._deal(int(self._random.integers(1 << 63)))
        self.agents = list(self.possible_agents)

    def _seen(self, seat: int, asked: bool) -> dict[str, Any]:
        """Return what a seat may see. Its mask is all zeros if it is not asked."""
        return {
            "observation": observed(self.match, seat),
            "action_mask": action_mask(self.match, seat if asked else None),
        }


class RawEnv(AgentsAtTable, pettingzoo.AECEnv[str, Any, Any]):
    """A match in which the agents `seat_0`, `seat_1` and so on are asked one after the other.

    A window in which several seats answer at once is asked seat by seat. Nobody sees the answers before the last
    one is in. `max_cycles` truncates a match after that many decisions.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. A seed decides this one and all that follow."""
        self._deal_again(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may see. Its mask is all zeros while another one is asked."""
        seat = self.possible_agents.index(agent)
        return self._seen(seat, agent == self.agent_selection and not self.match.over)

    def step(self, action: Any) -> None:
        """Play an action for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        play(self.match, self.possible_agents.index(agent), int(action))
        self.rewards = {each: reward_of(self.match, seat) for seat, each in enumerate(self.agents)}
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.match.ply == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _reader(self) -> int | None:
        """Return the asked seat; at the end, nobody's."""
        return None if self.match.over else self.match.waiting[0]

    def _select(self) -> None:
        """Ask the first seat that has to answer; at the end, any."""
        self.agent_selection = self.possible_agents[0 if self.match.over else self.match.waiting[0]]


class ParallelMatch(AgentsAtTable, pettingzoo.ParallelEnv[str, Any, Any]):
    """A match in cycles: every agent names an action, and those of the seats that are asked are played.

    A window in which several seats answer at once is one cycle. A seat that is not asked has a mask of zeros, and
    its action is ignored. An illegal action of a seat that is asked is replaced by a random legal one, and its
    `info["illegal"]` is true. `max_cycles` truncates a match after that many cycles. What is rendered is what a
    spectator sees.
    """

    PARALLEL = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a new match. A seed decides this one and all that follow."""
        self._deal_again(seed)
        self.cycles = 0
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the actions of all seats that are asked."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        missing = [agent for seat in self.match.waiting if (agent := self.possible_agents[seat]) not in actions]
        if missing:
            raise BadOption(f"every agent names an action in a cycle; there is none of {', '.join(missing)}")
        asked = {seat: {action.number for action in self.match.actions(seat)} for seat in self.match.waiting}
        for seat, legal in asked.items():
            if {action.number for action in self.match.actions(seat)} != legal:
                continue  # an answer before it has closed the window
            agent = self.possible_agents[seat]
            number = int(actions[agent])
            if number not in legal:
                infos[agent]["illegal"] = True
                number = int(self._random.choice(sorted(legal)))
            play(self.match, seat, number)
        self.cycles += 1
        over, cut = self.match.over, self.cycles == self.max_cycles
        agents = self.agents
        seen = self._all_seen()
        if over or cut:
            self.agents = []
        rewards = {agent: reward_of(self.match, seat) for seat, agent in enumerate(agents)}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut and not over), infos

    def _all_seen(self) -> dict[str, Any]:
        """Return what every agent may see."""
        return {
            agent: self._seen(seat, seat in self.match.waiting) for seat, agent in enumerate(self.possible_agents)
        }


raw_env = RawEnv
parallel_env = ParallelMatch

for _game in all_games().values():
    pettingzoo.register("aec", id_of(_game), env, kwargs={"game": _game.slug})
    pettingzoo.register("parallel", id_of(_game), parallel_env, kwargs={"game": _game.slug})
