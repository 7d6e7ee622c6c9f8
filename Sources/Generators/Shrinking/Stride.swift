extension Shrinker {
    /// Goes as far down a way as it can, in O(log *n*) steps for a way of length *n*.
    ///
    /// 1. All of it.
    /// 2. A step of 1 (or another small one): where none works the way counts as blocked, as most are.
    /// 3. To a short distance from its end, and from there by bisection: the least value that fails is
    ///    most often small.
    /// 4. By steps of 2, 4, 8 … as long as they work, and then by ever smaller ones.
    /// - Parameters:
    ///   - small: the small steps.
    ///   - room: how far it can go from where the shrinker is.
    ///   - step: tries to go a distance further, and tells whether it did.
    mutating func stride(
        small: ClosedRange<UInt64> = 1...1, room: (borrowing Shrinker) -> UInt64,
        step: (inout Shrinker, UInt64) -> Bool
    ) {
        let all = room(self)
        guard all > 0, !step(&self, all) else { return }
        guard small.contains(where: { $0 < all && step(&self, $0) }) else { return }
        var blocked: UInt64 = 0
        for probe: UInt64 in [1, 4, 16, 256, 1 << 16, 1 << 32] where probe < room(self) {
            if step(&self, room(self) - probe) {
                bisect(above: blocked, room, step)
                return
            }
            blocked = probe
        }
        gallop(room, step)
    }

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
        _ room: (borrowing Shrinker) -> UInt64, _ step: (inout Shrinker, UInt64) -> Bool
    ) {
        var size: UInt64 = 2
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
