import AirBarModel
import Generators
import Verification

/// A trace as something to watch: a bar over time, and beside it a right bar of its kind under the same events, or the run
/// that an invariant compares it with.
struct Film {
    /// The steps of one bar that are shown.
    struct Track {
        /// The name of the bar, and what distinguishes its run if both are of one bar.
        let bar: String
        /// What distinguishes it from the other bar of the film, in a few words.
        let legend: String
        /// The steps shown.
        let steps: [Step]
        /// For each step the time in seconds; the number of the step where no event takes time.
        let times: [Double]
        /// For each step what moves the content; none of a scenario.
        let moments: [Moment]
    }

    /// The trace.
    let trace: Trace
    /// The bar.
    let track: Track
    /// The run that an invariant compares the trace with, or else the right bar; nil if the trace is its own, or if it
    /// refuses the heights.
    let ghost: Track?
    /// Whether the other run is the one that an invariant compares the trace with.
    let isCompared: Bool
    /// The right bar as a third, beside two runs that are compared; nil if it is `ghost`, or refuses the heights.
    let right: Track?
    /// The violation, whose step is marked.
    let violation: Violation?

    /// The largest number of steps that are shown; of a longer trace those up to the marked one, or the first.
    ///
    /// A page of 5,000 events and the binding has a megabyte, and a browser opens it in one to two seconds.
    static let longest = 5_001

    /// A film of the run in which a violation can be seen.
    init(_ judged: JudgedTrace) {
        self.init(judged.trace, marking: judged.violation, beside: judged.other)
    }

    /// A film of a trace.
    ///
    /// - Parameters:
    ///   - trace: the trace.
    ///   - violation: the violation, whose step is marked.
    ///   - other: the run whose end is compared with that of the trace, and its name; one without steps is none.
    init(
        _ trace: Trace, marking violation: Violation? = nil, beside other: (name: String, trace: Trace)? = nil
    ) {
        self.trace = trace
        self.violation = violation
        let last = min(trace.count, max(Self.longest, violation.map { $0.step + 4 } ?? 0))
        let track = Track(trace, max(0, last - Self.longest)..<last, isTimed: trace.takesTime)
        self.track = track
        let other = other.flatMap { $0.trace.isEmpty ? nil : $0 }
        isCompared = other != nil
        let right = Self.rightBar(of: trace, beside: track)
        ghost =
            other.map { Track(comparing: $1, $0, with: trace, beside: track, until: violation?.step) }
            ?? right
        self.right = isCompared ? right : nil
    }

    /// Whether the steps take time, as in most sessions; where all happens at once, steps are counted instead.
    var isTimed: Bool { trace.takesTime }

    /// What is not shown; nil if all is.
    var omission: String? {
        var texts = trace.cut.map { [$0.prefix(1).uppercased() + $0.dropFirst() + "."] } ?? []
        if let first = track.steps.first, track.steps.count < trace.count {
            let (last, shown) = (first.index + track.steps.count - 1, grouped(track.steps.count))
            texts.append("Steps \(first.index) to \(last) are shown, \(shown) of \(grouped(trace.count)).")
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// The number of the first step shown.
    var firstIndex: Int { track.steps.first?.index ?? 0 }

    /// The times at the left and the right end of the film; half a step beyond them if steps take no time.
    var axis: ClosedRange<Double> {
        let margin = isTimed ? 0 : 0.5
        let first = (track.times.first ?? 0) - margin
        let last = max(track.times.last ?? 0, ghost?.times.last ?? 0)
        return first...max(first + 0.001, last + margin)
    }

    /// Whether a finger moves.
    var hasFinger: Bool { track.moments.contains { ($0.fingerTravel ?? 0) != 0 } }

    /// The marked step, counted from the first one shown.
    var marked: Int? { violation.flatMap { found in track.steps.firstIndex { $0.index == found.step } } }

    /// The right bar, in the steps that are shown of another bar of its kind, or in the time that they take.
    private static func rightBar(of trace: Trace, beside track: Track) -> Track? {
        let definition = RightBars.like(trace.definition.kind)
        guard trace.definition.name != definition.name, let first = track.steps.first else { return nil }
        let other =
            trace.session.map { Trace(of: $0, on: definition) } ?? Trace(of: trace.scenario, on: definition)
        guard trace.takesTime else {
            let shown = first.index..<first.index + track.steps.count
            return other.count < shown.upperBound ? nil : Track(other, shown, isTimed: false)
        }
        let times = (track.times.first ?? 0)...(track.times.last ?? 0)
        let shown = other.moments.indices.filter { times.contains(other.moments[$0].time) }.prefix(longest)
        return shown.first.map { Track(other, $0..<$0 + shown.count, isTimed: true) }
    }
}

extension Trace {
    /// Whether time passes between its steps.
    fileprivate var takesTime: Bool { moments.first?.time != moments.last?.time }
}

extension Film.Track {
    fileprivate init(_ trace: Trace, _ shown: Range<Int>, isTimed: Bool) {
        bar = trace.definition.name
        legend = bar
        steps = shown.map { trace[$0] }
        moments = trace.moments.isEmpty ? [] : Array(trace.moments[shown])
        times = isTimed ? moments.map(\.time) : shown.map(Double.init)
    }

    /// The run that a trace is compared with at a step, as far as it goes beside the steps shown of the trace.
    fileprivate init(
        comparing other: Trace, _ name: String, with trace: Trace, beside track: Film.Track, until step: Int?
    ) {
        bar = "\(other.definition.name) \(name)"
        legend = name
        let places =
            trace.takesTime
            ? other.moments.map(\.time) : other.places(beside: trace, until: step ?? trace.count - 1)
        let start = track.times.first ?? 0
        // Its end is shown even if all of it is earlier: that is what is compared.
        let first = max(places.firstIndex { $0 >= start } ?? other.count - 1, other.count - Film.longest)
        steps = (first..<other.count).map { other[$0] }
        moments = other.moments.isEmpty ? [] : Array(other.moments[first...])
        times = Array(places[first...])
    }

    /// The content offset after each step, in points.
    var offsets: [Double] { steps.map(\.after.scrollView.contentOffset) }

    /// The height of the bar after each step, in points.
    var heights: [Double] { steps.map { -$0.after.offset + 0 } }

    /// The way of the finger since it touched the screen, in points, positive when it has moved up; NaN if none is down.
    var fingerTravels: [Double] { moments.map { $0.fingerTravel ?? .nan } }

    /// The velocity of the content, in points per second: its movement since the last moment before, by the time since.
    var velocities: [Double] {
        var since = (time: times.first ?? 0, offset: offsets.first ?? 0)
        var velocity = 0.0
        return zip(times, offsets).map { time, offset in
            if time > since.time {
                velocity = (offset - since.offset) / (time - since.time)
                since = (time, offset)
            } else if time == since.time {
                since.offset = offset
            }
            return velocity
        }
    }
}
