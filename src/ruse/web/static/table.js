/* The live table. Frames come by htmx; this adds the title and a sound when I am asked,
   the countdown, coins that fly, panels that stay open, one answer per click, a stream that comes back. It knows no game. It reads
     #frame        data-sequence, data-window, data-title, data-mine ("true": I am asked), data-moves (number, from, to, amount)
     data-seconds  what is left of the clock, shown by the .number and the progress in it
     #coins-N      where the coins of a seat are (else #seat-N), #treasury where all others are */
(() => {
  "use strict";
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const on = (type, act, options) => document.addEventListener(type, act, options);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  const { recall, remember } = window.ruse; // controls.js

  htmx.config.history = false;
  htmx.config.morphIgnore.push("open"); // what I opened or closed stays so

  // ---- A frame arrives ----

  let shown; // the sequence of the frame on show
  let asked; // the window in which I am asked, if I am
  let landed = 0; // when the last frame stood still

  function look() {
    const { sequence, window: question, title, mine } = $("#frame").dataset;
    const now = mine === "true" ? question : undefined;
    document.title = title;
    if (now && now !== asked && shown !== undefined) chime();
    if (sequence !== shown) release();
    [asked, shown] = [now, sequence];
    wind();
    unfold();
    count();
  }

  const scenery = (page) => [...page.querySelectorAll("#scene, [id^=hand-]")].map((one) => one.outerHTML).join();
  on("htmx:before:swap", (event) => {
    for (const { target, swapSpec, fragment } of event.detail.tasks) {
      if (target?.id === "frame") {
        // Transitions wait for each other: whoever lags behind, looks away or wants none goes without.
        // A click while one begins is lost: there is none without something to show.
        const late = performance.now() - landed < 60, same = scenery(fragment) === scenery(document);
        if (calm.matches || document.hidden || late || same) swapSpec.transition = false;
      } else if (target?.id === "notice" && swapSpec.style !== "none" && !fragment.querySelector("#notice")) {
        event.preventDefault(); // a crash, or a proxy's page
        tell();
      }
    }
  });
  on("htmx:before:settle", (event) => { if (event.target.id === "frame") look(); });
  on("htmx:after:swap", () => {
    landed = performance.now();
    fly();
    if (!$("#notice").hidden) expire();
  });

  // ---- The stream shows that I am here, so it stays open in the background too ----

  let connection, lost, again;
  let parked = false; // closed: other tabs have taken every place

  const stream = () => $("#stream");
  const hurry = () => connection?.delayCanceller?.();
  function lose(delay = 1200) { lost ??= setTimeout(() => { $("#lost").hidden = false; }, delay); }
  function regain() { clearTimeout(lost); lost = undefined; $("#lost").hidden = true; }
  function connect(delay = 1500) {
    clearTimeout(again);
    again = setTimeout(() => {
      if (!parked && !stream()._htmx?.sse) htmx.ajax("GET", stream().getAttribute("hx-sse:connect"), { source: stream() });
    }, delay);
  }

  function mend() { lose(); connect(); }

  on("htmx:sse:before:connection", (event) => {
    connection = event.detail.connection;
    if (parked) event.preventDefault();
    else if (connection.attempt > 0) lose();
  });
  on("htmx:sse:after:connection", regain);
  on("htmx:sse:close", () => { connection = undefined; if (!parked) mend(); });
  // The first connection is a request like any other, but only a stream may answer it, and only we try again.
  on("htmx:before:response", (event) => { if (event.target.id === "stream") { event.preventDefault(); mend(); } });
  on("htmx:error", (event) => {
    if (event.target.id === "stream") mend(); else { release(); tell(); }
  });
  addEventListener("offline", () => lose(0));
  addEventListener("online", () => { connection?.reader?.cancel(); hurry(); });

  // Without HTTP/2 a browser has six connections to a server: only three tabs may keep their stream in the background.
  let leave;
  const stay = (place) => new Promise((settle) => navigator.locks.request("ruse." + place, { ifAvailable: true }, (lock) => {
    settle(Boolean(lock));
    return lock && new Promise((done) => { leave = done; });
  }));
  on("visibilitychange", async () => {
    if (document.hidden && navigator.locks) {
      const kept = await stay(1) || await stay(2) || await stay(3);
      parked = !kept && document.hidden;
      if (parked) connection?.reader?.cancel();
    }
    if (document.hidden) return;
    leave?.();
    if (parked) { parked = false; connect(0); }
    hurry();
  });

  // ---- One answer per click, until a frame comes or something goes wrong ----

  let held = false, holding;
  const answers = () => all("#frame form:not([hx-trigger], .autopass) button, #frame button[form]");
  function release() {
    clearTimeout(holding);
    if (held) for (const button of answers()) button.removeAttribute("aria-disabled");
    held = false;
  }
  on("submit", (event) => {
    if (!event.target.matches("#frame form:not([hx-trigger], .autopass)")) return;
    if (held) { event.preventDefault(); event.stopImmediatePropagation(); return; }
    held = true;
    for (const button of answers()) button.setAttribute("aria-disabled", "true");
  }, true);
  on("htmx:response:error", release);
  on("htmx:finally:request", () => { if (held) { clearTimeout(holding); holding = setTimeout(release, 4000); } });
  addEventListener("pageshow", release);

  // ---- Notices and talk ----

  let expiry;
  function expire() { clearTimeout(expiry); expiry = setTimeout(() => { $("#notice").hidden = true; }, 8000); }
  function tell() {
    Object.assign($("#notice"), { className: "notice alarm", textContent: $("#shell").dataset.failed, hidden: false });
    expire();
  }
  on("htmx:after:request", (event) => {
    if (event.target.id === "say" && event.detail.ctx.response.status < 300) event.target.reset();
  });

  // ---- Countdown ----

  let clocks = [], ticked = Date.now();
  function wind() {
    clocks = all("#frame [data-seconds]").map((face) => ({ face, end: Date.now() + 1000 * face.dataset.seconds }));
    tick();
  }
  function tick() {
    // After a sleep nobody knows what the stream is worth: begin it anew.
    if (Date.now() - ticked > 20000 && !document.hidden) connection?.reader?.cancel();
    ticked = Date.now();
    for (const { face, end } of clocks) {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      const [hand, bar] = [face.querySelector(".number"), face.querySelector("progress")];
      if (hand.textContent !== String(left)) hand.textContent = left;
      if (bar) bar.value = left;
      face.classList.toggle("late", left <= 5);
    }
  }
  setInterval(tick, 250);

  // ---- A quiet sound ----

  let audio, sound = recall("sound") === "on";
  function wake() { if (sound) { audio ??= new AudioContext(); audio.resume(); } }
  function chime() {
    if (!sound || !audio) return;
    for (const [pitch, delay] of [[587, 0], [880, 0.14]]) {
      const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + delay;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    }
  }
  for (const gesture of ["pointerdown", "keydown"]) on(gesture, wake, { once: true });

  // ---- Coins that fly ----

  let flown; // what is older than the page does not fly
  const spot = (seat) => seat === null ? $("#treasury") : $("#coins-" + seat) ?? $("#seat-" + seat);
  function fly() {
    const moves = JSON.parse($("#frame").dataset.moves || "[]");
    const fresh = calm.matches || document.hidden ? [] : moves.filter((move) => move.number > (flown ?? Infinity));
    flown = Math.max(flown ?? -1, ...moves.map((move) => move.number));
    fresh.flatMap((move) => Array(Math.min(move.amount, 7)).fill(move)).forEach(({ from, to }, nth) => toss(spot(from), spot(to), nth));
  }
  function toss(from, to, nth) {
    if (!from || !to) return;
    const [[x, y], [u, v]] = [from, to].map((place) => {
      const box = place.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    });
    const coin = document.body.appendChild(document.createElement("i"));
    coin.className = "flying-coin";
    const path = [[x, y], [(x + u) / 2, (y + v) / 2 - 36], [u, v]].map(([a, b]) => ({ transform: `translate(${a}px, ${b}px)` }));
    coin.animate(path, { duration: 520, delay: 70 * nth, easing: "ease-in-out", fill: "backwards" }).finished.finally(() => coin.remove());
  }

  // ---- Panels ----

  const unfolded = new WeakSet();
  let read; // the newest line of talk that was on show
  function unfold() {
    for (const panel of all("#panels > details")) {
      const kept = recall(panel.id);
      if (!unfolded.has(panel)) panel.open = kept ? kept === "open" : panel.open && (innerWidth >= 992 || panel.id === "panel-log");
      unfolded.add(panel);
    }
  }
  function count() {
    const mark = $("#panel-talk .unread"), last = Number($("#panel-talk li:last-child")?.id.slice(5) ?? -1);
    if (!mark) return; // under a curtain, or while the page is still being read
    read = $("#panel-talk").open ? last : read ?? last;
    mark.hidden = last <= read;
  }
  on("toggle", count, true);
  on("click", (event) => {
    const one = event.target.closest?.("#panels summary, #sound"), panel = one?.parentNode;
    if (one?.id !== "sound") return one && remember(panel.id, panel.open ? "closed" : "open");
    sound = !sound;
    remember("sound", sound ? "on" : "off");
    one.setAttribute("aria-pressed", sound);
    wake();
    chime();
  });

  on("DOMContentLoaded", () => {
    $("#sound").setAttribute("aria-pressed", sound);
    look();
    fly();
  });
})();
