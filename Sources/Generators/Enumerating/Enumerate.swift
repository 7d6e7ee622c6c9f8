/// Checks every value of a generator, once for each sequence of choices that makes one, and shrinks what fails.
///
/// For generators that have few values, and bodies for which an example is not enough. Sequences come in depth-first
/// order, the simplest choices first. An enumeration does not try again where a filter refuses: what it would try has
/// a sequence of its own, so that a rejected one is a discard and no value comes up twice because of it.
///
///     let bits = Generator.boolean.array(count: 12...12)
///     print(enumerate(Property(bits, id: "count") { $0.count == 12 }, atMost: 10_000))  // all 4,096 cases checked
/// - Parameters:
///   - limit: the number of sequences to try, discarded ones among them; if there are more, the search ends with
///     ``SearchEnding/limitReached``.
///   - settings: how to shrink and when to stop; those about random cases do not matter here.
/// - Complexity: O(*n*) generations in the number of sequences, and memory for one of them.
public func enumerate<Value>(
    _ property: Property<Value>, atMost limit: Int, _ settings: SearchSettings = SearchSettings()
) -> SearchReport<Value> {
    var search = Search(
        property.watched(by: settings.monitor), settings, enumerating: Odometer(atMost: limit))
    return search.run()
}
