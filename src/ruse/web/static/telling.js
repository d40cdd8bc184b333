/* What happens all at once is told one thing after the other. It knows no game. It reads
     data-step   in the frame: a number that grows through the match; what is newer than what was on show appears in this order
     data-hurry  the button that ends it
   While something is told, the root has the class .telling. What is older than the page is not told again, and nothing is told where
   less motion is wanted or nobody looks. */
(() => {
  "use strict";
  const PACE = 750; // milliseconds from one step to the next
  const all = (selector) => [...document.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const root = document.documentElement;

  let told; // the newest step on show
  let tales = [], ending;

  function tell() {
    const marked = all("#frame [data-step]").map((one) => [Number(one.dataset.step), one]);
    const fresh = calm.matches || document.hidden ? [] : marked.filter(([step]) => step > (told ?? Infinity));
    told = Math.max(told ?? -1, ...marked.map(([step]) => step));
    if (!fresh.length) return;
    const order = [...new Set(fresh.map(([step]) => step))].sort((a, b) => a - b);
    tales = fresh.map(([step, one]) => begin(one, PACE * order.indexOf(step)));
    root.classList.add("telling");
    clearTimeout(ending);
    ending = setTimeout(finish, PACE * order.length + 1500);
  }

  function begin(one, delay) {
    const path = [{ opacity: 0, transform: "scale(1.25)" }, { opacity: 1, transform: "none" }];
    const tale = one.animate(path, { duration: 260, delay: delay + 250, easing: "ease-out", fill: "backwards" });
    setTimeout(() => follow(one, tale), delay);
    return tale;
  }

  // Nobody who has skipped it or is writing something is taken anywhere.
  function follow(one, tale) {
    if (tale.playState === "running" && document.activeElement?.id !== "say-text") one.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  function finish() {
    clearTimeout(ending);
    for (const tale of tales) tale.finish();
    tales = [];
    root.classList.remove("telling");
  }

  document.addEventListener("htmx:after:swap", tell);
  document.addEventListener("DOMContentLoaded", tell);
  document.addEventListener("click", (event) => { if (event.target.closest?.("[data-hurry]")) finish(); });
})();
