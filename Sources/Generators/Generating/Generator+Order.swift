extension Generator {
    /// The permutations of a list, uniformly; the given order is the simplest.
    ///
    /// Permutations are ordered lexicographically by the indices of their elements. The choices are the digits of the
    /// Lehmer code (Lehmer, "Teaching Combinatorial Tricks to a Computer", 1960): for each place, the number of
    /// remaining elements that are skipped.
    ///
    ///     Generator.permutation(of: ["a", "b", "c"])  // abc, acb, bac, bca, cab, cba
    /// - Complexity: O(*n*) draws and O(*n*²) moves of elements.
    public static func permutation<Element: Sendable>(
        of elements: [Element]
    ) -> Generator where Value == [Element] {
        Generator { source throws(Rejection) in
            var elements = elements
            for place in elements.indices.dropLast() {
                let chosen = place + Int(source.pick(upTo: UInt64(elements.count - 1 - place)))
                if chosen > place { elements.insert(elements.remove(at: chosen), at: place) }
            }
            return elements
        }
    }

    /// The subsequences of a list, uniformly; the empty one is the simplest.
    ///
    ///     Generator.subsequence(of: ["a", "b"])  // [], [a], [b], [a, b]
    /// - Complexity: O(*n*) draws in the length of the list.
    public static func subsequence<Element: Sendable>(
        of elements: [Element]
    ) -> Generator where Value == [Element] {
        // From the last to the first, so that earlier elements are simpler, as in `element(of:)`.
        Generator { source throws(Rejection) in
            Array(elements.reversed().filter { _ in source.flip() }.reversed())
        }
    }

    /// The subsequences of a list with a number of elements; few and early elements are simplest.
    ///
    /// Random counts are uniform, and so are the subsequences of one count. A count above the length of the list is
    /// lowered to it, and a negative one counts as zero.
    ///
    ///     try Generator.subsequence(of: ["a", "b", "c"], count: 2...3).simplest  // ["a", "b"]
    /// - Throws: ``GeneratorError/tooFewElements(count:needed:)`` if the least count exceeds the length.
    /// - Complexity: O(*n*) draws in the length of the list.
    public static func subsequence<Element: Sendable>(
        of elements: [Element], count: ClosedRange<Int>
    ) throws(GeneratorError) -> Generator where Value == [Element] {
        guard count.lowerBound <= elements.count else {
            throw .tooFewElements(count: elements.count, needed: count.lowerBound)
        }
        return Generator { source throws(Rejection) in
            var selection = Selection(of: elements.count, count: count)
            return elements.reversed().filter { _ in source.takes(&selection) }.reversed()
        }
    }
}

/// The progress of selecting a bounded number of elements.
private struct Selection {
    let least: Int
    let most: Int
    var taken = 0
    /// The number of undecided elements.
    var left: Int
    /// The number to take, for a random source; independent coins would take about half of a long list.
    var wanted: Int?

    init(of count: Int, count range: ClosedRange<Int>) {
        least = max(range.lowerBound, 0)
        most = min(max(range.upperBound, 0), count)
        left = count
    }

    /// Decides whether to take the next element, by the selection sampling of Fan, Muller & Rezucha (1962).
    mutating func roll(_ bits: inout RandomBits) -> Bool {
        let fewest = max(least, taken)
        let wanted = wanted ?? fewest + Int(bits.uniform(upTo: UInt64(min(most, taken + left) - fewest)))
        self.wanted = wanted
        return bits.uniform(upTo: UInt64(left - 1)) < UInt64(max(wanted - taken, 0))
    }
}

extension ChoiceSource {
    /// Draws whether a selection takes its next element; records a choice even if that is determined.
    ///
    /// Otherwise a selection that is complete early would have fewer choices than one of fewer elements.
    fileprivate mutating func takes(_ selection: inout Selection) -> Bool {
        let mayTake = selection.taken < selection.most
        let mayLeave = selection.taken + selection.left > selection.least
        let number = draw(upTo: mayTake && mayLeave ? 1 : 0) { bits in selection.roll(&bits) ? 1 : 0 }
        let isTaken = mayLeave ? number == 1 : mayTake
        selection.left -= 1
        if isTaken { selection.taken += 1 }
        return isTaken
    }
}
