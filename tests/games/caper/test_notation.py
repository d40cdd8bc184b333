"""The text of every action: read as it is written, in the words of the cards."""

from __future__ import annotations

import pytest
from tests.games.caper.script import changed, legal, play, table

import ruse
from ruse.games.caper.notation import OPTIONS, read, write
from ruse.games.caper.rules.state import ACTIONS, BURN, DISCARD, EQUIP, GRAB, HIRE, RETURN

PLACES = [f"{location}{letter}" for location in (1, 2, 3) for letter in "abc"]
LOOT = ("diamond", "painting", "antique")


def test_every_action_with_a_full_hand_in_its_order():
    """Hands are sorted as the file is; eight cards are the most."""
    match = table(hand="disguise-kit tuxedo smoke-screen forged-papers grappling-hook plasma-cutter")
    held = [
        "disguise-kit",
        "tuxedo",
        "smoke-screen",
        "forged-papers",
        "grappling-hook",
        "plasma-cutter",
        "#7",
        "#8",
    ]
    texts = [write(match._state, 0, number) for number in range(ACTIONS)]
    assert texts == [
        *(f"hire {card} {location}" for card in held for location in (1, 2, 3)),
        *(f"equip {card} {place}" for card in held for place in PLACES),
        *(f"discard {card}" for card in held),
        *(f"grab {kind}" for kind in LOOT),
        *("burn a", "burn b", "burn c"),
        *(f"return {kind}" for kind in LOOT),
    ]
    assert (HIRE, EQUIP, DISCARD, GRAB, BURN, RETURN) == (0, 24, 96, 104, 107, 110)


def test_what_is_written_is_read():
    match = table("artist", hand="tuxedo sound-dish fire-blanket")
    for number in range(ACTIONS):
        text = write(match._state, 0, number)
        if "#" not in text:
            assert read(match._state, 0, text) == number


def test_of_equal_cards_the_first_is_meant():
    match = table("artist", hand="tuxedo tuxedo sound-dish")
    assert read(match._state, 0, "discard tuxedo") == DISCARD


def test_each_seat_reads_its_own_hand():
    match = table("artist", "banker", hand="tuxedo", other_hand="sound-dish fire-blanket", acting=0)
    with pytest.raises(ValueError, match="not in this hand"):
        read(match._state, 0, "discard fire-blanket")
    assert write(match._state, 1, read(match._state, 1, "discard fire-blanket")) == "discard fire-blanket"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no action ''"),
        ("fly", "there is no action 'fly'"),
        ("pass", "there is no action 'pass'"),
        ("hire", "there is no action 'hire'"),
        ("hire tuxedo", "there is no action 'hire tuxedo'"),
        ("hire tuxedo 1 2", "there is no action"),
        ("hire jester 1", "there is no card 'jester'"),
        ("hire Tuxedo 1", "there is no card 'Tuxedo'"),
        ("hire dame 1", "dame is not in this hand"),
        ("hire tuxedo 0", "there is no location '0'; locations are 1 to 3"),
        ("hire tuxedo 4", "there is no location '4'"),
        ("hire tuxedo ¹", "there is no location"),
        ("hire tuxedo 1a", "there is no location '1a'"),
        ("hire tuxedo 12", "there is no location '12'"),
        ("equip tuxedo", "there is no action"),
        ("equip tuxedo 1", "there is no thief ''"),
        ("equip tuxedo a", "there is no location 'a'"),
        ("equip tuxedo 1d", "there is no thief 'd'; at a location they are a to c"),
        ("equip tuxedo 1ab", "there is no thief 'ab'"),
        ("equip tuxedo 4a", "there is no location '4'"),
        ("equip #1 1a", "there is no card '#1'"),
        ("discard", "there is no action 'discard'"),
        ("discard tuxedo sound-dish", "there is no action"),
        ("discard yacht", "yacht is not in this hand"),
        ("grab", "there is no action 'grab'"),
        ("grab gold", "there is no loot 'gold'; it is diamond, painting, antique"),
        ("grab any", "there is no loot 'any'"),
        ("burn", "there is no action 'burn'"),
        ("burn 1", "there is no thief '1'"),
        ("burn d", "there is no thief 'd'"),
        ("burn 1a", "there is no thief '1a'"),
        ("return", "there is no action 'return'"),
        ("return Painting", "there is no loot 'Painting'"),
        ("x" * 5000, "there is no action 'xxx"),
    ],
)
def test_what_is_no_action_says_why(text, reason):
    match = table("artist", hand="tuxedo sound-dish")
    with pytest.raises(ruse.IllegalAction, match=reason) as caught:
        match.play(0, text)
    assert len(str(caught.value)) < 1500


def test_white_space_does_not_matter():
    match = table("artist", hand="tuxedo")
    assert read(match._state, 0, "  equip   tuxedo  1a ") == read(match._state, 0, "equip tuxedo 1a")


def test_an_own_files_names_are_read_and_written():
    own = changed({"tuxedo": {"id": "tail-coat"}})
    match = ruse.deal("caper", 2, seed=1, cards=own)
    match._state.hand[0, 0] = 33  # the second gear of the file
    assert match.game.interface.write(match._state, 0, DISCARD) == "discard tail-coat"
    assert match.game.interface.read(match._state, 0, "discard tail-coat") == DISCARD
    with pytest.raises(ValueError, match="there is no card 'tuxedo'"):
        match.game.interface.read(match._state, 0, "discard tuxedo")


def test_choices_inside_an_effect_have_short_names():
    match = table("artist", "banker(tuxedo) dame(sound-dish)", hand="blazeblaster")
    assert legal(play(match, "0: equip blazeblaster 1a"), 0) == {"burn a", "burn b"}


def test_the_options_with_their_defaults_and_rules():
    assert [(option.name, option.default_for(2), option.rule) for option in OPTIONS] == [
        ("city", "paris", "CAPER-03"),
        ("first_player", "random", "A-34"),
        ("laundering_fires", "here", "A-14"),
        ("fifth_token", False, "A-12"),
    ]
    match = ruse.deal("caper", 2, seed=0)
    assert match.options == {
        "city": "paris",
        "first_player": "random",
        "laundering_fires": "here",
        "fifth_token": False,
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("city", "berlin"),
        ("first_player", 2),
        ("laundering_fires", "often"),
        ("fifth_token", "perhaps"),
        ("treasury", 3),
    ],
)
def test_what_is_no_option_is_refused(option, value):
    with pytest.raises(ruse.BadOption):
        ruse.deal("caper", 2, seed=0, **{option: value})


def test_a_match_is_kept_as_text():
    match = ruse.deal(
        "caper", 2, seed=1, city="london", laundering_fires="anywhere", fifth_token=True, first_player=0
    )
    for _ in range(20):
        match.play(match.waiting[0], match.actions(match.waiting[0])[0])
    again = ruse.loads(match.dumps())
    assert again._state.pack() == match._state.pack()
    assert (again.options, again.events(1)) == (match.options, match.events(1))
