/// Checks every value of a generator, once for each choice sequence, and shrinks the failures.
///
/// Use it for generators of few values, where a sample is not enough. Sequences come in depth-first order, the
/// simplest choices first. A filter is not retried in an enumeration: the value of a retry has a sequence of its own.
/// A refused value is therefore a discard, and no value comes up twice because of a retry.
///
///     let bits = Generator.boolean.array(count: 12...12)
///     print(enumerate(Property(bits, id: "count") { $0.count == 12 }, atMost: 10_000))  // all 4,096 cases checked
/// - Parameters:
///   - property: the property to check.
///   - limit: the greatest number of sequences to try, discarded ones included. If there are more, the search ends
///     with ``SearchEnding/limitReached``.
///   - settings: the settings of shrinking and of stopping; those of random cases are ignored.
/// - Complexity: O(*n*) generations in the number of sequences; O(1) sequences in memory.
public func enumerate<Value>(
    _ property: Property<Value>, atMost limit: Int, _ settings: SearchSettings = SearchSettings()
) -> SearchReport<Value> {
    var search = Search(
        property, settings, SearchWatch(settings), enumerating: SequenceEnumerator(atMost: limit))
    return search.run()
}
