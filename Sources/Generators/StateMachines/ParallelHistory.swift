/// What the steps of a parallel program answered, and when.
package struct ParallelHistory<Response> {
    /// The response of one step.
    package struct Answer {
        /// What the step returned, or the error that it threw.
        package let result: Result<Response, any Error>
        /// The times before the call and after it, on a clock that all branches share.
        package let begin, end: UInt64

        /// Makes an answer.
        package init(_ result: Result<Response, any Error>, begin: UInt64, end: UInt64) {
            (self.result, self.begin, self.end) = (result, begin, end)
        }
    }

    /// The answer of each step; nil where it did not run.
    package var answers: [Answer?]

    /// Makes the history of a program before its first step.
    package init(steps: Int) { answers = Array(repeating: nil, count: steps) }

    /// Whether a step threw.
    package var hasError: Bool {
        answers.contains { if case .failure = $0?.result { true } else { false } }
    }
}

extension ParallelHistory: Sendable where Response: Sendable {}
extension ParallelHistory.Answer: Sendable where Response: Sendable {}
