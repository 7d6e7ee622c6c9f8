/// The failing cases of one id that shrinking starts from, after the first one.
///
/// Half of them are the earliest, which are as varied as the cases are; the other half the smallest of all that
/// were met, which have the least to hide the failure in. One id may stand for several bugs: the earliest lead to
/// the commonest of them, the smallest to the one that takes the least.
struct ShrinkStarts {
    private let limit: Int
    private var earliest: [Start] = []
    private var smallest: [Start] = []

    private struct Start {
        let trial: Trial
        let size: Int
    }

    init(limit: Int) { self.limit = max(0, limit) }

    /// The cases, in the order in which to start from them.
    var trials: [Trial] { (smallest + earliest).map(\.trial) }

    /// Adds a case of a number of choices, if it is among those to start from.
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
