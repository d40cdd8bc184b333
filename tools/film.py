"""The animated picture of the README, a challenge at a real table: `python -m tools.film`.

It is an APNG: each picture is what a browser showed at that moment, and equal ones are one that lasts longer.
"""

from __future__ import annotations

import struct
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.arranged import arranged
from tests.browser.chromium import chromium
from tests.browser.house import House
from tests.browser.players import Player, settings

FILM = Path(__file__).parent.parent / "docs" / "images" / "challenge.png"
LARGEST = 2_000_000
"""Bytes of the film."""
MOMENTS = 30
PAUSE = 260
"""Milliseconds between two pictures."""
SLOWNESS = 5
"""Time passes this much slower on the page, so that a busy machine too takes every picture when it should."""
SLOW_MOTION = """
    const wait = setTimeout, animate = Element.prototype.animate;
    window.setTimeout = (act, delay = 0, ...more) => wait(act, SLOWNESS * delay, ...more);
    Element.prototype.animate = function (path, { duration, delay = 0, ...more }) {
        return animate.call(this, path, { ...more, duration: SLOWNESS * duration, delay: SLOWNESS * delay });
    };
""".replace("SLOWNESS", str(SLOWNESS))
HANDS = [["duke", "contessa"], ["assassin", "duke"], ["captain", "ambassador"], ["duke", "contessa"]]
STAGE = {"viewport": {"width": 1000, "height": 640}, "device_scale_factor": 0.6}


def pictures() -> list[bytes]:
    """Bruno claims the Captain, which he does not have; Ada challenges, and he gives in."""
    with TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder) / "tables.db", pace="0.1")
        house.open()
        ada, bruno = (
            Player(browser.new_context(locale="en", **device), house.address, "en", False)  # type: ignore[arg-type]
            for device in (STAGE, STAGE)
        )
        ada.context.add_init_script(settings(tempo="slow", guard=0, hints="off") + SLOW_MOTION)
        bruno.context.add_init_script(settings(tempo="off", guard=0))
        match = arranged("0 income / 1 steal 2 / 2 pass / 3 pass", hands=HANDS, coins=[3, 4, 2, 5])
        path = house.lay(match, {0: ada.guest, 1: bruno.guest, 2: "carla", 3: "dora"})
        ada.attend(path)
        bruno.attend(path)
        ada.page.wait_for_timeout(800)
        taken = [ada.page.screenshot()] * 4
        ada.page.locator("#play button[value=challenge]").click()
        bruno.play("refuse")
        bruno.my_turn()
        bruno.play("lose assassin")
        start = time.monotonic()
        for nth in range(MOMENTS):
            taken.append(ada.page.screenshot())
            left = start + SLOWNESS * PAUSE / 1000 * (nth + 1) - time.monotonic()
            ada.page.wait_for_timeout(max(0, 1000 * left))
        house.close()
    return taken


def film(pictures: Sequence[bytes]) -> bytes:
    """PNG pictures of one size as one APNG that plays forever."""
    shots: list[tuple[bytes, int]] = []
    for picture in pictures:
        if shots and shots[-1][0] == picture:
            shots[-1] = (picture, shots[-1][1] + PAUSE)
        else:
            shots.append((picture, PAUSE))
    header = next(data for kind, data in chunks(shots[0][0]) if kind == b"IHDR")
    width, height = struct.unpack(">II", header[:8])
    parts = [chunk(b"IHDR", header), chunk(b"acTL", struct.pack(">II", len(shots), 0))]
    number = 0
    for nth, (picture, milliseconds) in enumerate(shots):
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, milliseconds, 1000, 0, 0)
        parts.append(chunk(b"fcTL", control))
        number += 1
        data = zlib.decompress(b"".join(data for kind, data in chunks(picture) if kind == b"IDAT"))
        data = zlib.compress(data, 9)
        if nth == 0:
            parts.append(chunk(b"IDAT", data))
        else:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts) + chunk(b"IEND", b"")


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the parts of a PNG file."""
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a part of a PNG file with its length and check sum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    """Take the film."""
    made = film(pictures())
    assert len(made) < LARGEST, f"{len(made)} bytes"
    FILM.write_bytes(made)
    print(f"{FILM.name}: {len(made) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
