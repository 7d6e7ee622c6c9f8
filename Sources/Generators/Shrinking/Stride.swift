extension Shrinker {
    /// Goes as far down a way as it can, in O(log *n*) steps for a way of length *n*.
    ///
    /// 1. All of it; all but 1, if it is very long, since nearly all of it is then further away than any step.
    /// 2. One unit: where that does not work the way counts as blocked, as most are.
    /// 3. All but 1 of it.
    /// 4. Steps of 2, 4 and 8 units: where one of them does not work there is only a little room, and it is not worth
    ///    finding out just how little.
    /// 5. To a short distance from its end, and from there by bisection: the least value that fails is most often small.
    /// 6. By steps of 16, 32 … units as long as they work, and then by ever smaller ones.
    /// - Parameters:
    ///   - unit: the shortest step worth a try.
    ///   - room: how far it can go from where the shrinker is.
    ///   - step: tries to go a distance further, and tells whether it did.
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

    /// Halves what is left between where it is and a rest of the way that is known not to be open.
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
            // A step that fits after a longer one did not is not taken twice: it would be the longer one.
            size = isGrowing ? size &* 2 : size / 2
        }
    }
}
