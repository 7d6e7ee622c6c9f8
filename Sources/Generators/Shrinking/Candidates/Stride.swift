extension Shrinker {
    /// Moves as far along a path as candidates are accepted, in O(log *n*) steps for a path of length *n*.
    ///
    /// 1. The whole path; then, of more than 2^32 units, all but 1, because the first refused step would end the
    ///    search far from the end.
    /// 2. One unit; if it is refused, the path counts as blocked, as most are.
    /// 3. All but 1 of it.
    /// 4. To a short distance from the end, because the least failing value is often small; and by the same distance
    ///    from the start, in case little room is left. The distances are the greatest primes below 2^4, 2^8, 2^16 and
    ///    2^32: at round ones a property may hold by exception, and the search would end right behind it.
    /// 5. Bisection, between the last step that was accepted and the first that was refused.
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
        var blocked: UInt64 = 1
        for distance: UInt64 in [13, 251, 65_521, 4_294_967_291] where distance < room(self) {
            if step(&self, room(self) - distance) { break }
            blocked = distance
            let rest = room(self)
            guard distance < rest / unit else { break }
            if !step(&self, distance * unit) {
                blocked = rest - distance * unit
                break
            }
        }
        while !isSpent {
            let rest = room(self)
            // A step may have made the path shorter than the part that was refused.
            guard rest > blocked, (rest - blocked) / 2 >= unit else { return }
            let size = (rest - blocked) / 2 / unit * unit
            if !step(&self, size) { blocked = rest - size }
        }
    }

    private static var veryLong: UInt64 { 1 << 32 }
}
