import Foundation
import Fuzzing
import Generators
import Processes

/// What a process asks a worker to do with an input.
struct WorkerRequest: Codable, Sendable {
    enum Task: Codable, Hashable, Sendable {
        /// Checks the value that the input makes.
        case check
        /// Shrinks the failure of an identifier, within a number of executions.
        case shrink(id: String, budget: Int)
        /// Shrinks what an identifier of ``InputOutcome`` names; each candidate is run in a process of its own, in which it
        /// has a number of seconds.
        case shrinkIsolated(id: String, budget: Int, seconds: Double)
        /// Makes the value, without checking it, and a scenario file of it with a comment.
        case describe(id: String, comment: String)
        /// Runs the case of a bar; the input is a scenario file.
        case judge(CaseQuestion, CaseTask)
    }

    let task: Task
    let input: Data
}

/// What a worker is to do with the case of a bar.
enum CaseTask: Codable, Hashable, Sendable {
    /// Judges it by all invariants.
    case all
    /// Judges it by the invariant of an identifier.
    case one(String)
    /// Runs it without judging, and tells of each step before it begins.
    case play
}

/// What a worker answers.
enum WorkerAnswer: Codable, Sendable {
    /// The worker has started.
    case ready
    /// The failures of the input.
    case checked([Failure])
    /// The simplest input so far, while it is shrunk.
    case shrinking(Data)
    /// The position of the step that is about to begin, while a case is run.
    case playing(step: Int)
    /// A case has been played to its end, and is judged next.
    case judging
    /// The bar refuses the heights of the case.
    case refused
    /// The finding that was shrunk or described; nil if the input does not fail so or makes no value.
    case finding(FuzzFinding?)
    /// The simplest input that still fails, and whether shrinking came to its end; nil if the input makes no value.
    case simplified(Data?, isComplete: Bool)

    /// Whether another answer follows.
    var isProgress: Bool {
        switch self {
        case .shrinking, .playing, .judging: true
        case .ready, .checked, .refused, .finding, .simplified: false
        }
    }
}

extension UsageError {
    /// A worker that does not understand a request, or whose answer is not understood.
    static let otherBuild = UsageError("\(ProcessError.otherBuild)")
}
