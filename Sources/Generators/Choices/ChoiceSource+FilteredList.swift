extension ChoiceSource {
    /// How often one element of a list is drawn until it is accepted.
    ///
    /// Enough to find the last of ten equally likely values 19 times in 20.
    private static let patience = 32

    /// Draws a list that does not accept every element, as a set does not accept what it holds already.
    ///
    /// At random, and from the bytes of a fuzzer, an element that is refused is drawn again, up to 32 times; what was
    /// drawn in vain is forgotten, so that the recording is that of the accepted elements alone. Then the list ends,
    /// if it is long enough. Recorded choices that make a refused element are rejected: no list made them, and a
    /// shrinker that wants fewer elements deletes one.
    /// - Parameters:
    ///   - count: the fewest and the most elements; a negative count counts as zero.
    ///   - element: draws one element and tells whether it was accepted.
    /// - Throws: ``Rejection`` if an element does, or if too few elements are accepted.
    public mutating func filteredList(
        count: ClosedRange<Int>, element: (inout ChoiceSource) throws(Rejection) -> Bool
    ) throws(Rejection) {
        var plan = ListPlan(count)
        while try nextAccepted(&plan, element) {}
    }

    private mutating func nextAccepted(
        _ plan: inout ListPlan, _ element: (inout ChoiceSource) throws(Rejection) -> Bool
    ) throws(Rejection) -> Bool {
        let beforeElement = mark
        var isAccepted = false
        let isWanted = try nextElement(&plan) { source throws(Rejection) in
            isAccepted = try source.accepts(element)
        }
        if isAccepted || !isWanted { return isWanted }
        // The plan counts the element that was wanted and not found.
        guard plan.count > plan.least else {
            throw Rejection("a list of \(plan.least) elements found only \(plan.count - 1) that it accepts")
        }
        rewind(to: beforeElement)
        if mayDraw() && isRecording { notes.choices.append(Choice(value: 0, bound: 1)) }
        return false
    }

    /// Draws an element until it is accepted or the source's patience is at an end.
    private mutating func accepts(
        _ element: (inout ChoiceSource) throws(Rejection) -> Bool
    ) throws(Rejection) -> Bool {
        let beforeDraw = mark
        for _ in 0..<Self.patience {
            if try element(&self) { return true }
            guard isRandom || origin == .bytes else { throw Rejection("a recorded element is refused") }
            vainDraws += draws - beforeDraw.draws
            rewind(to: beforeDraw)
            if vainDraws > limit { return false }
        }
        return false
    }
}

extension ChoiceSource {
    /// A point of a recording to go back to.
    private struct Mark {
        let choices: Int
        let spans: Int
        let draws: Int
        let isOverrun: Bool
    }

    private var mark: Mark {
        Mark(
            choices: notes.choices.count, spans: notes.spans.count, draws: draws, isOverrun: isOverrun)
    }

    /// Forgets what was drawn since, which then counts for no limit either: a replay will not draw it.
    private mutating func rewind(to mark: Mark) {
        notes.keepFirst(choices: mark.choices, spans: mark.spans)
        draws = mark.draws
        isOverrun = mark.isOverrun
    }
}
