"""The text of a match: what it was dealt from and every action, for people to read and Ruse to replay.

::

    ruse match 1
    game: coup, rules 1, 3 players
    edition: standard
    options: first_player=0
    seed: 21
    0 tax / 1 pass / 2 challenge / 0 show / 2 lose duke
    end: 5 actions, check 78bacdf1

Options are those that differ from the edition. An arranged match has its position as JSON after
`position:`; one with cards of the players' own has them after `cards:`. The last line counts the actions
and guards against damage; a text written by hand may leave it out.
"""

from __future__ import annotations

import json
import re
import zlib
from typing import TYPE_CHECKING, Any

from ruse.core.errors import BadCards, BadMatchFile, BadOption, BadPosition, RuseError
from ruse.core.options import Value, resolve, show
from ruse.core.registry import find

if TYPE_CHECKING:
    from ruse.core.match import Match

HEAD = "ruse match 1"
WIDTH = 100
LARGEST = 1 << 20


def dumps(match: Match) -> str:
    """Return the text of a match."""
    game = match.game
    lines = [
        HEAD,
        f"game: {game.slug}, rules {match.version}, {match.players} players",
        f"edition: {match.edition}",
    ]
    chosen = _chosen(match)
    if chosen:
        lines.append("options: " + " ".join(f"{name}={show(value)}" for name, value in chosen.items()))
    if game.own_cards is not None:
        lines.append("cards: " + json.dumps(game.own_cards, separators=(",", ":")))
    if match.position is not None:
        lines.append("position: " + json.dumps(match.position, separators=(",", ":")))
    lines.append(f"seed: {match.seed}")
    if match._salt is not None:
        lines.append(f"salt: {match._salt.hex()}")
    lines += _wrap([f"{seat} {action}" for seat, action in match.journal])
    body = "\n".join(lines)
    return f"{body}\nend: {len(match.journal)} actions, check {_check(body)}\n"


def loads(text: object) -> Match:
    """Return the match of a text; `BadMatchFile` says what is wrong with it."""
    if not isinstance(text, str) or len(text) > LARGEST:
        raise BadMatchFile("this is not the text of a match")
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or not lines[0].startswith("ruse match "):
        raise BadMatchFile(f"this is not the text of a match: it does not begin with {HEAD!r}")
    if lines[0] != HEAD:
        raise BadMatchFile(f"{lines[0]!r} is of another version of Ruse; this one reads {HEAD!r}")
    lines, count = _without_end(lines)
    fields, moves = _split(lines[1:])
    if count is not None and count != len(moves):
        raise BadMatchFile(f"the last line counts {count} actions, but there are {len(moves)}")
    match = _begin(fields)
    for move in moves:
        seat, _, action = move.partition(" ")
        try:
            match.play(int(seat) if seat.isdecimal() and len(seat) < 4 else -1, action)
        except RuseError as error:
            raise BadMatchFile(
                f"action {len(match.journal) + 1} ({move[:60]!r}) cannot be played: {error}"
            ) from None
    return match


def _chosen(match: Match) -> dict[str, Value]:
    usual = resolve(match.game, match.players, "standard", {}, match.version)
    usual |= match.game.interface.editions[match.edition]
    return {name: value for name, value in match.options.items() if usual[name] != value}


def _wrap(moves: list[str]) -> list[str]:
    lines: list[str] = []
    for move in moves:
        if lines and len(lines[-1]) + len(move) + 3 <= WIDTH:
            lines[-1] += f" / {move}"
        else:
            lines.append(move)
    return lines


def _check(body: str) -> str:
    return f"{zlib.crc32(body.encode('utf-8', 'surrogatepass')):08x}"


def _without_end(lines: list[str]) -> tuple[list[str], int | None]:
    if not lines[-1].startswith("end:"):
        return lines, None
    found = re.fullmatch(r"end: (\d{1,7}) actions, check ([0-9a-f]{8})", lines[-1])
    if found is None:
        raise BadMatchFile(f"the last line is damaged: {lines[-1][:60]!r}")
    if _check("\n".join(lines[:-1])) != found[2]:
        raise BadMatchFile(
            "the text has been changed or damaged: its check does not fit"
            " (leave the last line out to replay it anyway)"
        )
    return lines[:-1], int(found[1])


def _split(lines: list[str]) -> tuple[dict[str, str], list[str]]:
    fields: dict[str, str] = {}
    moves: list[str] = []
    for line in lines:
        name = line.partition(":")[0]
        if name in ("game", "edition", "options", "cards", "position", "seed", "salt"):
            fields[name] = line.partition(":")[2].strip()
        elif line:
            moves += [move.strip() for move in line.split("/")]
    return fields, moves


def _begin(fields: dict[str, str]) -> Match:
    from ruse.core.match import Match

    found = re.fullmatch(r"([\w-]+), rules (\d{1,6}), (\d{1,3}) players", fields.get("game", ""))
    if found is None:
        raise BadMatchFile("the line 'game: NAME, rules N, N players' is missing or damaged")
    try:
        game = find(found[1])
    except RuseError as error:
        raise BadMatchFile(str(error)) from None
    version = int(found[2])
    if version != game.version and version not in game.earlier:
        raise BadMatchFile(
            f"this match was played by rules {version} of {game.slug}; this version has rules {game.version}"
        )
    seed = fields.get("seed", "")
    if not seed.isdecimal() or len(seed) > 20:
        raise BadMatchFile("the line 'seed: NUMBER' is missing or damaged")
    try:
        return Match(
            game.with_cards(_object("cards", fields.get("cards"))),
            int(found[3]),
            seed=int(seed),
            edition=fields.get("edition", "standard"),
            options=_options(fields.get("options", "")),
            position=_object("position", fields.get("position")),
            salt=_salt(fields.get("salt")),
            version=version,
        )
    except (BadCards, BadOption, BadPosition) as error:
        raise BadMatchFile(str(error)) from None


def _options(text: str) -> dict[str, object]:
    options: dict[str, object] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadMatchFile(f"{part[:60]!r} is not an option; write name=value")
        options[name] = value
    return options


def _object(name: str, text: str | None) -> dict[str, Any] | None:
    if text is None:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadMatchFile(f"the line '{name}:' is damaged: it is not a JSON object")
    return found


def _salt(text: str | None) -> bytes | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9a-f]{32}", text):
        raise BadMatchFile("the salt is damaged: it has 32 hexadecimal digits")
    return bytes.fromhex(text)
