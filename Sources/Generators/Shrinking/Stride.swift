extension Shrinker {
    /// Moves as far along a path as candidates are accepted, in O(log *n*) steps for a path of length *n*.
    ///
    /// 1. The whole path; then, of more than 2^32 units, all but 1, because the first refused step would end the
    ///    search far from the end.
    /// 2. One unit; if it is refused, the path counts as blocked, as most are.
    /// 3. All but 1 of it.
    /// 4. Steps of 2, 4 and 8 units; if one is refused, little room is left, and its exact size is not worth the
    ///    cost.
    /// 5. To a short distance from the end, and from there by bisection, because the least failing value is often
    ///    small.
    /// 6. Steps of 16, 32 … units while they are accepted, and then by decreasing ones.
    /// - Parameters:
    ///   - unit: the shortest step to try.
    ///   - room: the length of the path from the current choices.
    ///   - step: tries to move by a distance, and returns whether the candidate was accepted.
    mutating func stride(
        by unit: UInt64 = 1, room: (borrowing Shrinker) -> UInt64, step: (inout Shrinker, UInt64) -> Bool
    ) {
        let all = room(self)
        guard all > 0, !step(&self, all), all > unit else { return }
        if all > Self.veryLong, step(&self, all - 1) { return }
        guard step(&self, unit) else { return }
        if room(self) > 1, step(&self, room(self) - 1) { return }
        for size in [2 * unit, 4 * unit, 8 * unit] {
            guard size < room(self), step(&self, size) else { return }
        }
        var blocked: UInt64 = 1
        for probe: UInt64 in [4, 16, 256, 1 << 16, 1 << 32] where probe < room(self) {
            if step(&self, room(self) - probe) {
                bisect(above: blocked, room, step)
                return
            }
            blocked = probe
        }
        gallop(from: 16 * unit, room, step)
    }

    private static var veryLong: UInt64 { 1 << 32 }

    /// Bisects the distance to a part of the path that is known to be blocked.
    private mutating func bisect(
        above start: UInt64, _ room: (borrowing Shrinker) -> UInt64, _ step: (inout Shrinker, UInt64) -> Bool
    ) {
        var blocked = start
        while room(self) > blocked + 1 && !isSpent {
            let rest = room(self)
            let size = (rest - blocked) / 2
            if !step(&self, size) { blocked = rest - size }
        }
    }

    private mutating func gallop(
        from start: UInt64, _ room: (borrowing Shrinker) -> UInt64, _ step: (inout Shrinker, UInt64) -> Bool
    ) {
        var size = start
        var isGrowing = true
        while size > 0 && !isSpent {
            let length = min(size, room(self))
            guard length > 0 else { return }
            let isTaken = step(&self, length)
            isGrowing = isGrowing && isTaken
            // A step accepted after a longer one was refused is not repeated: two of them would be the longer one.
            size = isGrowing ? size &* 2 : size / 2
        }
    }
}
