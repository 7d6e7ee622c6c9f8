import Foundation
import Generators
import Processes
import Testing

/// This process, which runs a test once more, up to one call of `check` that another process has to decide.
final class IsolatedChild: Sendable {
    /// What the child is asked.
    struct Task: Codable, Sendable {
        /// The call that it makes.
        let place: CheckCall.Place
        /// The results of the checks before.
        let earlier: [CheckCall.Earlier]
        /// The calls of the body in earlier processes.
        let lines: [JournalLine]
        /// The failures after which no further case is checked, once all of them are found; nil to check all cases.
        let known: Set<String>?
        /// Whether it checks no further case than those of earlier processes.
        let isLast: Bool
        /// The time that is left for the check, in seconds; nil if it is not limited.
        let timeLimit: Double?
        /// The seed of the check; each process would have one of its own.
        let seed: UInt64
        /// The choices of a value at which the process of the last run ended, which is checked before others; nil without.
        let suspect: [Choice]?
    }

    let task: Task
    private let connection: ParentConnection

    /// The variable of the environment that makes a process of tests such a child.
    static let environment = [variable: "yes"]
    private static let variable = "PROPERTY_ISOLATED_CHILD"

    /// The child that this process is; nil if it is none.
    static let current: IsolatedChild? = {
        guard getenv(variable) != nil else { return nil }
        unsetenv(variable)
        guard let connection = ParentConnection.current,
            case let task? = try? connection.receive(Task.self)
        else { _exit(2) }
        return IsolatedChild(task, connection)
    }()

    private init(_ task: Task, _ connection: ParentConnection) {
        self.task = task
        self.connection = connection
    }

    /// The verdict on a call that is not the one that this process makes; nil for that one.
    func verdictOfEarlier(_ call: CheckCall) -> CheckVerdict? {
        if call.place == task.place { return nil }
        return task.earlier.first { $0.place == call.place }?.verdict ?? CheckVerdict()
    }

    /// Tells the other process.
    func tell(_ message: ChildMessage) { connection.tell(message) }

    /// The body is about to be called: what it prints is for the user.
    func begin() { connection.resumeOutput() }
}
