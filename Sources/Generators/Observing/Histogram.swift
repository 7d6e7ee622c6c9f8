/// The number of times that each label of an observation came up.
package struct Histogram: Hashable, Sendable {
    /// The greatest number of labels counted separately; a label for each value would use too much memory.
    package static let maximumLabels = 1_000

    /// The name of the observation.
    package let name: String
    /// The counts of the first ``maximumLabels`` different labels.
    package private(set) var counts: [String: Int] = [:]
    /// The count of all other labels.
    package private(set) var others = 0

    init(name: String) { self.name = name }

    /// The number of labelled values.
    ///
    /// - Complexity: O(*n*) in the number of labels.
    package var total: Int { counts.values.reduce(others, +) }

    /// The labels with their counts, by descending count and then alphabetically.
    ///
    /// - Complexity: O(*n* log *n*) in the number of labels.
    package var commonest: [(label: String, count: Int)] {
        counts.map { (label: $0.key, count: $0.value) }.sorted { ($1.count, $0.label) < ($0.count, $1.label) }
    }

    mutating func add(_ label: String) {
        if counts[label] == nil && counts.count == Self.maximumLabels {
            others += 1
        } else {
            counts[label, default: 0] += 1
        }
    }
}

extension Histogram: CustomStringConvertible {
    /// The number of labels in the description.
    private static let shown = 12

    /// The commonest labels in one line, such as `length: 0 20.8%, 9 10.4%, 6 9.9%`.
    package var description: String {
        let total = total
        let commonest = commonest
        var parts = commonest.prefix(Self.shown).map {
            "\($0.label.nonempty) \(percentage(of: $0.count, in: total))"
        }
        let rest = total - commonest.prefix(Self.shown).reduce(0) { $0 + $1.count }
        if rest > 0 {
            let labels = commonest.count - min(commonest.count, Self.shown)
            let many = others > 0 ? "more than \(grouped(labels))" : grouped(labels)
            parts.append("\(many) others \(percentage(of: rest, in: total))")
        }
        return "\(name.nonempty): \(parts.joined(separator: ", "))"
    }
}
