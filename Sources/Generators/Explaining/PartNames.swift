/// The names of the parts of a value, as the author of its generator called them.
struct PartNames {
    let recording: Recording
    /// The names that take the place of labels, by the index of the span.
    let given: [Int: String]

    /// The names from the outermost span to this one.
    func path(of span: Int) -> String { path(recording.spans[span].parent, own(span)) }

    /// The names from the outermost span around a reference to its referent.
    func path(of reference: Reference) -> String {
        path(recording.innermostSpan(around: reference.choice), "\(recording.referent(reference))")
    }

    private func path(_ parent: Int?, _ own: String) -> String {
        guard let parent else { return own }
        return path(of: parent) + (given[parent] == nil ? " › " : ": ") + own
    }

    /// The name that was given to a span; or the referent that it defines; or its label, with its index if the label
    /// is not the only one of its kind.
    private func own(_ span: Int) -> String {
        if let name = given[span] { return name }
        let defined = recording.definitions.filter { $0.element == span }
        if let only = defined.first, defined.count == 1 { return "\(only.referent)" }
        let label = recording.spans[span].label
        let isAlone = label != Recording.element && recording.siblings(like: span) == 1
        return isAlone ? label.nonempty : "\(label.nonempty) \(recording.siblings(before: span))"
    }
}

extension Recording {
    /// The number of spans with the parent and the label of a span.
    fileprivate func siblings(like index: Int) -> Int {
        spans.count { $0.parent == spans[index].parent && $0.label == spans[index].label }
    }
}
