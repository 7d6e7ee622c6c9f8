import AirBarModel
import Verification

extension Film {
    /// The step from which on the trace differs from the run compared with it, counted from the first one shown; nil if
    /// none is compared.
    ///
    /// An invariant compares the ends of two sessions, which part earlier. A relation compares two runs step by step.
    var parting: Int? {
        guard isCompared, let marked else { return nil }
        return partingInTime(before: marked)?.step ?? marked
    }

    /// A sentence that says where the two runs part, and how.
    func partingSentence(_ numbers: NumberFormat) -> String? {
        guard isCompared, let violation else { return nil }
        guard let ghost, let marked, let parting = partingInTime(before: marked) else {
            return "The two part at step \(violation.step): \(violation.text(numbers))."
        }
        let (one, two) = (track.steps[parting.step].after, ghost.steps[parting.other].after)
        let difference =
            if !Self.isClose(one.offset, two.offset) {
                "the bar is \(numbers.points(-one.offset)) high here, and \(numbers.points(-two.offset)) "
            } else if !Self.isClose(one.scrollView.contentOffset, two.scrollView.contentOffset) {
                "the content offset is \(numbers.text(one.scrollView.contentOffset)) here, and "
                    + "\(numbers.text(two.scrollView.contentOffset)) "
            } else {
                "the expanded state is \(one.isExpandedStateAvailable ? "available" : "not available") here, "
                    + "and \(two.isExpandedStateAvailable ? "available" : "not available") "
            }
        return "The two part at step \(track.steps[parting.step].index): \(difference)\(ghost.legend)."
    }

    /// For each step what has happened in the other run since the step before, and the bar's offset after that.
    ///
    /// - Complexity: O(*n* + *m*) in the numbers of steps of both.
    func otherRun(_ numbers: NumberFormat) -> [String] {
        guard let ghost else { return [] }
        // Of several steps at one time each but the first has one of the other run, and the first has those before.
        var later = track.times.map { _ in 0 }
        for step in later.indices.reversed() where !isLast(step, of: track.times) {
            later[step] = later[step + 1] + 1
        }
        var (next, reached) = (0, 0)
        return track.times.enumerated().map { step, time in
            let start = next
            let isEnd = step == track.times.count - 1
            while reached < ghost.steps.count, isEnd || ghost.times[reached] <= time + 1e-6 { reached += 1 }
            next = max(next, reached - later[step])
            guard let last = ghost.steps[start..<next].last else { return "nothing" }
            let events = ghost.steps[start..<next].suffix(2).map { $0.event.text(numbers) }
            let more = next - start - events.count
            return (more > 0 ? "\(more) more, " : "") + events.joined(separator: ", ")
                + ": o \(numbers.text(last.after.offset + 0))"
        }
    }

    /// The first steps of both at one time after which they differ; frames at other times have nothing to compare.
    ///
    /// - Complexity: O(*n* + *m*) in the numbers of steps of both.
    private func partingInTime(before end: Int) -> (step: Int, other: Int)? {
        guard isTimed, let ghost else { return nil }
        var other = 0
        for step in 0..<end where isLast(step, of: track.times) {
            while other < ghost.times.count - 1,
                ghost.times[other] < track.times[step] - 1e-6 || !isLast(other, of: ghost.times)
            {
                other += 1
            }
            guard ghost.times.indices.contains(other),
                abs(ghost.times[other] - track.times[step]) < 1e-6
            else { continue }
            let (one, two) = (track.steps[step].after, ghost.steps[other].after)
            if !Self.isClose(one.offset, two.offset)
                || !Self.isClose(one.scrollView.contentOffset, two.scrollView.contentOffset)
                || one.isExpandedStateAvailable != two.isExpandedStateAvailable
            {
                return (step, other)
            }
        }
        return nil
    }

    /// Whether a step is the last one at its time.
    private func isLast(_ step: Int, of times: [Double]) -> Bool {
        step == times.count - 1 || times[step + 1] > times[step] + 1e-6
    }

    private static func isClose(_ one: Double, _ two: Double) -> Bool {
        one == two || one.isNaN && two.isNaN || abs(one - two) < 1e-6
    }
}
