/* The replay: keys that step, a slider that seeks, a match that plays by itself, a link to copy. All of it works by links and forms without this.
   One click is one step: clicks that come while a moment is being fetched wait for it. Playing is a button of its own, and any step stops it. */
(() => {
  const PACE = 1400; // milliseconds between steps of automatic playback
  const KEYS = { ArrowLeft: "step-back", ArrowRight: "step-forward", Home: "step-first", End: "step-last" };
  const find = (id) => document.getElementById(id);
  let playing = 0;

  htmx.config.morphIgnore.push("open", "hidden"); // what somebody has unfolded stays so, what this script shows too: nothing moves

  // ---- Steps ----

  let busy = false; // a moment is being fetched
  const waiting = []; // the steps that were asked for in the meantime

  const step = (id) => {
    const link = find(id);
    if (!link?.href) return false;
    link.click();
    return true;
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#after a[hx-get]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!busy) { busy = true; return; }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link.id) waiting.push(link.id);
  }, true);
  const arrived = () => {
    busy = false;
    while (waiting.length && !step(waiting.shift()));
  };
  document.addEventListener("htmx:finally:request", () => setTimeout(arrived));

  const play = (on) => {
    clearInterval(playing);
    playing = on ? setInterval(() => busy || step("step-forward") || play(false), PACE) : 0;
    dress();
  };

  // ---- What only works with this script shows itself; a new moment keeps the newest sentence and its mark in sight ----

  const centre = (box, part) => {
    const inner = box?.querySelector(part);
    if (inner) box.scrollLeft = inner.offsetLeft - (box.clientWidth - inner.offsetWidth) / 2;
  };
  const dress = () => {
    const button = find("step-play");
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(Boolean(playing)));
    button.querySelector("use").setAttribute("href", playing ? "#go-pause" : "#go-play");
    button.querySelector("span").textContent = button.dataset[playing ? "pause" : "play"];
    find("seek-go").hidden = true;
    for (const one of document.querySelectorAll("[data-copies]")) one.hidden = !navigator.clipboard;
    for (const hint of document.querySelectorAll(".keys")) hint.hidden = false;
    const told = find("told");
    if (told) told.scrollTop = told.scrollHeight;
    if (location.search.includes("at=")) centre(find("lanes"), "thead .now");
    centre(find("eyes"), ".on");
  };

  // ---- The board stays in sight ----

  const show = () => {
    const board = document.querySelector(".theatre .table"), box = board.getBoundingClientRect();
    const top = find("controls").getBoundingClientRect().bottom;
    if (box.top < top - 4 || box.top > innerHeight - Math.min(box.height, 160)) find("theatre").scrollIntoView({ block: "start" });
  };

  document.addEventListener("keydown", (event) => {
    const busyWith = event.target.closest("input, select, textarea, [contenteditable], #told, #lanes, pre");
    if (busyWith || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === " " && !event.target.closest("a, button, summary")) {
      event.preventDefault();
      play(!playing);
    } else if (KEYS[event.key] && !(event.repeat && busy)) {
      play(false);
      if (step(KEYS[event.key])) event.preventDefault();
    }
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.id === "step-play") play(!playing);
    else if (button?.matches("[data-copies]")) copy(button);
    else if (event.isTrusted && event.target.closest("a")) play(false);
    if (event.target.closest(".timeline a, .rounds a, .told a, .outcome a[href*='#replay']")) show();
  });

  const copy = async (button) => {
    await navigator.clipboard.writeText(find("link").value);
    const label = button.querySelector("span") ?? button, before = label.textContent;
    if (before === button.dataset.copies) return;
    label.textContent = button.dataset.copies;
    setTimeout(() => { label.textContent = before; }, 1500);
  };

  document.addEventListener("change", (event) => {
    if (event.target.id !== "seek") return;
    play(false);
    event.target.form.requestSubmit();
  });

  document.addEventListener("htmx:after:swap", dress);
  dress();
})();
