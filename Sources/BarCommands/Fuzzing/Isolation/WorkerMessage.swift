import Foundation
import Fuzzing
import Generators

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
    }

    let task: Task
    let input: Data
}

/// What a worker answers.
enum WorkerAnswer: Codable, Sendable {
    /// The worker has started.
    case ready
    /// The failures of the input.
    case checked([FailureRecord])
    /// The simplest input so far, while it is shrunk.
    case shrinking(Data)
    /// The finding that was shrunk or described; nil if the input does not fail so or makes no value.
    case finding(FindingRecord?)
    /// The simplest input that still fails, and whether shrinking came to its end; nil if the input makes no value.
    case simplified(Data?, isComplete: Bool)
}

/// A failure as it is sent.
struct FailureRecord: Codable, Sendable {
    let id: String
    let message: String

    init(_ failure: Failure) {
        id = failure.id
        message = failure.message
    }

    var failure: Failure { Failure(id: id, message: message) }
}

/// A finding as it is sent.
struct FindingRecord: Codable, Sendable {
    /// A value, its bound and its target for each choice.
    private let choices: [[UInt64]]
    private let id: String
    private let text: String
    private let file: String
    private let fileExtension: String

    init(_ finding: FuzzFinding) {
        choices = finding.choices.map { [$0.value, $0.bound, $0.target] }
        id = finding.id
        text = finding.text
        file = finding.file
        fileExtension = finding.fileExtension
    }

    var finding: FuzzFinding {
        FuzzFinding(
            id: id,
            choices: choices.map { Choice(value: $0[0], bound: $0[1], target: $0[2]) },
            text: text, file: file, fileExtension: fileExtension)
    }
}
