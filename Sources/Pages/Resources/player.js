"use strict";

(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const last = film.bar.t.length - 1;
  const scrubber = document.getElementById("scrubber");
  const playButton = document.getElementById("play");
  const speed = document.getElementById("speed");
  const readout = document.getElementById("readout");
  const rows = new Map();
  for (const row of document.querySelectorAll("#events tr[data-step]")) rows.set(Number(row.dataset.step), row);
  let index = film.start;
  let current = null;
  let wantsCloseUp = true;
  // The step that is pointed at in a chart; null if none is.
  let pointed = null;
  const charts = makeCharts(film, { stepAt, go, point });

  // The time of a step: without a clock of its own each event takes a second, the first half of which it moves.
  const time = (step) => (film.timed ? film.bar.t[step] : step);

  // The last step of a track that is not after a moment.
  function stepAt(track, moment) {
    let [low, high] = [0, track.t.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (track.t[middle] <= moment) low = middle; else high = middle - 1;
    }
    return low;
  }

  // The step of another run beside a step; at the end of both each has come to rest, at whatever time.
  const beside = (other, step) => (step === last ? other.t.length - 1 : stepAt(other, film.bar.t[step]));

  function write(id, text) {
    const element = document.getElementById(id);
    if (element) element.textContent = text;
  }

  const number = (value) => (value == null ? "no number" : String(value));

  function draw(id, track, from, to, share = 1) {
    drawScreen(film, document.getElementById(id), track, from, to, share);
    write(`${id}-height`, `${number(track.h[to])} pt`);
  }

  function show(step, share = 1) {
    const from = Math.max(0, share < 1 ? step - 1 : step);
    const before = Math.max(0, step - 1);
    draw("phone-before", film.bar, before, before);
    draw("phone-bar", film.bar, from, step, share);
    for (const [name, other] of Object.entries(film.others)) {
      draw(`phone-${name}`, other, beside(other, from), beside(other, step), share);
    }
    if (step === current) return;
    current = step;
    scrubber.value = step;
    const numbers = `content offset ${number(film.bar.y[step])}, bar ${number(film.bar.h[step])} high`;
    scrubber.setAttribute("aria-valuetext", `step ${film.first + step}, ${cell(step, "event")}: ${numbers}`);
    read(pointed ?? step);
    document.querySelector("#events tr[aria-current]")?.removeAttribute("aria-current");
    const row = rows.get(step);
    if (row) {
      row.setAttribute("aria-current", "step");
      // The list scrolls, and the page does not.
      const list = document.getElementById("events");
      list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
    }
    charts.show(step, wantsCloseUp);
  }

  const cell = (step, column) => rows.get(step)?.cells[film.columns[column]]?.textContent ?? "";

  function point(step) {
    pointed = step;
    read(step ?? index);
  }

  // The numbers of a step as texts.
  function read(step) {
    write("now-step", `${film.first + step} of ${film.first + last}${film.timed ? `, at ${film.bar.t[step]} s` : ""}`);
    write("now-event", cell(step, "event"));
    write("now-reaction", cell(step, "reaction") || "does nothing");
    write("now-y", number(film.bar.y[step]));
    write("now-h", number(film.bar.h[step]));
    for (const [name, other] of Object.entries(film.others)) {
      const at = beside(other, step);
      write(`${name}-y`, number(other.y[at]));
      write(`${name}-h`, number(other.h[at]));
    }
    write("ghost-event", cell(step, "other"));
    if (film.timed) {
      write("now-phase", film.bar.phase[step]);
      write("now-velocity", number(film.bar.v[step]));
    }
  }

  let isPassing = false;

  function writeAddress() {
    isPassing = false;
    history.replaceState(null, "", `#step=${film.first + index}`);
  }

  // A browser refuses an address for each of many steps in a row.
  function go(step, passes = false) {
    stop();
    pointed = null;
    index = Math.max(0, Math.min(last, step));
    show(index);
    isPassing = passes;
    if (!passes) writeAddress();
  }

  // The address names a step, so that a link can.
  function goToAddress() {
    const named = /^#step=(\d+)$/.exec(location.hash);
    if (named) go(Number(named[1]) - film.first);
  }

  let frameRequest = null;

  function stop() {
    if (frameRequest != null) cancelAnimationFrame(frameRequest);
    frameRequest = null;
    playButton.textContent = "Play";
    readout.ariaLive = "polite";
  }

  function play() {
    if (index >= last) index = 0;
    playButton.textContent = "Pause";
    readout.ariaLive = "off";
    let moment = time(index);
    let before = null;
    const tick = (now) => {
      if (before != null) moment += ((now - before) / 1000) * Number(speed.value);
      before = now;
      if (film.timed) {
        index = stepAt(film.bar, moment);
        show(index);
      } else {
        // Step s arrives at time s: it moves in the half second before.
        index = Math.min(last, Math.floor(moment));
        const ahead = (moment - index - 0.5) * 2;
        if (ahead > 0 && index < last) show(index + 1, ahead); else show(index);
      }
      if (index >= last) return stop();
      frameRequest = requestAnimationFrame(tick);
    };
    frameRequest = requestAnimationFrame(tick);
  }

  function zoom() {
    if (!charts.hasCloseUp) return;
    wantsCloseUp = !wantsCloseUp;
    document.getElementById("zoom").ariaPressed = wantsCloseUp;
    charts.show(index, wantsCloseUp);
  }

  // The right bar, where the run beside the bar is one that an invariant compares.
  function third() {
    const button = document.getElementById("third");
    if (button) button.ariaPressed = document.querySelector(".viewer").classList.toggle("with-third");
  }

  const toggle = () => (frameRequest == null ? play() : stop());
  const actions = {
    start: () => go(0),
    back: (event) => go(index - 1, event.repeat),
    play: toggle,
    forward: (event) => go(index + 1, event.repeat),
    violation: () => go(film.marked ?? last),
    parting: () => go(film.parting ?? index),
    zoom,
    third,
  };
  for (const [id, action] of Object.entries(actions)) {
    document.getElementById(id)?.addEventListener("click", action);
  }
  scrubber.addEventListener("input", () => go(Number(scrubber.value), true));
  for (const over of ["change", "keyup", "pointerup", "pointercancel"]) addEventListener(over, () => isPassing && writeAddress());
  for (const [step, row] of rows) row.addEventListener("click", () => go(step));

  const keys = {
    " ": toggle, ArrowLeft: actions.back, ArrowRight: actions.forward, Home: actions.start, End: () => go(last),
    v: actions.violation, p: actions.parting, z: zoom, r: third,
  };
  // The keys that a control with the focus keeps: a text and a list scroll, and a select goes up and down.
  function keeps(control, key) {
    if (control === scrubber) return false;
    if (control.matches("button")) return key === " ";
    if (control.matches("select")) return key !== "ArrowLeft" && key !== "ArrowRight";
    return control.matches("a, pre, [tabindex]");
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key];
    if (!action || keeps(document.activeElement, event.key)) return;
    event.preventDefault();
    action(event);
  });
  // A control that was clicked gives the focus back, so that space plays; one that was reached by a key keeps it.
  document.addEventListener("click", (event) => {
    if (event.detail > 0 && document.activeElement !== speed) document.activeElement.blur();
  });
  speed.addEventListener("pointerdown", () => speed.addEventListener("change", () => speed.blur(), { once: true }));

  show(index);
  goToAddress();
  addEventListener("hashchange", goToAddress);
})();
