"use strict";

// The charts of a film: where a step is in them, and the step that is pointed at.
function makeCharts(film, { stepAt, go, point }) {
  const charts = film.charts.map((chart) => {
    const figure = document.getElementById(chart.id);
    return { ...chart, figure, drawing: figure.querySelector("svg") };
  });
  const whole = charts[charts.length - 1];
  const closeUp = charts.length > 1 ? charts[0] : null;

  function place(chart, style, step) {
    const line = chart.drawing.querySelector("." + style);
    const at = chart.timed ? film.bar.t[step] : film.first + step;
    const [left, right] = chart.plot;
    const [first, end] = chart.axis;
    const x = step == null ? -1 : left + ((at - first) / (end - first)) * (right - left);
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }

  // Shows a step: in the close-up, if that is wanted and has the step.
  function show(step, wantsCloseUp) {
    const isClose = wantsCloseUp && closeUp && step >= closeUp.first && step <= closeUp.last;
    for (const chart of charts) chart.figure.hidden = chart !== (isClose ? closeUp : whole);
    place(isClose ? closeUp : whole, "cursor", step);
  }

  function stepUnder(chart, event) {
    const box = chart.drawing.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * chart.drawing.viewBox.baseVal.width;
    const share = Math.max(0, Math.min(1, (x - chart.plot[0]) / (chart.plot[1] - chart.plot[0])));
    const at = chart.axis[0] + share * (chart.axis[1] - chart.axis[0]);
    const step = chart.timed ? stepAt(film.bar, at) : Math.round(at) - film.first;
    return Math.max(chart.first, Math.min(chart.last, step));
  }

  for (const chart of charts) {
    const pointAt = (step) => {
      place(chart, "hover", step);
      point(step);
    };
    chart.drawing.addEventListener("pointerdown", (event) => go(stepUnder(chart, event)));
    chart.drawing.addEventListener("pointermove", (event) => {
      const step = stepUnder(chart, event);
      if (event.buttons) go(step, true);
      pointAt(step);
    });
    chart.drawing.addEventListener("pointerleave", () => pointAt(null));
  }
  return { show, hasCloseUp: closeUp != null };
}
