import Motion

/// A violation, and the position of the violated invariant in an oracle.
struct NumberedViolation: Sendable {
    let invariant: Int
    let violation: Violation
}

/// What a judge finds: the first violation of each invariant, and the greatest of those within a pixel.
struct FoundViolations: Sendable {
    /// The first violation of each invariant, in the order in which they were found.
    private(set) var first: [NumberedViolation] = []

    /// The greatest violation of each invariant that a bar which rounds to pixels is excused for.
    private(set) var withinPixel: [NumberedViolation] = []

    private let pixel: Double

    /// - Parameter pixels: the screen to whose pixels the bar rounds; nil if it does not round.
    init(pixels: PixelScale?) { pixel = pixels?.pixel ?? 0 }

    /// Adds a violation, unless there is an earlier one of the same invariant.
    mutating func note(_ violation: Violation, _ invariant: Int) {
        let found = NumberedViolation(invariant: invariant, violation: violation)
        if violation.isVisible(beyond: pixel) {
            if !first.contains(where: { $0.invariant == invariant }) { first.append(found) }
        } else if let known = withinPixel.firstIndex(where: { $0.invariant == invariant }) {
            if violation.isGreater(than: withinPixel[known].violation) { withinPixel[known] = found }
        } else {
            withinPixel.append(found)
        }
    }

    /// Forgets all violations.
    mutating func removeAll() {
        first.removeAll(keepingCapacity: true)
        withinPixel.removeAll(keepingCapacity: true)
    }
}

extension FoundViolations: DecisionSink {
    mutating func decide(_ invariant: Int, _ violation: Violation?) {
        if let violation { note(violation, invariant) }
    }
}
