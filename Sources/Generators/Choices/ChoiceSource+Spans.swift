extension ChoiceSource {
    /// Enters the draw of a generator: one level of nesting and one span.
    ///
    /// - Throws: ``Rejection`` if draws nest to twice the maximum depth, where all draws are targets already, or if
    ///   there are so many that nothing but a rejection ends them.
    @usableFromInline
    mutating func enter(_ label: String) throws(Rejection) {
        guard depth < 2 * Self.maximumDepth else {
            throw Rejection(
                "draws are nested too deep: a value that has parts of its own kind must end, see recursive and deferred"
            )
        }
        guard !isEndless else { throw Rejection("the generator draws without end") }
        depth += 1
        if depth > Self.maximumDepth { isPlain = false }
        notes?.openSpan(label)
    }

    /// Leaves the innermost draw.
    @usableFromInline
    mutating func leave() {
        depth -= 1
        if origin == .random, depth == given?.redraw?.depth { endRedraw() }
        if case .some = parts { endRejectedRepetition() }
        isPlain = origin == .random && !isRecording && !isOverrun && depth <= Self.maximumDepth
        notes?.closeSpan()
    }

    /// Continues with the recorded choices after the redrawn part.
    private mutating func endRedraw() {
        given?.endRedraw()
        origin = .recorded
    }

    /// Leaves the innermost draw and removes its span.
    mutating func leaveWithoutSpan() {
        leave()
        notes?.dropLastSpan()
    }
}
