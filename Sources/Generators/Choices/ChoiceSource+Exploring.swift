/// Sources for edge cases, for enumeration and for estimating the number of choice sequences.
extension ChoiceSource {
    /// The greatest number of elements above the minimum in a list of an edge case.
    private static let mostElementsAtEdges = 3
    /// The number of draws of a probe; enough to tell many sequences from few.
    private static let maximumProbedDraws = 64

    /// Makes one sequence for an estimate: uniform choices, then targets past ``maximumProbedDraws``; it records.
    init(probing seed: UInt64) {
        self.init(.probe, seed: seed, Recording(), maximumDraws: Self.maximumProbedDraws)
    }

    /// Whether sequences are enumerated or counted, so that no value should have two of them.
    @usableFromInline var isExploring: Bool { origin == .enumerated || origin == .probe }

    /// Draws an integer on the slow path: replayed, recorded, at an edge, or past the limit.
    @usableFromInline
    mutating func chooseInteger(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let keepsToEdges = origin == .edges
        return choose(upTo: bound, towards: target) { random in
            keepsToEdges
                ? random.special(upTo: bound, towards: target)
                : random.integer(upTo: bound, towards: target)
        }
    }

    /// A random number of elements of a list.
    mutating func randomLength(from least: Int, through most: Int) -> ListLength {
        let room = max(most - least, 0)
        return random.length(
            from: least, through: least + (origin == .edges ? min(room, Self.mostElementsAtEdges) : room))
    }

    /// Draws an unused choice of 0 or 1, so that all values of a kind have the same number of choices.
    ///
    /// In an enumeration its bound is 0, because it would double the number of sequences.
    mutating func idle() {
        if isExploring { _ = pick(upTo: 0) } else { _ = flip() }
    }
}
