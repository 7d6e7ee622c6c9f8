import Verification

/// What the main function of a fuzzer sets.
package enum FuzzTarget {
    /// The bars that can be fuzzed; set once, before the first input.
    nonisolated(unsafe) package static var bars = Bars.shipped
}
