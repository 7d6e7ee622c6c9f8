extension ChoiceSource {
    /// How many cases keep to edges, at most.
    private static let maximumEdgeCases = 15

    /// The source of one case of a search, so that any case can be made again alone.
    ///
    /// Case 0 is the simplest value there is. In the next 15, or an eighth of all cases if that is less, every integer
    /// is an edge (an end of its range, the simplest value, or near it) and every list short, because that is where
    /// most bugs are. The others are random. Cases of an enumeration, and those that a target asks for, depend on the
    /// cases before them and are not made in this way.
    /// - Parameters:
    ///   - cases: the number of cases that the search was asked for.
    ///   - isRecording: whether the source takes notes, which changes nothing else.
    public init(seed: UInt64, caseIndex: Int, of cases: Int = 1_000, isRecording: Bool = false) {
        guard caseIndex > 0 else {
            self.init(replaying: [UInt64]())
            return
        }
        // Mixed twice: the seeds 1, 2, 3 … of searches must not share cases with one another.
        let start = RandomBits.mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
        let caseSeed = RandomBits.mixed(start &+ UInt64(caseIndex) &* 0x9E37_79B9_7F4A_7C15)
        if caseIndex <= Self.edgeCases(of: cases) {
            self.init(edgesFrom: caseSeed, isRecording: isRecording)
        } else {
            self.init(seed: caseSeed, isRecording: isRecording)
        }
    }

    /// The index of the last case that keeps to edges.
    static func edgeCases(of cases: Int) -> Int { min(maximumEdgeCases, cases / 8) }
}
