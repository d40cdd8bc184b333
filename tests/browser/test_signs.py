"""Every sign on a table says what it is: beside it, or in a tooltip, in every game, phase and language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.moments import moments
from tests.browser.players import LAPTOP, Player
from tests.browser.test_fit import sit_at
from tests.depths import deep_but
from tests.web.replay.test_graph import finished

from ruse.server.tables.plan import Plan

SEATED = {"coup": 5, "minister": 6, "royal": 5, "caper": 2}
"""As many players as show all that a table can show: with more of them Coup hides what each has claimed."""

UNNAMED = r"""() => {
    const ornaments = ".rim, .skyline, .line, .cubes, .dots, progress, .knob, .graph";
    const legible = (text) => /\p{L}{2}/u.test(text);
    const words = (one) => {  // what can be read there, without what only a screen reader reads
        const copy = one.cloneNode(true);
        for (const hidden of copy.querySelectorAll(".visually-hidden, kbd, svg")) hidden.remove();
        return legible(copy.textContent);
    };
    // Controls, cards, questions, headings and rows of results say in words what their signs are.
    const spoken = "button, a, summary, label, .playing-card, .ask, .needs, .hint, .banner, h2, h3, tr, "
        + ".tally li, .tally p, .heads p, .heading p, .stamp";
    const named = (sign) => {
        for (let one = sign; !one.matches(".play-area"); one = one.parentElement) {
            const tip = one.getAttribute("title") ?? one.dataset.tip;
            if (tip !== null && tip !== undefined) return legible(tip);
            if (one.matches(spoken) && words(one)) return true;
        }
        return false;
    };
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && one.getBoundingClientRect().width > 0;
    const name = (one) => {
        const picture = one.querySelector("use")?.getAttribute("href").split("#")[1];
        return `${picture ?? one.className} in ${one.parentElement.closest("[class]").className}`;
    };
    const signs = [...document.querySelectorAll(".play-area :is(svg, .number, .letter, .worth, .marker)")];
    const unnamed = signs.filter((one) => !one.closest(ornaments) && shown(one) && !named(one));
    return [...new Set(unnamed.map(name))];
}"""


def unnamed(player: Player) -> list[str]:
    """Return the signs that say nowhere what they are; where a card is chosen first, also with one chosen."""
    found = list(player.page.evaluate(UNNAMED))
    cards = player.page.locator("[data-pick]")
    if cards.count():
        cards.first.check(force=True)
        found += player.page.evaluate(UNNAMED)
    return found


@pytest.mark.parametrize("locale", ["en", "de", "it"])
@pytest.mark.parametrize("slug", SEATED)
def test_every_sign_says_what_it_is(come, house, slug, locale):
    player = come(locale, **LAPTOP)
    found = {}
    for phase in moments(slug, SEATED[slug]):
        sit_at(player, house, slug, SEATED[slug], phase)
        found[phase] = unnamed(player)
    match = finished(slug)
    player.go(house.lay(match, {0: player.guest}, plan=Plan(slug, match.players).as_dict()))
    expect(player.page.locator("#finale")).to_be_visible()
    found["over"] = unnamed(player)
    left = {phase: signs for phase, signs in found.items() if signs}
    assert left == {}, sorted({sign for signs in left.values() for sign in signs})


@pytest.mark.parametrize("slug", deep_but(SEATED, "minister"))
def test_the_widest_question_has_no_unnamed_sign(come, house, slug):
    asked = moments(slug, SEATED[slug])
    widest = max(asked, key=lambda phase: len(asked[phase][0].view(asked[phase][1])["actions"]))
    player = come("de", **LAPTOP)
    sit_at(player, house, slug, SEATED[slug], widest)
    assert unnamed(player) == []


def test_what_is_pointed_at_is_explained(come, house):
    """A claim, a purse, a lost card and the card that is named at a seat: each opens its tooltip where it is."""
    player = come("it", **LAPTOP)
    hands, lost = [["duke", "captain"], ["assassin"], ["contessa", "duke"]], [[], ["captain"], []]
    player.go(house.lay(arranged("0 income / 1 tax", hands, lost=lost), {0: player.guest, 2: "guest 2"}))
    tip = player.page.locator("#tip")
    for sign, text in (
        ("#seat-1 .claims", player.say("table-claims", cards=player.words("card-duke"))),
        ("#coins-1", player.words("seat-coins", count=2)),
        ("#card-1-1", player.say("table-lost", cards=player.words("card-captain"))),
        ("#seat-1 .bubble", player.words("card-duke")),
    ):
        player.page.locator(sign).hover(force=True)
        expect(tip).to_have_text(text)
        box, at = tip.bounding_box(), player.page.locator(sign).bounding_box()
        assert box
        assert at
        assert abs(box["x"] + box["width"] / 2 - at["x"] - at["width"] / 2) < 200
        player.page.mouse.move(0, 0)
