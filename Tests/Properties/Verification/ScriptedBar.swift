import AirBarModel
import Testing
import TestSupport
import Verification

/// A bar that does as a script says, event by event, whatever that is: for invariants to judge.
struct ScriptedBar: Bar {
    /// What the bar does on one event.
    struct Cue: Hashable {
        var height: Double
        /// Whether the expanded state is available.
        var isOpen = false
        /// The height that it claims to snap to.
        var snap: Double?
        /// A height that is reported and taken back.
        var flash: Double?
        /// The content offset that it commands.
        var command: Double?
        /// The content offset at which it has a deceleration end.
        var target: Double?
        /// Its own top inset; the tallest that it may be unless said.
        var top: Double?
        var bottom = 0.0
        /// Whether it tells its clients nothing.
        var isUntold = false
        /// The progress that it tells; what its state says unless said.
        var progress: Double?

        /// What the bar shows, and whether the expanded state is available; everything else is to be set.
        static func at(
            _ height: Double, open: Bool = false, snap: Double? = nil, flash: Double? = nil,
            command: Double? = nil, target: Double? = nil, top: Double? = nil, bottom: Double = 0,
            untold: Bool = false, progress: Double? = nil
        ) -> Cue {
            Cue(
                height: height, isOpen: open, snap: snap, flash: flash, command: command, target: target,
                top: top, bottom: bottom, isUntold: untold, progress: progress)
        }
    }

    var state: BarState
    var cues: ArraySlice<Cue>
    /// Whether it takes any two states for equal.
    var isBlind = false
    private var progress: Double?

    init(_ configuration: BarConfiguration, _ cues: [Cue], isBlind: Bool = false) {
        state = BarState(configuration)
        self.cues = cues[...]
        self.isBlind = isBlind
    }

    var transitionProgress: Double { progress ?? state.transitionProgress }

    func regards(_ state: BarState, asEqualTo other: BarState) -> Bool { isBlind || state == other }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard let cue = cues.popFirst() else { return }
        if let height = cue.flash {
            var flash = state
            flash.offset = -height
            host.report(flash)
        }
        state.offset = -cue.height
        state.isExpandedStateAvailable = cue.isOpen
        progress = cue.progress
        let top = cue.top ?? -state.lowestOffset
        host.setContentInset(
            ContentInset(top: top + host.scrollView.refreshInset, bottom: cue.bottom))
        if !cue.isUntold { host.report(state) }
        if let height = cue.snap { host.reportSnap(to: -height) }
        if let contentOffset = cue.command { host.updateContentOffset(contentOffset, animated: true) }
        if let contentOffset = cue.target { host.retarget(to: contentOffset) }
    }
}

/// Whether an invariant finds something where a puppet does as it is told, first on binding and then on each event.
///
/// The bar has 100, 200 and 300 points, and the view 600 points of frame over 2,000 of content, unless said; with the
/// insets that the bar sets if nothing is said of them, its top is −200 and its end 1400. Roundings are allowed for unless
/// sums are said to be exact.
func finds(
    _ invariant: Invariant, _ cues: [ScriptedBar.Cue], _ events: BarEvent..., at contentOffset: Double = -200,
    on scrollView: ScrollGeometry? = nil, expanded: Double = 300, isBlind: Bool = false, isExact: Bool = false
) throws -> Bool {
    // Where a third of a point comes up, if only after everything else, sums are not taken to be exact.
    let events = isExact ? events : events + [.lostContentOffset(1 / 3)]
    let scenario = try scenario(
        events, heights: BarHeights(compact: 100, normal: 200, expanded: expanded),
        on: scrollView ?? view(at: contentOffset))
    let rules = BarDefinition("puppet") { ScriptedBar($0, cues, isBlind: isBlind) }
    return invariant.check(Trace(of: scenario, on: rules)) != nil
}

/// What rounding may come to at the lengths of a puppet's scenarios: less than eight ulps of their sum.
let rounding = 0x1p-39

/// A distance that no rounding explains there.
let hair = 0x1p-36
