extension Shrinker {
    /// Tries the best choices with changes.
    mutating func accepts(_ change: (inout ChoiceEdit) -> Void) -> Bool {
        var edit = ChoiceEdit()
        change(&edit)
        return accepts(edit)
    }

    /// Tries the best choices with an edit.
    mutating func accepts(_ edit: ChoiceEdit) -> Bool { accepts(edit.applied(to: recording.values)) }

    /// Tries the best choices without a range of them.
    mutating func deletes(_ range: Range<Int>) -> Bool {
        // Among equal elements nearly all deletions leave the same, which a digest takes as long to find out as a replay.
        if let refused, recording.leavesTheSame(without: refused, as: range) {
            self.refused = range
            return false
        }
        if accepts({ $0.delete(range) }) { return true }
        refused = range
        return false
    }

    /// Tries the best choices with one of them set to another value.
    mutating func sets(_ index: Int, to value: UInt64) -> Bool {
        guard let choice = choice(index), choice.value != value else { return false }
        return accepts { $0.set(index, to: value) }
    }

    /// Sets one of the best choices, and all that are equal to it, to another value.
    func edit(ofEqual index: Int, to value: UInt64) -> ChoiceEdit {
        var edit = ChoiceEdit()
        let choices = recording.choices
        for equal in choices.indices where choices[equal] == choices[index] { edit.set(equal, to: value) }
        return edit
    }

    /// Tries the best choices with one of them, and all that are equal to it, set to another value.
    mutating func setsEqual(_ index: Int, to value: UInt64) -> Bool {
        guard let choice = choice(index), choice.value != value else { return false }
        return accepts(edit(ofEqual: index, to: value))
    }

    /// Lowers one of the best choices as far as possible on its side of the target.
    mutating func lower(_ index: Int, by unit: UInt64 = 1) {
        stride(by: unit) { shrinker in
            shrinker.choice(index)?.distance ?? 0
        } step: { shrinker, size in
            guard let choice = shrinker.choice(index) else { return false }
            return shrinker.sets(index, to: choice.lowered(by: size))
        }
    }

    /// One of the best choices; nil if the index is out of range.
    func choice(_ index: Int) -> Choice? { recording.choices.at(index) }

    /// Two of the best choices; nil if an index is out of range or a choice has at most two values.
    func pair(_ first: Int, _ second: Int) -> (Choice, Choice)? {
        guard let one = choice(first), let other = choice(second) else { return nil }
        return one.bound > 1 && other.bound > 1 ? (one, other) : nil
    }

    /// Visits every choice that is not at its target, but for those in the middle of a run of equal elements.
    ///
    /// The sequence may change in a visit: an index is valid only at its beginning.
    mutating func forEachChoice(_ visit: (inout Shrinker, _ index: Int) -> Void) {
        var index = 0
        while index < recording.choices.count && !isSpent {
            if recording.choices[index].rank > 0, !isRepeated(index) { visit(&self, index) }
            index += 1
        }
    }

    /// Visits every span, the last one first; its index is valid only at the beginning of the visit.
    mutating func forEachSpanFromTheEnd(_ visit: (inout Shrinker, _ index: Int) -> Void) {
        var index = recording.spans.count - 1
        while index >= 0 && !isSpent {
            if index < recording.spans.count { visit(&self, index) }
            index -= 1
        }
    }

    /// One of the long lists; nil if there are not so many.
    ///
    /// Of a very long sequence only the lists that hold a good part of it are visited: a candidate for a small list takes as
    /// many draws as one for the whole.
    func worthwhileList(_ index: Int) -> [Int]? {
        let lists = recording.longLists.filter { list in
            let count = recording.spans[list[list.count - 1]].end - recording.spans[list[0]].begin
            return !hasTooManyPairs || count >= recording.choices.count / SequenceLength.listsOfMany
        }
        return index < lists.count ? lists[index] : nil
    }

    /// Whether the sequence is too long for passes that try every pair of choices.
    var hasTooManyPairs: Bool { recording.choices.count > SequenceLength.veryMany }

