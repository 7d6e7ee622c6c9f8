import Foundation
import Fuzzing
import Generators

/// The fuzzer of this package.
///
/// Without libFuzzer it runs the inputs whose paths the command line names, and exits 1 if one fails, or 2 if one cannot be
/// read or an option is unknown.
@main
enum Fuzz {
    static func main() {
        #if FUZZING
            FuzzEntry.targets = .shipped
        #else
            do {
                exit(try run() ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("Fuzz: \(error)\n".utf8))
                exit(2)
            }
        #endif
    }

    private static func run() throws -> Bool {
        let options = try FuzzOptions(
            CommandLine.arguments,
            environment: ProcessInfo.processInfo.environment[FuzzOptions.targetVariable], flags: [])
        var holds = true
        for path in options.paths {
            var source = ChoiceSource(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
            for failure in options.subject.failures(&source) where !options.known.contains(failure.id) {
                print("\(path): \(options.subject.name) breaks \(failure.id): \(failure.message)")
                holds = false
            }
        }
        return holds
    }
}
