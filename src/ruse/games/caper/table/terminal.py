"""Caper's table in a terminal: locations with their markers and crews, hands, and the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruse.core.story import name
from ruse.core.terminal_board import MenuItem, TerminalBoard
from ruse.games.caper.table.terminal_menu import preview_menu, short_menu

STYLES = {"violet": "magenta", "yellow": "yellow", "green": "green", "red": "red", "city": "cyan"}
"""How the names of cards look, by their colours; those of a city are all alike."""


TALL = 46
"""Lines of a terminal that holds the whole table and the menu. A lower one shows the rest on demand."""
LONGEST_MENU = 9
"""Lines of one menu with previews in a low terminal; a longer one is shown without them."""
MOST_CARDS = 4
"""Cards that are explained at once."""


class CaperBoard(TerminalBoard):
    """Locations with both crews, what everybody has, and the hands that the reader knows."""

    @property
    def is_low(self) -> bool:
        """Whether the terminal is too low for the whole table, and the reader can ask for the rest."""
        console = self.screen.console
        return self.in_parts and console.is_terminal and console.height < TALL

    def shows(self, event: Mapping[str, Any]) -> bool:
        """Return whether an event is about the scoring: the score sheet shows it."""
        return bool(event["event"] == "scored")

    def precedes(self, view: Mapping[str, Any]) -> bool:
        """Return whether a turn begins, and not a choice inside an effect."""
        return view["phase"] in ("hire", "equip")

    def menu(self, alike: Sequence[MenuItem]) -> RenderableType:
        """Draw the actions with what each would change; in a low terminal only if there are few."""
        drawn = preview_menu(self.screen, alike)
        if not self.is_low or self._height(drawn) <= LONGEST_MENU:
            return drawn
        return short_menu(self.screen, alike)

    def _height(self, drawn: RenderableType) -> int:
        """Return how many lines something takes."""
        return len(self.screen.console.render_lines(Padding(drawn, (0, 0, 0, 2)), pad=False))

    def hand(self, view: Mapping[str, Any]) -> Sequence[str]:
        """Return nothing: the table shows the reader's hand, with the texts of its cards."""
        return ()

    def painted(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Return the names of all cards with a colour of their own, and how they look."""
        faces = view["cards"].values()
        return [
            (self._card(face["card"]), STYLES[face["colour"]]) for face in faces if face.get("colour") in STYLES
        ]

    def _card(self, card: str) -> str:
        return name(self.screen.game, self.screen.words, "card", card)

    # --- The table -----------------------------------------------------------------------------------------

    def table(self, view: Mapping[str, Any], revealed: Mapping[str, Any] | None = None) -> RenderableType:
        """Draw locations, holdings, and the hands that the reader knows; all hands are open in `revealed`."""
        if self.is_low and revealed is None and not view["over"]:
            return self._essentials(view)
        parts: list[RenderableType] = []
        for location in view["locations"]:
            parts += [*self._location(view, location), Text()]
        parts += [self._holdings(view), *self._discards(view)]
        for seat in self._from_the_reader(view):
            hand = revealed["hands"][seat["seat"]] if revealed else seat["hand"]
            if hand:
                parts += [Text(), *self._hand(view, seat["seat"], hand)]
        return Group(*parts)

    def _from_the_reader(self, view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """Return the seats, the reader's own first."""
        return sorted(view["seats"], key=lambda seat: (seat["seat"] != self.screen.seat, seat["seat"]))

    def stock(self, view: Mapping[str, Any]) -> str:
        """Return the state of the match, and what is left to draw from."""
        words, decks = self.screen.words, view["decks"]
        line = words("terminal-stock", coins=view["supply"], thieves=decks["thief"], gear=decks["gear"])
        if view["round"] is None:
            return line
        now = words("board-round", number=view["round"]["number"], rounds=len(view["rounds"]))
        turn = words("board-turn", number=view["round"]["turn"], turns=view["round"]["turns"])
        return f"{now}. {turn}. {line}"

    def _location(self, view: Mapping[str, Any], location: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Yield a location: its name, track and loot, what it says, and both crews."""
        yield from self._head(view, location)
        grid = _grid(2, wraps=1)
        loot = self._loot(location["loot"])
        grid.add_row(
            Text(self.screen.words("board-loot"), style="dim"), Text(loot or self.screen.words("board-empty"))
        )
        for seat in self._from_the_reader(view):
            crew = location["crews"][seat["seat"]]
            if crew["thieves"]:
                members = [*(self._thief(thief) for thief in crew["thieves"]), self._colours(view, crew)]
                grid.add_row(
                    self.screen.paint(self.screen.names[seat["seat"]]), Text("\n").join(filter(None, members))
                )
        yield Padding(grid, (0, 0, 0, 2))

    def _head(self, view: Mapping[str, Any], location: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Yield the name and the track of a location, and what it says."""
        card = location["card"]
        yield Text.assemble(
            (f"{location['location']} {self._card(card)}", "bold"), "   ", self._track(view, location)
        )
        yield Padding(Text(self._text(view, card), style="dim"), (0, 0, 0, 2))

    def _text(self, view: Mapping[str, Any], card: str) -> str:
        tells = self.screen.game.presentation.text_card
        return "" if tells is None else " ".join(tells(self.screen.words, view, card))

    def _track(self, view: Mapping[str, Any], location: Mapping[str, Any]) -> Text:
        """Return the marker on its track, with the reader's side on the left."""
        first = self.screen.seat or 0
        lead = location["marker"] if first == 0 else -location["marker"]
        length = len(view["track"]) - 1
        fields = ["·"] * length + ["|"] + ["·"] * length
        fields[length - lead] = "●"
        track = Text.assemble(self.screen.paint(self.screen.names[first]), f" {''.join(fields)} ")
        return track.append_text(self.screen.paint(self.screen.names[1 - first]))

    def _thief(self, thief: Mapping[str, Any]) -> Text:
        """`1a The Dame +2: Tuxedo, Sound Dish +1`: with the points they bring now; the last gear is on top."""
        gear = ", ".join(self._worth(card["card"], card["points"]) for card in thief["gear"])
        text = f"{thief['place']} {self._worth(thief['thief'], thief['points'])}"
        return self.screen.paint(f"{text}: {gear}" if gear else text)

    def _colours(self, view: Mapping[str, Any], crew: Mapping[str, Any]) -> Text:
        """Return the colours of a crew's gear with their counts, and which of them cannot be burned."""
        safe = self.screen.words("board-protected")
        counts = [
            f"{count} × {self._colour(view, colour)}" + (f" ({safe})" if colour in crew["protected"] else "")
            for colour, count in crew["colours"].items()
            if colour in STYLES
        ]
        return Text(", ".join(counts), style="dim")

    def _colour(self, view: Mapping[str, Any], colour: str) -> str:
        """Return the name of a colour; of the city's, its own where it has one in every language."""
        own = f"colour-{view['city_colour']}"
        return self.screen.words(own if colour == "city" and own in self.screen.words else f"colour-{colour}")

    def _worth(self, card: str, points: int) -> str:
        return self._card(card) + (f" +{points}" if points else "")

    def _loot(self, loot: Mapping[str, int]) -> str:
        return ", ".join(f"{count} × {self.screen.words(f'loot-{kind}')}" for kind, count in loot.items() if count)

    def _holdings(self, view: Mapping[str, Any]) -> Table:
        """Return what everybody has: coins, loot, and the points of this moment."""
        words, seats = self.screen.words, view["seats"]
        launders = any(seat["laundered"] for seat in seats)
        heads = ["board-coins", *(["board-laundered"] if launders else []), "board-points", "board-loot"]
        last = len(heads)
        grid = _grid(1 + last, right=range(1, last), wraps=last)
        grid.add_row("", *(Text(words(head), style="dim") for head in heads))
        for seat in self._from_the_reader(view):
            on_turn = view["turn"] == seat["seat"] and not view["over"]
            grid.add_row(
                self.screen.paint(f"{self.screen.names[seat['seat']]}{' ◂' if on_turn else ''}"),
                str(seat["coins"]),
                *([str(seat["laundered"])] if launders else []),
                str(seat["points"]["total"]),
                self._loot(seat["loot"]) or "–",
            )
        return grid

    def _discards(self, view: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Yield the public discard areas."""
        for seat in self._from_the_reader(view):
            if seat["discards"]:
                whose = "terminal-own-discards" if seat["seat"] == self.screen.seat else "terminal-discards"
                cards = ", ".join(self._counted(seat["discards"]))
                line = self.screen.words(whose, name=self.screen.names[seat["seat"]], cards=cards)
                yield self.screen.paint(line, "dim")

    def _counted(self, cards: Sequence[str]) -> list[str]:
        """Return the names of cards; of equal ones, how many there are."""
        counts = {card: cards.count(card) for card in cards}
        return [self._card(card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]

    def _hand(self, view: Mapping[str, Any], seat: int, hand: Sequence[str]) -> Iterator[RenderableType]:
        """Yield a hand: the reader's own with all its card texts, another one in a single line."""
        if seat != self.screen.seat:
            their = self.screen.words("board-hand-of", name=self.screen.names[seat])
            yield self.screen.paint(f"{their}: {', '.join(self._counted(hand))}")
            return
        yield Text(self.screen.words("board-hand"), style="bold")
        grid = _grid(2, wraps=1)
        for card in dict.fromkeys(hand):
            colour = view["cards"][card]["colour"]
            shown = self.screen.paint(", ".join(self._counted([each for each in hand if each == card])))
            if colour in STYLES:
                shown.append(f" ({self._colour(view, colour)})", style="dim")
            grid.add_row(shown, Text(self._text(view, card)))
        yield Padding(grid, (0, 0, 0, 2))

    def reminder(self, view: Mapping[str, Any]) -> RenderableType | None:
        """Return where a choice inside an effect is asked for; nothing if none is."""
        if view["pending"] is None:
            return None
        location = view["locations"][view["pending"]["location"] - 1]
        return Group(*self._location(view, location), Text())

    # --- The table in parts --------------------------------------------------------------------------------

    def part(self, view: Mapping[str, Any], typed: str, offered: Sequence[MenuItem]) -> RenderableType | None:
        """Draw what the reader asks for: `board`, `crew`, `opponent`, `hand`, `score`, `previews`, or `? dame`."""
        if typed.startswith("?"):
            return self._explained(view, typed[1:].strip().casefold())
        seat = self.screen.seat or 0
        parts: dict[str, Callable[[], Iterable[RenderableType]]] = {
            "board": lambda: self._places(view),
            "crew": lambda: self._crew(view, seat),
            "opponent": lambda: self._crew(view, 1 - seat),
            "hand": lambda: self._hands(view),
            "score": lambda: [self._sheet(view)],
            "previews": lambda: self._previews(offered),
        }
        asked = next((part for part in parts if typed.casefold() in (part, self._part_name(part).casefold())), None)
        return None if asked is None else Group(*parts[asked]())

    def part_names(self) -> str:
        """Return what can be asked for."""
        names = [self._part_name(part) for part in ("board", "crew", "opponent", "hand", "score", "previews")]
        return self.screen.words("terminal-parts", parts=", ".join(names))

    def _part_name(self, part: str) -> str:
        return self.screen.words(f"terminal-part-{part}")

    def _essentials(self, view: Mapping[str, Any]) -> RenderableType:
        """Return a line for each location and one for the totals."""
        seats = self._from_the_reader(view)
        grid = _grid(2 + len(seats), right=range(2, 2 + len(seats)))
        for nth, location in enumerate(view["locations"]):
            head = f"{location['location']} {self._card(location['card'])}"
            worth = [_location_points(seat["points"]["locations"][nth]) for seat in seats]
            grid.add_row(Text(head, style="bold"), self._track(view, location), *_scores(worth))
        totals = [
            self.screen.words(
                "terminal-total",
                name=self.screen.names[seat["seat"]],
                points=seat["points"]["total"],
                coins=seat["coins"],
            )
            for seat in seats
        ]
        return Group(grid, self.screen.paint(" · ".join(totals)))

    def _places(self, view: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Yield the locations without their crews."""
        for location in view["locations"]:
            yield from self._head(view, location)
            loot = self._loot(location["loot"]) or self.screen.words("board-empty")
            yield Padding(Text(f"{self.screen.words('board-loot')}: {loot}"), (0, 0, 0, 2))
        yield self._holdings(view)
        yield from self._discards(view)

    def _crew(self, view: Mapping[str, Any], seat: int) -> Iterator[RenderableType]:
        """Yield a seat's thieves at every location."""
        for location in view["locations"]:
            crew = location["crews"][seat]
            yield Text(f"{location['location']} {self._card(location['card'])}", style="bold")
            members = [*map(self._thief, crew["thieves"]), self._colours(view, crew)]
            told = Text("\n").join(filter(None, members)) if crew["thieves"] else Text("–", style="dim")
            yield Padding(told, (0, 0, 0, 2))

    def _hands(self, view: Mapping[str, Any]) -> Iterator[RenderableType]:
        for seat in self._from_the_reader(view):
            if seat["hand"]:
                yield from self._hand(view, seat["seat"], seat["hand"])

    def _previews(self, offered: Sequence[MenuItem]) -> list[RenderableType]:
        verbs = dict.fromkeys(choice.verb for choice in offered)
        return [preview_menu(self.screen, [one for one in offered if one.verb == verb]) for verb in verbs]

    def _explained(self, view: Mapping[str, Any], typed: str) -> RenderableType | None:
        """Return what cards do that have this in their names, also those that have been played."""
        cards = {card: self._card(card) for card in view["cards"]} if typed else {}
        found = [card for card, called in cards.items() if typed in called.casefold()]
        if not found:
            return None
        told = [Text.assemble(self.screen.paint(cards[card]), ": ", self._text(view, card)) for card in found]
        return Group(*told[:MOST_CARDS], *([Text("…", style="dim")] if len(told) > MOST_CARDS else []))

    # --- The end -------------------------------------------------------------------------------------------

    def ending(self, view: Mapping[str, Any], revealed: Mapping[str, Any]) -> None:
        """Print the table and the score sheet; no hand is left."""
        self.screen.table(view)
        self.score_sheet(view)

    def score_sheet(self, view: Mapping[str, Any]) -> None:
        """Print what each location, the cards there and loot have brought to both."""
        self.screen.console.print()
        self.screen.line(self.screen.words("board-score-sheet"), "bold")
        self.screen.console.print(Padding(self._sheet(view), (0, 0, 0, 2), expand=False))

    def _sheet(self, view: Mapping[str, Any]) -> Table:
        """Return what each location, the cards there and loot bring to both."""
        words, seats = self.screen.words, self._from_the_reader(view)
        grid = _grid(2 + len(seats), right=range(2, 2 + len(seats)))
        grid.add_row("", "", *(self.screen.paint(self.screen.names[seat["seat"]], "bold") for seat in seats))
        for nth, location in enumerate(view["locations"]):
            head = f"{location['location']} {self._card(location['card'])}"
            for part, message in (
                ("points", "fixed"),
                ("effect", "effect"),
                ("bonus", "bonus"),
                ("cards", "cards"),
            ):
                earned = [seat["points"]["locations"][nth][part] for seat in seats]
                if any(earned):
                    grid.add_row(
                        Text(head, style="bold"), Text(words(f"board-{message}"), style="dim"), *_scores(earned)
                    )
                    head = ""
            if head:
                grid.add_row(Text(head, style="bold"), "", *_scores([0] * len(seats)))
        grid.add_row(
            Text(words("board-loot"), style="bold"), "", *_scores([seat["points"]["loot"] for seat in seats])
        )
        totals = [Text(str(seat["points"]["total"]), style="bold") for seat in seats]
        grid.add_row(Text(words("board-total"), style="bold"), "", *totals)
        grid.add_row(
            Text(words("board-coins"), style="dim"), "", *(Text(str(seat["coins"]), style="dim") for seat in seats)
        )
        return grid


def _grid(columns: int, right: Sequence[int] = (), wraps: int | None = None) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in range(columns):
        grid.add_column(justify="right" if column in right else "left", no_wrap=column != wraps)
    return grid


def _scores(earned: Sequence[int]) -> list[str]:
    return [str(points) if points else "–" for points in earned]


def _location_points(points: Mapping[str, int]) -> int:
    """Return all that a location brings to a seat."""
    return sum(points[part] for part in ("points", "effect", "bonus", "cards"))
