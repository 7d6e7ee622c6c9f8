// The header bar as a pure value, and the scroll view that it is attached to.
//
// What lives here:
// - `Bar/`: what any bar is. Its state and heights; the host that records its actions; the reducer and its
//   delta transformers; the controller that binds a bar to a live scroll view.
// - `Published/`: the bar as it was published, defects included.
// - `Hardened/`: the bar to ship, and its decisions, one of which each mutant replaces.
// - `Live/`: bars that are objects: the scroll view that one observes, and its copies by replay.
// - `Scrolling/`: the state of a scroll view, its events, of which a bar is notified, and the protocol of a live one.
//
// What does not: springs, deceleration and scroll physics (module Motion); invariants, mutants and test cases (module
// Verification); drawing and UIKit.
