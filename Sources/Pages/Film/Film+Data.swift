import AirBarModel
import Motion
import Verification

extension Film {
    /// The film as the JSON that its player reads.
    ///
    /// - Parameter plot: the left and the right coordinate of the plots of the chart beside it.
    func data(plot: ClosedRange<Double>) -> String {
        let heights = trace.scenario.heights
        return ScriptData.object([
            ("first", "\(track.steps.first?.index ?? 0)"), ("marked", marked.map { "\($0)" } ?? "null"),
            ("timed", "\(isTimed)"), ("atBottom", "\(trace.definition.kind.edge == .bottom)"),
            ("screen", NumberFormat.rounded.text(screenHeight)),
            ("heights", ScriptData.numbers([heights.compact, heights.normal, heights.expanded])),
            ("plot", ScriptData.numbers([plot.lowerBound, plot.upperBound])),
            ("axis", ScriptData.numbers([axis.lowerBound, axis.upperBound])), ("bar", track.data),
            ("ghost", ghost?.data ?? "null"),
        ])
    }

    /// The greatest height of the frame, for the drawing, in points.
    var screenHeight: Double {
        let heights = (track.steps + (ghost?.steps ?? [])).map(\.after.scrollView.frameHeight)
        return max(1, heights.max() ?? 1)
    }
}

extension Film.Track {
    fileprivate var data: String {
        var fields = [
            ("t", ScriptData.numbers(times)), ("y", ScriptData.numbers(offsets)),
            ("h", ScriptData.numbers(heights)), ("views", views),
        ]
        if !moments.isEmpty {
            fields += [
                ("v", ScriptData.numbers(velocities)), ("phase", ScriptData.texts(moments.map(\.phase.word))),
                ("finger", ScriptData.numbers(fingers.map(\.now))),
                ("touch", ScriptData.numbers(fingers.map(\.start))),
            ]
        }
        return ScriptData.object(fields)
    }

    /// The scroll view where it changes: the step, heights of the frame and of the content, the top and the bottom of the safe
    /// area, the inset of a refresh control, and the content offsets at rest at the top and at the end.
    private var views: String {
        var changes: [[Double]] = []
        for (index, step) in steps.enumerated() {
            let view = step.after.scrollView
            let numbers = [
                view.frameHeight, view.contentHeight, view.safeArea.top, view.safeArea.bottom,
                view.refreshInset,
                view.top, view.end,
            ]
            let known = changes.last?.dropFirst().map(\.bitPattern)
            if known != numbers.map(\.bitPattern) { changes.append([Double(index)] + numbers) }
        }
        return "[" + changes.map(ScriptData.numbers).joined(separator: ",") + "]"
    }

    /// The vertical position of the finger on the screen, and where it touched, in points; NaN if none is down.
    ///
    /// Only its way is known. The middle of the way is put in the middle of the screen.
    private var fingers: [(now: Double, start: Double)] {
        var fingers: [(now: Double, start: Double)] = []
        let gestures = fingerTravels.indices.split(omittingEmptySubsequences: false) {
            fingerTravels[$0].isNaN
        }
        for gesture in gestures {
            let ways = gesture.map { fingerTravels[$0] }
            let height = gesture.first.map { steps[$0].after.scrollView.frameHeight } ?? 0
            let start = height / 2 + ((ways.min() ?? 0) + (ways.max() ?? 0)) / 2
            fingers += ways.map { (start - $0, start) }
            if fingers.count < steps.count { fingers.append((.nan, .nan)) }
        }
        return fingers
    }
}

extension ScrollMotion.Phase {
    /// What moves the content, in a word.
    fileprivate var word: String {
        switch self {
        case .resting: "resting"
        case .dragging: "under the finger"
        case .decelerating: "decelerating"
        case .bouncing: "bouncing"
        case .animating: "animating"
        }
    }
}
