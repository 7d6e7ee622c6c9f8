import Foundation

/// The destination of what the command line prints.
enum Output {
    /// Whether output is discarded, as in tests, which run commands concurrently in their own process.
    @TaskLocal static var isDiscarded = false
}

/// Prints text on standard output.
func print(_ text: String, terminator: String = "\n") {
    if !Output.isDiscarded { Swift.print(text, terminator: terminator) }
}

/// Prints a line on standard error.
func complain(_ line: String) {
    if !Output.isDiscarded { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
