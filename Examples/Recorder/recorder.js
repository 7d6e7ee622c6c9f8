// Records a header of a page in the form that `airbar check` reads. Paste it into the console, or load it as a script:
//
//     const recorder = recordHeader("header", { heights: [0, 64], kind: "switching:10" });
//     …scroll, and drag with a finger…
//     recorder.stop(); recorder.download();       // or await recorder.copy(), or recorder.csv
//
// Begin at the top of the page, with the header at its normal height. A row is written in each frame, and where a finger
// touches or leaves the screen. Options:
//
//     heights   [compact, normal], or with an expanded height: the line `# heights` of the recording
//     kind      the kind of the header: the line `# kind`
//     content   a selector of the first element under the header, by whose place the inset at the top is measured in each
//               frame; unless given, the page keeps what the header takes at the beginning
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
  const insetTop = () =>
    first ? first.getBoundingClientRect().top - edge() + scrolled.scrollTop : startHeight;

  const rounded = (length) => String(Number(length.toFixed(3)));

  const write = ({ pan = "", velocity = null, event = "" } = {}) => {
    const [inset, place, time] = [insetTop(), scrolled.scrollTop, seconds() - begin];
    places.push({ time, place });
    while (places.length > 1 && places[0].time < time - measuredFor) places.shift();
    rows.push([
      time.toFixed(4), rounded(place - inset), rounded(seenHeight()), rounded(scrolled.scrollHeight - inset),
      rounded(scrolled.clientHeight), rounded(inset), pan, velocity === null ? "" : rounded(velocity), event,
    ]);
  };

  // Whether the content came to rest since the frame before, with no finger down.
  const comesToRest = () => {
    const [time, last] = [seconds() - begin, places.at(-1)];
    if (!last || scrolled.scrollTop !== last.place || isFingerDown) {
      if (last) restsSince = time;
      return false;
    }
    if (restsSince === null || time - restsSince < restAfter) return false;
    restsSince = null;
    return true;
  };

  const frame = () => {
    if (!isRunning) return;
    write({ event: comesToRest() ? "idle" : "", pan: isFingerDown && hasMoved ? "changed" : "" });
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
