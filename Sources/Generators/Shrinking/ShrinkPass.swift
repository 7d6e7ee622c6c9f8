/// One way of making a failing sequence of choices simpler.
///
/// A pass proposes candidates to the shrinker, which keeps those that are simpler and still fail. It may
/// propose anything: candidates that make no value, or no simpler one, cost no execution of the body.
protocol ShrinkPass: Sendable {
    /// Tries its candidates once, from the best choices so far.
    func improve<Value>(_ shrinker: inout Shrinker<Value>)
}
