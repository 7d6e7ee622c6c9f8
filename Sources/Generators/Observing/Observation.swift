/// Something to find out about the cases of a search, beside whether they fail.
///
///     let lists = Property(Generator<Int>.integer(in: 0...9).array(count: 0...3), id: "count") { $0.count < 4 }
///         .observing(.label("length") { "\($0.count)" }, .classify("sorted") { $0 == $0.sorted() })
///
/// Observations see the value only. To observe what a body computes, map the generator to carry it. They have to
/// be pure: each is asked once for every case that was not discarded, and never while shrinking.
public struct Observation<Value>: Sendable {
    /// What the report calls it.
    public let name: String

    let kind: Kind

    enum Kind: Sendable {
        case label(@Sendable (Value) -> String)
        case classify(@Sendable (Value) -> Bool)
    }

    /// Counts how often each label comes up: a ``Histogram``.
    public static func label(_ name: String, _ label: @escaping @Sendable (Value) -> String) -> Observation {
        Observation(name: name, kind: .label(label))
    }

    /// Counts how many values are of a class: a ``Share``.
    public static func classify(
        _ name: String, _ isIncluded: @escaping @Sendable (Value) -> Bool
    ) -> Observation {
        Observation(name: name, kind: .classify(isIncluded))
    }
}
