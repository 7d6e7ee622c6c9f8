import BarCommands
import Foundation

/// The libFuzzer target of this package's bars.
///
/// Without libFuzzer it runs the inputs whose paths the command line names, and exits 1 if one breaks an invariant, or 2 if
/// one cannot be read or an option is unknown.
@main
enum Fuzz {
    static func main() {
        #if FUZZING
            FuzzTarget.bars = .shipped
        #else
            do {
                exit(try run(CommandLine.arguments) ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("Fuzz: \(error)\n".utf8))
                exit(2)
            }
        #endif
    }

    private static func run(_ arguments: [String]) throws -> Bool {
        let options = try FuzzOptions(arguments.dropFirst(), flags: [])
        let target = BarTarget(options)
        var holds = true
        for path in options.paths {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            guard let counterexample = target.counterexample(Array(bytes)) else { continue }
            print("\(path): \(counterexample.text)")
            holds = false
        }
        return holds
    }
}
