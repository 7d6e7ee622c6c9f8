extension Recording {
    /// The span of an element of any list, drawn at random; nil if there is none.
    ///
    /// In half of the draws it is near a place: the first element that begins there or later, the next one half as often,
    /// and so on.
    func randomElement(near place: Int?, _ random: inout RandomBits) -> Int? {
        // Lazy, here and below: a fuzzer mutates inputs all the time, and an array would be allocated for each mutation.
        let elements = spans.indices.lazy.filter {
            spans[$0].label == Self.element && !spans[$0].range.isEmpty
        }
        if let place, random.uniform(upTo: 1) == 0 {
            let following = elements.drop { spans[$0].begin < place }
            return following.prefix(1 + random.next().leadingZeroBitCount).last ?? elements.last
        }
        let count = elements.count
        return count == 0 ? nil : elements.dropFirst(Int(random.uniform(upTo: UInt64(count - 1)))).first
    }

    /// The spans of the elements of the list that contains an element.
    func siblings(of element: Int) -> LazyFilterSequence<Range<Int>> {
        let parent = spans[element].parent
        return spans.indices.lazy.filter {
            spans[$0].label == Self.element && spans[$0].parent == parent && !spans[$0].range.isEmpty
        }
    }

    /// The choices of an element and of some that follow it in its list: of one in half of the draws, of two in a quarter,
    /// and so on.
    func run(from element: Int, _ random: inout RandomBits) -> Range<Int> {
        let following = siblings(of: element).drop { $0 < element }
        let last = following.prefix(1 + random.next().leadingZeroBitCount).last ?? element
        return spans[element].begin..<spans[last].end
    }
}
