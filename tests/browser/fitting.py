"""What has to be in sight without scrolling, and a script that names what is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

SIZES = {
    "laptop": (1366, 641),
    "low": (1280, 600),
    "narrow": (1000, 700),
    "lying": (844, 390),
    "zoomed": (683, 320),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}
"""The windows of docs/screens.md: a laptop of 1366 x 768, a lower one, half of a large screen, a phone on its side,
the laptop at 200 %, and large ones."""

PICTURED = {"width": 1366, "height": 641}

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def fit(page: Page, window: tuple[int, int]) -> Iterator[dict[str, Any]]:
    """Yield what does not fit a window; where a card is chosen first, also with the first card chosen."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.evaluate(SETTLED)
    page.evaluate("scrollTo(0, 0)")
    yield page.evaluate(MISFITS)
    cards = page.locator("[data-pick]")
    if cards.count():
        cards.first.check(force=True)
        page.mouse.move(0, 0)
        page.evaluate(SETTLED)
        yield page.evaluate(MISFITS)


MISFITS = """() => {
    const whole = (one) => {
        const box = one.getBoundingClientRect();
        const inside = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
        return box.width > 0 && box.top >= -1 && box.left >= -1 && inside;
    };
    const open = (one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const around = one.closest("label, [data-seat]"); // a tap lies over it, and is clear
        return top && (one.contains(top) || top.contains(one) || around?.contains(top));
    };
    const unseen = (parts) => [...document.querySelectorAll(parts)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !(whole(one) && open(one)))
        .map((one) => one.value || one.textContent.trim().slice(0, 30));
    const small = () => {
        const found = {};
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const unread = ".visually-hidden, script, style, [popover]:not(:popover-open)";
        while (walk.nextNode()) {
            const one = walk.currentNode.parentElement;
            if (!walk.currentNode.data.trim() || !one.checkVisibility() || one.closest(unread)) continue;
            const size = parseFloat(getComputedStyle(one).fontSize);
            if (size < 13.9) found[`${one.tagName}.${one.getAttribute("class")}`] = size;
        }
        return found;
    };
    const names = [...document.querySelectorAll(".play-area .name")]
        .filter((one) => one.clientWidth >= Math.min(one.scrollWidth, 36)); // a long one may be cut, but not so
    const others = () => [...document.querySelectorAll("[data-seat]:not(.mine) .who .name")]
        .map((one) => one.textContent);
    return {
        bar: Math.round(document.querySelector(".bar").getBoundingClientRect().height),
        asked: unseen(".bar .ask"),
        answers: unseen("#play button:not(.sheet *), [form=play]:not(.sheet *)"),
        others: [
            ...others().filter((name) => !names.some((one) => one.textContent === name && whole(one) && open(one))),
            ...unseen("[data-seat]:not(.mine) [id^=coins-] .number"),
        ],
        wide: document.documentElement.scrollWidth > innerWidth ? [document.documentElement.scrollWidth] : [],
        small: innerWidth >= 1920 ? Object.entries(small()) : [],
    };
}"""
