/// Random cases in which a quarter of the parts repeat the choices of an earlier part with the same label, since two parts
/// of many choices are never equal by chance.
///
/// After Hypothesis, which copies one span of a test case over another one of the same label (MacIver).
extension ChoiceSource {
    /// Decides whether the innermost span, which has no choices yet but a list's 'one more', repeats an earlier one.
    mutating func echo(_ label: String) {
        guard origin == .random, random.bits.uniform(upTo: 3) == 0,
            let values = notes?.values(ofOne: label, &random.bits)
        else { return }
        repeatValues(values)
        echoDepth = depth
    }

    /// Draws at random again, if a part that repeats another one has ended or cannot go on; returns whether it was so.
    @discardableResult
    mutating func endEcho() -> Bool {
        guard echoDepth != nil else { return false }
        echoDepth = nil
        given = nil
        origin = .random
        return true
    }
}

extension Recording {
    /// The number of latest spans of which one is repeated.
    private static let mostEchoed: UInt64 = 64
    /// The number of spans that are drawn until one can be repeated: to look at all of them would take longer than to
    /// draw a part.
    private static let attempts = 8

    /// The values of one of the latest spans with a label; nil if none of those drawn has it.
    fileprivate func values(ofOne label: String, _ bits: inout RandomBits) -> [UInt64]? {
        guard let last = spans.indices.last else { return nil }
        for _ in 0..<Self.attempts {
            let index = last - Int(bits.uniform(upTo: min(UInt64(last), Self.mostEchoed - 1)))
            guard spans[index].label == label, !spans[index].range.isEmpty else { continue }
            return choices[drawn(in: index)].map(\.value)
        }
        return nil
    }
}
