/* The live table. Frames come by themselves (htmx and its stream extension); this adds what they cannot do alone: a title and a sound
   when I am asked, the countdown, coins that fly, panels that stay open, one answer per click, a stream that comes back.
   Nothing here knows a game. What a frame tells:
     #frame        data-sequence, data-window, data-title, data-mine ("true": I am asked), data-moves (number, from, to, amount)
     data-seconds  what is left of the clock; its .number shows it, and its progress
     #coins-N      where the coins of a seat are (else #seat-N), #treasury where the others are */
(() => {
  "use strict";
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const on = (type, act, options) => document.addEventListener(type, act, options);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // Private windows may refuse to remember.
  const recall = (key) => { try { return localStorage.getItem("ruse." + key); } catch { return null; } };
  const remember = (key, value) => { try { localStorage.setItem("ruse." + key, value); } catch { /* then not */ } };

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
    for (const button of all("[data-share]")) button.hidden = !navigator.share;
  }

  on("htmx:before:swap", (event) => {
    for (const { target, swapSpec, fragment } of event.detail.tasks) {
      if (target?.id === "frame") {
        // Transitions wait for each other: whoever lags behind, looks away or wants none goes without.
        const late = performance.now() - landed < 60;
        const same = fragment.querySelector("#frame")?.dataset.sequence === shown;
        if (calm.matches || document.hidden || late || same) swapSpec.transition = false;
      } else if (target?.id === "notice" && swapSpec.style !== "none" && !fragment.querySelector("#notice")) {
        event.preventDefault(); // no answer of ours: a crash, or a page of a proxy
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

  // ---- The stream tells the server that I am here, so it stays open in the background too ----

  let connection, lost, again;
  let parked = false; // closed, because other tabs of this browser have taken every place

  const stream = () => document.getElementById("stream");
  const hurry = () => connection?.delayCanceller?.();
  function lose(delay = 1200) { lost ??= setTimeout(() => { $("#lost").hidden = false; }, delay); }
  function regain() { clearTimeout(lost); lost = undefined; $("#lost").hidden = true; }
  function connect(delay = 1500) {
    clearTimeout(again);
    again = setTimeout(() => {
      if (!parked && !stream()._htmx?.sse) htmx.ajax("GET", stream().getAttribute("hx-sse:connect"), { source: stream() });
    }, delay);
  }

  on("htmx:sse:before:connection", (event) => {
    connection = event.detail.connection;
    if (parked) event.preventDefault();
    else if (connection.attempt > 0) lose();
  });
  on("htmx:sse:after:connection", regain);
  on("htmx:sse:close", () => { connection = undefined; if (!parked) { lose(); connect(); } });
  // The first connection is a request like any other, but only a stream may answer it, and nobody else would try again.
  on("htmx:before:response", (event) => { if (event.target.id === "stream") { event.preventDefault(); lose(); connect(); } });
  on("htmx:error", (event) => {
    if (event.target.id === "stream") { lose(); connect(); } else { release(); tell(); }
  });
  addEventListener("offline", () => lose(0));
  addEventListener("online", () => { connection?.reader?.cancel(); hurry(); });

  // Without HTTP/2 a browser opens six connections to a server. So only three tabs may keep their stream in the background.
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

  // ---- One answer per click: until the next frame, or until something went wrong ----

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

  let clocks = [];
  function wind() {
    clocks = all("#frame [data-seconds]").map((face) => ({ face, end: Date.now() + 1000 * face.dataset.seconds }));
    tick();
  }
  function tick() {
    for (const { face, end } of clocks) {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      const text = left < 100 ? String(left) : Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
      const hand = face.querySelector(".number") ?? face, bar = face.querySelector("progress");
      if (hand.textContent !== text) hand.textContent = text;
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
  for (const gesture of ["pointerdown", "keydown"]) on(gesture, wake, { once: true }); // no browser sounds before one

  // ---- Coins that fly ----

  let flown; // what had happened when the page was opened does not fly
  const spot = (seat) => seat === null ? $("#treasury") : $("#coins-" + seat) ?? $("#seat-" + seat);
  function fly() {
    const moves = JSON.parse($("#frame").dataset.moves || "[]");
    const fresh = moves.filter((move) => move.number > (flown ?? Infinity));
    flown = Math.max(flown ?? -1, ...moves.map((move) => move.number));
    if (calm.matches || document.hidden) return;
    for (const { from, to, amount } of fresh) for (let nth = 0; nth < Math.min(amount, 7); nth++) toss(spot(from), spot(to), nth);
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
      if (!unfolded.has(panel)) panel.open = kept ? kept === "open" : panel.open && (panel.id === "panel-log" || innerWidth >= 992);
      unfolded.add(panel);
    }
  }
  function count() {
    const talk = $("#panel-talk"), last = Number($("#panel-talk li:last-child")?.id.slice(5) ?? -1);
    if (!talk) return;
    read = talk.open ? last : read ?? last;
    talk.querySelector(".unread").hidden = last <= read;
  }
  on("toggle", count, true);
  on("click", (event) => {
    const panel = event.target.closest?.("#panels summary")?.parentNode;
    if (panel) remember(panel.id, panel.open ? "closed" : "open");
    const button = event.target.closest?.("#sound");
    if (!button) return;
    sound = !sound;
    remember("sound", sound ? "on" : "off");
    button.setAttribute("aria-pressed", sound);
    wake();
    chime();
  });

  on("DOMContentLoaded", () => {
    $("#sound").setAttribute("aria-pressed", sound);
    look();
    fly();
  });
})();
