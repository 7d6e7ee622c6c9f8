import Foundation
import Generators
import Processes

/// The outcome of one call of a body.
enum BodyOutcome: Codable {
    case failures([Failure])
    case rejected(reason: String, isPermanent: Bool)

    /// Calls a body.
    init(_ body: () throws(Rejection) -> [Failure]) {
        do throws(Rejection) {
            self = .failures(try body())
        } catch {
            self = .rejected(reason: error.reason, isPermanent: error.isPermanent)
        }
    }

    /// The failures.
    ///
    /// - Throws: `Rejection` if the body rejected the value.
    func get() throws(Rejection) -> [Failure] {
        switch self {
        case .failures(let failures): return failures
        case .rejected(let reason, let isPermanent): throw Rejection(reason, isPermanent: isPermanent)
        }
    }
}

/// What a child process tells of a check that it runs.
enum ChildMessage: Codable {
    /// A value is generated for a case; nil before the first one.
    case generating(caseIndex: Int?)
    /// The body is called with a value, that of a case or another one; of the calls before, only a number are kept if it is
    /// not nil.
    case call(value: Int, isOfCase: Bool, keeping: Int?)
    case outcome(BodyOutcome)
    /// The last message.
    case verdict(CheckVerdict)
}

/// The end of a process inside a body.
struct BodyEnd {
    let reason: ProcessEnd
    /// The end of what it wrote on standard error.
    let errors: String

    /// What the runtime said of a trap; nil if it said nothing.
    private var message: RuntimeMessage? {
        guard [.signal(SIGILL), .signal(SIGTRAP), .signal(SIGABRT)].contains(reason) else { return nil }
        return RuntimeMessage(in: errors)
    }

    /// The failure of the body; ends at one place count as one bug.
    var failure: Failure {
        Failure(id: "\(reason) \(message?.place ?? "")", message: "\(Self.opening)\(self)")
    }

    /// The beginning of the message of a failure.
    fileprivate static let opening = "The body ended its process: "
}

extension Failure {
    /// Whether the body ended its process.
    var endsProcess: Bool { message.hasPrefix(BodyEnd.opening) }
}

extension BodyEnd: CustomStringConvertible {
    /// The reason, and what the runtime said of it.
    var description: String { "\(reason)" + (message.map { "\n    \($0.line)" } ?? "") }
}
