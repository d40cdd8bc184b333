/* What somebody has missed who was away: a few lines, told by the director (director.js), shown when they come back. */
(() => {
  "use strict";
  const MANY = 5;
  const TOLD = 1.2; // seconds from which an event is worth a line
  const missed = [];
  const $ = (selector) => document.querySelector(selector);

  function report(lines) {
    const heavy = lines.filter((line) => line.weight >= TOLD).slice(-MANY);
    if (!heavy.length) return;
    $("#missed-lines").replaceChildren(...heavy.map(({ text }) => Object.assign(document.createElement("li"), { textContent: text })));
    $("#missed").hidden = false;
  }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) report(missed.splice(0)); });
  // It lies over the board: whoever clicks anywhere has read it.
  document.addEventListener("click", () => { $("#missed").hidden = true; });

  window.ruse.absence = { report, note: (lines) => missed.push(...lines) };
})();
