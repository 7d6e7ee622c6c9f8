/// What an obligation notes of the step that opens it: one or two numbers, so that its state is bounded.
public struct ObligationNote: Hashable, Sendable {
    /// The number, in points if it is a length.
    package let number: Double

    /// The second number; 0 unless given.
    package let other: Double

    /// Notes one or two numbers.
    package init(_ number: Double, _ other: Double = 0) {
        self.number = number
        self.other = other
    }

    /// The note of an obligation that needs none.
    static let empty = ObligationNote(0)
}

/// The obligations that are open at one moment of a run.
struct OpenObligations: Hashable, Sendable {
    /// An open obligation.
    struct Element: Hashable, Sendable {
        /// The position of the obligation among those of the oracle.
        let index: Int
        /// What was noted of the step that opened it.
        let note: ObligationNote
    }

    /// The open obligations, in the order of the oracle, so that equal sets are equal.
    private(set) var all: [Element] = []

    /// Opens an obligation, or replaces its note if it is open.
    mutating func open(_ index: Int, _ note: ObligationNote) {
        let position = all.firstIndex { $0.index >= index } ?? all.endIndex
        let element = Element(index: index, note: note)
        if position < all.endIndex, all[position].index == index {
            all[position] = element
        } else {
            all.insert(element, at: position)
        }
    }

    /// Judges the open obligations by a step, then opens those that it opens.
    ///
    /// - Parameters:
    ///   - step: the step.
    ///   - oracle: the oracle that the obligations are part of.
    ///   - count: the number of obligations that are judged, the first of the oracle's.
    ///   - decisions: receives each invariant that is decided.
    @inline(__always)
    mutating func advance(
        by step: Step, of oracle: Oracle, count: Int, _ decisions: inout some DecisionSink
    ) {
        var position = 0
        while position < all.count {
            let part = oracle.obligations[all[position].index]
            switch part.body.judge(all[position].note, step) {
            case .stillOpen:
                position += 1
                continue
            case .discharged: decisions.decide(part.invariant, nil)
            case .violated(let violation): decisions.decide(part.invariant, violation)
            case .excused: break
            }
            all.remove(at: position)
        }
        guard !step.kind.isDisjoint(with: oracle.openingKinds) else { return }
        for index in 0..<count where oracle.obligations[index].body.opening.isMet(by: step) {
            if let note = oracle.obligations[index].body.note(step) { open(index, note) }
        }
    }
}

/// A receiver of what becomes of obligations.
protocol DecisionSink {
    /// Notes that the obligation of an invariant, given by its position in an oracle, is met, or how it is violated.
    mutating func decide(_ invariant: Int, _ violation: Violation?)
}
