/* What signs and zones are called, and hints for a first match.
     title       on anything in the frame: shown in our own bubble #tip when it is pointed at, has the focus, or is tapped
     data-hint   names a hint; it is shown until it has been answered or closed once in this browser */
(() => {
  "use strict";
  const { recall, remember } = window.ruse; // controls.js
  const $ = (selector) => document.querySelector(selector);
  const on = (type, act, options) => document.addEventListener(type, act, options);
  const ZONE = "#frame [title], #frame [data-tip], .table-header [title], .table-header [data-tip]";
  const PRESSED = "a, button, label, input, select, summary";

  // ---- Signs and zones ----

  let shown;
  function textOf(one) {
    if (one.title) { // else the browser would show its own bubble as well
      one.dataset.tip = one.title;
      one.removeAttribute("title");
    }
    return one.dataset.tip;
  }
  function boxOf(one) { // what only names its picture has no box of its own
    const box = one.getBoundingClientRect();
    return box.width || !one.firstElementChild ? box : boxOf(one.firstElementChild);
  }
  function show(one) {
    const tip = $("#tip"), text = textOf(one);
    if (!tip || !text || one === shown) return;
    shown = one;
    tip.textContent = text;
    tip.showPopover();
    const at = boxOf(one), box = tip.getBoundingClientRect();
    const above = at.top - box.height - 6;
    tip.style.left = `${Math.max(4, Math.min(innerWidth - box.width - 4, at.left + at.width / 2 - box.width / 2))}px`;
    tip.style.top = `${above > 0 ? above : Math.min(innerHeight - box.height - 4, at.bottom + 6)}px`;
    one.setAttribute("aria-describedby", "tip");
  }
  function hide() {
    if (!shown) return;
    if (shown.getAttribute("aria-describedby") === "tip") shown.removeAttribute("aria-describedby");
    shown = undefined;
    $("#tip").hidePopover();
  }
  const zone = (event) => event.target.closest?.(ZONE);

  on("pointerover", (event) => { if (event.pointerType === "mouse") { const one = zone(event); if (one) show(one); else hide(); } });
  on("focusin", (event) => { const one = zone(event); if (one && event.target.matches(":focus-visible")) show(one); else hide(); });
  on("click", (event) => { // a tap; whatever is pressed does what it does
    const one = zone(event);
    if (one && !event.target.closest(PRESSED) && one !== shown) show(one); else hide();
  });
  on("keydown", (event) => { if (event.key === "Escape") hide(); });
  on("scroll", hide, { capture: true, passive: true });

  // Zones can be reached with the keyboard; what is hidden from screen readers is not.
  htmx.config.morphIgnore.push("tabindex", "data-tip");
  function reach() {
    for (const one of document.querySelectorAll("#frame .play-area [title]")) {
      if (!one.matches(PRESSED) && !one.closest("[aria-hidden=true], " + PRESSED) && !one.hasAttribute("tabindex")) one.tabIndex = 0;
    }
    if (shown && !shown.isConnected) hide();
  }

  // ---- Hints ----

  const read = () => (recall("hints-read") ?? "").split(" ").filter(Boolean);
  const off = () => recall("hints") === "off";
  let asked;
  function learn(name) { if (!read().includes(name)) remember("hints-read", [...read(), name].join(" ")); }
  function hint() {
    const one = $("#frame [data-hint]"), name = one?.dataset.hint;
    if (asked && asked !== name) learn(asked); // it has been answered
    asked = !off() && name && !read().includes(name) ? name : undefined;
    document.documentElement.toggleAttribute("data-hints", Boolean(asked));
  }
  on("click", (event) => {
    if (!event.target.closest?.(".first-hint button")) return;
    learn(asked);
    asked = undefined;
    document.documentElement.removeAttribute("data-hints");
  });

  const look = () => { reach(); hint(); };
  on("DOMContentLoaded", look);
  on("htmx:after:settle", look);
})();
