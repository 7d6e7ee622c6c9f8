/// A span to draw again while the other choices stay the same.
struct Redraw: Sendable {
    /// The indices of the choices to replace.
    let range: Range<Int>
    /// The depth of the span.
    let depth: Int
}

/// The texts of spans, by the index of the span.
@usableFromInline
struct SpanTexts: Sendable {
    /// The values of spans.
    var descriptions: [Int: String] = [:]
    /// The names that take the place of the labels of spans.
    var names: [Int: String] = [:]
}

extension ChoiceSource {
    /// Records the description of the innermost span, if descriptions are requested.
    @inlinable
    mutating func describe<Value>(_ value: Value) {
        if case .some = texts { describeSlowly(value) }
    }

    @usableFromInline
    mutating func describeSlowly<Value>(_ value: Value) {
        guard let span = notes?.innermost else { return }
        texts?.descriptions[span] = String(reporting: value)
    }

    /// Names the innermost span, if descriptions are requested.
    @usableFromInline
    mutating func name(_ name: () -> String) {
        guard texts != nil, let span = notes?.innermost else { return }
        texts?.names[span] = name()
    }
}
