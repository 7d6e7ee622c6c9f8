/// The limits of a recursive value that is being drawn.
@usableFromInline
struct RecursionLimits: Sendable {
    /// The number of leaves that the value may still have.
    fileprivate(set) var leaves = Int.max
    /// The number of deferred values around the draw.
    fileprivate var deferred = 0
    /// The types around the draw whose values are decoded.
    fileprivate var types: [ObjectIdentifier] = []
    /// The limit of draws around the value.
    fileprivate let limit: Int
    /// The limit of draws of the whole case.
    let allowed: Int
    fileprivate let isOverrun: Bool
}

/// How recursive values end: past a limit all draws are targets, as past the limit of draws, so that lists end and the
/// simplest alternatives are chosen.
extension ChoiceSource {
    /// The limits of the innermost recursive value that has any.
    private var recursion: RecursionLimits? {
        get { limits?[0] }
        set { limits = newValue.map { [$0] } }
    }

    /// The limit of draws of the whole value, also where a recursive value is brought to its end.
    var allowed: Int { recursion?.allowed ?? limit }

    /// Draws a recursive value of a number of leaves at most.
    mutating func limited<Value>(
        toLeaves leaves: Int, _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        let left = recursion?.leaves
        return try limited({ $0.leaves = leaves }) { source throws(Rejection) in
            defer { source.recursion?.leaves = left ?? .max }
            return try body(&source)
        }
    }

    /// Draws a deferred value, which has the simplest parts if it is nested in more than so many.
    mutating func deferred<Value>(
        depth: Int, _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        try limited({ $0.deferred += 1 }) { source throws(Rejection) in
            if let limits = source.recursion, limits.deferred > depth { source.close() }
            return try body(&source)
        }
    }

    /// Draws a value of a type that may be part of itself.
    mutating func nested<Value>(
        in type: ObjectIdentifier, _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        try limited({ $0.types.append(type) }, body)
    }

    /// The number of values around the draw that are parts of a value of their own type.
    var recurrences: Int { recursion.map { $0.types.count - Set($0.types).count } ?? 0 }

    /// Draws a leaf; after the last one that is allowed, all draws are targets.
    ///
    /// - Throws: ``Rejection`` if no further leaf is allowed.
    mutating func leaf<Value>(
        _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        guard let left = recursion?.leaves, left > 0 else { throw Rejection("a value has too many leaves") }
        let value = try body(&self)
        recursion?.leaves = left - 1
        if left == 1 { close() }
        return value
    }

    /// Draws a composite value, or a leaf in its place if it has too many leaves.
    ///
    /// Its parts are drawn in order, and the last leaf that is allowed does not end those that have to follow. The
    /// innermost value around them becomes a leaf then, which leaves enough for the others.
    mutating func composite<Value>(
        _ body: (inout ChoiceSource) throws(Rejection) -> Value,
        orLeaf leaf: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        let (start, limits) = (mark, recursion)
        // Past so many draws in vain, no further ones are risked.
        if rewoundDraws <= allowed, flip() {
            do { return try body(&self) } catch {
                // Recorded choices of too many leaves are rejected, because no value recorded them.
                guard recursion?.leaves == 0, isRandom || origin == .bytes || endRepetition() else {
                    throw error
                }
                rewoundDraws += draws - start.draws
                rewind(to: start)
                recursion = limits
                limit = limits?.limit ?? limit
                resume()
            }
        } else if rewoundDraws <= allowed {
            return try self.leaf(leaf)
        }
        if mayDraw() || isEnding { notes?.choices.append(Choice(value: 0, bound: 1)) }
        return try self.leaf(leaf)
    }

    private mutating func limited<Value>(
        _ change: (inout RecursionLimits) -> Void, _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        let outer = recursion
        var limits = RecursionLimits(
            leaves: outer?.leaves ?? .max, deferred: outer?.deferred ?? 0, types: outer?.types ?? [],
            limit: limit,
            allowed: outer?.allowed ?? limit, isOverrun: isOverrun)
        change(&limits)
        recursion = limits
        defer {
            let left = recursion?.leaves
            recursion = outer
            recursion?.leaves = left ?? .max
            isOverrun = limits.isOverrun || draws > limits.limit
            limit = limits.limit
            if left == 0 { close() } else { resume() }
        }
        return try body(&self)
    }

    /// Whether draws are targets because a recursive value is brought to its end; a list has its least elements then.
    @usableFromInline var isEnding: Bool { recursion.map { draws <= $0.allowed } ?? false }

    /// The target, as a choice: so that a part has the same choices at the end of a value, and can replace the whole.
    mutating func valueAtEnd(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        if origin == .repeated { _ = repeatedValue(upTo: bound) } else { _ = given?.next(upTo: bound) }
        notes?.choices.append(Choice(value: target, bound: bound, target: target))
        return target
    }

    /// Makes all draws targets from now on.
    mutating func close() {
        limit = min(limit, draws)
        isPlain = false
    }

    /// Draws as fast as it may, after draws that were targets.
    private mutating func resume() {
        isPlain = origin == .random && !isRecording && !isOverrun && depth <= Self.maximumDepth
    }
}
