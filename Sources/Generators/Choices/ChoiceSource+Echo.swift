/// Random cases in which a quarter of the parts repeat the choices of an earlier part with the same label, since two parts
/// of many choices are never equal by chance.
///
/// After Hypothesis, which copies one span of a test case over another one of the same label (MacIver).
extension ChoiceSource {
    /// Decides whether the innermost span, which has no choices yet but a list's 'one more', repeats an earlier one.
    mutating func echo(_ label: String) {
        guard origin == .random, random.bits.uniform(upTo: 3) == 0,
            let choices = notes?.choices(ofOne: label, &random.bits)
        else { return }
        echoed = EchoedPart(depth: depth, choices: choices)
        origin = .echo
    }

    /// The next value of the part that is repeated.
    mutating func repeatedValue(upTo bound: UInt64) -> UInt64 {
        guard let index = echoed?.next(), let value = notes?.choices[index].value else { return bound }
        return min(value, bound)
    }

    /// Draws at random again, if a part that repeats another one has ended or cannot go on; returns whether it was so.
    @discardableResult
    mutating func endEcho() -> Bool {
        guard case .some = echoed else { return false }
        echoed = nil
        origin = .random
        return true
    }
}

/// A part that repeats the choices of an earlier one.
@usableFromInline
struct EchoedPart: Sendable {
    /// The number of enclosing draws of the part.
    let depth: Int
    /// The indices of the choices that are still to be repeated; they were made before the part began.
    private var choices: Range<Int>

    init(depth: Int, choices: Range<Int>) {
        self.depth = depth
        self.choices = choices
    }

    /// Whether all choices were repeated.
    var isRepeated: Bool { choices.isEmpty }

    /// The index of the next choice to repeat.
    mutating func next() -> Int? { choices.popFirst() }
}

extension Recording {
    /// The number of latest spans of which one is repeated.
    private static let mostEchoed: UInt64 = 64
    /// The number of spans that are drawn until one can be repeated: to look at all of them would take longer than to
    /// draw a part.
    private static let attempts = 8

    /// The choices of one of the latest spans with a label; nil if none of those drawn has it.
    fileprivate func choices(ofOne label: String, _ bits: inout RandomBits) -> Range<Int>? {
        guard let last = spans.indices.last else { return nil }
        for _ in 0..<Self.attempts {
            let index = last - Int(bits.uniform(upTo: min(UInt64(last), Self.mostEchoed - 1)))
            guard spans[index].label == label, !spans[index].range.isEmpty else { continue }
            return drawn(in: index)
        }
        return nil
    }
}
