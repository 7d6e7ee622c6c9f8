extension ChoiceSource {
    /// Enters a draw of a generator, which is one level of nesting and one span.
    ///
    /// - Throws: ``Rejection`` where even a generator that draws only targets goes on nesting.
    @usableFromInline
    mutating func enter(_ label: String) throws(Rejection) {
        guard depth < 2 * Self.maximumDepth else { throw Rejection("draws are nested without end") }
        depth += 1
        if depth > Self.maximumDepth { isPlain = false }
        if isRecording { notes.openSpan(label) }
    }

    /// Leaves the draw entered last.
    @usableFromInline
    mutating func leave() {
        depth -= 1
        if let redraw, depth == redraw.depth, origin == .random { endRedraw() }
        isPlain = origin == .random && !isRecording && depth <= Self.maximumDepth
        if isRecording { notes.closeSpan() }
    }

    /// Leaves the draw entered last, which turned out not to be one worth a span.
    mutating func leaveWithoutSpan() {
        leave()
        if isRecording { notes.dropLastSpan() }
    }
}
