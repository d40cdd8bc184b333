"""Fib, a small bluffing game, to show that a game can come from anywhere."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Game, Interface, Presentation, Rules

from . import names, rules

game = Game(
    slug="fib",
    version=1,
    players=range(2, 3),
    rules=Rules(
        state=rules.State,
        actions=rules.ACTIONS,
        width=rules.WIDTH,
        features=names.FEATURES,
        spaces=names.SPACES,
        deal=rules.deal,
        legal=rules.legal,
        act=rules.act,
        refusal=rules.refusal,
        winners=rules.winners,
        score=rules.score,
        observe=rules.observe,
        imagine=rules.imagine,
        honesty=rules.honesty,
        bots={},
    ),
    interface=Interface(
        options=names.OPTIONS,
        editions=names.EDITIONS,
        check_options=names.check_options,
        write=names.write,
        read=names.read,
        refusals=names.REFUSALS,
        view=names.view,
        reveal=names.reveal,
        events=names.EVENTS,
        readers=names.readers,
        arrange=names.arrange,
        arranged_players=names.arranged_players,
    ),
    presentation=Presentation(words=str(Path(__file__).parent)),
)
