/* Short sounds, made here: nothing is loaded for them. `window.ruse.effect(beat, me)` plays what belongs to a beat of the show
   (director.js), or to being asked. Off or on is remembered; nothing sounds before somebody has asked for it. */
(() => {
  "use strict";
  const { recall, remember } = window.ruse;
  const VOLUME = 0.07;

  // Each sound: notes of pitch (hertz), start and length (seconds), and the shape of the wave.
  const SOUNDS = {
    asked: [[587, 0, 0.4, "sine"], [880, 0.14, 0.5, "sine"]],
    claim: [[392, 0, 0.12, "triangle"], [494, 0.09, 0.16, "triangle"]],
    challenge: [[220, 0, 0.18, "sawtooth"], [208, 0.12, 0.3, "sawtooth"]],
    caught: [[311, 0, 0.16, "square"], [233, 0.16, 0.16, "square"], [156, 0.32, 0.5, "square"]],
    true: [[523, 0, 0.14, "triangle"], [659, 0.12, 0.14, "triangle"], [784, 0.24, 0.4, "triangle"]],
    lost: [[196, 0, 0.3, "triangle"], [147, 0.18, 0.5, "triangle"]],
    coin: [[1319, 0, 0.08, "sine"], [1760, 0.06, 0.2, "sine"]],
    card: [[660, 0, 0.05, "triangle"], [440, 0.04, 0.07, "triangle"]],
    win: [[523, 0, 0.2, "triangle"], [659, 0.16, 0.2, "triangle"], [784, 0.32, 0.2, "triangle"], [1047, 0.48, 0.8, "triangle"]],
  };
  const BY_VERB = { claim: "claim", block: "claim", challenge: "challenge", show: "true", refuse: "caught" };
  const BY_KIND = { asked: "asked", lost: "lost", out: "lost", finished: "win", coins: "coin" };

  let audio, on = recall("sound") === "on";
  const named = ({ k, v, fly }) => BY_KIND[k] ?? BY_VERB[v] ?? (fly?.length ? "card" : undefined);

  function wake() { if (on) { audio ??= new AudioContext(); audio.resume(); } }
  function play(name) {
    const played = document.documentElement.dataset; // what sounded last, for the tests
    played.sound = name;
    for (const [pitch, delay, length, wave] of SOUNDS[name]) {
      const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + delay;
      Object.assign(tone, { type: wave });
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(wave === "sine" || wave === "triangle" ? VOLUME : VOLUME / 3, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  }
  window.ruse.effect = (beat) => {
    const name = named(beat);
    if (on && audio && name && !document.hidden) play(name);
  };

  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake);
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#sound");
    if (!button) return;
    on = !on;
    remember("sound", on ? "on" : "off");
    button.setAttribute("aria-pressed", on);
    wake();
    if (on) play("asked");
  });
  document.addEventListener("DOMContentLoaded", () => document.getElementById("sound")?.setAttribute("aria-pressed", on));
})();
