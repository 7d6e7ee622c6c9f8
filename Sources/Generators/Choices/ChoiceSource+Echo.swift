/// Random cases in which parts repeat earlier parts, since two parts of many choices are never equal by chance.
extension ChoiceSource {
    /// The number of latest spans of which one is repeated.
    private static let mostEchoed = 64

    /// Chooses at random; a quarter of the parts repeat the choices of an earlier part with the same label.
    ///
    /// After Hypothesis, which copies one span of a test case over another one of the same label (MacIver).
    init(echoingFrom seed: UInt64) {
        // What is repeated has to be recorded.
        self.init(seed: seed, isRecording: true)
        isEchoing = true
    }

    /// Decides whether the innermost span, which has no choices yet but a list's 'one more', repeats an earlier one.
    mutating func echo(_ label: String) {
        guard origin == .random, random.bits.uniform(upTo: 3) == 0 else { return }
        let known = notes.spans.indices.suffix(Self.mostEchoed).filter {
            notes.spans[$0].label == label && !notes.spans[$0].range.isEmpty
        }
        guard !known.isEmpty else { return }
        let span = known[Int(random.bits.uniform(upTo: UInt64(known.count - 1)))]
        repeatValues(notes.choices[notes.drawn(in: span)].map(\.value))
        echoDepth = depth
    }

    /// Draws at random again, if a part that repeats another one has ended or cannot go on; returns whether it was so.
    @discardableResult
    mutating func endEcho() -> Bool {
        guard echoDepth != nil else { return false }
        echoDepth = nil
        origin = .random
        return true
    }
}
