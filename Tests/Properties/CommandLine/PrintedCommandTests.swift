import Foundation
import Testing
import TestSupport

@testable import BarCommands

/// The commands that the command line prints run as they are printed, from the folder of the package.
@Suite struct PrintedCommandTests {
    /// The command on a page of HTML that runs its counterexample again.
    private static func instruction(onPage path: String) throws -> String {
        let html = try String(contentsOfFile: path, encoding: .utf8)
        let text = try #require(html.firstMatch(of: /id="instruction"[^>]*>([^<]*(?:&[a-z#0-9]+;[^<]*)*)</))
        let characters = ["&lt;": "<", "&gt;": ">", "&#39;": "'", "&quot;": "\"", "&amp;": "&"]
        return characters.reduce(String(text.output.1)) { $0.replacing($1.key, with: $1.value) }
    }

    /// Runs a printed command with the program in the place of the script that builds and runs it.
    private static func run(_ command: String, _ invocation: String, _ program: String) throws -> Launched {
        let name = try #require(command.hasPrefix(invocation + " ") ? invocation : nil, "\(command)")
        return try Launched(
            ["-c", "run() { \"$0\" \"$@\"; }\nrun" + command.dropFirst(name.count), program], of: "/bin/bash")
    }

    @Test(arguments: [
        ["explore", "--bar", "published", "--model", "no-height", "--states", "100"],
        ["verify", "--bar", "published", "--cases", "300", "--invariant", "S7"],
    ])
    func `a page of a counterexample says how to run it again`(words: [String]) throws {
        try TemporaryFolder.with { folder in
            #expect(try Launched(words + ["--html", folder.path]).status == 1)
            let pages = try folder.names.filter { $0 != "index.html" }
            let page = try #require(pages.first)
            let command = try Self.instruction(onPage: "\(folder.path)/\(page)")
            let words =
                command.hasPrefix("scripts/reproduce") ? command.replacing("scripts/", with: "") : command
            let again =
                words == command
                ? try Self.run(command, "scripts/airbar", Launched.airbar)
                : try Self.run("scripts/airbar " + words, "scripts/airbar", Launched.airbar)
            #expect(again.status == 1 && again.output.hasPrefix("published breaks "), "\(command)")
        }
    }

    @Test func `a page of a file names the file and the bar that were given`() throws {
        try TemporaryFolder.with { folder in
            let text = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
            let path = try folder.write(text.utf8, to: "it's mine.scenario")
            let page = "\(folder.path)/page.html"
            for (words, bar, status) in [
                ([path], "published", 1), (["--bar", "hardened", path], "hardened", 0),
            ] {
                #expect(try Launched(["reproduce", "--html", page] + words).status == Int32(status))
                let command = try Self.instruction(onPage: page)
                let again = try Self.run(command, "scripts/airbar", Launched.airbar)
                #expect(again.status == Int32(status) && again.output.hasPrefix(bar), "\(command)")
            }
        }
    }

    @Test func `a case from standard input has a page with the case in its command`() throws {
        try TemporaryFolder.with { folder in
            let path = Repository.scenarios.appendingPathComponent("published-S7.scenario").path
            let page = "\(folder.path)/page.html"
            #expect(try Launched(bash: #""$0" reproduce --html "$2" - < "$1""#, path, page).status == 1)
            let command = try Self.instruction(onPage: page)
            let again = try Self.run(command, "scripts/airbar", Launched.airbar)
            #expect(again.status == 1 && again.output.hasPrefix("published breaks S7"), "\(command)")
        }
    }

    @Test func `the command line of another package prints how that is run, for all bars`() throws {
        let invocation = "swift run -c release Misbehaving"
        let run = try Launched(
            ["verify", "--bar", "published", "--cases", "300", "--invariant", "S7"],
            of: MisbehavingInput.program)
        let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix(invocation) })
        let again = try Self.run(String(line), invocation, MisbehavingInput.program)
        #expect(again.status == 1 && again.output.hasPrefix("published breaks S7"))
        let help = try Launched(["verify", "--help"], of: MisbehavingInput.program)
        #expect(
            help.output.hasPrefix("usage: \(invocation) verify ")
                && !help.output.replacing(invocation, with: "").contains("Misbehaving"))
    }

    @Test(arguments: [
        ["verify", "--save", "--exact"], ["verify", "--html", "--json"], ["explore", "--save", "--exact"],
        ["verify", "--bar", "--cases", "3"], ["check", "--heights", "--json", "file"],
        ["reproduce", "--html", "--svg", "file"], ["motion", "--html", "--json"],
    ])
    func `an option in the place of a value is an error that names both`(words: [String]) throws {
        try TemporaryFolder.with { folder in
            let run = try Launched(bash: #"cd "$1" && shift && "$0" "$@""#, folder.path, words: words)
            let option = words.first { $0.hasPrefix("--") } ?? ""
            #expect(
                run.status == 2
                    && run.complaints.hasPrefix("airbar: \(option) expects a value, found the option "))
            #expect(try folder.names.isEmpty)
        }
    }

    @Test func `an input that is named after an invariant is judged by it`() throws {
        try TemporaryFolder.with { folder in
            let bytes = try MisbehavingInput.bytes([.contentOffset(1_400), .contentOffset(1_401)])
            for name in ["findings/S9.input", "inbox/S9-1a2b.input"] {
                let path = try folder.write(bytes, to: ".fuzz/bar-published/\(name)")
                let run = try Launched(["reproduce", path])
                #expect(run.status == 1 && run.output.hasPrefix("published breaks S9, "), "\(run.output)")
                #expect(!run.output.contains("also breaks"))
            }
            let other = try folder.write(bytes, to: ".fuzz/bar-published/corpus/crash-1")
            #expect(try Launched(["reproduce", other]).output.contains("also breaks"))
        }
    }
}
