/// Random cases in which parts repeat the choices of an earlier part, since two parts of many choices are never equal by
/// chance.
///
/// A part is what one generator draws for another. It repeats an earlier part of the same type, wherever that is: in
/// another component, element, key, step or `flatMap`. Parts of one type need not have the same bounds; a repeated
/// choice is lowered to its bound.
///
/// After Hypothesis, which copies one span of a test case over another one of the same label (MacIver).
extension ChoiceSource {
    /// Draws a part, at random or as a repetition of an earlier one.
    @inlinable
    @inline(__always)
    mutating func part<Value>(
        _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        guard case .some = parts else { return try body(&self) }
        return try repeatablePart(body)
    }

    /// Draws a part, which other parts may repeat; separate, so that the fast path is short.
    @inlinable
    @inline(never)
    mutating func repeatablePart<Value>(
        _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        let part = begin(ObjectIdentifier(Value.self))
        let value = try body(&self)
        end(part)
        return value
    }

    /// Begins a part, and decides whether it repeats an earlier one.
    @usableFromInline
    mutating func begin(_ type: ObjectIdentifier) -> BegunPart {
        var part = BegunPart(type: type, begin: choices.count)
        guard origin == .random,
            let choices = parts?[0].choices(of: type, before: part.begin, &random.bits)
        else { return part }
        part.isRepeated = true
        parts?[0].repeated = RepeatedPart(depth: depth, choices: choices)
        origin = .repeated
        return part
    }

    /// Ends a part, which may be repeated from now on.
    ///
    /// A part that is rejected does not end, so it is never repeated.
    @usableFromInline
    mutating func end(_ part: BegunPart) {
        if part.isRepeated { endRepetition() }
        let choices = part.begin..<choices.count
        parts?[0].note(choices, of: part.type)
    }

    /// The next value of the part that is repeated.
    mutating func repeatedValue(upTo bound: UInt64) -> UInt64 {
        let index = parts?[0].repeated?.next()
        return min(index.flatMap { notes?.choices[$0].value } ?? bound, bound)
    }

    /// Draws at random again, if a part repeats another one; returns whether it was so.
    @discardableResult
    mutating func endRepetition() -> Bool {
        guard case .some = parts?[0].repeated else { return false }
        parts?[0].repeated = nil
        origin = .random
        return true
    }

    /// Whether all choices of the part that is repeated were.
    var isRepetitionComplete: Bool { parts?[0].repeated?.isComplete == true }

    /// Ends a repetition in a draw that has ended, which may have been rejected.
    mutating func endRejectedRepetition() {
        if let repeated = parts?[0].repeated, depth < repeated.depth { endRepetition() }
    }
}

/// A part that is being drawn.
@usableFromInline
struct BegunPart: Sendable {
    let type: ObjectIdentifier
    /// The index of its first choice.
    let begin: Int
    var isRepeated = false
}

/// The choices of an earlier part, for a part that repeats them.
@usableFromInline
struct RepeatedPart: Sendable {
    /// The number of enclosing draws of the part that repeats them.
    let depth: Int
    /// The indices of the choices that are still to be repeated.
    private var choices: Range<Int>

    init(depth: Int, choices: Range<Int>) {
        self.depth = depth
        self.choices = choices
    }

    /// Whether all choices were repeated.
    var isComplete: Bool { choices.isEmpty }

    /// The index of the next choice to repeat.
    mutating func next() -> Int? { choices.popFirst() }
}

/// The parts of a case that may be repeated.
@usableFromInline
struct Parts: Sendable {
    /// The number of latest parts of a type of which one is repeated.
    private static let mostRepeatable = 64

    /// The choices of the parts of each type, in the order in which they ended; few types make a case.
    private var ranges: [(type: ObjectIdentifier, ranges: [Range<Int>])] = []
    /// The latest part of which was decided whether it is repeated.
    private var decided: (type: ObjectIdentifier, begin: Int)?
    /// The part that is being repeated; nil if there is none.
    fileprivate(set) var repeated: RepeatedPart?
    /// How many in four parts repeat an earlier one.
    private let quarters: UInt64

    /// The parts of a case: 1 to 3 in 4 repeat an earlier one, since some failures need one equal pair among many
    /// parts, and others need all parts to be equal.
    init(_ bits: inout RandomBits) { quarters = 1 + bits.uniform(upTo: 2) }

    /// The choices that a part repeats; nil if there is no earlier part of its type, or if it is drawn at random.
    fileprivate mutating func choices(
        of type: ObjectIdentifier, before begin: Int, _ bits: inout RandomBits
    ) -> Range<Int>? {
        // A part of the same type within it that begins with it is mostly the whole of it.
        if let decided, decided == (type, begin) { return nil }
        decided = (type, begin)
        guard bits.uniform(upTo: 3) < quarters,
            let earlier = ranges.first(where: { $0.type == type })?.ranges, !earlier.isEmpty
        else { return nil }
        let latest = UInt64(min(earlier.count, Self.mostRepeatable))
        return earlier[earlier.count - 1 - Int(bits.uniform(upTo: latest - 1))]
    }

    fileprivate mutating func note(_ choices: Range<Int>, of type: ObjectIdentifier) {
        guard !choices.isEmpty else { return }
        if let index = ranges.firstIndex(where: { $0.type == type }) {
            ranges[index].ranges.append(choices)
        } else {
            ranges.append((type, [choices]))
        }
    }

    /// Removes the parts that ended past the first choices.
    mutating func keepFirst(choices count: Int) {
        for index in ranges.indices {
            while let last = ranges[index].ranges.last, last.upperBound > count {
                ranges[index].ranges.removeLast()
            }
        }
    }
}
