import AirBarModel
import Verification

extension Trace {
    /// For each step the step of another run beside which it is shown, where no event takes time.
    ///
    /// The last step stands beside the one at which the two are compared. Before it, steps of the same event stand beside
    /// each other, or of the same number where the events are others. What one run has in addition stands between two.
    ///
    /// - Complexity: O(*n* + *m*) in the numbers of steps.
    func places(beside trace: Trace, until step: Int) -> [Double] {
        var places = [Double](repeating: .nan, count: count)
        var (own, other) = (count - 1, step)
        while own >= 0, other >= 0 {
            if own == count - 1 || own == other || self[own].event == trace[other].event {
                places[own] = Double(other)
                (own, other) = (own - 1, other - 1)
            } else if own < other {
                other -= 1
            } else {
                own -= 1
            }
        }
        return Self.spread(places)
    }

    /// Places with those that are missing spread evenly between the two around them; one apart before the first.
    private static func spread(_ places: [Double]) -> [Double] {
        var spread = places
        for gap in places.indices.split(whereSeparator: { !places[$0].isNaN }) {
            guard let next = places.indices.contains(gap.endIndex) ? places[gap.endIndex] : nil else {
                continue
            }
            let last = gap.startIndex > 0 ? places[gap.startIndex - 1] : next - Double(gap.count + 1)
            for (number, index) in gap.enumerated() {
                spread[index] = last + (next - last) * Double(number + 1) / Double(gap.count + 1)
            }
        }
        return spread
    }
}
