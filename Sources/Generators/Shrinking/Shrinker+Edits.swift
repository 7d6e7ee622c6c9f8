extension Shrinker {
    /// Tries the best choices with one of them changed.
    mutating func sets(_ index: Int, to value: UInt64) -> Bool {
        guard index < recording.choices.count, recording.choices[index].value != value else { return false }
        var values = recording.values
        values[index] = value
        return accepts(values)
    }

    /// Lowers one of the best choices as far as it goes on its side of the target.
    mutating func lower(_ index: Int, by unit: UInt64 = 1) {
        stride(by: unit) { shrinker in
            index < shrinker.recording.choices.count ? shrinker.recording.choices[index].distance : 0
        } step: { shrinker, size in
            guard index < shrinker.recording.choices.count else { return false }
            return shrinker.sets(index, to: shrinker.recording.choices[index].lowered(by: size))
        }
    }

    /// Two of the best choices, if there are still as many and each has more than two values.
    func pair(_ first: Int, _ second: Int) -> (Choice, Choice)? {
        guard max(first, second) < recording.choices.count else { return nil }
        let (one, other) = (recording.choices[first], recording.choices[second])
        return one.bound > 1 && other.bound > 1 ? (one, other) : nil
    }

    /// Visits every choice that is between few alternatives, with the values in which it is the simplest, and then
    /// those in which it is the next to simplest, until the visitor says that it got somewhere.
    ///
    /// Whether a list goes on is left out: to lower that is to delete, which other passes do.
    mutating func forEachDecision(_ visit: (inout Shrinker, _ values: [UInt64], _ index: Int) -> Bool) {
        var index = 0
        while index < recording.choices.count && !isSpent {
            let choice = recording.choices[index]
            if recording.isDecision(index) {
                for rank in 0..<min(choice.rank, 2) {
                    var values = recording.values
                    values[index] = choice.ranked(rank)
                    if visit(&self, values, index) { break }
                }
            }
            index += 1
        }
    }

    /// Whether the sequence is too long for what has as many candidates as there are pairs of choices.
    var hasTooManyPairs: Bool { recording.choices.count > 1_000 }

    /// Visits every two choices, the earlier one first, with the choices as they are by then; none of a sequence with
    /// too many pairs.
    mutating func forEachPair(_ visit: (inout Shrinker, Int, Int) -> Void) {
        if hasTooManyPairs { return }
        var first = 0
        while first < recording.choices.count {
            var second = first + 1
            while second < recording.choices.count && !isSpent {
                visit(&self, first, second)
                second += 1
            }
            first += 1
        }
    }

    /// Visits every choice together with the next one of its shape.
    mutating func forEachTwoOfOneShape(_ visit: (inout Shrinker, Int, Int) -> Void) {
        var first = 0
        while first < recording.choices.count && !isSpent {
            let choice = recording.choices[first]
            if let second = recording.choices[(first + 1)...].firstIndex(where: { $0.hasShape(of: choice) }) {
                visit(&self, first, second)
            }
            first += 1
        }
    }
}

extension Recording {
    /// The index of the span before one that has the same parent.
    func sibling(before index: Int) -> Int? {
        let parent = spans[index].parent
        return spans[..<index].lastIndex { $0.parent == parent }
    }

    /// Whether a choice is the one that a list makes before an element.
    func isOneMore(_ index: Int) -> Bool {
        choices[index].bound == 1 && spans.contains { $0.begin == index && $0.label == Self.element }
    }

    /// Whether a choice is between few alternatives, and not the one that a list makes before an element.
    func isDecision(_ index: Int) -> Bool { choices[index].isBetweenFew && !isOneMore(index) }

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
    /// The value nearer to the target by a distance, on the same side of it.
    func lowered(by distance: UInt64) -> UInt64 {
        moved(by: self.distance - min(distance, self.distance), up: value > target).value
    }

    /// Whether this is more likely to be between alternatives than a number.
    var isBetweenFew: Bool { bound < 16 }

    /// Whether two choices are of the same range and the same simplest value.
    func hasShape(of other: Choice) -> Bool { bound == other.bound && target == other.target }

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

extension Array<Choice> {
    /// The first choice of each shape after a choice, of those that have more than two values.
    func firstOfEachShape(after index: Int) -> [Int] {
        var seen: Set<ReplayToken.Shape> = []
        return indices.dropFirst(index + 1).filter { later in
            self[later].bound > 1
                && seen.insert(ReplayToken.Shape(bound: self[later].bound, target: self[later].target))
                    .inserted
        }
    }
}
