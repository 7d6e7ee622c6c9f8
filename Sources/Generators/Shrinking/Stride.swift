extension Shrinker {
    /// Goes as far down a way as it can: all of it, or else by steps of 1, 2, 4 … and then ever smaller ones.
    ///
    /// Where nothing can be gained it costs two executions, which matters since most ways are blocked; and
    /// a way of length *n* takes O(log *n*) steps. Hypothesis' `find_integer` searches in the same manner.
    /// - Parameters:
    ///   - room: how far it can go from where the shrinker is.
    ///   - first: the length of the first step.
    ///   - step: tries to go a number of steps further, and tells whether it did.
    mutating func stride(
        startingWith first: UInt64 = 1, room: (borrowing Shrinker) -> UInt64,
        step: (inout Shrinker, UInt64) -> Bool
    ) {
        let all = room(self)
        guard all > 0, !step(&self, all) else { return }
        var size = first
        var isGrowing = true
        while size > 0 && !isSpent {
            let length = min(size, room(self))
            guard length > 0 else { return }
            let isTaken = step(&self, length)
            isGrowing = isGrowing && isTaken
            // A step that fits after a longer one did not is not taken twice: it would be the longer one.
            size = isGrowing ? size &* 2 : size / 2
        }
    }
}
