"""The pictures of the README, taken at a real table: `python -m tools.pictures`.

Every moment is arranged and every bot stands still, so the same pages give the same pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from tests.browser.arranged import arranged
from tests.browser.chromium import chromium
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE, Player, settings
from tests.games.caper.script import table as heist
from tests.games.royal.script import send, table
from tests.web.finished import played

from ruse.server.tables.plan import Plan

IMAGES = Path(__file__).parent.parent / "docs" / "images"
LARGEST = 250_000
"""Bytes of one picture: whoever reads the README on a train should see it."""
FOREVER = "3600"
HOUSE_FRONT = {"viewport": {"width": 1180, "height": 990}, "device_scale_factor": 0.8}
"""As much as shows two games and the ways into them."""

NAMES = ("Ada", "Bruno", "Carla", "Dora", "Emil")
HANDS = [
    ["captain", "contessa"],
    ["duke", "assassin"],
    ["contessa", "ambassador"],
    ["duke", "captain"],
    ["assassin", "ambassador"],
]
STORY = (
    "0 tax / 1 pass / 2 pass / 3 pass / 4 pass",
    "1 tax / 0 pass / 2 pass / 3 pass / 4 challenge / 1 show / 4 lose ambassador",
    "2 steal 3 / 0 pass / 1 pass / 3 pass / 4 pass / 3 block captain / 0 pass / 1 pass / 2 pass / 4 pass",
    "3 foreign-aid / 0 pass / 1 pass / 2 pass / 4 pass",
    "4 income",
    "0 assassinate 3 / 1 pass / 2 pass / 3 pass / 4 pass / 3 pass / 3 lose captain",
    "1 assassinate 0",
)
ROW = "gold*3 info*2+jewels*2 collection carte-blanche safecracker intrigue item-2 documents-gold"
CUBES = ["gold*4 art*2 info", "gold*3 jewels*7", "info*5 art*2 gold", "art*6 jewels", "info*2 jewels*2 gold*6"]
SECRETS = ["gold art art", "jewels", "", "info info", "gold"]
ITEMS = [[1], [], [2, 1], [], []]
BELIEVED = ("0 pass / 2 pass / 3 pass / 4 pass",)


@contextmanager
def somebody(browser: Browser, house: House, **device: object) -> Iterator[Player]:
    context = browser.new_context(locale="en", reduced_motion="reduce", **device)  # type: ignore[arg-type]
    context.add_init_script(settings(hints="off"))  # hints lie over the table
    yield Player(context, house.address, "en", "has_touch" in device)
    context.close()


def take(player: Player, path: str, name: str, wait_for: str, *pressed: str) -> None:
    """Open a page, press some things and keep what it looks like."""
    player.go(path)
    player.page.locator(wait_for).first.wait_for()
    player.page.wait_for_load_state("load")
    for selector in pressed:
        player.press(player.page.locator(selector))
    file = IMAGES / f"{name}.png"
    player.page.screenshot(path=file, animations="disabled")
    size = file.stat().st_size
    print(f"{file.name}: {size / 1000:.0f} kB")
    assert size < LARGEST, f"{file.name} is too large"


def take_home(browser: Browser, house: House) -> None:
    listed = Plan("coup", 4, listed=True).as_dict()
    house.lay(played(seed=2, players=4), {}, plan=listed, names=NAMES)
    with somebody(browser, house, **HOUSE_FRONT, color_scheme="dark") as visitor:
        take(visitor, "/", "home", ".poster")


def take_table(browser: Browser, house: House) -> None:
    match = arranged(" / ".join(STORY), HANDS)
    with somebody(browser, house, **LAPTOP, color_scheme="dark") as ada, somebody(browser, house) as dora:
        path = house.lay(match, {0: ada.guest, 3: dora.guest}, names=NAMES)
        dora.go(path)
        dora.told("say", text="That was my Captain!")
        ada.go(path)
        ada.told("say", text="Nothing personal.")
        dora.told("say", text="Bruno, your turn.")
        take(ada, path, "table", "#panel-talk li")


def take_phone(browser: Browser, house: House) -> None:
    match = arranged(" / ".join(STORY + BELIEVED), HANDS)
    with somebody(browser, house, **PHONE, device_scale_factor=2, color_scheme="light") as ada:
        take(ada, house.lay(match, {0: ada.guest}, names=NAMES), "phone", "#play")


def take_caper(browser: Browser, house: House) -> None:
    match = heist(
        "artist(tuxedo,canvas-tube) dame(forged-papers) twins | gem-expert(smoke-screen) | chef(catacomb-lamp)",
        "conductor(velvet-pouch) barber(disguise-kit) | starlet(fire-blanket) banker | magician(packing-crate)",
        hand="grappling-hook perfume-atomiser blazeblaster grabber-arm",
        coins=[4, 3],
        locations="louvre eiffel-tower moulin-rouge",
        loot=[
            ["painting", "diamond"],
            ["antique", "antique", "diamond"],
            ["painting", "antique", "diamond", "painting"],
        ],
        markers=[3, -1, -2],
        hq=[{"painting": 1}, {"diamond": 1, "antique": 1}],
    )
    plan = Plan("caper", 2).as_dict()
    with somebody(browser, house, **LAPTOP, color_scheme="light") as ada:
        path = house.lay(match, {0: ada.guest}, names=NAMES, plan=plan)
        take(ada, path, "caper", ".held-card", ".held-card:has([value=grappling-hook])")


def take_replay(browser: Browser, house: House) -> None:
    path = house.lay(played(seed=1, players=4), {}, names=NAMES)
    with somebody(browser, house, **LAPTOP, color_scheme="light") as reader:
        take(reader, f"{path}/replay", "replay", "#lanes .mark")


def take_royal(browser: Browser, house: House) -> None:
    match = send(table(5, ROW, cubes=CUBES, secrets=SECRETS, items=ITEMS), "A-G C-G F-H C-A F-D")
    match.play(2, "plan A E")
    match.play(4, "plan D B")
    plan = Plan("royal", match.players).as_dict()
    with somebody(browser, house, **LAPTOP, color_scheme="light") as ada:
        path = house.lay(
            match, {seat: f"guest {seat}" for seat in range(5)} | {0: ada.guest}, names=NAMES, plan=plan
        )
        take(ada, path, "royal", ".zone", ".zone.thieves:has([value=D])", ".zone.snitches:has([value=F])")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder) / "tables.db", pace=FOREVER)
        house.open()
        try:
            for picture in (take_home, take_table, take_phone, take_replay, take_royal, take_caper):
                picture(browser, house)
        finally:
            house.close()


if __name__ == "__main__":
    main()
