/// What the main function of a fuzzer sets.
package enum FuzzEntry {
    /// The targets that can be fuzzed; set once, before the first input.
    nonisolated(unsafe) package static var targets = FuzzTargets.shipped
}
