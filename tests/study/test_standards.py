"""Ruse in the environments that learners use: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import importlib
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.depths import deep_after

import ruse
from ruse.study.learner_spaces import RENDER_MODES, rendered

GAMES = list(ruse.all_games())


@pytest.fixture
def zoo():
    pytest.importorskip("pettingzoo")
    from ruse.study import pettingzoo

    return pettingzoo


@pytest.fixture
def gym():
    gymnasium = pytest.importorskip("gymnasium")
    importlib.import_module("ruse.study.gymnasium")  # registers the games
    return gymnasium


# --- PettingZoo --------------------------------------------------------------------------------------------------


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
# PettingZoo's own games with masks have such observations too.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
def test_pettingzoo_accepts_it(zoo, game):
    from pettingzoo.test import api_test, seed_test

    api_test(zoo.env(game), num_cycles=300)
    seed_test(lambda: zoo.env(game), num_cycles=100)


@pytest.mark.parametrize("game", deep_after(1, GAMES))
def test_pettingzoo_accepts_the_cycles(zoo, game):
    """Its test counts cycles in which every agent acts, in both forms, with actions that ignore the mask."""
    from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
    from pettingzoo.utils.conversions import parallel_to_aec

    def cycles(**settings: Any) -> Any:
        return zoo.parallel_env(game, **settings)

    max_cycles_test(SimpleNamespace(parallel_env=cycles, env=lambda **given: parallel_to_aec(cycles(**given))))
    parallel_api_test(cycles(), num_cycles=60)
    parallel_seed_test(cycles, num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_cycles_play_the_match_that_turns_play(zoo, game):
    """The same seed and the same legal actions: windows are one cycle, and the matches are the same."""
    parallel, turns = zoo.parallel_env(game), zoo.raw_env(game)
    seen, _ = parallel.reset(seed=6)
    turns.reset(seed=6)
    gained = dict.fromkeys(parallel.agents, 0.0)
    while parallel.agents:
        actions = {}
        for seat, agent in enumerate(parallel.agents):
            mask = seen[agent]["action_mask"]
            assert mask.any() == (seat in parallel.match.waiting)
            actions[agent] = parallel.action_space(agent).sample(mask)
        asked = parallel.match.waiting
        seen, rewards, _, cut, infos = parallel.step(actions)
        assert not any(cut.values())
        assert not any(infos.values())
        for seat in asked:
            if turns.match.waiting and turns.match.ply < parallel.match.ply:
                assert turns.match.waiting[0] == seat
                turns.step(actions[f"seat_{seat}"])
        gained = {agent: gained[agent] + rewards[agent] for agent in gained}
        assert turns.match.dumps() == parallel.match.dumps()
    assert parallel.match.over
    assert sum(gained.values()) == pytest.approx(1.0 if parallel.match.winners else 0.0)


def test_an_illegal_action_in_a_cycle_is_replaced_and_named(zoo):
    env = zoo.parallel_env("coup", players=3, first_player=0)
    seen, _ = env.reset(seed=1)
    illegal = int((seen["seat_0"]["action_mask"] == 0).argmax())
    _, _, _, _, infos = env.step({"seat_0": illegal, "seat_1": 0, "seat_2": 0})
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}, "seat_2": {}}
    assert env.match.ply == 1


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_iterates_to_the_end_and_winners_share_one(zoo, game):
    env = zoo.env(game, render_mode="ansi")
    env.reset(seed=5)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        gained[agent] += reward
        assert env.observation_space(agent).contains(observation)
        others = [env.observe(other)["action_mask"].any() for other in env.agents if other != agent]
        assert not any(others)
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
    match = env.unwrapped.match
    assert match.over
    assert sum(gained.values()) == pytest.approx(1.0 if match.winners else 0.0)
    assert {agent for agent, won in gained.items() if won} == {f"seat_{seat}" for seat in match.winners}


def test_a_match_is_truncated_after_max_cycles(zoo):
    env = zoo.env("coup", players=3, max_cycles=4)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        decisions += not (ended or cut)
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
    assert decisions == 4
    assert not env.agents


def test_a_sealed_answer_is_not_seen_by_the_next_seat(zoo):
    """Whether seat 1 challenges or passes, seat 2 sees the same until the window closes."""
    seen = []
    for answer in ("pass", "challenge"):
        env = zoo.raw_env("coup", players=4, render_mode="ansi", first_player=0)
        env.reset(seed=3)
        match = env.match
        env.step(number(match, 0, "tax"))
        assert match.waiting == (1, 2, 3)
        env.step(number(match, 1, answer))
        assert env.agent_selection == "seat_2"
        observation = env.observe("seat_2")
        pixels = rendered(match, 2, "rgb_array").tobytes()
        seen.append((env.render(), pixels, *(part.tobytes() for part in observation.values()), dict(env.rewards)))
        assert "seen by seat 2" in seen[-1][0]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("mode", RENDER_MODES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_rendered_comes_from_the_view_of_the_asked_seat(zoo, game, mode):
    """Another world with the same view renders the same text and the same pixels."""
    env = zoo.raw_env(game, render_mode=mode)
    env.reset(seed=9)
    for nth in range(25):
        if env.match.over:
            break
        seat = env.match.waiting[0]
        twin = env.match.copy()
        twin._state = env.match.imagine(seat, 77)
        if mode == "ansi" or nth % 8 == 0:
            assert np.array_equal(env.render(), rendered(twin, seat, mode))
        agent = env.agent_selection
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))


@pytest.mark.parametrize("game", deep_after(1, GAMES))
def test_a_picture_has_one_size_and_shows_whose_eyes_it_has(zoo, game):
    env = zoo.raw_env(game, render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    assert first.shape == (720, 960, 3)
    assert first.dtype == np.uint8
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 20
    seats = range(env.match.players)
    own = [rendered(env.match, seat, "rgb_array") for seat in seats]
    assert len({pixels.tobytes() for pixels in own}) == len(own)


def test_letters_shrink_until_everything_is_on_the_picture(zoo):
    """The longest page of the largest game: its last line is not cut off."""
    from ruse.study.picture import HEIGHT, SIZES, Drawing
    from ruse.study.plain_text import told

    env = zoo.raw_env("caper", render_mode="rgb_array")
    env.reset(seed=3)
    longest, end = env.match.copy(), 0
    while not env.match.over:
        seat = env.match.waiting[0]
        if (length := len(rendered(env.match, seat, "ansi"))) > end:
            longest, end = env.match.copy(), length
        agent = env.agent_selection
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))
    seen = told(longest, longest.waiting[0])
    assert Drawing(seen, 0, SIZES[0], None).height > HEIGHT
    assert Drawing(seen, 0, SIZES[-1], None).height <= HEIGHT


def test_an_illegal_action_ends_the_match(zoo):
    env = zoo.env("coup", players=2, first_player=0)
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    illegal = int((env.observe("seat_0")["action_mask"] == 0).argmax())
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.unwrapped.rewards["seat_0"] == -1


@pytest.mark.parametrize("wrong", [-1, None, 10**6, 999], ids=["negative", "one too many", "huge", "999"])
@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_does_not_exist_changes_nothing(zoo, game, wrong):
    env = zoo.raw_env(game)
    env.reset(seed=1)
    before = env.match.record()
    with pytest.raises(ruse.IllegalAction, match="is not legal for seat"):
        env.step(env.game.rules.actions if wrong is None else wrong)
    assert env.match.record() == before


def test_a_cycle_without_an_action_of_an_asked_agent_changes_nothing(zoo):
    env = zoo.parallel_env("coup", players=3, first_player=1)
    env.reset(seed=1)
    before = env.match.record()
    with pytest.raises(ruse.BadOption, match="there is none of seat_1"):
        env.step({"seat_0": 0, "seat_2": 0})
    assert env.match.record() == before


def test_it_is_registered(zoo):
    import pettingzoo

    env = pettingzoo.make("aec", "ruse/coup-v1", players=3)
    env.reset(seed=1)
    assert env.unwrapped.metadata["name"] == "ruse/coup-v1"
    assert len(env.agents) == 3


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 40}, "players"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
        ({"max_cycles": 0}, "max_cycles is a number from 1"),
        ({"envoy": "nobody"}, "envoy"),
    ],
)
def test_bad_settings_are_refused_when_it_is_made(zoo, wrong, sentence):
    with pytest.raises(ruse.BadOption, match=sentence):
        zoo.env("coup", **wrong)


# --- Gymnasium ---------------------------------------------------------------------------------------------------


@pytest.mark.deep
@pytest.mark.parametrize("game", ruse.all_games().values(), ids=lambda game: game.slug)
@pytest.mark.parametrize("mode", RENDER_MODES)
def test_gymnasium_accepts_it(gym, game, mode):
    from gymnasium.utils.env_checker import check_env

    check_env(gym.make(f"ruse/{game.slug}-v{game.version}", opponents="random", render_mode=mode).unwrapped)


@pytest.mark.parametrize("game", ruse.all_games().values(), ids=lambda game: game.slug)
def test_one_seat_plays_to_the_end_against_bots(gym, game):
    env = gym.make(f"ruse/{game.slug}-v{game.version}", opponents="random")
    observation, info = env.reset(seed=4)
    env.action_space.seed(4)
    ended = False
    while not ended:
        assert env.observation_space.contains(observation)
        assert env.unwrapped.match.waiting == (info["seat"],)
        observation, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut
    match = env.unwrapped.match
    assert match.over
    assert reward == (1 / len(match.winners) if info["seat"] in match.winners else 0)


def test_the_seat_is_drawn_for_every_match_and_a_seed_repeats_them(gym):
    env = gym.make("ruse/coup-v1", players=4, opponents=["random", "house", "easy"])

    def dealt() -> list[int]:
        seats = [env.reset(seed=2)[1]["seat"]]
        return seats + [env.reset()[1]["seat"] for _ in range(20)]

    first = dealt()
    assert set(first) == {0, 1, 2, 3}
    assert dealt() == first
    fixed = gym.make("ruse/coup-v1", players=4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


@pytest.mark.parametrize("wrong", [None, -1, 999], ids=["not open", "negative", "none such"])
def test_an_illegal_action_loses(gym, wrong):
    env = gym.make("ruse/coup-v1", players=2).unwrapped
    _, info = env.reset(seed=1)
    before = env.match.record()
    _, reward, ended, _, told = env.step(int((info["action_mask"] == 0).argmax()) if wrong is None else wrong)
    assert (reward, ended, told["illegal"]) == (-1, True, True)
    assert env.match.record() == before


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 9}, "there is no seat 9"),
        ({"opponents": ["house"]}, "name one bot for all opponents, or 3 of them, not 1"),
        ({"opponents": "nobody"}, "coup has no bot 'nobody'"),
        ({"render_mode": "human"}, "there is no render mode"),
    ],
)
def test_bad_settings_of_a_seat_are_refused(gym, wrong, sentence):
    from ruse.study.gymnasium import SeatEnv

    with pytest.raises(ruse.BadOption, match=sentence):
        SeatEnv("coup", players=4, **wrong)


def number(match: ruse.core.match.Match, seat: int, notation: str) -> int:
    return next(action.number for action in match.actions(seat) if action == notation)
