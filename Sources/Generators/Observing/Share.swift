/// The number of values of a class, among all values observed.
package struct Share: Hashable, Sendable, CustomStringConvertible {
    /// The name of the observation.
    package let name: String
    /// The number of values of the class.
    package private(set) var count = 0
    /// The number of all values.
    package private(set) var total = 0

    init(name: String) { self.name = name }

    mutating func add(_ isIncluded: Bool) {
        total += 1
        if isIncluded { count += 1 }
    }

    /// The share in words, such as `sorted: 383 of 1,000 (38.3%)`.
    package var description: String {
        "\(name.nonempty): \(grouped(count)) of \(grouped(total)) (\(percentage(of: count, in: total)))"
    }
}
