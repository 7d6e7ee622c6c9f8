import Foundation
import Fuzzing
import Verification

/// The command `fuzz promote`: makes a finding a file that is committed, and that tests run from then on.
enum PromoteFinding {
    /// Where the scenarios of this package are; those of another one are in the second folder.
    private static let folders = ["Tests/Properties/Scenarios", "Tests/Scenarios"]

    /// Promotes the finding in a file.
    static func run(_ arguments: inout Arguments, among targets: FuzzTargets) throws(UsageError) -> Int32 {
        let folder = try arguments.value("--to")
        guard let why = try arguments.value("--why"), !why.isEmpty else {
            throw UsageError("expected --why TEXT, what the finding is and why it stays")
        }
        let path = try arguments.rest(1...1, "a finding")[0]
        let inputs = "Tests/Fuzz/Findings"
        let target: String
        let text: String
        switch URL(fileURLWithPath: path).pathExtension {
        case "scenario":
            let result = try scenario(path, why)
            (target, text) = ("\(folder ?? scenarioFolder)/\(result.name)", result.text)
        case InputFile.fileExtension:
            let file = try CommittedInputs.file(path)
            let result = try self.inputs(file, FuzzInputFile(path).name, why, among: targets)
            (target, text) = ("\(folder ?? inputs)/\(result.name)", result.text)
        case FuzzInputFile.fileExtension:
            let input = FuzzInputFile(path)
            guard let subject = input.subject else {
                throw UsageError("\(path): expected a finding in .fuzz, whose folder names what was fuzzed")
            }
            let file = InputFile(of: subject, [InputFile.Entry(Array(try readBytes(path)))])
            let result = try self.inputs(file, input.name, why, among: targets)
            (target, text) = ("\(folder ?? inputs)/\(result.name)", result.text)
        default:
            throw UsageError("\(path): expected a finding, ….scenario, ….inputs or ….input")
        }
        guard !FileManager.default.fileExists(atPath: target) else {
            throw UsageError("\(target) is there already, and is not overwritten")
        }
        try makeFolder(URL(fileURLWithPath: target).deletingLastPathComponent().relativePath)
        try writeText(text, to: target)
        print(target)
        return 0
    }

    private static var scenarioFolder: String {
        folders.first { FileManager.default.fileExists(atPath: $0) } ?? folders[1]
    }

    /// A scenario file whose header begins with the reason.
    private static func scenario(_ path: String, _ why: String) throws(UsageError) -> (
        name: String, text: String
    ) {
        let text = try readText(path)
        let file = try asTyped(path) { () throws(ScenarioFile.ParseError) in try ScenarioFile(parsing: text) }
        let name = [file.bar ?? "any", file.breaks.first ?? "unnamed"].joined(separator: "-")
        let promoted = ScenarioFile(
            file.session, bar: file.bar, breaks: file.breaks, comments: [why] + file.comments)
        return ("\(name).scenario", promoted.text)
    }

    /// A file of inputs, of which the comment of the first begins with the reason.
    private static func inputs(
        _ file: InputFile, _ finding: String, _ why: String, among targets: FuzzTargets
    ) throws(UsageError) -> (name: String, text: String) {
        _ = try asTyped { () throws(UnknownName) in try targets.subject(file.subject) }
        guard let first = file.entries.first else {
            throw UsageError("\(finding): expected an input, found none")
        }
        let entry = InputFile.Entry(first.input, comments: [why] + first.comments)
        let promoted = InputFile(of: file.subject, [entry] + file.entries.dropFirst())
        return ("\(file.subject)-\(finding).\(InputFile.fileExtension)", promoted.text)
    }
}
