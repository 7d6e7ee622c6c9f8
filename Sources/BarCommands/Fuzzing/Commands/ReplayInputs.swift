import Foundation
import Fuzzing

/// The command `fuzz replay`: runs inputs again, each in a process of its own, and says what happens.
enum ReplayInputs {
    /// Runs the inputs that the words name; it is broken if one fails.
    ///
    /// - Throws: `UsageError` if a file cannot be read, if there is no input, or if it is not known what was fuzzed.
    static let command = Command(
        name: "replay",
        summary: "run inputs again, each in a process of its own, and say what happens",
        operands: "FILE | FOLDER …",
        options: [
            Option("--target TARGET", "the target of inputs that do not name theirs"),
            Option("--seconds S", "the time after which an input is said not to end, in seconds (10)"),
        ], run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let target = try arguments.value("--target")
        let seconds = try arguments.number("--seconds", in: 0.1...1e6)
        let words = try arguments.operands(1...Int.max, "files or folders of inputs")
        Interruption.watch()
        var runs: [String: IsolatedRuns] = [:]
        var verdicts: [Verdict] = []
        let paths = try words.map(files).joined()
        for path in paths {
            let file = try InputFile(at: path, of: target)
            let subject = try arguments.subject(file.subject)
            var isolation = Isolation(subject.name)
            if let seconds { isolation.seconds = seconds }
            let run = runs[subject.name] ?? IsolatedRuns(isolation)
            runs[subject.name] = run
            for (index, item) in file.items.enumerated() {
                if Interruption.isPending { return Verdict(of: verdicts + [.interrupted]) }
                let outcome = try run.outcome(of: item.input)
                let place = file.items.count == 1 ? "" : ", input \(index + 1)"
                print("\(path)\(place): \(subject.name) \(outcome)")
                verdicts.append(outcome == .held ? .holds : .broken)
            }
        }
        if verdicts.isEmpty { throw UsageError("no input in \(words.joined(separator: ", "))") }
        return Verdict(of: verdicts)
    }

    /// The files of inputs in a folder and the folders in it, sorted, but for texts of an input that is there as bytes;
    /// of a file, that file.
    private static func files(_ path: String) throws(UsageError) -> [String] {
        guard FileManager.default.fileExists(atPath: path) else {
            throw UsageError("\(path): no such file or folder")
        }
        guard isFolder(path) else { return [path] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let inputs = names.filter { name in
            let url = URL(fileURLWithPath: name)
            let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
            let extensions = ["", FuzzInputFile.fileExtension, InputFile.fileExtension]
            return !isHidden && extensions.contains(url.pathExtension)
        }
        .map { "\(path)/\($0)" }
        return inputs.filter { input in
            FileManager.default.fileExists(atPath: input) && !isFolder(input)
                && !(input.hasSuffix(".\(InputFile.fileExtension)")
                    && inputs.contains(String(input.dropLast())))
        }
        .sorted()
    }
}
