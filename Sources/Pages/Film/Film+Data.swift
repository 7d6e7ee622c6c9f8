import AirBarModel
import Motion
import Verification

extension Film {
    /// The film as the JSON that its player reads.
    ///
    /// - Parameters:
    ///   - charts: the charts beside it, by the identifiers of their figures.
    ///   - columns: the names of the columns of the list of steps, in order.
    func data(_ charts: [(id: String, chart: TraceChart)], columns: [String]) -> String {
        let heights = trace.scenario.heights
        return ScriptData.object([
            ("first", "\(firstIndex)"), ("marked", marked.map { "\($0)" } ?? "null"),
            ("parting", parting.map { "\($0)" } ?? "null"), ("start", "\(start)"),
            ("timed", "\(isTimed)"), ("atBottom", "\(trace.definition.kind.edge == .bottom)"),
            ("screen", NumberFormat.rounded.text(screenHeight)),
            ("heights", ScriptData.numbers([heights.compact, heights.normal, heights.expanded])),
            ("columns", ScriptData.object(columns.enumerated().map { ($1, "\($0)") })),
            ("charts", "[" + charts.map { $1.data(id: $0) }.joined(separator: ",") + "]"),
            ("bar", ScriptData.object(track.fields)),
            ("others", ScriptData.object(others.map { ($0.id, ScriptData.object($0.track.fields)) })),
        ])
    }

    /// The runs beside that of the bar, by the names that the player gives their parts.
    var others: [(id: String, track: Track)] {
        [("ghost", ghost), ("right", right)].compactMap { id, track in track.map { (id, $0) } }
    }

    /// The step at which the player starts: where there is something to see.
    var start: Int { parting ?? marked ?? track.steps.count - 1 }

    /// The greatest height of the frame, for the drawing, in points.
    var screenHeight: Double {
        let heights = (track.steps + others.flatMap(\.track.steps)).map(\.after.scrollView.frameHeight)
        return max(1, heights.max() ?? 1)
    }
}

extension TraceChart {
    /// Where the steps are in the chart: its steps, the coordinates of the ends of its axis, and the numbers there.
    fileprivate func data(id: String) -> String {
        let plot = sheet.extent(.page)
        return ScriptData.object([
            ("id", ScriptData.text(id)), ("first", "\(section.steps.lowerBound)"),
            ("last", "\(section.steps.upperBound - 1)"), ("timed", "\(section.isTimed)"),
            ("plot", ScriptData.numbers([plot.lowerBound, plot.upperBound])),
            ("axis", ScriptData.numbers([section.axis.lowerBound, section.axis.upperBound])),
        ])
    }
}

extension Film.Track {
    fileprivate var fields: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = [
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
        return fields
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
