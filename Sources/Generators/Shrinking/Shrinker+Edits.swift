extension Shrinker {
    /// Tries the best choices with one of them changed.
    mutating func sets(_ index: Int, to value: UInt64) -> Bool {
        guard index < recording.choices.count, recording.choices[index].value != value else { return false }
        var values = recording.values
        values[index] = value
        return accepts(values)
    }

    /// Two of the best choices, if there are still as many.
    func pair(_ first: Int, _ second: Int) -> (Choice, Choice)? {
        guard max(first, second) < recording.choices.count else { return nil }
        return (recording.choices[first], recording.choices[second])
    }
}

extension Recording {
    /// The index of the span before one that has the same parent.
    func sibling(before index: Int) -> Int? {
        let parent = spans[index].parent
        return spans[..<index].lastIndex { $0.parent == parent }
    }

    /// How many spans before one have the same parent and label: its position in a list.
    func siblings(before index: Int) -> Int {
        let (parent, label) = (spans[index].parent, spans[index].label)
        return spans[..<index].count { $0.parent == parent && $0.label == label }
    }

    /// The choices of a run of sibling spans that ends with one; nothing if there are not as many.
    func siblings(endingAt index: Int, count: Int) -> Range<Int>? {
        var first = index
        for _ in 1..<max(count, 1) {
            guard let before = sibling(before: first) else { return nil }
            first = before
        }
        return spans[first].begin..<spans[index].end
    }
}

extension Choice {
    /// The value at another rank.
    func ranked(_ rank: UInt64) -> UInt64 { Choice(rank: rank, bound: bound, target: target).value }
}

extension Array<UInt64> {
    /// The numbers with a range of them replaced.
    func replacing(_ range: Range<Int>, with others: some Collection<UInt64>) -> [UInt64] {
        var edited = self
        edited.replaceSubrange(range, with: others)
        return edited
    }
}
