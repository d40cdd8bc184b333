"""Whether names can be read: which are broken within a word, and which are cut off."""

from __future__ import annotations

from playwright.sync_api import Page

UNREADABLE = r"""names => {
    const top = (node, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return Math.round([...range.getClientRects()].at(-1)?.top); // the first may be the hyphen before it
    };
    const rows = (node, at, part) => new Set([...part].map((_, nth) => top(node, at + nth))).size;
    const texts = (one) => {
        const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
        while (walk.nextNode())
            if (!walk.currentNode.parentElement.closest(".visually-hidden")) found.push(walk.currentNode);
        return found;
    };
    // A word may be parted where it has a hyphen, soft or hard.
    const broken = (one) => texts(one).some(node =>
        [...node.data.matchAll(/[^\s\u00ad-]+/g)].some(found => rows(node, found.index, found[0]) > 1));
    const cut = (one) => {
        const box = one.getBoundingClientRect(), range = document.createRange();
        range.selectNodeContents(one);
        const all = range.getBoundingClientRect();
        if (getComputedStyle(one).overflow === "visible") return false;
        return one.scrollHeight > one.clientHeight + 2 || all.right > box.right + 1;
    };
    return [...document.querySelectorAll(names)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .filter(one => one.clientWidth > 1) // or it is only for screen readers
        .filter(one => broken(one) || cut(one))
        .map(one => texts(one).map(node => node.data).join("").trim().replaceAll("\u00ad", "~"));
}"""


def unreadable(page: Page, names: str) -> list[str]:
    """Return the names (a selector) that are broken at a place without a hyphen, or that do not fit their room."""
    found: list[str] = page.evaluate(UNREADABLE, names)
    return sorted(set(found))
