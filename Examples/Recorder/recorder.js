// Records a header of a page in the form that `airbar check` reads. Paste it into the console, or load it as a script:
//
//     const recorder = recordHeader("header", { heights: [0, 64], kind: "switching:10" });
//     …scroll, and drag with a finger…
//     recorder.stop(); recorder.download();       // or await recorder.copy(), or recorder.csv
//
// Begin at the top of the page, with the header at its normal height. A row is written after each frame, and where a finger
// touches or leaves the screen. Options:
//
//     heights   [compact, normal], or with an expanded height: the line `# heights` of the recording
//     kind      the kind of the header: the line `# kind`
//     content   a selector of the first element under the header, by whose place the inset at the top is measured in each
//               frame: the upper edge of its box, without its own padding; unless given, the page keeps what the header
//               takes at the beginning, and of a kind at the bottom nothing
//     scroller  a selector of the element that scrolls; unless given, the page
function recordHeader(header, { heights, kind, content, scroller } = {}) {
  const find = (selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`recordHeader: no element is ${selector}`);
    return found;
  };
  const bar = find(header);
  const scrolled = scroller ? find(scroller) : document.scrollingElement;
  const first = content ? find(content) : null;
  const isAtBottom = Boolean(kind?.startsWith("bottom-"));
  const columns = [
    "time", "contentOffset", "barHeight", "contentHeight", "frameHeight", "insetTop", "pan", "velocity", "event",
  ];
  // What has to be over before the content is at rest, and what a finger is measured by when it leaves, in seconds.
  const restAfter = 0.1;
  const measuredFor = 0.1;

  const seconds = () => performance.now() / 1000;
  const begin = seconds();
  const rows = [];
  const places = [];
  let isRunning = true;
  let isFingerDown = false;
  let hasMoved = false;
  let restsSince = null;
  // What was measured at the beginning of the frame; null after a row.
  let beforeCallbacks = null;

  // The upper edge of what scrolls, on the screen.
  const edge = () => (scroller ? scrolled.getBoundingClientRect().top : 0);

  // The part of the header that is on the screen, below the upper edge of what scrolls.
  const seenHeight = () => {
    const box = bar.getBoundingClientRect();
    const isHidden = getComputedStyle(bar).visibility === "hidden";
    return isHidden ? 0 : Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, edge()));
  };
  const startHeight = seenHeight();

  // What lies above the content when it is at its top.
  const insetTop = () => {
    if (first) return first.getBoundingClientRect().top - edge() + scrolled.scrollTop;
    return isAtBottom ? 0 : startHeight;
  };

  const measured = () => ({
    place: scrolled.scrollTop, inset: insetTop(), height: seenHeight(), length: scrolled.scrollHeight,
    frame: scrolled.clientHeight,
  });

  const rounded = (length) => String(Number(length.toFixed(3)));

  const write = ({ pan = "", velocity = null, event = "" } = {}, seen = measured()) => {
    const [place, time] = [seen.place, seconds() - begin];
    beforeCallbacks = null;
    places.push({ time, place });
    while (places.length > 1 && places[0].time < time - measuredFor) places.shift();
    rows.push([
      time.toFixed(4), rounded(place - seen.inset), rounded(seen.height), rounded(seen.length - seen.inset),
      rounded(seen.frame), rounded(seen.inset), pan, velocity === null ? "" : rounded(velocity), event,
    ]);
  };

  // Whether the content came to rest since the frame before, with no finger down.
  const comesToRest = (place) => {
    const [time, last] = [seconds() - begin, places.at(-1)];
    if (!last || place !== last.place || isFingerDown) {
      if (last) restsSince = time;
      return false;
    }
    if (restsSince === null || time - restsSince < restAfter) return false;
    restsSince = null;
    return true;
  };

  // Many headers move in a frame's callback of their own, which may come after this one: a message comes after all. Where a
  // later callback has scrolled, the header answers in the next frame, and the row is what was there before, unless a finger
  // has written one since.
  const { port1: afterFrame, port2: frameEnd } = new MessageChannel();
  afterFrame.onmessage = () => {
    if (!isRunning) return;
    const now = measured();
    const seen = beforeCallbacks && now.place !== beforeCallbacks.place ? beforeCallbacks : now;
    const event = comesToRest(seen.place) ? "idle" : "";
    write({ event, pan: isFingerDown && hasMoved ? "changed" : "" }, seen);
  };
  const frame = () => {
    if (!isRunning) return;
    beforeCallbacks = measured();
    frameEnd.postMessage(null);
    requestAnimationFrame(frame);
  };

  // The velocity of the content offset, in points per second; null of a finger that was still.
  const velocity = () => {
    const [from, to] = [places[0], { time: seconds() - begin, place: scrolled.scrollTop }];
    return from && to.time > from.time && to.place !== from.place
      ? (to.place - from.place) / (to.time - from.time) : null;
  };

  const listeners = {
    touchstart: (event) => {
      if (isFingerDown || event.touches.length > 1) return;
      [isFingerDown, hasMoved] = [true, false];
      write({ pan: "began" });
    },
    touchmove: () => { hasMoved = true; },
    touchend: (event) => {
      if (!isFingerDown || event.touches.length > 0) return;
      isFingerDown = false;
      write({ pan: "ended", velocity: velocity() });
    },
    touchcancel: (event) => {
      if (!isFingerDown || event.touches.length > 0) return;
      isFingerDown = false;
      write({ pan: "cancelled" });
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    addEventListener(name, listener, { capture: true, passive: true });
  }
  requestAnimationFrame(frame);

  return {
    // Ends the recording.
    stop() {
      isRunning = false;
      afterFrame.close();
      for (const [name, listener] of Object.entries(listeners)) {
        removeEventListener(name, listener, { capture: true });
      }
    },
    // The recording so far.
    get csv() {
      const lines = ["# recorded in a browser, with the heights that were seen", "# absent-is-zero"];
      if (heights) lines.push(`# heights ${heights.join(" ")}`);
      if (kind) lines.push(`# kind ${kind}`);
      if (devicePixelRatio >= 1 && devicePixelRatio <= 10) lines.push(`# scale ${devicePixelRatio}`);
      return [...lines, columns.join(","), ...rows.map((row) => row.join(","))].join("\n") + "\n";
    },
    // Puts the recording on the clipboard.
    copy() {
      return navigator.clipboard.writeText(this.csv);
    },
    // Saves the recording as a file.
    download(name = "header.csv") {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([this.csv], { type: "text/csv" }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };
}
