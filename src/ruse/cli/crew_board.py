"""The table of a game of crews: locations with their markers, who is there with what, hands, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruse.core.story import name

if TYPE_CHECKING:
    from ruse.cli.terminal import Terminal

STYLES = {"violet": "magenta", "yellow": "yellow", "green": "green", "red": "red", "city": "cyan"}
"""How the names of cards look, by their colours; those of a city are all alike."""


def has_crews(view: Mapping[str, Any]) -> bool:
    """Whether a view is of a game of crews: both seats have one at each location."""
    return "locations" in view and "crews" in view["locations"][0]


def painted_cards(terminal: Terminal, view: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The names of all cards with a colour of their own, and how they look."""
    faces = view["cards"].values()
    return [
        (_name(terminal, face["card"]), STYLES[face["colour"]]) for face in faces if face.get("colour") in STYLES
    ]


def _name(terminal: Terminal, card: str) -> str:
    return name(terminal.game, terminal.words, "card", card)


def _grid(columns: int, right: Sequence[int] = (), wraps: int | None = None) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in range(columns):
        grid.add_column(justify="right" if column in right else "left", no_wrap=column != wraps)
    return grid


# --- The board ---------------------------------------------------------------------------------------------


def crew_board(terminal: Terminal, view: Mapping[str, Any], hands: Sequence[Any]) -> RenderableType:
    """Locations, what everybody has, and the hands that the reader knows; `hands` are open to them."""
    parts: list[RenderableType] = []
    for location in view["locations"]:
        parts += [*location_lines(terminal, view, location), Text()]
    parts += [holdings(terminal, view), *_discards(terminal, view)]
    for seat in _from_the_reader(terminal, view):
        hand = hands[seat["seat"]] if hands else seat["hand"]
        if hand:
            parts += [Text(), *_hand(terminal, view, seat["seat"], hand)]
    return Group(*parts)


