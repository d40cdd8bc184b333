/* The live table. Frames come by htmx, one after the other as director.js lets them in; this adds the title, the countdown, panels that
   stay open, one answer per click and none to a question that has just appeared, a stream that comes back. It knows no game. It reads
     #frame        data-sequence, data-window, data-title, data-mine ("true": I am asked)
     data-seconds  what is left of the clock, shown by the .number and the progress in it */
(() => {
  "use strict";
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const on = (type, act, options) => document.addEventListener(type, act, options);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  const { recall, remember, effect } = window.ruse; // controls.js, sound.js

  htmx.config.history = false;
  htmx.config.morphIgnore.push("open", "data-pressed"); // what I opened, closed or pressed stays so

  // ---- A frame arrives ----

  let shown; // the sequence of the frame shown
  let asked; // the window in which I am asked, if I am
  let over; // whether the match has ended
  let landed = 0; // when the last frame stood still

  function look() {
    const { sequence, window: question, title, mine, status } = $("#frame").dataset;
    const now = mine === "true" ? question : undefined;
    document.title = title;
    if (sequence !== shown) release();
    if (now !== asked) unmark();
    if (now && now !== asked && shown !== undefined) { effect({ k: "asked" }); guard(); }
    if (status === "over" && over === false) guard(); // a rematch lies where skipping was
    [asked, shown, over] = [now, sequence, status === "over"];
    wind();
    unfold();
    count();
    lead();
  }

  // After an answer from the keyboard, keep the focus in the bar, wherever the button has gone.
  let inBar = false;
  on("htmx:before:swap", () => { inBar ||= Boolean(document.activeElement?.closest(".bar")); });
  function refocus() {
    if (inBar && (document.activeElement === document.body || !document.activeElement)) $("#frame .bar")?.focus({ preventScroll: true });
    inBar = false;
  }

  const scenery = (page) => [...page.querySelectorAll("#scene, [id^=hand-]")].map((one) => one.outerHTML).join();
  on("htmx:before:swap", (event) => {
    for (const { target, swapSpec, fragment } of event.detail.tasks) {
      if (target?.id === "frame") {
        // Transitions wait for each other. Skip them if the page lags, is hidden, or wants reduced motion.
        // A click while one begins is lost: there is none without something to show.
        const late = performance.now() - landed < 60;
        if (calm.matches || document.hidden || late || scenery(fragment) === scenery(document)) swapSpec.transition = false;
      } else if (target?.id === "notice" && swapSpec.style !== "none" && !fragment.querySelector("#notice")) {
        event.preventDefault(); // a crash, or a proxy's page
        tell();
      }
    }
  });
  on("htmx:before:settle", (event) => { if (event.target.id === "frame") { look(); refocus(); } });
  on("htmx:after:swap", () => {
    landed = performance.now();
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
  on("change", (event) => { if (event.target.id === "tempo") connection?.reader?.cancel(); }); // it asks for frames at another speed
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
    if (held || guarded()) { event.preventDefault(); event.stopImmediatePropagation(); return; }
    held = true;
    event.submitter?.setAttribute("data-pressed", "");
    for (const button of answers()) button.setAttribute("aria-disabled", "true");
  }, true);
  on("htmx:response:error", release);
  on("htmx:finally:request", () => { if (held) { clearTimeout(holding); holding = setTimeout(release, 4000); } });
  addEventListener("pageshow", release);

  // ---- Nobody answers a question they have not seen ----

  const BLINK = Number(recall("guard") ?? 400); // milliseconds in which a new question ignores input
  let deaf = 0;
  const guarded = () => performance.now() < deaf;
  function guard() {
    deaf = performance.now() + BLINK;
    if (!BLINK) return;
    for (const button of answers()) button.setAttribute("aria-disabled", "true");
    $("#frame").setAttribute("data-settling", "");
    setTimeout(settle, BLINK);
  }
  function settle() {
    if (guarded()) return; // another question has come in the meantime
    $("#frame").removeAttribute("data-settling");
    if (!held) for (const button of answers()) button.removeAttribute("aria-disabled");
  }
  function unmark() { for (const button of all("[data-pressed]")) button.removeAttribute("data-pressed"); }
  on("click", (event) => { // marks can be taken back, answers cannot
    if (!guarded() || !event.target.closest?.("button[name=action]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // ---- A lesson brings into sight what it asks for: on a phone it may lie under the advice or the bar ----

  const isSeen = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(met && one.contains(met));
  };
  function lead() {
    if (!$("#play[data-lesson]")) return;
    const wanted = all("#frame [data-wanted]").filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.querySelector(":checked"));
    wanted.find((one) => !isSeen(one))?.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
  }
  on("change", (event) => { if (event.target.closest?.("#frame [data-wanted]")) lead(); });

  // ---- Notices and chat ----

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
    // After a sleep the stream may be dead: open a new one.
    if (Date.now() - ticked > 20000 && !document.hidden) connection?.reader?.cancel();
    ticked = Date.now();
    for (const { face, end } of clocks) {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      const [hand, bar] = [face.querySelector(".number"), face.querySelector("progress")];
      const shown = "minutes" in face.dataset ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : String(left);
      if (hand.textContent !== shown) hand.textContent = shown;
      if (bar) bar.value = left;
      face.classList.toggle("late", left <= 5);
    }
  }
  setInterval(tick, 250);

  // ---- Panels ----

  const unfolded = new WeakSet();
  let read; // the latest chat line that was shown
  function unfold() {
    for (const panel of all("#panels > details")) {
      const kept = recall(panel.id);
      if (!unfolded.has(panel)) panel.open = kept ? kept === "open" : panel.open && (innerWidth >= 1180 || panel.id === "panel-log");
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
    const panel = event.target.closest?.("#panels summary")?.parentNode;
    if (panel) remember(panel.id, panel.open ? "closed" : "open");
  });

  on("DOMContentLoaded", () => {
    look();
  });
})();
