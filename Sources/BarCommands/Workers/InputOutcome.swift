import Generators
import Processes

/// What happens when an input is run in a process of its own.
enum InputOutcome: Hashable, Sendable {
    /// Every check holds, or the input makes no value.
    case held
    /// Some checks fail; never empty.
    case failed([Failure])
    /// The process trapped.
    case trapped(TrapPlace)
    /// The process needed more stack than there is.
    case stackOverflow
    /// The process did not answer in a number of seconds.
    case timedOut(seconds: Double)
    /// The process needed more memory than a number of MiB.
    case outOfMemory(mebibytes: Int)
    /// The process ended in another way, such as by a call of `exit`.
    case ended(reason: String)

    /// The identifiers of the findings; stable over runs of one build.
    var ids: [String] {
        switch self {
        case .held: []
        case .failed(let failures): failures.map(\.id)
        case .trapped(let place): [place.id]
        case .stackOverflow: ["stack-overflow"]
        case .timedOut: [Self.timeoutID]
        case .outOfMemory: ["out-of-memory"]
        case .ended: ["exit"]
        }
    }

    /// The identifier of an input that takes too long.
    static let timeoutID = "timeout"

    /// Whether the input ended the process, or did not end.
    var isDeath: Bool {
        switch self {
        case .held, .failed: false
        case .trapped, .stackOverflow, .timedOut, .outOfMemory, .ended: true
        }
    }

    /// Whether it happened at a place in the program.
    var hasPlace: Bool {
        switch self {
        case .trapped, .stackOverflow: true
        case .held, .failed, .timedOut, .outOfMemory, .ended: false
        }
    }
}

extension InputOutcome: CustomStringConvertible {
    /// What happened, in one line for each failure.
    var description: String {
        switch self {
        case .held: "holds"
        case .failed(let failures): failures.map { "breaks \($0.id): \($0.message)" }.joined(separator: "\n")
        case .trapped(let place): "traps, \(place)"
        case .stackOverflow: "overflows the stack"
        case .timedOut(let seconds): "does not end within \(seconds.formatted()) seconds"
        case .outOfMemory(let mebibytes): "needs more than \(mebibytes) MiB of memory"
        case .ended(let reason): "ends the process: \(reason)"
        }
    }
}
