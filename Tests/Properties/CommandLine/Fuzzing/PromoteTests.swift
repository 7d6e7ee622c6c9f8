import Foundation
import Fuzzing
import Testing
import TestSupport

@testable import BarCommands

/// Findings that become committed files.
@Suite struct PromoteTests {
    private func promote(_ path: String, to folder: TemporaryFolder) throws -> String {
        var arguments = Arguments([path, "--why", "it stays", "--to", "\(folder.path)/kept"])
        #expect(try PromoteFinding.run(&arguments, among: .shipped) == 0)
        let name = try #require(try names(in: "\(folder.path)/kept").first)
        return "\(folder.path)/kept/\(name)"
    }

    @Test func `a file of inputs keeps its inputs and its comments`() throws {
        try TemporaryFolder.with { folder in
            let file = InputFile(of: "tokens", [InputFile.Entry([1, 2], comments: ["T1"])])
            let path = try promote(try folder.write(file.text.utf8, to: "T1.inputs"), to: folder)
            #expect(path.hasSuffix("/tokens-T1.inputs"))
            #expect(
                try InputFile(parsing: try readText(path)).entries
                    == [InputFile.Entry([1, 2], comments: ["it stays", "T1"])])
        }
    }

    @Test func `an input of a folder of findings names what was fuzzed`() throws {
        try TemporaryFolder.with { folder in
            let findings = "\(folder.path)/.fuzz/tokens/findings"
            try makeFolder(findings)
            try writeBytes([3, 4], to: "\(findings)/T1.input")
            let file = try InputFile(parsing: try readText(try promote("\(findings)/T1.input", to: folder)))
            #expect(file.subject == "tokens" && file.entries.map(\.input) == [[3, 4]])
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
            var arguments = Arguments([try folder.write("text".utf8, to: name), "--why", "it stays"])
            let error = #expect(throws: UsageError.self) {
                try PromoteFinding.run(&arguments, among: .shipped)
            }
            #expect(error.map { "\($0)".contains("expected") && !"\($0)".contains("--target") } == true)
        }
    }

    @Test func `a file that is there is not overwritten`() throws {
        try TemporaryFolder.with { folder in
            let file = try folder.write(
                InputFile(of: "tokens", [InputFile.Entry([1])]).text.utf8, to: "T1.inputs")
            _ = try promote(file, to: folder)
            #expect(throws: UsageError.self) { try promote(file, to: folder) }
        }
    }
}
