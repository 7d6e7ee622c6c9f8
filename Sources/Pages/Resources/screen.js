"use strict";

// Draws a phone between two steps of a track.
function drawScreen(film, phone, track, from, to, share) {
  // What is a thousand screens away is not drawn where it is.
  const furthest = film.screen * 1000;
  const unit = 600 / film.screen;
  const scaled = (number) => Math.max(-furthest, Math.min(furthest, number ?? 0)) * unit;
  const between = (a, b) => (a == null || b == null ? b : a + (b - a) * share);
  const view = viewAt(track, to);
  const part = (name) => phone.querySelector("." + name);
  const y = scaled(between(track.y[from], track.y[to]));
  const height = scaled(between(track.h[from], track.h[to]));
  const content = Math.max(0, scaled(view.content));
  const frame = scaled(view.frame);
  const safe = scaled(view.safe);
  const line = (at) => ({ y1: at, y2: at });
  set(part("screen"), { height: Math.max(0, frame) });
  set(part("scrolled"), { transform: `translate(0 ${-y})` });
  set(part("content"), { height: content });
  drawRows(phone.querySelectorAll(".row"), y, content);
  set(part("safe"), { height: Math.max(0, safe) });
  // The edge of the bar towards the content, if the bar has a height.
  const edge = (tall) => (film.atBottom ? frame - scaled(view.safeBottom) - tall : safe + tall);
  set(part("bar"), { y: Math.min(edge(0), edge(height)), height: Math.abs(height) });
  set(part("refresh"), { y: film.atBottom ? safe : edge(height), height: Math.max(0, scaled(view.refresh)) });
  set(part("top"), line(-scaled(view.top)));
  set(part("end"), line(scaled(view.content) - scaled(view.end)));
  phone.querySelectorAll(".detent").forEach((mark, at) => set(mark, line(edge(scaled(film.heights[at])))));
  const finger = track.finger ? between(track.finger[from], track.finger[to]) : null;
  const start = track.touch?.[to];
  part("finger").style.display = finger == null ? "none" : "";
  part("path").style.display = finger == null || start == null ? "none" : "";
  if (finger != null) set(part("finger"), { cy: scaled(finger) });
  if (finger != null && start != null) set(part("path"), { y1: scaled(start), y2: scaled(finger) });

  function set(element, attributes) {
    for (const name in attributes) element.setAttribute(name, attributes[name]);
  }

  function viewAt(track, step) {
    let found = track.views[0];
    for (const view of track.views) {
      if (view[0] > step) break;
      found = view;
    }
    const [, frame, content, safe, safeBottom, refresh, top, end] = found;
    return { frame, content, safe, safeBottom, refresh, top, end };
  }

  // The rows on the screen, each with the number that it has in the content.
  function drawRows(rows, y, content) {
    const pitch = 88;
    const first = Math.max(0, Math.floor(y / pitch));
    rows.forEach((row, at) => {
      const bottom = (first + at) * pitch + 76;
      row.style.display = bottom > content ? "none" : "";
      set(row, { transform: `translate(0 ${(first + at) * pitch})` });
      row.lastElementChild.textContent = first + at + 1;
    });
  }
}
