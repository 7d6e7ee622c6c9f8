/// Where the latest inputs were changed, by the hashes of their bytes: of two inputs with one hash, the place of the later
/// one is as good a guess as any.
///
/// There are two generations: when the younger one is full, it becomes the older one, which is forgotten. What is asked for
/// becomes young again, so an input that a fuzzer keeps and uses is remembered.
struct RecentPlaces: Sendable {
    /// The number of inputs of a generation: a kept input is used again long before a fuzzer has made as many.
    private static let capacity = 1 << 14

    private var young: [Int: Int] = [:]
    private var old: [Int: Int] = [:]

    /// The index of the first choice that was changed when an input was made; nil if the input is not remembered.
    subscript(input: [UInt8]) -> Int? {
        mutating get {
            let hash = Self.hash(input)
            if let place = young[hash] { return place }
            guard let place = old[hash] else { return nil }
            note(place, ofHash: hash)
            return place
        }
    }

    /// Remembers where an input was changed.
    mutating func note(_ place: Int, of input: [UInt8]) { note(place, ofHash: Self.hash(input)) }

    private mutating func note(_ place: Int, ofHash hash: Int) {
        if young.count == Self.capacity {
            swap(&old, &young)
            young.removeAll(keepingCapacity: true)
        }
        young[hash] = place
    }

    /// A hash of bytes as a whole: an array is hashed element by element, which takes ten times as long.
    private static func hash(_ input: [UInt8]) -> Int {
        var hasher = Hasher()
        input.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
