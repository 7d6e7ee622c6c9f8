/// Sources that do not draw as chance would have it: to get to the edges first, or to everything.
extension ChoiceSource {
    /// How many elements above the fewest a list has, at most, where everything keeps to edges.
    private static let mostElementsAtEdges = 3
    /// How many choices tell many sequences from few.
    private static let maximumProbedDraws = 64

    /// Chooses at random, every integer special and every list short.
    init(edgesFrom seed: UInt64, isRecording: Bool) {
        self.init(seed: seed, isRecording: isRecording)
        origin = .edges
        isPlain = false
    }

    /// Makes one sequence of an enumeration: the values given, and targets after the last; it records.
    init(enumerating values: [UInt64]) {
        self.init(replaying: values)
        origin = .enumerated
    }

    /// Makes one sequence of an estimate, every choice as likely, and targets where it is clear that there are many;
    /// it records.
    init(probing seed: UInt64) {
        self.init(seed: seed, isRecording: true, maximumDraws: Self.maximumProbedDraws)
        origin = .probe
    }

    /// Whether the sequences are visited or counted, so that none should come up in two guises.
    @usableFromInline var isExploring: Bool { origin == .enumerated || origin == .probe }

    /// Draws an integer where that takes more than to draw it at random.
    @usableFromInline
    mutating func chooseInteger(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let keepsToEdges = origin == .edges
        return choose(upTo: bound, towards: target) { random in
            keepsToEdges
                ? random.special(upTo: bound, towards: target)
                : random.integer(upTo: bound, towards: target)
        }
    }

    /// How many elements a list has where that is random.
    mutating func randomLength(from least: Int, through most: Int) -> Int {
        let room = max(most - least, 0)
        return random.length(
            from: least, through: least + (origin == .edges ? min(room, Self.mostElementsAtEdges) : room))
    }

    /// Makes a choice of 0 or 1 that decides nothing, so that a value is of as many choices as others of its kind.
    ///
    /// An enumeration does not branch here.
    mutating func idle() {
        if isExploring { _ = pick(upTo: 0) } else { _ = flip() }
    }
}
