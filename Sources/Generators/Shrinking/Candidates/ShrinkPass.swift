/// A strategy for simplifying a failing sequence of choices.
///
/// A pass proposes candidates to the shrinker, which keeps those that are simpler and still fail. Candidates that
/// make no value, or no simpler one, are allowed, and cost no execution of the body.
protocol ShrinkPass: Sendable {
    /// Tries all candidates of the pass once, starting from the best choices so far.
    func improve<Value>(_ shrinker: inout Shrinker<Value>)
}
