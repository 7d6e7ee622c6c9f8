import AirBarModel
import Testing
import TestSupport
import Verification

/// A bar that follows a script, event by event, for invariants to judge.
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
        /// Whether that is animated; on every event but a binding unless said.
        var isAnimated: Bool?
        /// The content offset at which it has a deceleration end.
        var target: Double?
        /// The number because of which it refuses the event.
        var refused: Double?
        /// Its own top inset; the tallest that it may be unless said.
        var top: Double?
        var bottom = 0.0
        /// The top inset of the scroll indicator; the normal height unless said.
        var indicator: Double?
        /// Whether it reports nothing.
        var isUntold = false
        /// The progress that it tells; what its state says unless said.
        var progress: Double?

        /// What the bar shows, and whether the expanded state is available; everything else is to be set.
        static func at(
            _ height: Double, open: Bool = false, snap: Double? = nil, flash: Double? = nil,
            command: Double? = nil, animated: Bool? = nil, target: Double? = nil,
            refused: Double? = nil, top: Double? = nil, bottom: Double = 0, indicator: Double? = nil,
            untold: Bool = false, progress: Double? = nil
        ) -> Cue {
            Cue(
                height: height, isOpen: open, snap: snap, flash: flash, command: command,
                isAnimated: animated, target: target, refused: refused, top: top, bottom: bottom,
                indicator: indicator, isUntold: untold, progress: progress)
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
        if case .heights(let heights) = event {
            state.configuration = state.configuration.with(heights: heights)
        }
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
        host.setScrollIndicatorInset(top: cue.indicator ?? state.configuration.normal)
        if !cue.isUntold { host.report(state) }
        if let height = cue.snap { host.reportSnap(to: -height) }
        if let contentOffset = cue.command {
            host.updateContentOffset(contentOffset, animated: cue.isAnimated ?? (event.kind != .bind))
        }
        if let contentOffset = cue.target { host.retarget(to: contentOffset) }
        if let number = cue.refused { host.reportRefusal(Refusal(field: .contentOffset, value: number)) }
    }
}

/// Whether a scripted bar breaks an invariant; the first cue is for the binding, the others are for the events.
///
/// The bar has 100, 200 and 300 points, and the view 600 points of frame over 2,000 of content, unless given. With the
/// insets that the bar sets unless a cue gives others, the top is −200 and the end 1400. Sums are not exact, so that
/// rounding is allowed for, unless `isExact` is true or a scroll view is given.
func finds(
    _ invariant: Invariant, _ cues: [ScriptedBar.Cue], _ events: BarEvent..., at contentOffset: Double = -200,
    on scrollView: ScrollViewGeometry? = nil, expanded: Double = 300, isBlind: Bool = false,
    isExact: Bool = false, kind: BarKind = .airBar
) throws -> Bool {
    let excess = isExact ? 0 : inexact
    let simplest = try view(at: contentOffset, frame: 600 + excess, content: 2000 + excess)
    let scenario = try scenario(
        events, heights: BarHeights(compact: 100, normal: 200, expanded: expanded),
        on: scrollView ?? simplest)
    let definition = BarDefinition("scripted", kind: kind) { ScriptedBar($0, cues, isBlind: isBlind) }
    return invariant.violation(in: scenario, by: definition) != nil
}

/// A length, in points, that is no multiple of 1/64: added to both the frame and the content it makes sums inexact and
/// moves no edge.
let inexact = 0x1p-20

/// A rounding error at the lengths of the scenarios, in points: less than eight ulps of their sum.
let rounding = 0x1p-39

/// A distance, in points, that no rounding explains there.
let hair = 0x1p-36
