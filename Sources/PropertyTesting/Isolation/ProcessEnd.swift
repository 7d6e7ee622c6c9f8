import Foundation
import Generators

/// The end of a process inside a body.
struct ProcessEnd {
    let reason: ExitReason
    /// The end of what it wrote on standard error.
    let errors: String

    /// What the runtime said of a trap; nil if it said nothing.
    private var fatalError: Substring? {
        guard [.signal(SIGILL), .signal(SIGTRAP), .signal(SIGABRT)].contains(reason) else { return nil }
        return errors.split(separator: "\n").last { $0.contains("Fatal error") }
    }

    /// The failure of the body; ends at one place count as one bug.
    var failure: Failure {
        let place = fatalError.map { line in
            line.firstRange(of: "Fatal error").map { line[..<$0.lowerBound] } ?? line
        }
        return Failure(id: "\(reason) \(place ?? "")", message: "The body ended its process: \(self)")
    }
}

extension ProcessEnd: CustomStringConvertible {
    /// The reason, and what the runtime said of it.
    var description: String { "\(reason)" + (fatalError.map { "\n    \($0)" } ?? "") }
}
