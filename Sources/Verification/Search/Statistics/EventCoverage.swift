/// Which kinds of events came one after another in some cases.
///
/// A pair or a triple is possible if a finger can be where its gestures need it.
package struct EventCoverage: Sendable {
    /// How many of the possible sequences of one length came.
    package struct Share: Hashable, Sendable {
        /// The number of sequences that came.
        package let met: Int
        /// The number of sequences that are possible.
        package let possible: Int
        /// The sequences that did not come, by the names of their kinds.
        package let missing: [[String]]
    }

    /// What is known of a kind of event that follows another.
    package enum Pair: Sendable {
        /// It came.
        case came
        /// It is possible, and did not come.
        case missing
        /// A finger cannot be where both need it.
        case impossible
    }

    /// Whether a sequence came, by the positions of its kinds among all kinds.
    private var cameInARow = [Bool](repeating: false, count: base * base)
    private var triples = [Bool](repeating: false, count: base * base * base)
    /// The positions of the last kind and of the one before.
    private var last: Int?
    private var secondToLast: Int?

    private static let base = EventKinds.count

    /// Adds the next event of a case.
    mutating func add(_ kind: EventKinds) {
        let kind = kind.position
        if let last {
            cameInARow[last * Self.base + kind] = true
            if let first = secondToLast { triples[(first * Self.base + last) * Self.base + kind] = true }
        }
        (secondToLast, last) = (last, kind)
    }

    /// Adds what came in another case.
    mutating func formUnion(_ other: EventCoverage) {
        for index in cameInARow.indices where other.cameInARow[index] { cameInARow[index] = true }
        for index in triples.indices where other.triples[index] { triples[index] = true }
    }

    /// For each kind, in order, its name, and what is known of each kind after it.
    package var pairs: [(kind: String, next: [Pair])] {
        let possible = Set(Self.possible(length: 2))
        return EventKinds.single.map { first in
            let next = EventKinds.single.map { second in
                cameInARow[first.position * Self.base + second.position]
                    ? Pair.came : possible.contains([first, second]) ? .missing : .impossible
            }
            return (first.names.joined(), next)
        }
    }

    /// The pairs of kinds in a row.
    package var pairShare: Share { share(of: cameInARow, length: 2) }

    /// The triples of kinds in a row.
    package var tripleShare: Share { share(of: triples, length: 3) }

    private func share(of met: [Bool], length: Int) -> Share {
        let possible = Self.possible(length: length)
        let missing = possible.filter { !met[$0.reduce(0) { $0 * Self.base + $1.position }] }
        return Share(
            met: possible.count - missing.count, possible: possible.count,
            missing: missing.map { $0.flatMap(\.names) })
    }

    /// The sequences of kinds that are possible with or without a finger at their beginning.
    private static func possible(length: Int) -> [[EventKinds]] {
        func extend(_ sequence: [EventKinds], isFingerDown: Bool) -> [[EventKinds]] {
            if sequence.count == length { return [sequence] }
            return EventKinds.single.filter { $0.isPossible(isFingerDown: isFingerDown) }.flatMap { kind in
                extend(
                    sequence + [kind], isFingerDown: kind.leavesFingerDown(isFingerDown: isFingerDown))
            }
        }
        let underFinger = extend([], isFingerDown: true)
        let known = Set(underFinger)
        return underFinger + extend([], isFingerDown: false).filter { !known.contains($0) }
    }
}
