#if !FUZZING
    import Foundation

    /// The target without libFuzzer: runs the inputs whose paths the command line names.
    ///
    /// Exits 1 if one breaks an invariant, 2 if one cannot be read or an option is unknown.
    @main
    enum Replay {
        static func main() {
            do {
                exit(try run(CommandLine.arguments) ? 0 : 1)
            } catch {
                FileHandle.standardError.write(Data("Fuzz: \(error)\n".utf8))
                exit(2)
            }
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
#endif
