/// Replaces a span that holds a good part of a very long sequence by one of its parts with the same label.
///
/// It comes before every deletion, because it is what makes a large recursive value small at once, and its candidates are
/// short: each takes few draws. The largest parts come first, because they are the likeliest to fail.
struct LiftParts: ShrinkPass {
    /// The greatest number of parts to try in vain.
    private static var most: Int { 64 }
    /// The share of all choices that a span has to hold, as its reciprocal.
    private static var oneOf: Int { 4 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        while !shrinker.isSpent, lift(&shrinker) {}
    }

    private func lift<Value>(_ shrinker: inout Shrinker<Value>) -> Bool {
        let recording = shrinker.recording
        var left = Self.most
        for (index, whole) in recording.spans.enumerated()
        // An element of a list in a list is no part of its kind.
        where whole.range.count * Self.oneOf >= recording.choices.count && whole.label != Recording.element {
            let parts = recording.parts(of: index).sorted { $0.range.count > $1.range.count }
            for part in parts where part.range.count < whole.range.count {
                guard left > 0, !shrinker.isSpent else { return false }
                left -= 1
                let content = recording.values[part.range]
                if shrinker.accepts({ $0.replace(whole.range, with: content) }) { return true }
            }
        }
        return false
    }
}

extension Recording {
    /// The spans in a span that have its label, without those in one another.
    fileprivate func parts(of index: Int) -> [ChoiceSpan] {
        let whole = spans[index]
        var parts: [ChoiceSpan] = []
        for span in spans[(index + 1)...].prefix(while: { $0.depth > whole.depth })
        where span.label == whole.label && span.begin >= parts.last?.end ?? 0 {
            parts.append(span)
        }
        return parts
    }
}
