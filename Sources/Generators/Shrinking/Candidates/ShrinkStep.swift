/// The state of shrinking before an execution of the body.
struct ShrinkStep {
    /// The number of executions so far.
    let executions: Int
    /// The failure of the simplest value so far.
    let failure: Failure
    /// The choices of the simplest value so far.
    let choices: [Choice]
}
