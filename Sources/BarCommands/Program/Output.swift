import Foundation
import Synchronization

/// The destination of what the command line prints.
///
/// Texts are written as they are printed: a buffer would be lost with the process, and its errors with it.
package enum Output {
    /// Whether output is discarded, as in tests, which run commands concurrently in their own process.
    @TaskLocal static var isDiscarded = false

    /// The reason why standard output could not be written; nil if all of it was.
    static var failure: String? {
        let number = errorNumber.load(ordering: .relaxed)
        return number == 0 ? nil : String(cString: strerror(number))
    }

    /// The number of columns of the terminal that standard output is connected to; nil if it is none.
    package static var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

    /// The number of rows of that terminal; nil if it is none.
    static var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    private static var size: winsize? {
        var size = winsize()
        let isTerminal = !isDiscarded && isatty(STDOUT_FILENO) == 1
        return isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    private static let errorNumber = Atomic<Int32>(0)

    /// Writes a text to a file descriptor; returns the number of the error, or 0.
    fileprivate static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno != EINTR { return errno }
                rest = UnsafeBufferPointer(rebasing: rest.dropFirst(max(0, count)))
            }
            return 0
        }
    }

    fileprivate static func print(_ text: String) {
        let number = write(text, to: STDOUT_FILENO)
        if number != 0 { errorNumber.store(number, ordering: .relaxed) }
    }
}

/// Prints text on standard output.
public func print(_ text: String, terminator: String = "\n") {
    if !Output.isDiscarded { Output.print(text + terminator) }
}

/// Prints text on standard error, which may be closed.
public func complain(_ text: String, terminator: String = "\n") {
    if !Output.isDiscarded { _ = Output.write(text + terminator, to: STDERR_FILENO) }
}
