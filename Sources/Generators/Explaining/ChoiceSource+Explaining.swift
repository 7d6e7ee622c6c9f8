/// A span to draw again while the other choices stay the same.
struct Redraw {
    /// The indices of the choices to replace.
    let range: Range<Int>
    /// The depth of the span.
    let depth: Int
}

extension ChoiceSource {
    /// Records the description of the innermost span, if descriptions are requested.
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

    /// Names the innermost span, if descriptions are requested.
    @usableFromInline
    mutating func name(_ name: () -> String) {
        guard descriptions != nil, let span = notes.innermost else { return }
        names[span] = name()
    }
}
