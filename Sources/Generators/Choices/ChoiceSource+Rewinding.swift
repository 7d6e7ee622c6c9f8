extension ChoiceSource {
    /// A position in a recording to rewind to.
    struct Mark {
        let choices: Int
        let spans: Int
        let draws: Int
        let isOverrun: Bool
    }

    /// The position now.
    var mark: Mark {
        Mark(
            choices: choices.count, spans: notes?.spans.count ?? 0, draws: draws, isOverrun: isOverrun)
    }

    /// Removes the draws since a mark; they do not count towards the limit, since a replay does not make them.
    mutating func rewind(to mark: Mark) {
        notes?.keepFirst(choices: mark.choices, spans: mark.spans)
        parts?[0].keepFirst(choices: mark.choices)
        draws = mark.draws
        isOverrun = mark.isOverrun
    }
}
