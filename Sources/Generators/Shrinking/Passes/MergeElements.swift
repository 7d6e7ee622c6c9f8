/// Replaces adjacent elements of a list by one: a list of fewer elements is simpler.
///
/// 1. By a copy of another one of its elements, for those that count for several simpler ones.
/// 2. By one with a greater number, where the two differ in no other part: by the sum of both, if the least number is 1.
///    Where it is 0, an element of it is deleted, and other passes keep sums. Up to five equal ones are replaced where the
///    sum of fewer is too small to be tried.
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
        let (recording, elements) = (shrinker.recording, shrinker.recording.elements)
        for start in elements.indices {
            guard left > 0 else { return false }
            guard let (run, index, sum) = recording.sum(from: start, of: elements) else { continue }
            left -= 1
            let isAccepted = shrinker.accepts {
                $0.set(index, to: sum)
                $0.delete(run)
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
    private static var leastSum: Int { 5 }

    /// The fewest elements of a list, from one of its elements on, whose numbers add up to a sum that is tried, with the
    /// index of the number in the last one, and the sum; nil if there are none.
    ///
    /// The numbers are those in which alone two elements differ, or the last ones of equal elements, counted from 1 at the
    /// target.
    fileprivate func sum(from start: Int, of elements: [ChoiceSpan]) -> (
        run: Range<Int>, index: Int, value: UInt64
    )? {
        let first = elements[start]
        for count in 2...Self.leastSum where start + count <= elements.count {
            let (before, last) = (elements[start + count - 2], elements[start + count - 1])
            guard last.parent == first.parent, last.begin == before.end, last.range.count == first.range.count
            else { return nil }
            let run = elements[start..<start + count]
            let places = first.range.indices.map { $0 - first.begin }
            let different = places.filter { place in
                run.contains { choices[$0.begin + place] != choices[first.begin + place] }
            }
            // Two may differ in one number; more have to be equal.
            guard different.count < 2, different.isEmpty || count == 2,
                let place = different.first ?? places.last(where: { choices[first.begin + $0].bound > 1 }),
                let total = distance(ofSumOf: run.map { choices[$0.begin + place] })
            else { return nil }
            guard total >= Self.leastSum - 1 else { continue }
            // Of a longer run of equal elements the first ones stand for all.
            if different.isEmpty, start > 0, areEqual(elements[start - 1], first) { return nil }
            let index = last.begin + place
            let sum = choices[index].moved(by: total, up: choices[index].value >= choices[index].target)
            return sum.distance == total ? (first.begin..<last.begin, index, sum.value) : nil
        }
        return nil
    }

    private func areEqual(_ first: ChoiceSpan, _ second: ChoiceSpan) -> Bool {
        first.parent == second.parent && first.end == second.begin
            && choices[first.range].elementsEqual(choices[second.range])
    }

    /// The distance from the target of the sum of numbers of one shape, each counted from 1 at the target; nil if they are
    /// of several shapes, or if it is too great.
    private func distance(ofSumOf numbers: [Choice]) -> UInt64? {
        guard let first = numbers.first, first.bound > 1, numbers.allSatisfy({ $0.hasShape(of: first) })
        else { return nil }
        var total = UInt64(numbers.count - 1)
        for number in numbers {
            let (sum, overflow) = total.addingReportingOverflow(number.distance)
            if overflow { return nil }
            total = sum
        }
        return total
    }
}
