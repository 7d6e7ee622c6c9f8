"use strict";

(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const last = film.bar.t.length - 1;
  const scrubber = document.getElementById("scrubber");
  const playButton = document.getElementById("play");
  const speed = document.getElementById("speed");
  const rows = new Map();
  for (const row of document.querySelectorAll("#events tr[data-step]")) rows.set(Number(row.dataset.step), row);
  let index = film.marked ?? last;
  let current = null;

  // The time of a step: without a clock of its own each event takes a second, the first half of which it moves.
  const time = (step) => (film.timed ? film.bar.t[step] : step);
  // What is a thousand screens away is not drawn where it is.
  const furthest = film.screen * 1000;
  const unit = 600 / film.screen;
  const scaled = (number) => Math.max(-furthest, Math.min(furthest, number ?? 0)) * unit;
  const between = (a, b, share) => (a == null || b == null ? b : a + (b - a) * share);

  // The last step of a track that is not after a moment.
  function stepAt(track, moment) {
    let [low, high] = [0, track.t.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (track.t[middle] <= moment) low = middle; else high = middle - 1;
    }
    return low;
  }

  // The step of the other run beside a step; at the end of both each has come to rest, at whatever time.
  const besides = (step) => {
    const end = film.ghost.t.length - 1;
    if (step === last) return end;
    return film.timed ? stepAt(film.ghost, film.bar.t[step]) : Math.min(step, end);
  };

  function viewAt(track, step) {
    let found = track.views[0];
    for (const view of track.views) {
      if (view[0] > step) break;
      found = view;
    }
    const [, frame, content, safe, safeBottom, refresh, top, end] = found;
    return { frame, content, safe, safeBottom, refresh, top, end };
  }

  function set(element, attributes) {
    for (const name in attributes) element.setAttribute(name, attributes[name]);
  }

  // Draws a phone between two of its steps.
  function draw(phone, track, from, to, share) {
    const view = viewAt(track, to);
    const part = (name) => phone.querySelector("." + name);
    const y = scaled(between(track.y[from], track.y[to], share));
    const height = scaled(between(track.h[from], track.h[to], share));
    const content = Math.max(0, scaled(view.content));
    const frame = scaled(view.frame);
    const safe = scaled(view.safe);
    const line = (at) => ({ y1: at, y2: at });
    set(part("screen"), { height: Math.max(0, frame) });
    set(part("scrolled"), { transform: `translate(0 ${-y})` });
    set(part("content"), { height: content });
    set(part("rows"), { height: content });
    set(part("safe"), { height: Math.max(0, safe) });
    // The edge of the bar towards the content, if the bar has a height.
    const edge = (tall) => (film.atBottom ? frame - scaled(view.safeBottom) - tall : safe + tall);
    set(part("bar"), { y: Math.min(edge(0), edge(height)), height: Math.abs(height) });
    set(part("refresh"), { y: film.atBottom ? safe : edge(height), height: Math.max(0, scaled(view.refresh)) });
    set(part("top"), line(-scaled(view.top)));
    set(part("end"), line(scaled(view.content) - scaled(view.end)));
    phone.querySelectorAll(".detent").forEach((mark, at) => set(mark, line(edge(scaled(film.heights[at])))));
    const finger = track.finger ? between(track.finger[from], track.finger[to], share) : null;
    const start = track.touch?.[to];
    part("finger").style.display = finger == null ? "none" : "";
    part("path").style.display = finger == null || start == null ? "none" : "";
    if (finger != null) set(part("finger"), { cy: scaled(finger) });
    if (finger != null && start != null) set(part("path"), { y1: scaled(start), y2: scaled(finger) });
  }

  function write(id, text) {
    const element = document.getElementById(id);
    if (element) element.textContent = text;
  }

  const number = (value) => (value == null ? "no number" : String(value));

  function show(step, share = 1) {
    const from = Math.max(0, share < 1 ? step - 1 : step);
    draw(document.getElementById("phone-bar"), film.bar, from, step, share);
    let ghost = null;
    if (film.ghost) {
      ghost = besides(step);
      draw(document.getElementById("phone-ghost"), film.ghost, film.timed ? ghost : from, ghost, share);
    }
    if (step === current) return;
    current = step;
    scrubber.value = step;
    const row = rows.get(step);
    const event = row?.cells[1].textContent ?? "";
    const numbers = `content offset ${number(film.bar.y[step])}, bar ${number(film.bar.h[step])} high`;
    scrubber.setAttribute("aria-valuetext", `step ${film.first + step}, ${event}: ${numbers}`);
    write("now-step", `${film.first + step} of ${film.first + last}${film.timed ? `, at ${film.bar.t[step]} s` : ""}`);
    write("now-event", event);
    write("now-y", number(film.bar.y[step]));
    write("now-h", number(film.bar.h[step]));
    if (ghost != null) {
      write("ghost-y", number(film.ghost.y[ghost]));
      write("ghost-h", number(film.ghost.h[ghost]));
    }
    if (film.timed) {
      write("now-phase", film.bar.phase[step]);
      write("now-velocity", number(film.bar.v[step]));
    }
    document.querySelector("#events tr[aria-current]")?.removeAttribute("aria-current");
    if (row) {
      row.setAttribute("aria-current", "step");
      // The list scrolls, and the page does not.
      const list = document.getElementById("events");
      list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
    }
    const [left, right] = film.plot;
    const [first, end] = film.axis;
    const x = left + ((film.bar.t[step] - first) / (end - first)) * (right - left);
    set(document.getElementById("cursor"), { x1: x, x2: x });
  }

  function go(step) {
    stop();
    index = Math.max(0, Math.min(last, step));
    show(index);
    history.replaceState(null, "", `#step=${film.first + index}`);
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
  }

  function play() {
    if (index >= last) index = 0;
    playButton.textContent = "Pause";
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

  const toggle = () => (frameRequest == null ? play() : stop());
  const actions = {
    start: () => go(0),
    back: () => go(index - 1),
    play: toggle,
    forward: () => go(index + 1),
    violation: () => go(film.marked ?? last),
  };
  for (const [id, action] of Object.entries(actions)) {
    document.getElementById(id)?.addEventListener("click", action);
  }
  scrubber.addEventListener("input", () => go(Number(scrubber.value)));
  for (const [step, row] of rows) row.addEventListener("click", () => go(step));

  const keys = {
    " ": toggle, ArrowLeft: actions.back, ArrowRight: actions.forward, Home: actions.start, End: () => go(last),
    v: actions.violation,
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
    action();
  });
  // A control that was clicked gives the focus back, so that space plays; one that was reached by a key keeps it.
  document.addEventListener("click", (event) => {
    if (event.detail > 0 && document.activeElement !== speed) document.activeElement.blur();
  });
  speed.addEventListener("pointerdown", () => speed.addEventListener("change", () => speed.blur(), { once: true }));

  const chart = document.querySelector("svg.chart");
  const scrub = (event) => {
    const box = chart.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * chart.viewBox.baseVal.width;
    const share = Math.max(0, Math.min(1, (x - film.plot[0]) / (film.plot[1] - film.plot[0])));
    const [first, end] = film.axis;
    // A step without a duration has half the room before it.
    go(stepAt(film.bar, first + share * (end - first) + (film.timed ? 0 : 0.5)));
  };
  chart.addEventListener("pointerdown", scrub);
  chart.addEventListener("pointermove", (event) => event.buttons && scrub(event));

  show(index);
  goToAddress();
  addEventListener("hashchange", goToAddress);
})();
