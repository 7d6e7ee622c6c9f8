/// A set of number sequences, stored as 64-bit digests.
///
/// The digest is deterministic, unlike Swift's hashes, which differ between processes. A collision (the probability
/// is 10^-8 for a million sequences) costs one candidate, and is reproducible.
struct SeenSequences {
    private var digests: Set<UInt64> = []

    /// Adds a sequence; returns whether it is new.
    @discardableResult
    mutating func insert(_ values: [UInt64]) -> Bool { digests.insert(Self.digest(values)).inserted }

    /// Whether a sequence was added.
    func contains(_ values: [UInt64]) -> Bool { digests.contains(Self.digest(values)) }

    private static func digest(_ values: [UInt64]) -> UInt64 {
        var digest = UInt64(values.count)
        for value in values { digest = RandomBits.mixed(digest &+ 0x9E37_79B9_7F4A_7C15) ^ value }
        return RandomBits.mixed(digest)
    }
}
