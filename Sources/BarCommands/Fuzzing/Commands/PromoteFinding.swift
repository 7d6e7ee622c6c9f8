import Foundation
import Fuzzing
import Verification

/// The command `fuzz promote`: makes a finding a file that is committed, and that tests run from then on.
enum PromoteFinding {
    /// Where the scenarios of this package are; those of another one are in the second folder.
    private static let folders = ["Tests/Properties/Scenarios", "Tests/Scenarios"]

    /// Promotes the finding in a file.
    static let command = Command(
        name: "promote",
        summary:
            "copy a finding into a folder whose files tests run: a scenario, or an input of another target",
        operands: "FINDING",
        options: [
            Option("--why TEXT", "what it is and why it stays, as its first comment"),
            Option(
                "--to FOLDER",
                "the folder (Tests/Properties/Scenarios or Tests/Scenarios; Tests/Fuzz/Findings for an input)"
            ),
        ], run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let folder = try arguments.value("--to")
        guard let why = try arguments.value("--why"), !why.isEmpty else {
            throw UsageError("expected --why TEXT, what the finding is and why it stays")
        }
        let path = try arguments.operands(1...1, "a finding")[0]
        let isScenario = URL(fileURLWithPath: path).pathExtension == "scenario"
        let result = isScenario ? try scenario(path, why) : try inputs(path, why, arguments)
        let target = try unusedPath(
            in: folder ?? (isScenario ? scenarioFolder : "Tests/Fuzz/Findings"), for: result)
        if FileManager.default.fileExists(atPath: target) {
            complain("\(Invocation.name): the case is there already")
        } else {
            try makeFolder(URL(fileURLWithPath: target).deletingLastPathComponent().relativePath)
            try writeText(result.text, to: target)
        }
        print(target)
        return .done
    }

    /// The first path of a name, or of that with a number, at which there is no file, or one with the same case.
    private static func unusedPath(
        in folder: String, for result: (name: String, text: String)
    ) throws(UsageError) -> String {
        let name = URL(fileURLWithPath: result.name)
        var path = "\(folder)/\(result.name)"
        var number = 1
        while FileManager.default.fileExists(atPath: path),
            cases(of: try readText(path)) != cases(of: result.text)
        {
            number += 1
            path =
                "\(folder)/\(name.deletingPathExtension().lastPathComponent)-\(number).\(name.pathExtension)"
        }
        return path
    }

    /// The lines of a file but for comments, which do not say what the case is.
    private static func cases(of text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    private static var scenarioFolder: String {
        folders.first { FileManager.default.fileExists(atPath: $0) } ?? folders[1]
    }

    /// A scenario file whose header begins with the reason.
    private static func scenario(_ path: String, _ why: String) throws(UsageError) -> (
        name: String, text: String
    ) {
        let text = try readText(path)
        let file = try asUsageError(path) { () throws(ScenarioFile.ParseError) in
            try ScenarioFile(parsing: text)
        }
        let name = [file.bar ?? "any", file.breaks.first ?? "unnamed"].joined(separator: "-")
        let promoted = ScenarioFile(
            file.session, bar: file.bar, breaks: file.breaks, comments: [why] + file.comments)
        return ("\(name).scenario", promoted.text)
    }

    /// A file of inputs, of which the comment of the first begins with the reason.
    private static func inputs(
        _ path: String, _ why: String, _ arguments: Arguments
    ) throws(UsageError) -> (name: String, text: String) {
        switch URL(fileURLWithPath: path).pathExtension {
        case InputFile.fileExtension: break
        case FuzzInputFile.fileExtension:
            guard FuzzInputFile(path).subject != nil else {
                throw UsageError("\(path): expected a finding in .fuzz, whose folder names what was fuzzed")
            }
        default: throw UsageError("\(path): expected a finding, ….scenario, ….inputs or ….input")
        }
        let file = try InputFile(at: path)
        _ = try arguments.subject(file.subject)
        guard let first = file.items.first else {
            throw UsageError("\(path): expected an input, found none")
        }
        let item = InputFile.Item(first.input, comments: [why] + first.comments)
        let promoted = InputFile(of: file.subject, [item] + file.items.dropFirst())
        return ("\(file.subject)-\(FuzzInputFile(path).name).\(InputFile.fileExtension)", promoted.text)
    }
}
