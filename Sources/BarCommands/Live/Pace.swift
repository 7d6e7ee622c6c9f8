import Generators

/// The rate of a search, and the time that the rest of it takes at that rate, as the end of a heading.
package struct Pace {
    /// Nothing in the first half second; otherwise with a comma in front.
    package let text: String

    /// Measures a search.
    ///
    /// - Parameters:
    ///   - done: the number of cases done.
    ///   - cases: the number of all cases.
    ///   - seconds: the time since the search began.
    ///   - limit: the time after which it ends, in seconds; nil without a limit.
    package init(_ done: Int, of cases: Int, in seconds: Double, limit: Double? = nil) {
        guard seconds >= 0.5, done > 0 else {
            text = ""
            return
        }
        let rate = Double(done) / seconds
        let left = Double(max(0, cases - done)) / rate
        let time = Self.time(min(left, max(0, (limit ?? .infinity) - seconds)))
        text = ", \(grouped(Int(rate))) a second, \(time) left"
    }

    /// A time in the unit in which it is at least 2.
    static func time(_ seconds: Double) -> String {
        for (unit, length) in [("days", 86_400.0), ("h", 3_600), ("min", 60)] where seconds >= 2 * length {
            // Longer than any search, and still an integer.
            return "\(grouped(Int(min(seconds / length, 1e15)))) \(unit)"
        }
        return "\(Int(seconds.rounded(.up))) s"
    }
}
