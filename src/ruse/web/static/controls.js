/* What buttons and keys do without asking the server, on any page:
     data-key     the key that presses this (or goes there, if one can type in it); ? opens the sheet #glance, or else the list of keys.
                  A key that answers must stand alone: two in a row are the beginning of a word, and go to the talk
     data-copy    a text to copy; data-done is shown for a moment then      data-share  an address to pass on, where the device can
     data-opens   the id of a dialog                                        data-closes its dialog
   Other scripts find `window.ruse` here: recall and remember, for what this browser keeps. */
(() => {
  "use strict";
  const $ = (selector) => document.querySelector(selector);
  const on = (type, act) => document.addEventListener(type, act);

  // Private windows may refuse to remember.
  const recall = (name) => { try { return localStorage.getItem("ruse." + name); } catch { return null; } };
  const remember = (name, value) => { try { localStorage.setItem("ruse." + name, value); } catch { /* then not */ } };
  window.ruse = { recall, remember };

  // A switch that this browser keeps: `data-setting="aid"` sets `data-aid` on the page, for the styles.
  const set = (name, value) => { document.documentElement.dataset[name] = value; };
  const shown = (one) => one.setAttribute("aria-checked", String((recall(one.dataset.setting) ?? "on") === "on"));
  function settings() {
    for (const one of document.querySelectorAll("[data-setting]")) {
      set(one.dataset.setting, recall(one.dataset.setting) ?? "on");
      shown(one);
    }
  }
  on("DOMContentLoaded", settings);
  on("htmx:after:settle", settings);
  on("click", (event) => {
    const one = event.target.closest("[data-setting]");
    if (!one) return;
    remember(one.dataset.setting, (recall(one.dataset.setting) ?? "on") === "on" ? "off" : "on");
    settings();
  });

  const pressable = () => [...document.querySelectorAll("[data-key]")].filter(
    (one) => one.dataset.key && one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]"));

  function nameOf(one) {
    const copy = one.cloneNode(true);
    for (const key of copy.querySelectorAll("kbd")) key.remove();
    return one.getAttribute("aria-label") || one.placeholder || copy.textContent.replace(/\s+/g, " ").trim();
  }

  function row(one) {
    const row = document.createElement("div"), [key, name] = ["dt", "dd"].map((tag) => row.appendChild(document.createElement(tag)));
    key.appendChild(document.createElement("kbd")).textContent = one.dataset.key;
    name.textContent = nameOf(one);
    return row;
  }

  function open(id) {
    if (id === "keys") $("#key-list").replaceChildren(...pressable().map(row));
    for (const menu of document.querySelectorAll(":popover-open")) menu.hidePopover();
    $("dialog[open]")?.close();
    document.getElementById(id).showModal();
  }

  async function copy(text, button) {
    try {
      await navigator.clipboard.writeText(text);
    } catch { // without HTTPS there is no clipboard, so copy from a field
      const field = document.createElement("textarea");
      field.value = text;
      button.after(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      button.focus();
    }
    if (button.matches(".icon-only")) { button.classList.add("done"); setTimeout(() => button.classList.remove("done"), 2000); return; }
    const label = button.querySelector("span") ?? button, before = label.textContent;
    if (before === button.dataset.done) return;
    label.textContent = button.dataset.done;
    setTimeout(() => { label.textContent = before; }, 2000);
  }

  on("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat || $("dialog[open]")) return;
    if (event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const sheet = $("#glance") ? "glance" : "keys";
    if (event.key === "?" && document.getElementById(sheet)) { event.preventDefault(); return open(sheet); }
    if (recall("keys") === "off") return;
    if (spelled(event)) return;
    const pressed = pressable().find((one) => one.dataset.key === event.key.toLowerCase());
    if (!pressed) return;
    event.preventDefault();
    if (pressed.matches("input, textarea")) pressed.focus();
    else if (pressed.matches("button[name=action]")) hold(pressed, event.key);
    else pressed.click();
  });

  // A single key answers. A second one right after it means that somebody thought they were typing in the chat.
  const ALONE = 250; // milliseconds
  let held, waiting;
  function hold(button, letter) {
    button.setAttribute("data-pressed", "");
    held = { button, letter };
    waiting = setTimeout(() => { held = undefined; button.click(); }, ALONE);
  }
  function spelled(event) {
    if (!held || event.key.length !== 1) return false;
    clearTimeout(waiting);
    held.button.removeAttribute("data-pressed");
    const talk = $("#say-text");
    if (talk) { talk.focus(); talk.value += held.letter; } // the browser adds this one
    held = undefined;
    return Boolean(talk);
  }

  on("click", (event) => {
    const one = event.target.closest?.("[data-opens], [data-closes], [data-copy], [data-share]");
    if (!one) return;
    const { opens, copy: text, share } = one.dataset;
    if (opens) { event.preventDefault(); open(opens); }
    else if (text) copy(text, one);
    else if (share) navigator.share({ url: share }).catch(() => { /* changed their mind */ });
    else one.closest("dialog").close();
  });

  on("change", (event) => { if (event.target.id === "keys-on") remember("keys", event.target.checked ? "on" : "off"); });
  document.documentElement.classList.toggle("can-share", Boolean(navigator.share));
  on("DOMContentLoaded", () => { if ($("#keys-on")) $("#keys-on").checked = recall("keys") !== "off"; });
})();