    /// Visits every pair of choices, the earlier one first, which is not at its target; none if there are too many pairs.
    mutating func forEachPair(_ visit: (inout Shrinker, Int, Int) -> Void) {
        if hasTooManyPairs { return }
        forEachChoice { shrinker, first in
            var second = first + 1
            while !shrinker.isRepeated(first), second < shrinker.recording.choices.count && !shrinker.isSpent
            {
                if !shrinker.isRepeated(second) { visit(&shrinker, first, second) }
                second += 1
            }
        }
    }

    /// Visits every choice that is not at its target together with the next one of its shape.
    mutating func forEachTwoOfOneShape(_ visit: (inout Shrinker, Int, Int) -> Void) {
        forEachChoice { shrinker, first in
            if let second = shrinker.recording.choices.next(alike: first, after: first) {
                visit(&shrinker, first, second)
            }
        }
    }
}

extension Recording {
    /// Whether the values without one range of choices are those without another.
    fileprivate func leavesTheSame(without range: Range<Int>, as other: Range<Int>) -> Bool {
        let (first, second) = range.lowerBound < other.lowerBound ? (range, other) : (other, range)
        guard first.count == second.count, first.lowerBound >= 0, second.upperBound <= choices.count else {
            return false
        }
        return choices[first.lowerBound..<second.lowerBound]
            .elementsEqual(choices[first.upperBound..<second.upperBound]) { $0.value == $1.value }
    }

    /// The index of the previous sibling of a span.
    func sibling(before index: Int) -> Int? {
        let parent = spans[index].parent
        // A parent comes before its parts.
        return spans[(parent ?? 0)..<index].lastIndex { $0.parent == parent }
    }

    /// The spans of the elements of each list of at least 16 that may have fewer, in order.
    var longLists: [[Int]] {
        lists(of: 16).filter { list in spans[list[list.count - 1]].beginsWithOneMore }
    }

    /// The spans of the elements of each list of at least so many, in order, without those of no choices.
    func lists(of least: Int) -> [[Int]] {
        let elements = spans.indices.filter { spans[$0].label == Self.element && !spans[$0].range.isEmpty }
        return Dictionary(grouping: elements) { spans[$0].parent }
            .values.filter { $0.count >= least }.sorted { $0[0] < $1[0] }
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
    /// - Complexity: O(log *n*) in the number of spans, which are in the order of their beginnings.
    func isOneMore(_ index: Int) -> Bool {
        guard choices.indices.contains(index), choices[index].bound == 1 else { return false }
        var (first, end) = (0, spans.count)
        while first < end {
            let middle = first + (end - first) / 2
            if spans[middle].begin < index { first = middle + 1 } else { end = middle }
        }
        return spans[first...].prefix { $0.begin == index }.contains(where: \.beginsWithOneMore)
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

    /// The bound and the target.
    var shape: ReplayToken.Shape { ReplayToken.Shape(bound: bound, target: target) }

    /// Whether two choices have the same bound and target.
    func hasShape(of other: Choice) -> Bool { bound == other.bound && target == other.target }

    /// The value of a rank, for the same bound and target.
    func ranked(_ rank: UInt64) -> UInt64 { Choice(rank: rank, bound: bound, target: target).value }
}

extension Array<Choice> {
    /// A choice; nil if the index is out of range.
    func at(_ index: Int) -> Choice? { indices.contains(index) ? self[index] : nil }

    /// The first choice after an index that has the shape of another one.
    func next(alike choice: Int, after index: Int) -> Int? {
        at(choice).flatMap { choice in dropFirst(index + 1).firstIndex { $0.hasShape(of: choice) } }
    }

    /// The first choice of each shape after an index, of the shapes with more than two values.
    func firstOfEachShape(after index: Int) -> [Int] {
        var seen: Set<ReplayToken.Shape> = []
        return indices.dropFirst(index + 1).filter { later in
            self[later].bound > 1 && seen.insert(self[later].shape).inserted
        }
    }
}
