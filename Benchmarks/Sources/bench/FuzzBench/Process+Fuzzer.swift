import BarCommands
import Foundation

extension Process {
    /// Makes a process of the fuzzer that is not started yet and ends with this one.
    ///
    /// - Parameters:
    ///   - binary: the program.
    ///   - words: the words of the command line.
    ///   - log: where it tells what it does: a file handle or a pipe.
    convenience init(fuzzing binary: String, _ words: [String], log: Any) {
        self.init()
        executableURL = URL(fileURLWithPath: binary)
        arguments = words
        environment = ProcessInfo.processInfo.environment.merging(FuzzerCall.environment) { $1 }
        standardOutput = FileHandle.nullDevice
        standardError = log
    }
}
