import Foundation

/// Where the command line prints.
enum Output {
    /// Whether what is printed is discarded: tests call commands in their own process, beside each other.
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
