extension ChoiceSource {
    /// The number of attempts to draw an element that the list may end without.
    ///
    /// With 32 attempts, the last of ten equally likely values is found 19 times in 20.
    private static let maximumAttempts = 32

    /// The number of attempts to draw an element without which the case would be rejected.
    ///
    /// With 2,048 attempts, the last of 256 equally likely values is found 2,999 times in 3,000.
    private static let maximumNeededAttempts = 2_048

    /// Draws a list that may refuse elements, as a set refuses duplicates.
    ///
    /// Random sources and fuzzer bytes draw a refused element again, up to 32 times, and up to 2,048 times if the list has
    /// too few elements. The recording holds the accepted elements only. If no attempt is accepted the list ends, provided
    /// that it has enough elements. Recorded choices that make a refused element are rejected, because no list recorded them;
    /// to remove an element, a shrink pass deletes its span.
    /// - Parameters:
    ///   - count: the range of the number of elements; negative bounds count as zero.
    ///   - element: draws one element and returns whether it is accepted.
    /// - Throws: ``Rejection`` if an element rejects, or if too few elements are accepted.
    public mutating func filteredList(
        count: ClosedRange<Int>, element: (inout ChoiceSource) throws(Rejection) -> Bool
    ) throws(Rejection) {
        var progress = ListProgress(count)
        while try nextAccepted(&progress, element) {}
    }

    /// Draws such a list that is empty at random one time in thirty, where others are one time in six: for programs, of
    /// which an empty one runs nothing.
    @usableFromInline
    mutating func filteredList(
        rarelyEmpty count: ClosedRange<Int>, element: (inout ChoiceSource) throws(Rejection) -> Bool
    ) throws(Rejection) {
        var progress = ListProgress(count, isRarelyEmpty: true)
        while try nextAccepted(&progress, element) {}
    }

    private mutating func nextAccepted(
        _ progress: inout ListProgress, _ element: (inout ChoiceSource) throws(Rejection) -> Bool
    ) throws(Rejection) -> Bool {
        let beforeElement = mark
        var isAccepted = false
        let attempts = progress.count < progress.least ? Self.maximumNeededAttempts : Self.maximumAttempts
        let isWanted = try nextElement(&progress) { source throws(Rejection) in
            isAccepted = try source.accepts(element, attempts: attempts)
        }
        if isAccepted || !isWanted { return isWanted }
        // `count` includes the element that was not accepted.
        guard progress.count > progress.least else {
            throw Rejection("a list of \(progress.least) elements accepted only \(progress.count - 1)")
        }
        rewind(to: beforeElement)
        if mayDraw() { notes?.choices.append(Choice(value: 0, bound: 1)) }
        return false
    }

    /// Draws an element until it is accepted or the attempts are used up.
    private mutating func accepts(
        _ element: (inout ChoiceSource) throws(Rejection) -> Bool, attempts: Int
    ) throws(Rejection) -> Bool {
        let beforeDraw = mark
        for _ in 0..<attempts {
            if try element(&self) { return true }
            guard isRandom || origin == .bytes || endRepetition() else {
                throw Rejection("an element is refused, such as a duplicate")
            }
            rewoundDraws += draws - beforeDraw.draws
            rewind(to: beforeDraw)
            if rewoundDraws > limit { return false }
        }
        return false
    }
}
