/* The director: what has happened is played on the board, one beat after the other, before the new frame is let in. It knows no game.
   A frame that comes by the stream is held back. The lines of its log that are new have a data-beat, written by web/table/beats.py:
     s seconds   k kind, v verb, seat, at (the target)   card, name   fly [picture, from, to, count]   sum {place: change}
     open: the card is turned over   stamp   in: the parts of the board that look different afterwards, by their ids
   With each beat its line enters the log, numbers change, pictures fly, and the parts it has changed come out of the new frame.
   What data-with, data-beat, data-step and data-late mean on a board is told in frame.html. Nothing is played where nobody looks; whoever
   comes back reads what they have missed. Whoever wants less motion sees the same as still pictures. */
(() => {
  "use strict";
  const TEMPO = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
  const EACH_MORE = 0.25; // seconds for each further event of a kind that is not shown alone, as in core/staging.py
  const PATIENCE = 14; // seconds that may wait to be played; a page that is further behind catches up
  const AFTER = 0.8; // of a heavy beat: then its turn is over
  const SEAT = "[id^='seat-']";
  const WAYS_ON = "#frame .bar .ways-on"; // no answers: they stay at hand
  const HEAVY = 1.5; // seconds from which a beat is shown alone

  const $ = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const on = (type, act, options) => document.addEventListener(type, act, options);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const root = document.documentElement;
  const { recall, remember, effect, hear, props, absence } = window.ruse;

  let newest; // the frame that waits
  let playing = false, hurried = false, wake;
  let told; // the latest event shown

  const written = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
  const telling = () => root.classList.contains("telling");
  const tempo = () => TEMPO[recall("tempo")] ?? 1;
  const numberOf = (line) => Number(line.id.slice(4));
  const lines = (page) => all("#panel-log li[data-beat]", page);
  const key = () => "told." + location.pathname.split("/")[2];

  // ---- Frames ----

  on("htmx:sse:before:message", (event) => {
    const { data, event: name } = event.detail.message;
    if (event.target.id !== "stream" || name && name !== "changed") return;
    event.detail.cancelled = true;
    sent = name ? changed(data) : data.split("\n");
    newest = sent.join("\n");
    if (says(newest)) hear(parsed(newest)); // what people say does not wait for the show
    if (!playing) run();
  });
  // A frame comes in full first, then only what has changed in it: `=12 40` takes 40 lines of the one before, from 12 on.
  let sent; // the lines of the latest frame
  function changed(data) {
    return data.split("\n").flatMap((part) => {
      if (part[0] === "+") return part.slice(1);
      const [from, count] = part.slice(1).split(" ").map(Number);
      return sent.slice(from, from + count);
    });
  }
  // Any other source of a frame, such as a refused answer, is newer than what waits here.
  let swapping = false;
  on("htmx:before:swap", (event) => {
    if (swapping || !playing || !event.detail.tasks.some((task) => task.target?.id === "frame")) return;
    newest = undefined;
    hurry();
  });

  async function letIn(text) {
    swapping = true;
    const transition = !calm.matches && tempo() > 0 && $("#hand-0") !== null; // only a hand glides (table.css)
    await htmx.swap({ text, target: "#frame", swap: "outerMorph", transition, sourceElement: $("#stream") });
    swapping = false;
  }

  async function run() {
    playing = true;
    while (newest !== undefined) {
      if (latest(newest) <= (told ?? Infinity) || !document.hidden && (skipping || !tempo())) { await finish(); continue; } // nothing to play
      const page = parsed(newest);
      const beats = group(lines(page).filter((line) => numberOf(line) > (told ?? Infinity)).map(read));
      if (!$("#panel-log") || !$("#panel-log", page)) { await finish(); continue; } // a lobby, a curtain
      if (document.hidden) { for (const beat of beats) absence.note(beat.lines); await finish(); continue; }
      const pace = tempo() * Math.min(1, PATIENCE / (beats.reduce((sum, beat) => sum + beat.seconds, 0) || 1));
      if (!beats.some((beat) => beat.seconds)) { await finish(); continue; }
      const current = newest;
      hurried = false;
      await show(beats, page, pace);
      if (newest === current || hurried) await finish();
    }
    playing = false;
  }

  // To read a frame takes as long as to show it. Its text tells whether it has news.
  const latest = (frame) => Math.max(-1, ...[...frame.matchAll(/<li id="log-(\d+)"/g)].map((found) => Number(found[1])));
  let said; // the latest line of the talk
  function says(frame) {
    const last = frame.match(/<li id="line-\d+"(?![^]*<li id="line-)/)?.[0];
    const isNew = last !== undefined && last !== said;
    said = last ?? said;
    return isNew;
  }
  let text, page; // a frame is read once
  function parsed(fresh) {
    if (fresh !== text) [text, page] = [fresh, new DOMParser().parseFromString(fresh, "text/html")];
    return page;
  }
  async function finish() {
    const text = newest;
    newest = undefined;
    close();
    if (text === undefined) return;
    told = Math.max(told ?? -1, latest(text));
    keep();
    await letIn(text);
  }

  function keep() { try { sessionStorage.setItem(key(), told); } catch { /* then not */ } }

  // ---- Beats ----

  const read = (line) => ({ ...JSON.parse(line.dataset.beat), number: numberOf(line), line });
  const news = ({ line, s = 0 }) => ({ text: line.textContent, weight: s });

  // An event without weight is shown with the next one, or at the end with the last one. Several of a kind are one beat.
  function group(events) {
    const beats = [];
    let waiting = [];
    for (const event of events) {
      const last = beats.at(-1);
      if (!event.s) waiting.push(event);
      else if (last && !waiting.length && last.kind === event.k && event.s < HEAVY) { last.events.push(event); last.seconds += EACH_MORE; }
      else { beats.push({ kind: event.k, seconds: event.s, events: [...waiting, event] }); waiting = []; }
    }
    if (waiting.length) beats.length ? beats.at(-1).events.push(...waiting) : beats.push({ kind: "", seconds: 0, events: waiting });
    for (const beat of beats) beat.lines = beat.events.map(news);
    return beats;
  }

  async function show(beats, page, pace) {
    const entrances = plan(beats, page);
    const me = $("#frame").dataset.me;
    counts = new Map(beats.flatMap((beat) => beat.events).flatMap((event) => Object.keys(event.sum ?? {})).filter(figure).map((id) => [id, Number(figure(id).data)]));
    open();
    for (const [nth, beat] of beats.entries()) {
      if (hurried) break;
      const own = beat.events.every((event) => event.v === "claim" && String(event.seat) === me);
      const seconds = beat.seconds * pace * (own ? 0.6 : 1);
      told = beat.events.at(-1).number;
      play(beat, entrances[nth], page, seconds);
      keep();
      await rest(seconds);
    }
  }

  // Each part of the board comes in with the last heavy beat that changes it, and with the last of all: earlier it would tell
  // what has not been told. A part that hides what is not told yet (data-beat) comes with the first. A seat that has won comes last.
  function plan(beats, page) {
    const first = new Map(), last = new Map(), heavy = new Map(), isOver = $("#frame", page).dataset.status === "over";
    beats.forEach((beat, index) => {
      for (const event of beat.events) {
        const parts = [...event.in ?? [], ...all(`[data-with~="${CSS.escape(event.k)}"]`, page).map((part) => part.id)];
        for (const id of parts) {
          const nth = isOver && id.startsWith("seat-") ? beats.length - 1 : index;
          if (!last.has(id) && page.getElementById(id)?.querySelector("[data-beat]")) first.set(id, nth);
          last.set(id, nth);
          if (event.s >= HEAVY) heavy.set(id, nth);
        }
      }
    });
    return beats.map((_, nth) => [...last.keys()].filter((id) => [first, last, heavy].some((map) => map.get(id) === nth)));
  }

  const due = []; // timers of this beat
  function later(act, seconds) { due.push(setTimeout(act, 1000 * seconds)); }
  function rest(seconds) {
    return new Promise((done) => { wake = done; setTimeout(done, 1000 * seconds); });
  }
  function hurry() {
    if (!playing) return;
    hurried = true;
    wake?.();
  }

  // ---- One beat on the board ----

  function play(beat, entrances, page, seconds) {
    const heavy = beat.seconds >= HEAVY;
    say(beat, heavy, seconds);
    for (const { line } of beat.events) $("#panel-log .log")?.append(document.importNode(line, true));
    for (const id of entrances) {
      const turned = !calm.matches && beat.events.some((event) => event.open && "seat-" + event.seat === id); // the seat tells its card
      turned ? later(() => { enter(id, page, seconds); count(); }, props.TURNED * seconds) : enter(id, page, seconds);
    }
    uncover();
    for (const event of beat.events) {
      cast(event);
      props.show(event, seconds);
      for (const [id, change] of Object.entries(event.sum ?? {})) if (counts.has(id)) counts.set(id, Math.max(0, counts.get(id) + change));
      effect(event);
    }
    count();
  }
  function count() { for (const [id, number] of counts) write(id, number); } // also in a part that has come in with all its numbers

  function say(beat, heavy, seconds) {
    const caption = $("#caption"), events = beat.events.filter((event) => event.v !== "turn");
    const told = (events.length ? events : beat.events).slice(-4).map(({ line }) => written("p", line.textContent));
    caption.replaceChildren(...told);
    caption.classList.toggle("heavy", heavy);
    const turn = beat.events.find((event) => event.v === "turn");
    if (turn) later(() => begin(turn), heavy ? AFTER * seconds : 0); // the reveal first
    place();
    if (!calm.matches) caption.animate([{ opacity: 0, transform: "translateY(6px)" }, { opacity: 1, transform: "none" }], { duration: 160 });
  }

  // A new turn: the headline says so, its seat gets the mark, and what was claimed in the one before is over.
  function begin({ line, seat }) {
    const [small, large] = [$("#frame .status .eyebrow"), $("#frame .status h1")];
    if (large) large.textContent = line.textContent;
    for (const one of all(SEAT)) one.classList.toggle("on-turn", one.id === "seat-" + seat);
    small?.replaceChildren(); // the title has the number
    $("#frame #scene .claimed")?.remove();
  }

  function enter(id, page, seconds) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (!old || !fresh || old.tagName !== fresh.tagName) return;
    const part = document.importNode(fresh, true);
    for (const one of [part, ...all(SEAT, part)]) if (one.matches(SEAT)) marked(one, document.getElementById(one.id));
    for (const one of all("[data-late]", part)) one.replaceWith(document.getElementById(one.id)?.cloneNode(true) ?? one);
    for (const one of all("[data-beat]", part)) one.classList.toggle("unplayed", Number(one.dataset.beat) > told);
    for (const one of [part, ...all("[id], [hx-post], [form], [data-key], input, button", part)]) still(one);
    htmx.swap({ text: part.outerHTML, target: "#" + CSS.escape(id), swap: "outerMorph", transition: false, sourceElement: $("#stream") });
    steps(document.getElementById(id), seconds);
  }
  // Whose turn it is changes with the turn, who is asked with the frame: not with a seat's coins or cards.
  function marked(fresh, old) {
    for (const mark of ["on-turn", "asked"]) fresh.classList.toggle(mark, old?.classList.contains(mark) ?? false);
  }
  // What comes in before its frame answers nothing: it is only looked at.
  function still(one) {
    for (const name of ["hx-post", "hx-trigger", "data-key", "form"]) one.removeAttribute(name);
    if (one.matches("input, button")) one.disabled = true;
  }
  function steps(part, seconds) {
    const marked = all("[data-step]", part), pause = 1000 * seconds / (marked.length + 1);
    marked.forEach((one, nth) => appear(one, pause * nth, pause));
  }
  function appear(one, delay, pause = 300) {
    const path = [{ opacity: 0, transform: calm.matches ? "none" : "scale(1.2)" }, { opacity: 1, transform: "none" }];
    one.animate(path, { duration: calm.matches ? 1 : Math.min(260, pause), delay, easing: "ease-out", fill: "backwards" });
    if (document.activeElement?.id !== "say-text") setTimeout(() => one.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" }), delay);
  }
  function uncover() {
    for (const one of all("#frame .unplayed")) {
      if (Number(one.dataset.beat) > told) continue;
      one.classList.remove("unplayed");
      appear(one, 0);
    }
  }

  function cast({ v, seat, at }) {
    if (seat === undefined || !v || v === "turn") return;
    for (const one of all("#frame [data-seat][data-role]")) one.removeAttribute("data-role");
    $("#seat-" + seat)?.setAttribute("data-role", v);
    if (at !== undefined) $("#seat-" + at)?.setAttribute("data-role", "target");
  }

  let counts; // what the numbers on the board are at this beat, by their ids
  function figure(id) {
    const number = document.getElementById(id)?.querySelector(".number");
    return [...number?.childNodes ?? []].find((node) => node.nodeType === Node.TEXT_NODE && /^\s*\d+\s*$/.test(node.data));
  }
  function write(id, count) {
    const text = figure(id);
    if (!text || Number(text.data) === count) return;
    text.data = String(count);
    if (!calm.matches) text.parentNode.animate([{ transform: "scale(1.5)" }, { transform: "none" }], { duration: 400 });
  }

  // The caption takes the room of the question, which is not asked yet: the board stays in sight.
  function place() {
    const bar = $("#frame .bar")?.getBoundingClientRect(), box = $("#telling");
    if (!bar) return;
    const foot = $(WAYS_ON)?.getBoundingClientRect().top ?? bar.bottom;
    const bottom = Math.max(0, innerHeight - Math.max(foot, 90)), height = Math.max(72, Math.min(foot - Math.max(bar.top, 0), 160));
    Object.assign(box.style, { left: `${bar.left}px`, width: `${bar.width}px`, bottom: `${bottom}px`, minHeight: `${height}px` });
  }
  function open() {
    root.classList.add("telling");
    $("#telling").hidden = false;
    const head = $("#frame .status h1");
    if (head) head.textContent = $("#telling").getAttribute("aria-label"); // the old question is over
    // Whoever answered at the foot of a long page looks at the board again, unless they write.
    const board = $("#frame .table");
    if (board.getBoundingClientRect().top < 0 && document.activeElement?.id !== "say-text") board.scrollIntoView({ block: "start" });
    place();
  }
  function close() {
    root.classList.remove("telling");
    $("#telling").hidden = true;
    due.splice(0).forEach(clearTimeout);
    props.clear();
  }
  addEventListener("resize", () => { if (playing) place(); });

  // ---- A tap or a key skips ahead ----

  const typing = "input, textarea, select, summary, dialog, .table-header, .panels";
  const elsewhere = typing + ", a, #say, #missed, .bar .ways-on";
  on("click", (event) => {
    if (!telling() || !event.isTrusted || event.target.closest?.(elsewhere)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hurry();
  }, true);
  on("keydown", (event) => {
    if (!telling() || event.target.closest?.(typing)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || ["Tab", "Shift"].includes(event.key)) return;
    if (event.target.closest?.(WAYS_ON) || $(`${WAYS_ON} [data-key="${CSS.escape(event.key)}"]`)) return;
    event.stopImmediatePropagation();
    if (["Escape", "Enter", " "].includes(event.key)) { event.preventDefault(); hurry(); }
  }, true);
  let skipping = false; // somebody who is out wants to see the end
  on("submit", (event) => { if (event.target.matches("form[action$='/skip']")) { skipping = true; hurry(); } }, true);
  on("submit", (event) => {
    if (telling() && event.target.id === "play") { event.preventDefault(); event.stopImmediatePropagation(); }
  }, true);

  // ---- The beginning, and the setting ----

  // Bots wait as long as people look: the server learns it with the next stream.
  function tell() { document.cookie = `tempo=${$("#tempo").value}; path=/; max-age=31536000; samesite=strict`; }

  on("DOMContentLoaded", () => {
    const shown = lines(document), last = Math.max(-1, ...shown.map(numberOf));
    let before;
    try { before = sessionStorage.getItem(key()); } catch { /* then not */ }
    if (before) absence.report(shown.filter((line) => numberOf(line) > Number(before)).map(read).map(news));
    told = last;
    keep();
    const choice = $("#tempo");
    if (!choice) return;
    choice.value = TEMPO[recall("tempo")] === undefined ? "normal" : recall("tempo");
    choice.addEventListener("change", () => { remember("tempo", choice.value); tell(); if (choice.value === "off") hurry(); });
    tell();
  });
})();
