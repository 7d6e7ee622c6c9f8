import Testing
import TestSupport

@testable import BarCommands
@testable import airbar

/// What a shell completes, and how a search says how far it is.
@Suite struct CompletionTests {
    /// The words that bash completes after some words, of which the last one is being typed.
    private func completed(_ words: String...) throws -> [Substring] {
        let line = words.map { "'\($0)'" }.joined(separator: " ")
        let run = try Launched(
            bash: """
                eval "$("$0" completions bash)"; COMP_WORDS=(airbar \(line)); COMP_CWORD=\(words.count); cd /; _airbar
                printf '%s\\n' "${COMPREPLY[@]}"
                """)
        return run.output.split(separator: "\n")
    }

    @Test func `bash completes commands, and the options of a command`() throws {
        #expect(try completed("ver") == ["verify"])
        #expect(try completed("comp") == ["completions"])
        #expect(try completed("verify", "--se") == ["--seconds", "--seed", "--sessions"])
        #expect(try completed("reproduce", "--j") == ["--json"])
        #expect(try completed("completions", "z") == ["zsh"])
        #expect(try completed("fuzz", "re") == ["replay"])
        #expect(try completed("fuzz", "run", "bar", "--jo") == ["--jobs"])
    }

    @Test func `bash completes the values of an option`() throws {
        #expect(try completed("verify", "--bar", "pub") == ["published"])
        #expect(
            try completed("verify", "--cases", "20", "--invariant", "S1") == ["S1"]
                + (10...19).map { "S\($0)" })
        #expect(try completed("verify", "--events", "") == ["realistic", "losses", "hostile"])
        #expect(try completed("explore", "--model", "no-h") == ["no-height"])
        #expect(try completed("fuzz", "all", "--bar", "hard") == ["hardened"])
        #expect(try completed("motion", "--rules", "publ") == ["published"])
    }

    @Test func `an option is an error where it is unknown, has no value, or has one though it is a flag`() {
        let options = [Option("--bar NAME", "the bar"), Option.json]
        for (words, message) in [
            (["--loud"], "unknown option --loud, expected one of --bar, --json, --help"),
            (["--jsno"], "unknown option --jsno, did you mean --json?"),
            (["--bar"], "--bar expects a value"),
            (
                ["--bar", "--json"],
                "--bar expects a value, found the option --json; --bar=--json if that is it"
            ),
            (["--json=yes"], "--json has no value, found yes"),
        ] {
            let error = #expect(throws: UsageError.self) { try Arguments(words, of: options) }
            #expect(error?.message == message)
        }
    }

    @Test func `zsh gets the same by way of bash's completions`() throws {
        let zsh = try Launched(["completions", "zsh"]).output
        let bash = try Launched(["completions", "bash"]).output
        #expect(zsh.hasPrefix("autoload -U +X compinit bashcompinit") && zsh.hasSuffix(bash))
        let run = try Launched(["completions", "tcsh"])
        #expect(run.status == 2 && run.complaints == "airbar: tcsh: expected one of bash, zsh, fish\n")
    }

    @Test func `fish gets the same cases in its own words`() throws {
        let fish = try Launched(["completions", "fish"]).output
        #expect(
            fish.contains(
                "\n        case 'verify*--events'\n            printf '%s\\n' realistic losses hostile\n"))
        #expect(fish.hasSuffix("\ncomplete -c airbar -f -a '(_airbar)'\n"))
        #expect(fish.contains("case 'verify*--html'\n            __fish_complete_path"))
    }

    @Test(arguments: [["--seed", "random"], ["--seed=random"]])
    func `a seed is drawn once for all processes of a command`(words: [String]) throws {
        let arguments = try Arguments(
            Arguments.withDrawnSeed(["verify"] + words + ["random"]), of: [.seed])
        let seed = try arguments.value("--seed")
        #expect(seed.flatMap { UInt64($0) } != nil)
        #expect(try arguments.operands(0...9, "words") == ["verify", "random"])
    }

    @Test func `the seed is the library's unless it is given, and may be random`() throws {
        func seed(_ words: String...) throws -> UInt64 {
            try Arguments(words, of: [.seed]).seed()
        }
        #expect(try seed() == 0 && seed("--seed", "7") == 7)
        #expect(try Set((0..<5).map { _ in try seed("--seed", "random") }).count > 1)
        #expect(throws: UsageError.self) { try seed("--seed", "-1") }
    }
}
