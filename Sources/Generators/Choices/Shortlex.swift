extension Array<Choice> {
    /// Whether this sequence comes before another in shortlex order, the order in which shrinking goes down.
    ///
    /// A sequence of fewer choices comes first; of two that are as long, the one whose first differing
    /// choice has the smaller ``Choice/rank``.
    /// The order is that of MacIver & Donaldson, "Test-Case Reduction via Test-Case Generation" (2020).
    /// - Complexity: O(*n*) in the number of choices.
    public func isSimpler(than other: [Choice]) -> Bool {
        if count != other.count { return count < other.count }
        for (mine, theirs) in zip(self, other) where mine != theirs {
            if mine.rank != theirs.rank { return mine.rank < theirs.rank }
        }
        return false
    }
}
