extension Shrinker {
    /// Tries the best choices with one of them set to another value.
    mutating func sets(_ index: Int, to value: UInt64) -> Bool {
        guard index < recording.choices.count, recording.choices[index].value != value else { return false }
        var values = recording.values
        values[index] = value
        return accepts(values)
    }

    /// Lowers one of the best choices as far as possible on its side of the target.
    mutating func lower(_ index: Int, by unit: UInt64 = 1) {
        stride(by: unit) { shrinker in
            index < shrinker.recording.choices.count ? shrinker.recording.choices[index].distance : 0
        } step: { shrinker, size in
            guard index < shrinker.recording.choices.count else { return false }
            return shrinker.sets(index, to: shrinker.recording.choices[index].lowered(by: size))
        }
    }

    /// One of the best choices; nil if the index is out of range.
    func choice(_ index: Int) -> Choice? {
        index < recording.choices.count ? recording.choices[index] : nil
    }

    /// Two of the best choices; nil if an index is out of range or a choice has at most two values.
    func pair(_ first: Int, _ second: Int) -> (Choice, Choice)? {
        guard max(first, second) < recording.choices.count else { return nil }
        let (one, other) = (recording.choices[first], recording.choices[second])
        return one.bound > 1 && other.bound > 1 ? (one, other) : nil
    }

    /// Visits every decision: a choice among few alternatives.
    ///
    /// The visitor gets the values with the decision at rank 0 and, unless it returns true, at rank 1. The 'one more'
    /// choices of lists are skipped, because lowering them deletes elements, which other passes do.
    mutating func forEachDecision(_ visit: (inout Shrinker, _ values: [UInt64], _ index: Int) -> Bool) {
        var index = 0
        while index < recording.choices.count && !isSpent {
            let choice = recording.choices[index]
            if recording.isDecision(index), !isRepeated(index) {
                for rank in 0..<min(choice.rank, 2) {
                    var values = recording.values
                    values[index] = choice.ranked(rank)
                    if visit(&self, values, index) { break }
                }
            }
            index += 1
        }
    }

    /// Whether the sequence is too long for passes that try every pair of choices.
    var hasTooManyPairs: Bool { recording.choices.count > 1_000 }

    /// Visits every pair of choices, the earlier one first; none if there are too many pairs.
    mutating func forEachPair(_ visit: (inout Shrinker, Int, Int) -> Void) {
        if hasTooManyPairs { return }
        var first = 0
        while first < recording.choices.count {
            var second = first + 1
            while !isRepeated(first), second < recording.choices.count && !isSpent {
                if !isRepeated(second) { visit(&self, first, second) }
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
            if !isRepeated(first),
                let second = recording.choices[(first + 1)...].firstIndex(where: { $0.hasShape(of: choice) })
            {
                visit(&self, first, second)
            }
            first += 1
        }
    }
}

extension Recording {
    /// The index of the previous sibling of a span.
    func sibling(before index: Int) -> Int? {
        let parent = spans[index].parent
        return spans[..<index].lastIndex { $0.parent == parent }
    }

    /// The spans of the elements of each list of at least 16 that may have fewer, in order.
    var longLists: [[Int]] {
        let elements = spans.indices.filter {
            spans[$0].label == Self.element && !spans[$0].range.isEmpty
                && choices[spans[$0].begin].bound == 1
        }
        return Dictionary(grouping: elements) { spans[$0].parent }
            .values.filter { $0.count >= 16 }.sorted { $0[0] < $1[0] }
    }

    /// The innermost span that contains a choice.
    func innermostSpan(around index: Int) -> Int? { spans.lastIndex { $0.range.contains(index) } }

    /// The innermost span around each choice.
    var innermostSpans: [Int?] {
        var innermost: [Int?] = Array(repeating: nil, count: choices.count)
        // A span comes before the spans inside it.
        for index in spans.indices {
            for choice in spans[index].range { innermost[choice] = index }
        }
        return innermost
    }

    /// Whether a choice is the 'one more' choice of a list.
    func isOneMore(_ index: Int) -> Bool {
        choices[index].bound == 1 && spans.contains { $0.begin == index && $0.label == Self.element }
    }

    /// Whether a choice is among few alternatives, and not a list's 'one more' choice.
    func isDecision(_ index: Int) -> Bool { choices[index].isBetweenFew && !isOneMore(index) }

    /// The number of earlier siblings with the same label: the index in a list.
    func siblings(before index: Int) -> Int {
        let (parent, label) = (spans[index].parent, spans[index].label)
        return spans[..<index].count { $0.parent == parent && $0.label == label }
    }

    /// The choices of a run of siblings that ends with a span; nil if there are too few siblings.
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
    /// The value moved towards the target by a distance.
    func lowered(by distance: UInt64) -> UInt64 {
        moved(by: self.distance - min(distance, self.distance), up: value > target).value
    }

    /// Whether the choice is more likely an alternative than a number.
    var isBetweenFew: Bool { bound < 16 }

    /// Whether two choices have the same bound and target.
    func hasShape(of other: Choice) -> Bool { bound == other.bound && target == other.target }

    /// The value of a rank, for the same bound and target.
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
    /// The first choice of each shape after an index, of the shapes with more than two values.
    func firstOfEachShape(after index: Int) -> [Int] {
        var seen: Set<ReplayToken.Shape> = []
        return indices.dropFirst(index + 1).filter { later in
            self[later].bound > 1
                && seen.insert(ReplayToken.Shape(bound: self[later].bound, target: self[later].target))
                    .inserted
        }
    }
}
