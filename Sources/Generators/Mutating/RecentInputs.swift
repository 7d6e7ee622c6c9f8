/// What is known of the latest inputs, by the hashes of their bytes: of two inputs with one hash, what is known of the later
/// one does as well.
///
/// There are two generations: when the younger one is full, it becomes the older one, which is forgotten. What is asked for
/// becomes young again, so an input that a fuzzer keeps and uses is remembered.
struct RecentInputs<Value> {
    /// The number of inputs of a generation.
    private let capacity: Int
    private var young: [Int: Value] = [:]
    private var old: [Int: Value] = [:]

    /// Remembers at least so many inputs.
    init(atLeast capacity: Int) { self.capacity = capacity }

    /// What is known of an input; nil if it is not remembered.
    subscript(input: [UInt8]) -> Value? {
        mutating get {
            let hash = Self.hash(input)
            if let value = young[hash] { return value }
            guard let value = old[hash] else { return nil }
            note(value, ofHash: hash)
            return value
        }
    }

    /// Remembers an input.
    mutating func note(_ value: Value, of input: [UInt8]) { note(value, ofHash: Self.hash(input)) }

    private mutating func note(_ value: Value, ofHash hash: Int) {
        if young.count == capacity {
            swap(&old, &young)
            young.removeAll(keepingCapacity: true)
        }
        young[hash] = value
    }

    /// A hash of bytes as a whole: an array is hashed element by element, which takes ten times as long.
    private static func hash(_ input: [UInt8]) -> Int {
        var hasher = Hasher()
        input.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}

extension RecentInputs: Sendable where Value: Sendable {}