def _from_the_reader(terminal: Terminal, view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The seats, the reader's own first."""
    return sorted(view["seats"], key=lambda seat: (seat["seat"] != terminal.seat, seat["seat"]))


def round_line(terminal: Terminal, view: Mapping[str, Any]) -> str:
    """Where the match stands, and what is left to draw from."""
    words, decks = terminal.words, view["decks"]
    line = f"{words('board-supply')}: {view['supply']}. {words('board-thief-deck')}: {decks['thief']}."
    line += f" {words('board-gear-deck')}: {decks['gear']}."
    if view["round"] is None:
        return line
    now = words("board-round", number=view["round"]["number"], rounds=len(view["rounds"]))
    turn = words("board-turn", number=view["round"]["turn"], turns=view["round"]["turns"])
    return f"{now}. {turn}. {line}"


def location_lines(
    terminal: Terminal, view: Mapping[str, Any], location: Mapping[str, Any]
) -> Iterator[RenderableType]:
    """A location: its name, track and loot, what it says, and both crews."""
    card = location["card"]
    head = Text.assemble(
        (f"{location['location']} {_name(terminal, card)}", "bold"), "   ", _track(terminal, view, location)
    )
    yield head
    yield Padding(Text(_text(terminal, view, card), style="dim"), (0, 0, 0, 2))
    grid = _grid(2, wraps=1)
    loot = _loot(terminal, location["loot"])
    grid.add_row(Text(terminal.words("board-loot"), style="dim"), Text(loot or terminal.words("board-empty")))
    for seat in _from_the_reader(terminal, view):
        crew = location["crews"][seat["seat"]]
        if crew["thieves"]:
            members = [*(_thief(terminal, thief) for thief in crew["thieves"]), _colours(terminal, view, crew)]
            grid.add_row(terminal.paint(terminal.names[seat["seat"]]), Text("\n").join(filter(None, members)))
    yield Padding(grid, (0, 0, 0, 2))


def _text(terminal: Terminal, view: Mapping[str, Any], card: str) -> str:
    tells = terminal.game.presentation.text_card
    return "" if tells is None else " ".join(tells(terminal.words, view, card))


def _track(terminal: Terminal, view: Mapping[str, Any], location: Mapping[str, Any]) -> Text:
    """The marker on its track, with the reader's side on the left."""
    first = terminal.seat or 0
    lead = location["marker"] if first == 0 else -location["marker"]
    length = len(view["track"]) - 1
    fields = ["·"] * length + ["|"] + ["·"] * length
    fields[length - lead] = "●"
    track = Text.assemble(terminal.paint(terminal.names[first]), f" {''.join(fields)} ")
    return track.append_text(terminal.paint(terminal.names[1 - first]))


def _thief(terminal: Terminal, thief: Mapping[str, Any]) -> Text:
    """`1a The Dame +2: Tuxedo, Sound Dish +1`; what is worth points now says so, the last gear is the top card."""
    gear = ", ".join(_worth(terminal, card["card"], card["points"]) for card in thief["gear"])
    text = f"{thief['place']} {_worth(terminal, thief['thief'], thief['points'])}"
    return terminal.paint(f"{text}: {gear}" if gear else text)


def _colours(terminal: Terminal, view: Mapping[str, Any], crew: Mapping[str, Any]) -> Text:
    """The colours of a crew's gear, counted, with those that cannot be burned; nothing while there is none."""
    safe = terminal.words("board-protected")
    counts = [
        f"{count} × {_colour(terminal, view, colour)}" + (f" ({safe})" if colour in crew["protected"] else "")
        for colour, count in crew["colours"].items()
        if colour in STYLES
    ]
    return Text(", ".join(counts), style="dim")


def _colour(terminal: Terminal, view: Mapping[str, Any], colour: str) -> str:
    """The name of a colour; of the city's, its own where it has one in every language."""
    own = f"colour-{view['city_colour']}"
    return terminal.words(own if colour == "city" and own in terminal.words else f"colour-{colour}")


def _worth(terminal: Terminal, card: str, points: int) -> str:
    return _name(terminal, card) + (f" +{points}" if points else "")


def _loot(terminal: Terminal, loot: Mapping[str, int]) -> str:
    return ", ".join(f"{count} × {_name(terminal, kind)}" for kind, count in loot.items() if count)


def holdings(terminal: Terminal, view: Mapping[str, Any]) -> Table:
    """What everybody has: coins, loot, and the points of this moment."""
    words, seats = terminal.words, view["seats"]
    launders = any(seat["laundered"] for seat in seats)
    heads = ["board-coins", *(["board-laundered"] if launders else []), "board-points", "board-loot"]
    last = len(heads)
    grid = _grid(1 + last, right=range(1, last), wraps=last)
    grid.add_row("", *(Text(words(head), style="dim") for head in heads))
    for seat in _from_the_reader(terminal, view):
        on_turn = view["turn"] == seat["seat"] and not view["over"]
        grid.add_row(
            terminal.paint(f"{terminal.names[seat['seat']]}{' ◂' if on_turn else ''}"),
            str(seat["coins"]),
            *([str(seat["laundered"])] if launders else []),
            str(seat["points"]["total"]),
            _loot(terminal, seat["loot"]) or "–",
        )
    return grid


def _discards(terminal: Terminal, view: Mapping[str, Any]) -> Iterator[RenderableType]:
    """What lies open in the discard areas."""
    for seat in _from_the_reader(terminal, view):
        if seat["discards"]:
            head = f"{terminal.words('board-discards')}, {terminal.names[seat['seat']]}: "
            yield Text.assemble(
                (head, "dim"), terminal.paint(", ".join(_counted(terminal, seat["discards"])), "dim")
            )


def _counted(terminal: Terminal, cards: Sequence[str]) -> list[str]:
    """The names of cards; of equal ones, how many there are."""
    counts = {card: cards.count(card) for card in cards}
    return [_name(terminal, card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]


def _hand(terminal: Terminal, view: Mapping[str, Any], seat: int, hand: Sequence[str]) -> Iterator[RenderableType]:
    """A hand: the own one with all that its cards say, another one in a line."""
    if seat != terminal.seat:
        their = terminal.words("board-hand-of", name=terminal.names[seat])
        yield terminal.paint(f"{their}: {', '.join(_counted(terminal, hand))}")
        return
    yield Text(terminal.words("board-hand"), style="bold")
    grid = _grid(2, wraps=1)
    for card in dict.fromkeys(hand):
        colour = view["cards"][card]["colour"]
        shown = terminal.paint(", ".join(_counted(terminal, [each for each in hand if each == card])))
        if colour in STYLES:
            shown.append(f" ({_colour(terminal, view, colour)})", style="dim")
        grid.add_row(shown, Text(_text(terminal, view, card)))
    yield Padding(grid, (0, 0, 0, 2))


def pending_lines(terminal: Terminal, view: Mapping[str, Any]) -> RenderableType | None:
    """Where a choice inside an effect is asked for; nothing if none is."""
    if view["pending"] is None:
        return None
    location = view["locations"][view["pending"]["location"] - 1]
    return Group(*location_lines(terminal, view, location), Text())


# --- The end -----------------------------------------------------------------------------------------------


def tell_score_sheet(terminal: Terminal, view: Mapping[str, Any]) -> None:
    """What each location, the cards there and loot have brought to both."""
    words, seats = terminal.words, _from_the_reader(terminal, view)
    grid = _grid(2 + len(seats), right=range(2, 2 + len(seats)))
    grid.add_row("", "", *(terminal.paint(terminal.names[seat["seat"]], "bold") for seat in seats))
    for nth, location in enumerate(view["locations"]):
        head = f"{location['location']} {_name(terminal, location['card'])}"
        for part, message in (("points", "fixed"), ("effect", "effect"), ("bonus", "bonus"), ("cards", "cards")):
            earned = [seat["points"]["locations"][nth][part] for seat in seats]
            if any(earned):
                grid.add_row(
                    Text(head, style="bold"), Text(words(f"board-{message}"), style="dim"), *_scores(earned)
                )
                head = ""
        if head:
            grid.add_row(Text(head, style="bold"), "", *_scores([0] * len(seats)))
    grid.add_row(Text(words("board-loot"), style="bold"), "", *_scores([seat["points"]["loot"] for seat in seats]))
    totals = [Text(str(seat["points"]["total"]), style="bold") for seat in seats]
    grid.add_row(Text(words("board-total"), style="bold"), "", *totals)
    grid.add_row(
        Text(words("board-coins"), style="dim"), "", *(Text(str(seat["coins"]), style="dim") for seat in seats)
    )
    terminal.console.print()
    terminal.line(words("board-score-sheet"), "bold")
    terminal.console.print(Padding(grid, (0, 0, 0, 2), expand=False))


def _scores(earned: Sequence[int]) -> list[str]:
    return [str(points) if points else "–" for points in earned]
