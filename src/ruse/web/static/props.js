/* What lies over the board while something is told: cards that are turned, stamps, coins and cubes that travel. It is gone with its beat.
   `window.ruse.props.show(event, seconds)` shows what an event of the show (director.js) has to be seen, `clear()` takes it all away. */
(() => {
  "use strict";
  const TURNED = 0.4; // the part of a beat after which a card lies face up
  const LEAF = [96, 134]; // the sides of a card on a large screen, in pixels

  const $ = (selector) => document.querySelector(selector);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const spot = (id) => document.getElementById(id) ?? document.getElementById(id.replace(/^(coins|cubes)-(\d+).*/, "seat-$2"));

  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  function prop(className, picture) {
    const one = document.createElement("span");
    one.className = "prop " + className;
    if (picture) one.append(drawn(picture));
    return $("#stage").appendChild(one);
  }
  function drawn(picture) {
    const [svg, use] = ["svg", "use"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name));
    svg.append(use);
    use.setAttribute("href", `${$("#frame").dataset.sprite}#${picture}`);
    return svg;
  }
  const go = (one, path, options) => one.animate(path, { easing: "ease-in-out", fill: "both", ...options }).finished.finally(() => one.remove()).catch(() => {});
  const move = ([x, y], more = "") => ({ transform: `translate(${x}px, ${y}px) ${more}` });

  function fly([picture, from, to, count], nth, seconds) {
    const [start, end] = [spot(from), spot(to)];
    if (calm.matches || !start || !end) return;
    const [[x, y], [u, v]] = [start, end].map((one) => middle(one.getBoundingClientRect()));
    const duration = Math.min(600, 900 * seconds);
    for (let each = 0; each < Math.min(count, 7); each++) {
      go(prop("travels", picture), [move([x, y]), move([(x + u) / 2, (y + v) / 2 - 36]), move([u, v])], { duration, delay: 70 * (each + nth) });
    }
  }

  const within = (where, room, edge) => Math.min(Math.max(where, edge), room - edge);
  // Next to a seat, towards the middle of the table: its name stays in sight.
  function beside(seat) {
    const box = $("#seat-" + seat)?.getBoundingClientRect();
    if (!box) return;
    const [[x, y], [u, v]] = [box, $("#frame .table").getBoundingClientRect()].map(middle);
    const [wide, high] = LEAF.map((side) => side * (innerWidth >= 900 && innerHeight >= 500 ? 1 : 0.75)); // as in stage.css
    const far = Math.min(1, (box.width + wide) / 2 / Math.abs(u - x), (box.height + high) / 2 / Math.abs(v - y)); // until it is clear of the seat
    return [within(x + far * (u - x), innerWidth, wide), within(y + far * (v - y), innerHeight, 80)];
  }
  function card(event, className) {
    const one = prop("leaf " + className), turner = one.appendChild(document.createElement("span"));
    turner.className = "turner";
    const [back, front] = ["back", "front"].map((side) => {
      const face = turner.appendChild(document.createElement("span"));
      face.className = "playing-card " + side;
      return face;
    });
    back.append(drawn("back"));
    front.append(drawn(event.card));
    front.appendChild(Object.assign(document.createElement("span"), { className: "name", textContent: event.name }));
    return [one, turner];
  }
  function claim(event, seconds) {
    const at = beside(event.seat);
    if (!at) return;
    const [one] = card(event, "claimed");
    const still = move(at, "translate(-50%, -50%)");
    go(one, calm.matches ? [still, still] : [move(at, "translate(-50%, -20%) scale(.6)"), { ...still, offset: 0.25 }, { ...still, offset: 0.9 }, { ...still, opacity: 0 }], { duration: 1000 * seconds });
  }
  function turn(turner, duration) {
    turner.animate([{ transform: "none" }, { transform: "rotateY(180deg)" }], { duration: calm.matches ? 1 : (TURNED - 0.1) * duration, delay: calm.matches ? 0 : 0.1 * duration, fill: "both", easing: "ease-in-out" });
  }
  function reveal(event, seconds) {
    const at = beside(event.seat), duration = 1000 * seconds;
    if (!at) return;
    const [one, turner] = card(event, "revealed"), here = move(at, "translate(-50%, -50%)");
    go(one, [here, { ...here, offset: 0.9 }, { ...here, opacity: calm.matches ? 1 : 0 }], { duration });
    turn(turner, duration);
  }
  function stamp(event, seconds) {
    const at = beside(event.seat), duration = 1000 * seconds;
    if (!at) return;
    const here = move(at, "translate(-50%, -50%)");
    if (event.card) { // it is shown, or it stays face down
      const [one, turner] = card(event, event.stamp);
      go(one, [here, here], { duration });
      if (event.stamp === "true") turn(turner, duration);
    }
    const mark = prop("stamped " + event.stamp);
    mark.textContent = $("#stage").dataset[event.stamp];
    const edge = mark.offsetWidth / 2 + 8; // it lies aslant
    const put = [within(at[0], innerWidth, edge), at[1]];
    const set = move(put, "translate(-50%, -50%) rotate(-8deg)");
    const fall = [{ ...move(put, "translate(-50%, -50%) rotate(-8deg) scale(2.4)"), opacity: 0 }, { ...set, opacity: 1, offset: 0.12 }, set];
    go(mark, calm.matches ? [set, set] : fall, { duration: 0.6 * duration, delay: calm.matches ? 0 : 0.4 * duration });
  }

  function show(event, seconds) {
    for (const [nth, flight] of (event.fly ?? []).entries()) fly(flight, nth, seconds);
    if (event.stamp) stamp(event, seconds);
    else if (event.open) reveal(event, seconds);
    else if (event.card && (event.v === "claim" || event.v === "block")) claim(event, seconds);
  }
  function clear() { for (const one of document.querySelectorAll("#stage > .prop")) one.remove(); }

  window.ruse.props = { TURNED, show, clear };
})();
