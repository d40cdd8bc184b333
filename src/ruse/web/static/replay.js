/* The replay: keys that step, a slider that seeks, a match that plays by itself, a link to copy. All of it works by links and forms without this. */
(() => {
  const PACE = 1400; // milliseconds between steps of automatic playback
  const KEYS = { ArrowLeft: "step-back", ArrowRight: "step-forward", Home: "step-first", End: "step-last" };
  const find = (id) => document.getElementById(id);
  let playing = 0;

  const step = (id) => {
    const link = find(id);
    if (!link?.href) return false;
    link.click();
    return true;
  };

  const play = (on) => {
    clearInterval(playing);
    playing = on ? setInterval(() => step("step-forward") || play(false), PACE) : 0;
    dress();
  };

  const centre = (box, part) => {
    const inner = box?.querySelector(part);
    if (inner) box.scrollLeft = inner.offsetLeft - (box.clientWidth - inner.offsetWidth) / 2;
  };

  /* What only works with this script shows itself; a new moment keeps the newest sentence and its mark in sight. */
  const dress = () => {
    const button = find("step-play");
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(Boolean(playing)));
    button.querySelector("use").setAttribute("href", playing ? "#go-pause" : "#go-play");
    find("seek-go").hidden = true;
    find("copy-link").hidden = !navigator.clipboard;
    for (const hint of document.querySelectorAll(".keys")) hint.hidden = false;
    const told = find("told");
    if (told) told.scrollTop = told.scrollHeight;
    if (location.search.includes("at=")) centre(find("lanes"), "thead .now");
    centre(find("eyes"), ".on");
  };

  document.addEventListener("keydown", (event) => {
    const busy = event.target.closest("input, select, textarea, [contenteditable], #told, #lanes, pre");
    if (busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !KEYS[event.key]) return;
    play(false);
    if (step(KEYS[event.key])) event.preventDefault();
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.id === "step-play") play(!playing);
    else if (button?.id === "copy-link") copy(button);
    else if (event.isTrusted && event.target.closest("a")) play(false);
    if (event.target.closest(".timeline a, .outcome a[href*='#replay']")) find("replay").scrollIntoView();
  });

  const copy = async (button) => {
    await navigator.clipboard.writeText(find("link").value);
    const before = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = before; }, 1500);
  };

  document.addEventListener("change", (event) => {
    if (event.target.id !== "seek") return;
    play(false);
    event.target.form.requestSubmit();
  });

  document.addEventListener("htmx:after:swap", dress);
  dress();
})();
