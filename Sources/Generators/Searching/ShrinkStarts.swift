/// The failing cases of one id from which shrinking starts, after the first one.
///
/// Half of them are the earliest cases, which are diverse. The other half are the smallest ones, which have the
/// fewest irrelevant parts. One id may cover several bugs: the earliest cases lead to the most frequent bug, the
/// smallest to the one with the simplest counterexample.
struct ShrinkStarts {
    private let limit: Int
    private var earliest: [Start] = []
    private var smallest: [Start] = []

    private struct Start {
        let trial: Trial
        let size: Int
    }

    init(limit: Int) { self.limit = max(0, limit) }

    /// The cases, in the order in which to shrink them.
    var trials: [Trial] { (smallest + earliest).map(\.trial) }

    /// Adds a case with a number of choices, if it is among the earliest or the smallest.
    mutating func insert(_ trial: Trial, size: Int) {
        let start = Start(trial: trial, size: size)
        guard earliest.count >= limit / 2 else { return earliest.append(start) }
        let room = limit - limit / 2
        guard room > 0 else { return }
        if smallest.count == room {
            guard let largest = smallest.last, size < largest.size else { return }
            smallest.removeLast()
        }
        smallest.insert(start, at: smallest.firstIndex { size < $0.size } ?? smallest.count)
    }
}
