import Foundation
import Fuzzing
import Testing
import TestSupport

@testable import BarCommands

/// Findings that become committed files.
@Suite struct PromoteTests {
    private func run(_ words: [String]) throws -> Verdict {
        try PromoteFinding.command.run(words, on: .shipped, after: "airbar fuzz")
    }

    private func promote(_ path: String, to folder: TemporaryFolder) throws -> String {
        #expect(try run([path, "--why", "it stays", "--to", "\(folder.path)/kept"]) == .done)
        let name = try #require(try names(in: "\(folder.path)/kept").first)
        return "\(folder.path)/kept/\(name)"
    }

    @Test func `a file of inputs keeps its inputs and its comments`() throws {
        try TemporaryFolder.with { folder in
            let file = InputFile(of: "tokens", [InputFile.Item([1, 2], comments: ["T1"])])
            let path = try promote(try folder.write(file.text.utf8, to: "T1.inputs"), to: folder)
            #expect(path.hasSuffix("/tokens-T1.inputs"))
            #expect(
                try InputFile(parsing: try readText(path)).items
                    == [InputFile.Item([1, 2], comments: ["it stays", "T1"])])
        }
    }

    @Test func `an input of a folder of findings names what was fuzzed`() throws {
        try TemporaryFolder.with { folder in
            let findings = "\(folder.path)/.fuzz/tokens/findings"
            try makeFolder(findings)
            try writeBytes([3, 4], to: "\(findings)/T1.input")
            let file = try InputFile(parsing: try readText(try promote("\(findings)/T1.input", to: folder)))
            #expect(file.subject == "tokens" && file.items.map(\.input) == [[3, 4]])
        }
    }

    @Test func `a scenario keeps its events, and its first comment is the reason`() throws {
        try TemporaryFolder.with { folder in
            let text =
                "scenario 1\nbar published\nbreaks S7\nheights 1 2 3\nbind frame 600 content 2000 offset 0\n"
            let path = try promote(try folder.write(text.utf8, to: "S7.scenario"), to: folder)
            #expect(path.hasSuffix("/published-S7.scenario"))
            #expect(try readText(path) == text.replacing("scenario 1\n", with: "scenario 1\n# it stays\n"))
        }
    }

    @Test(arguments: ["S7.txt", "S7", "S7.input", "S7.inputs"])
    func `any other file is refused`(name: String) throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("text".utf8, to: name)
            let error = #expect(throws: UsageError.self) { try run([path, "--why", "it stays"]) }
            #expect(error.map { "\($0)".contains("expected") && !"\($0)".contains("--target") } == true)
        }
    }

    @Test func `a case that is there is there once, and another one has a name of its own`() throws {
        try TemporaryFolder.with { folder in
            for (input, expected) in [
                ([1], ["tokens-T1.inputs"]), ([1], ["tokens-T1.inputs"]),
                ([2], ["tokens-T1-2.inputs", "tokens-T1.inputs"]),
                ([2], ["tokens-T1-2.inputs", "tokens-T1.inputs"]),
                ([3], ["tokens-T1-2.inputs", "tokens-T1-3.inputs", "tokens-T1.inputs"]),
            ] as [([UInt8], [String])] {
                let file = try folder.write(
                    InputFile(of: "tokens", [InputFile.Item(input)]).text.utf8, to: "T1.inputs")
                _ = try promote(file, to: folder)
                #expect(try names(in: "\(folder.path)/kept") == expected)
            }
        }
    }

    @Test func `the finding in the documentation becomes a file`() throws {
        let document = try Repository.text(of: "Documentation/Fuzzing.md")
        let command = try #require(
            document.firstMatch(of: /scripts\/fuzz (promote \S+\/(S7\.scenario) --why "[^"]+")/))
        try TemporaryFolder.with { folder in
            let scenarios = "\(folder.path)/Tests/Properties/Scenarios"
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: scenarios).deletingLastPathComponent(),
                withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Repository.root.appendingPathComponent("Tests/Properties/Scenarios"),
                to: URL(fileURLWithPath: scenarios))
            let found = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
            let other = found.replacing("offset 1401", with: "offset 1402")
            for (text, count) in [(found, 0), (other, 1)] {
                let before = try names(in: scenarios).count
                _ = try folder.write(text.utf8, to: ".fuzz/bar-published/findings/S7.scenario")
                let run = try Launched(bash: "cd \"$1\" && \"$0\" fuzz \(command.output.1)", folder.path)
                #expect(run.status == 0, "\(run.complaints)")
                #expect(try names(in: scenarios).count == before + count)
            }
        }
    }
}
