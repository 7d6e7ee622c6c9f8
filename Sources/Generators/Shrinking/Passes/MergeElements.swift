/// Replaces two adjacent elements of a list by one: a list of fewer elements is simpler.
///
/// 1. By a copy of another one of its elements, for those that count for several simpler ones.
/// 2. By one with a greater number, where the two differ in no other part: by the sum of both, if the least number is 1.
///    Where it is 0, an element of it is deleted, and other passes keep sums.
struct MergeElements: ShrinkPass {
    /// The greatest number of lists to try.
    private static var most: Int { 64 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var left = Self.most
        while !shrinker.isSpent, merge(&shrinker, &left) {}
        left = Self.most
        while !shrinker.isSpent, add(&shrinker, &left) {}
    }

    private func add<Value>(_ shrinker: inout Shrinker<Value>, _ left: inout Int) -> Bool {
        for (first, second) in shrinker.recording.adjacentElements {
            guard left > 0 else { return false }
            guard let (index, sum) = shrinker.recording.sum(of: first, second) else { continue }
            left -= 1
            let isAccepted = shrinker.accepts {
                $0.set(index, to: sum)
                $0.delete(first.range)
            }
            if isAccepted { return true }
        }
        return false
    }

    private func merge<Value>(_ shrinker: inout Shrinker<Value>, _ left: inout Int) -> Bool {
        let recording = shrinker.recording
        let values = recording.values
        let contents = Dictionary(grouping: recording.elements, by: \.parent).mapValues { list in
            Set(list.map { Array(values[$0.range]) }).sorted { $0.lexicographicallyPrecedes($1) }
        }
        for (first, second) in recording.adjacentElements where !shrinker.isRepeated(first.begin) {
            let pair = first.begin..<second.end
            for copy in contents[first.parent] ?? [] where copy.count < pair.count {
                guard left > 0 else { return false }
                left -= 1
                if shrinker.accepts({ $0.replace(pair, with: copy) }) { return true }
            }
        }
        return false
    }
}

extension Recording {
    /// The elements of all lists.
    fileprivate var elements: [ChoiceSpan] {
        spans.filter { $0.label == Recording.element && !$0.range.isEmpty }
    }

    /// Every two elements of a list of which one follows the other.
    fileprivate var adjacentElements: [(ChoiceSpan, ChoiceSpan)] {
        zip(elements, elements.dropFirst()).filter { $0.parent == $1.parent && $0.end == $1.begin }
    }

    /// The least sum that is tried: lists of smaller numbers are minima where the order or the number of elements matters.
    private static var leastSum: UInt64 { 4 }

    /// The number of the second of two elements in which alone they differ, or the last one if they are equal, and the sum
    /// of both numbers, counted from 1 at the target; nil if there is none.
    fileprivate func sum(of first: ChoiceSpan, _ second: ChoiceSpan) -> (index: Int, value: UInt64)? {
        guard first.range.count == second.range.count else { return nil }
        let pairs = zip(first.range, second.range)
        let different = pairs.filter { choices[$0] != choices[$1] }
        guard different.count < 2,
            let (one, other) = different.first ?? pairs.reversed().first(where: { choices[$0.0].bound > 1 })
        else { return nil }
        let (added, choice) = (choices[one], choices[other])
        guard choice.bound > 1, added.bound == choice.bound, added.target == choice.target else { return nil }
        let (distance, overflow) = choice.distance.addingReportingOverflow(added.distance)
        guard !overflow, distance < .max, distance + 1 >= Self.leastSum else { return nil }
        let sum = choice.moved(by: distance + 1, up: choice.value >= choice.target)
        return sum.distance == distance + 1 ? (other, sum.value) : nil
    }
}
