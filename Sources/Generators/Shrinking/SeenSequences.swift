/// Which sequences of numbers came up before, in a few bytes for each however long they are.
///
/// It keeps 64-bit digests, not sequences, of its own making because Swift's hashes differ from process to
/// process: two sequences that collide (one in 10^8 for a million of them) do so every time alike, and cost
/// one candidate.
struct SeenSequences {
    private var digests: Set<UInt64> = []

    /// Adds a sequence; tells whether it is new.
    mutating func insert(_ values: [UInt64]) -> Bool {
        var digest = UInt64(values.count)
        for value in values { digest = RandomBits.mixed(digest &+ 0x9E37_79B9_7F4A_7C15) ^ value }
        return digests.insert(RandomBits.mixed(digest)).inserted
    }
}
