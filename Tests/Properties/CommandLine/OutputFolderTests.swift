import Foundation
import Testing
import TestSupport

/// What a second run does to a folder that a first one has filled, and to any other folder.
@Suite struct OutputFolderTests {
    private static func verify(_ ids: String..., cases: Int = 300, option: String, _ folder: String) throws
        -> Launched
    {
        try Launched(
            ["verify", "--bar", "published", "--cases", "\(cases)", option, folder]
                + ids.flatMap { ["--invariant", $0] })
    }

    @Test func `a second run leaves no counterexample of the first`() throws {
        try TemporaryFolder.with { folder in
            let saved = folder.path + "/saved"
            #expect(try Self.verify("S7", "S9", option: "--save", saved).status == 1)
            #expect(FileManager.default.fileExists(atPath: saved + "/published-S9.scenario"))
            #expect(try Self.verify("S7", option: "--save", saved).status == 1)
            let all = try Launched(bash: #""$0" reproduce "$1"/*.scenario"#, saved)
            #expect(
                all.output.hasPrefix("published breaks S7")
                    && !all.output.contains("S9, never faster than the content"))
            #expect(!FileManager.default.fileExists(atPath: saved + "/met/published-S9.scenario"))
            // What the glob of a shell names are counterexamples.
            let every = try Launched(bash: #"cd "$1" && "$0" reproduce *"#, saved)
            #expect(every.status == 1 && every.complaints.isEmpty)
        }
    }

    @Test func `a file that was edited or added stays`() throws {
        try TemporaryFolder.with { folder in
            let saved = folder.path + "/saved"
            #expect(try Self.verify("S7", "S9", option: "--save", saved).status == 1)
            let text = try String(contentsOfFile: saved + "/published-S9.scenario", encoding: .utf8)
            _ = try folder.write((text + "idle\n").utf8, to: "saved/published-S9.scenario")
            _ = try folder.write("notes".utf8, to: "saved/notes.txt")
            #expect(try Self.verify("S7", option: "--save", saved).status == 1)
            let names = try FileManager.default.contentsOfDirectory(atPath: saved)
            #expect(names.contains("published-S9.scenario") && names.contains("notes.txt"))
        }
    }

    @Test func `a second run leaves no page of the first, and any other file`() throws {
        try TemporaryFolder.with { folder in
            let pages = folder.path + "/pages"
            #expect(try Self.verify("S7", "S9", option: "--html", pages).status == 1)
            _ = try folder.write("notes".utf8, to: "pages/notes.html")
            #expect(try Self.verify("S7", option: "--html", pages).status == 1)
            let names = try FileManager.default.contentsOfDirectory(atPath: pages).sorted()
            #expect(names == ["index.html", "notes.html", "published-S7.html"])
            // The pages of another command replace them too.
            let words = ["motion", "--rules", "published", "--cases", "200", "--law", "D3", "--html", pages]
            #expect(try Launched(words).status == 1)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: pages).sorted()
                    == ["index.html", "notes.html", "published-D3.html"])
        }
    }

    @Test(arguments: ["--html", "--save"], ["verify", "explore"])
    func `a folder with other files is refused, and nothing in it changes`(
        option: String, command: String
    ) throws {
        try TemporaryFolder.with { folder in
            for name in ["index.html", "published-S7.html", "published-S7.scenario"] {
                _ = try folder.write("mine".utf8, to: "other/\(name)")
            }
            let other = folder.path + "/other"
            let run = try Launched([command, "--bar", "published", option, other])
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.complaints.hasPrefix("airbar: \(other) has other files than "))
            for name in try FileManager.default.contentsOfDirectory(atPath: other) {
                #expect(try String(contentsOfFile: "\(other)/\(name)", encoding: .utf8) == "mine")
            }
        }
    }

    @Test func `a list that names files elsewhere removes none of them`() throws {
        try TemporaryFolder.with { folder in
            // The digest of an empty file.
            let digest = "cbf29ce484222325"
            let outside = try folder.write([], to: "outside")
            let list = "\(digest) ../outside\n\(digest) \(outside)\n\(digest) absent\nnonsense\n"
            _ = try folder.write(list.utf8, to: "saved/.counterexamples")
            #expect(try Self.verify("S7", option: "--save", folder.path + "/saved").status == 1)
            #expect(FileManager.default.fileExists(atPath: outside))
        }
    }
}
