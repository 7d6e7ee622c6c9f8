/// A span whose choices are drawn afresh while those around it stay as they are.
struct Redraw {
    /// The choices in place of which others are drawn.
    let range: Range<Int>
    /// How many spans are around the one that they belong to.
    let depth: Int
}

extension ChoiceSource {
    /// Notes what the innermost span has made, if somebody wants to know.
    @inlinable
    mutating func describe<Value>(_ value: Value) {
        if isPlain { return }
        describeSlowly(value)
    }

    @usableFromInline
    mutating func describeSlowly<Value>(_ value: Value) {
        guard descriptions != nil, let span = notes.innermost else { return }
        descriptions?[span] = "\(value)"
    }
}
