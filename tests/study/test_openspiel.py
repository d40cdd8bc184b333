"""OpenSpiel plays our games: its own simulation test, and one of its searches at a match of Coup."""

from __future__ import annotations

import pytest

import ruse

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-deep` installs it")
pytestmark = pytest.mark.deep


@pytest.mark.parametrize("game", ruse.all_games().values(), ids=lambda game: game.slug)
def test_openspiel_simulates_it(game):
    from ruse.study.openspiel_games import name_of

    loaded = pyspiel.load_game(name_of(game), {"players": game.players[0], "rng_seed": 5})
    assert loaded.num_players() == game.players[0]
    pyspiel.random_sim_test(loaded, num_sims=3, serialize=False, verbose=False)


def test_a_history_replays_the_same_match():
    from ruse.study.openspiel_games import name_of

    game = pyspiel.load_game(name_of(ruse.all_games()["coup"]), {"players": 3, "rng_seed": 5})
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = [state.seed] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[state.move_number() % len(actions)])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.match.record() == state.match.record()
    assert sum(state.returns()) == pytest.approx(1 if state.match.winners else 0)


def test_is_mcts_plays_a_match_of_coup():
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from ruse.study.openspiel_games import imagined

    game = pyspiel.load_game("python_ruse_coup", {"players": 2, "rng_seed": 3})
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=40,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(imagined)
    chooser = np.random.RandomState(4)
    state = game.new_initial_state()
    state.apply_action(state.seed)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    assert sorted(state.returns()) == [0, 1]
