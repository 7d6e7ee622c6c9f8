/// What `reproduce` prints of a counterexample in place of its table; each is an option.
enum ReproduceForm: String, CaseIterable {
    /// An object in one line, of which there may be several.
    case json
    /// The chart of the trace.
    case svg
    /// The source of a test.
    case test
    /// A patch that adds the test to the package.
    case patch
}
