extension Array<Choice> {
    /// Whether this sequence comes before another in shortlex order, which shrinking descends.
    ///
    /// The shorter sequence comes first. Of two sequences of the same length, the one whose first differing choice
    /// has the smaller ``Choice/rank`` comes first. The order is that of MacIver & Donaldson, "Test-Case Reduction
    /// via Test-Case Generation" (2020).
    /// - Complexity: O(*n*) in the number of choices.
    package func isSimpler(than other: [Choice]) -> Bool {
        if count != other.count { return count < other.count }
        for (mine, theirs) in zip(self, other) where mine != theirs {
            if mine.rank != theirs.rank { return mine.rank < theirs.rank }
        }
        return false
    }
}
