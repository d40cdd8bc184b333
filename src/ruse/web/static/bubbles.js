/* What players say stands at their seats for a moment: chat lines as bubbles, reactions as pictures. The talk keeps all of it.
   director.js shows it every frame when it arrives, also one that it holds back; #panel-talk has the lines, with data-seat and
   data-reaction. #bubbles reads them aloud. */
(() => {
  "use strict";
  const $ = (selector, within = document) => within.querySelector(selector);
  const LONG = 6000, SHORT = 3500; // milliseconds for words and for a picture
  const MOST = 90; // letters in a bubble; the talk has the rest
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const numberOf = (line) => Number(line.id.slice(5));
  const shown = new Map(); // bubbles by their seats
  let heard; // the number of the latest line

  function hear(page) {
    const lines = [...page.querySelectorAll("#panel-talk li[id]")], last = Math.max(-1, ...lines.map(numberOf));
    const fresh = lines.filter((line) => line.dataset.seat !== undefined && numberOf(line) > (heard ?? Infinity));
    heard = Math.max(heard ?? -1, last);
    if (!document.hidden) for (const line of fresh) show(line);
  }

  function show(line) {
    const { seat, reaction } = line.dataset, bubble = document.createElement("p");
    const picture = line.querySelector("svg.reaction");
    bubble.className = "speech" + (picture ? " picture" : "");
    bubble.dataset.seat = seat;
    bubble.append(Object.assign(document.createElement("span"), { className: "visually-hidden", textContent: line.querySelector("b").textContent + ": " }));
    if (picture) bubble.append(document.importNode(picture, true));
    else bubble.append(shortened(line.querySelector(".said").textContent));
    clear(seat);
    $("#bubbles").append(bubble);
    place(bubble);
    shown.set(seat, { bubble, timer: setTimeout(() => clear(seat), reaction && picture ? SHORT : LONG) });
    if (!calm.matches) bubble.animate([{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], { duration: 180, easing: "ease-out" });
  }
  const shortened = (text) => text.length > MOST ? text.slice(0, MOST) + " …" : text;

  function clear(seat) {
    const old = shown.get(seat);
    if (!old) return;
    clearTimeout(old.timer);
    old.bubble.remove();
    shown.delete(seat);
  }

  // Over the top of its seat, inside the window; over the bar for my own.
  function place(bubble) {
    const seat = $("#frame #seat-" + bubble.dataset.seat) ?? $("#frame .bar");
    if (!seat) { bubble.hidden = true; return; }
    bubble.hidden = false;
    const box = seat.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = bubble;
    const within = (at, room) => Math.max(8, Math.min(at, room - 8));
    const below = box.top - height < 48;
    bubble.classList.toggle("below", below);
    bubble.style.left = `${within(box.left + box.width / 2 - width / 2, innerWidth - width)}px`;
    bubble.style.top = `${within(below ? Math.min(box.top + 22, box.bottom) : box.top - height - 2, innerHeight - height)}px`;
  }
  function placeAll() { for (const { bubble } of shown.values()) place(bubble); }
  addEventListener("scroll", placeAll, { passive: true });
  addEventListener("resize", placeAll);
  document.addEventListener("htmx:after:swap", placeAll);

  document.addEventListener("submit", (event) => { if (event.target.id === "react") event.target.hidePopover?.(); });
  document.addEventListener("DOMContentLoaded", () => hear(document));
  window.ruse.hear = hear;
})();
