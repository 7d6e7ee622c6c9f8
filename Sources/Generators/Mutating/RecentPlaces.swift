/// Where the latest inputs were changed, by their bytes.
///
/// There are two generations: when the younger one is full, it becomes the older one, which is forgotten. What is asked for
/// becomes young again, so an input that a fuzzer keeps and uses is remembered.
struct RecentPlaces: Sendable {
    /// The number of inputs of a generation: a kept input is used again long before a fuzzer has made as many.
    private static let capacity = 1 << 14

    private var young: [[UInt8]: Int] = [:]
    private var old: [[UInt8]: Int] = [:]

    /// The index of the first choice that was changed when an input was made; nil if the input is not remembered.
    subscript(input: [UInt8]) -> Int? {
        mutating get {
            if let place = young[input] { return place }
            guard let place = old[input] else { return nil }
            note(place, of: input)
            return place
        }
    }

    /// Remembers where an input was changed.
    mutating func note(_ place: Int, of input: [UInt8]) {
        if young.count == Self.capacity {
            swap(&old, &young)
            young.removeAll(keepingCapacity: true)
        }
        young[input] = place
    }
}
