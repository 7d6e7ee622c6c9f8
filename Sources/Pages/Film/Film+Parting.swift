import AirBarModel
import Verification

extension Film {
    /// The step from which on the trace differs from the run that it is compared with, counted from the first one shown; nil
    /// if none is compared.
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
