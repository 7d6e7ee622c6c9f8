import Foundation
import Fuzzing

/// The command `fuzz tmin`: shrinks one input, and stores what it finds.
enum MinimiseInput {
    /// Shrinks the input of a file; it is broken if the input fails, as most do that are shrunk.
    static let command = Command(
        name: "tmin", summary: "shrink one input, and store what it finds", operands: "TARGET FILE",
        options: [
            Option("--output FOLDER", "where it is stored (the findings of the target in .fuzz)"),
            Option("--seconds S", "the time that an input may take, in seconds"),
        ], run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let folder = try arguments.value("--output")
        let seconds = try arguments.number("--seconds", in: 1...1e6)
        let words = try arguments.operands(2...2, "a target and a file")
        let subject = try arguments.subject(words[0])
        Interruption.watch()
        let store = try FindingStore(folder ?? FuzzFolder(of: subject.name).findings)
        let sorter = FindingSorter(subject, store, shrinkingTime: seconds ?? 60)
        let (file, inputs) = (FuzzInputFile(words[1]), try InputFile(at: words[1], of: subject.name).items)
        guard inputs.count == 1, let input = inputs.first?.input else {
            throw UsageError("\(words[1]): expected one input, found \(inputs.count)")
        }
        let sorted = try sorter.sort(input, named: file.name, expecting: file.expectedID)
        guard let sorted else { return .interrupted }
        for found in sorted { print("\(found)") }
        return Verdict(of: sorted.map(\.verdict))
    }
}
