import Foundation

/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
    case exited(status: Int32)
    case signal(Int32)

    /// Reads what `waitpid` tells.
    init(status: Int32) {
        self = status & 0x7f == 0 ? .exited(status: status >> 8 & 0xff) : .signal(status & 0x7f)
    }
}

extension ProcessEnd: CustomStringConvertible {
    /// The end in words.
    package var description: String {
        switch self {
        case .exited(let status): "exit with status \(status)"
        case .signal(SIGILL), .signal(SIGTRAP): "a trap"
        case .signal(SIGSEGV): "an invalid access to memory, or a stack overflow"
        case .signal(SIGABRT): "an abort"
        case .signal(SIGKILL): "a kill"
        case .signal(let number): "signal \(number)"
        }
    }
}
