import Foundation
import Testing
import TestSupport

@testable import BarCommands
@testable import airbar

/// What `airbar reproduce` prints to be pasted: tests and patches.
@Suite struct PasteTests {
    private static let scenario = Repository.scenarios.appendingPathComponent("published-S7.scenario").path
    private static let modules = ["AirBarModel", "BarTesting", "Testing", "Verification"]
    private static let imports = modules.map { "import \($0)\n" }.joined()

    @Test(arguments: ["published-S7", "published-F1", "awkward-S2"])
    func `the test of a file is the one that is committed`(name: String) throws {
        let run = try Launched([
            "reproduce", "--test", Repository.scenarios.appendingPathComponent("\(name).scenario").path,
        ])
        #expect(run.status == 1 && run.complaints.isEmpty)
        #expect(try run.output == Repository.text(of: "Tests/Properties/Pages/Pasted/\(name).swift"))
    }

    @Test func `a patch is applied to the tests that import the same modules`() throws {
        try TemporaryFolder.with { folder in
            _ = try folder.write(Self.imports.utf8, to: "Tests/My Tests/Tests.swift")
            _ = try folder.write(Self.imports.utf8, to: "Tests/OtherTests/Tests.swift")
            _ = try folder.write("import Testing\n".utf8, to: "Tests/AppTests/Tests.swift")
            let run = try Launched(
                bash: """
                    cd "$1" && { "$0" reproduce --patch "$2" >patch || [[ $? == 1 ]]; } &&
                    git apply --check patch && git apply patch && cat "Tests/My Tests/published-S7.swift"
                    """, folder.path, Self.scenario)
            #expect(run.status == 0 && run.complaints.isEmpty)
            #expect(try run.output == Repository.text(of: "Tests/Properties/Pages/Pasted/published-S7.swift"))
        }
    }

    @Test func `the folder of a patch is the one with the most tests of bars`() throws {
        #expect(
            try TestFolder.path(in: Repository.root.path, importing: Self.modules)
                == "Tests/Properties/BarTesting")
        try TemporaryFolder.with { folder in
            _ = try folder.write(Self.imports.utf8, to: "Tests/B/1.swift")
            #expect(try TestFolder.path(in: folder.path, importing: Self.modules) == "Tests/B")
            _ = try folder.write(Self.imports.utf8, to: "Tests/A/1.swift")
            #expect(try TestFolder.path(in: folder.path, importing: Self.modules) == "Tests/A")
            _ = try folder.write(Self.imports.utf8, to: "Tests/B/2.swift")
            #expect(try TestFolder.path(in: folder.path, importing: Self.modules) == "Tests/B")
            _ = try folder.write((Self.imports + "@testable import Mine\n").utf8, to: "Tests/C/1.swift")
            #expect(try TestFolder.path(in: folder.path, importing: Self.modules + ["Mine"]) == "Tests/C")
        }
    }

    @Test func `without a test of bars there is no patch, and the reason is said`() throws {
        try TemporaryFolder.with { folder in
            let run = try Launched(
                bash: #"cd "$1" && "$0" reproduce --patch "$2""#, folder.path, Self.scenario)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(
                run.complaints.hasPrefix("airbar: no file below Tests in this folder imports AirBarModel, "))
        }
    }

    @Test(arguments: [
        (["--svg", "--test", "x"], "--svg and --test exclude each other"),
        (["--json", "--patch", "x"], "--json and --patch exclude each other"),
        (["--test", "x", "y"], "--test shows one counterexample"),
        (["--html", "page", "--svg", "x"], "--svg and --html exclude each other"),
        (["--html", "page", "x", "y"], "--html shows one counterexample"),
        (["--test", "published:P1:1AAMAAPUPcQ"], "--test shows bars, and not laws"),
    ])
    func `one form of one counterexample of a bar is printed`(words: [String], message: String) throws {
        let run = try Launched(["reproduce"] + words)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints == "airbar: \(message)\n")
    }

    @Test func `a test that passes is printed too`() throws {
        let run = try Launched(["reproduce", "--bar", "hardened", "--test", Self.scenario])
        #expect(run.status == 0 && run.output.contains("`hardened keeps S7, bounce ignored, in 2 events`"))
    }
}
