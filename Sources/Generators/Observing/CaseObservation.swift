/// A statistic of the cases of a search, or a score to maximise.
///
///     let lists = Property(Generator<Int>.integer(in: 0...9).array(count: 0...9), id: "count") { $0.count < 10 }
///         .observing(.label("length") { "\($0.count)" }, .classify("sorted") { $0 == $0.sorted() })
///
/// An observation receives the value only. To observe a result of the body, map the generator so that the value
/// carries it. Observations must be pure. Each is evaluated once for every case that is not discarded, and never
/// while shrinking.
public struct CaseObservation<Value>: Sendable {
    /// The name in the report.
    package let name: String

    let kind: Kind

    enum Kind: Sendable {
        case label(@Sendable (Value) -> String)
        case classify(@Sendable (Value) -> Bool)
        case cover(share: Double, @Sendable (Value) -> Bool)
        case maximise(@Sendable (Value) -> Double)
    }

    /// Counts the occurrences of each label: a `Histogram`.
    public static func label(_ name: String, _ label: @escaping @Sendable (Value) -> String)
        -> CaseObservation
    {
        CaseObservation(name: name, kind: .label(label))
    }

    /// Counts the values of a class: a `Share`.
    public static func classify(
        _ name: String, _ isIncluded: @escaping @Sendable (Value) -> Bool
    ) -> CaseObservation {
        CaseObservation(name: name, kind: .classify(isIncluded))
    }

    /// Requires that at least a share of the random values be of a class: a `Coverage`.
    ///
    /// If the requested cases are too few for a verdict, the search runs more, up to 32 times as many, unless it has found
    /// a failure. A missed requirement makes the report not clean.
    ///
    ///     print(search(lists.observing(.cover("empty", atLeast: 0.5) { $0.isEmpty })).statistics)
    ///     // empty: 203 of 984 (20.6%), at most 27.6% with confidence 0.999999: less than the 50% required
    /// - Parameters:
    ///   - name: the name of the class.
    ///   - share: the required share, clamped to 0...1; NaN counts as 0.
    ///   - isIncluded: whether a value is of the class.
    public static func cover(
        _ name: String, atLeast share: Double, _ isIncluded: @escaping @Sendable (Value) -> Bool
    ) -> CaseObservation {
        CaseObservation(name: name, kind: .cover(share: share.isNaN ? 0 : min(max(share, 0), 1), isIncluded))
    }

    /// Searches for values with a high score: every other case is a mutation of the best one so far.
    ///
    /// Use it for values that random cases rarely reach: the longest queue, the largest error, the least distance
    /// from a number. NaN scores are ignored. Several targets take turns.
    ///
    ///     let number = Property(Generator<Int64>.integer, id: "needle") { $0 != 123_456_789 }
    ///         .observing(.maximise("nearness") { -abs(Double($0) - 123_456_789) })
    public static func maximise(
        _ name: String, _ score: @escaping @Sendable (Value) -> Double
    ) -> CaseObservation {
        CaseObservation(name: name, kind: .maximise(score))
    }
}
