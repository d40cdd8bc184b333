"""What a view holds, for every game: what its type declares, and what all games have in common."""

from __future__ import annotations

from typing import Any, NotRequired, Required, TypedDict, get_type_hints

import pytest
from hypothesis import given, settings
from tests.conformance.typed import lineage, misfits
from tests.conformance.walks import GAMES, OFTEN, matches, now_and_then

import ruse
from ruse.core.view import ActionHint, GameView, SeatView, View


def declared(slug: str) -> Any:
    """Return the type that a game declares for its view."""
    return get_type_hints(ruse.all_games()[slug].interface.view)["return"]


@pytest.mark.parametrize("slug", GAMES)
def test_every_view_is_a_view(slug: str):
    assert GameView in lineage(declared(slug))


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_shows_what_it_declares_and_nothing_else(slug: str, often: settings):
    game, kind = ruse.all_games()[slug], declared(slug)
    seen: set[str] = set()

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.1):
            for seat in (None, *range(moment.players)):
                shown = game.interface.view(moment._state, seat)
                assert list(misfits(shown, kind)) == []
                seen.update(shown)

    law()
    assert seen >= {"phase", "turn", "seats"}


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_a_match_adds_what_every_view_has(slug: str, often: settings):
    own = get_type_hints(declared(slug)).keys()
    general = get_type_hints(View, include_extras=True)

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.05):
            for seat in (None, *range(moment.players)):
                view = moment.view(seat)
                assert view.keys() <= general.keys() | own
                common = {key: value for key, value in view.items() if key in general}
                common["seats"] = [
                    {key: value for key, value in held.items() if key in get_type_hints(SeatView)}
                    for held in common["seats"]
                ]
                assert list(misfits(common, View)) == []
                assert list(misfits(view["actions"], list[ActionHint])) == []
                actions = [] if seat is None else [str(action) for action in moment.actions(seat)]
                assert [hint["action"] for hint in view["actions"]] == actions
                assert [held["seat"] for held in view["seats"]] == list(range(moment.players))
                assert view["turn"] is None or view["turn"] in range(moment.players)

    law()


# --- The check itself ----------------------------------------------------------------------------------------


class Part(TypedDict, total=False):
    number: Required[int]
    word: str


class Whole(GameView[SeatView]):
    parts: dict[str, Part]
    extra: NotRequired[list[int | None]]


GOOD: dict[str, Any] = {"phase": "x", "turn": None, "seats": [{"seat": 0}], "parts": {"a": {"number": 1}}}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({}, []),
        ({"extra": [1, None]}, []),
        ({"extra": ["1"]}, ["view['extra'][0] is '1', not <class 'int'>"]),
        ({"extra": None}, ["view['extra'] is None, not list[int | None]"]),
        ({"turn": True}, ["view['turn'] is True, not <class 'int'>"]),
        ({"more": 1}, ["view['more'] is not declared"]),
        ({"seats": [{"seat": 0, "coins": "2"}]}, ["view['seats'][0]['coins'] is '2', not <class 'int'>"]),
        ({"seats": [{}]}, ["view['seats'][0]['seat'] is missing"]),
        ({"seats": [{"seat": 0, "die": 1}]}, ["view['seats'][0]['die'] is not declared"]),
        ({"parts": {"a": {"word": "b"}}}, ["view['parts']['a']['number'] is missing"]),
        ({"parts": {1: {"number": 1}}}, ["view['parts'] key 1 is 1, not <class 'str'>"]),
        ({"parts": []}, ["view['parts'] is [], not dict[str, "]),
    ],
)
def test_a_misfit_is_found(changed, told):
    found = list(misfits({**GOOD, **changed}, Whole))
    assert len(found) == len(told)
    assert all(text.startswith(start) for text, start in zip(found, told, strict=True)), found
