import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import BarCommands
@testable import airbar

/// What `airbar check` does with recordings.
@Suite struct CheckTests {
    /// A finger drags over the end of the content, or flings in the middle of it.
    private static func session(_ actions: String) throws -> Session {
        let text = """
            scenario 1
            display 60 scale 3
            heights 64 128 284
            \(actions)
            """
        return try ScenarioFile(parsing: text).session
    }

    /// The recordings that are committed, and what they are made from.
    private static let samples: [(name: String, bar: BarDefinition, actions: String)] = [
        (
            "published-bounce.csv", .published,
            "bind frame 812 content 2400 offset 1588\ndrag 60 over 0.3\nlift\nrest"
        ),
        (
            "hardened-fling.csv", .hardened,
            "bind frame 812 content 2400 offset -175 safe-area 47 34\ndrag 40 over 0.1\nfling 300\nrest"
        ),
    ]

    /// The columns that the recorder in `Examples` writes.
    private static let columns: [RecordingColumn] = [
        .time, .contentOffset, .barHeight, .contentHeight, .frameHeight, .insetTop, .insetBottom,
        .safeAreaTop, .safeAreaBottom, .refreshInset, .indicatorInsetTop, .expandedAvailable, .pan,
        .velocity, .event,
    ]

    private static func text(of sample: (name: String, bar: BarDefinition, actions: String)) throws -> String
    {
        let trace = Trace(of: try session(sample.actions), on: sample.bar)
        return RecordingFile(trace, columns: columns, interval: 1.0 / 64).text
    }

    @Test func `the committed recordings are runs of the two bars on the simulated scroll view`() throws {
        for sample in Self.samples {
            let url = Repository.recordings.appendingPathComponent(sample.name)
            let text = try Self.text(of: sample)
            #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(sample.name)")
        }
    }

    @Test func `the columns of the recorder in Examples are the ones that the samples have`() throws {
        let recorder = try Repository.text(of: "Examples/Recorder/AirBarRecorder.swift")
        let header = recorder.components(separatedBy: "time,contentOffset").last?.prefix { $0 != "\"" } ?? ""
        let names = ("time,contentOffset" + header).replacing("\\\n", with: "").split(whereSeparator: {
            $0 == "," || $0.isWhitespace
        })
        #expect(names.map(String.init) == Self.columns.map(\.rawValue))
    }

    @Test func `a recording of the bounce breaks S7, and one of the hardened bar holds`() throws {
        let bounce = try Launched(["check", Repository.recordings.path + "/published-bounce.csv"])
        #expect(bounce.status == 1)
        #expect(bounce.output.contains("\nbreaks S7, bounce ignored: "))
        let fling = try Launched(["check", Repository.recordings.path + "/hardened-fling.csv"])
        #expect(fling.status == 0 && !fling.output.contains("breaks"), "\(fling.output)")
    }

    @Test func `the output in the documentation is the one of the committed recording`() throws {
        let document = try Repository.text(of: "Documentation/Recordings.md")
        let path = "Tests/Properties/Recordings/published-bounce.csv"
        let inside = Repository.root.path
        let run = try Launched(
            bash: #"cd "$1" && "$0" check Tests/Properties/Recordings/published-bounce.csv"#, inside)
        let block = try #require(document.components(separatedBy: "```\n").first { $0.hasPrefix(path) })
        let shown = block.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = shown.split(separator: "…").map { $0.joined(separator: "\n") }
        #expect(parts.count > 1)
        for part in parts { #expect(run.output.contains(part), "\(part)") }
    }

    @Test
    func `the documentation names the columns of the recorder for browsers, and what it calls is there`()
        throws
    {
        let document = try Repository.text(of: "Documentation/Recordings.md")
        let recorder = try Repository.text(of: "Examples/Recorder/recorder.js")
        let list = recorder.split(separator: "const columns = [").last?.prefix { $0 != "]" } ?? ""
        let names = list.split(separator: "\"").map(String.init).filter { $0.allSatisfy(\.isLetter) }
        #expect(names.count == 9 && names.allSatisfy { RecordingColumn(rawValue: $0) != nil })
        let sentence = names.dropLast(2).map { "`\($0)`" }.joined(separator: ", ")
        #expect(document.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence))
        for name in [
            "recordHeader", "stop", "download", "copy", "csv", "heights", "kind", "content", "scroller",
        ] {
            #expect(recorder.contains(name) && document.contains(name), "\(name)")
        }
    }

    @Test func `the documentation has every column and every event`() throws {
        let document = try Repository.text(of: "Documentation/Recordings.md")
        for column in RecordingColumn.allCases { #expect(document.contains("`\(column.rawValue)`")) }
        let events = RecordedEvent.allCases.map(\.rawValue)
        let list = events.dropLast().joined(separator: ", ") + " or " + (events.last ?? "")
        #expect(document.contains(list))
    }

    @Test(arguments: [
        (["--kind", "nobody"], "--kind: the kind is nobody, expected one of expanding, hiding"),
        (["--kind", "hidng"], "unknown value of --kind hidng, did you mean hiding?"),
        (
            ["--kind", "bottom-switchin:20"],
            "unknown value of --kind bottom-switchin, did you mean bottom-switching?"
        ),
        (["--kind", "parallax:x"], "--kind: the kind is parallax:x, expected one of expanding, hiding"),
        (
            ["--kind", "hiding", "--without", "wings"],
            "unknown value of --without wings, expected one of expanded-state"
        ),
        (
            ["--kind", "hiding", "--with", "snaping"],
            "unknown value of --with snaping, did you mean snapping?"
        ),
        (
            ["--kind", "collapsing", "--with", "staying"],
            "the kind is collapsing: the capability staying is that of a bar whose height does not follow the position"
        ),
    ])
    func `a kind that is none is refused with the names`(words: [String], reason: String) throws {
        let path = Repository.recordings.path + "/web-vuetify2-short.csv"
        let run = try Launched(["check"] + words + [path])
        #expect(run.status == 2 && run.complaints.contains(reason), "\(run.complaints)")
    }

    @Test func `what a kind does not do is not asked for`() throws {
        let path = Repository.recordings.path + "/web-vuetify2-short.csv"
        let snapping = try Launched(["check", "--kind", "hiding", path])
        #expect(snapping.output.contains(/\nL1 .* broken/) && snapping.output.contains(/\nS13 .* broken/))
        let run = try Launched(["check", "--kind", "hiding", "--without", "snapping", path])
        #expect(!run.output.contains(/\nL1 .* broken/) && run.output.contains(/\nS13 .* broken/))
        let other = try Launched(["check", "--kind", "hiding", "--without", "content-filling", path])
        #expect(!other.output.contains(/\nS13 .* broken/))
        // The recording may say the kind itself.
        let said = try Launched(
            bash: #"{ echo '# kind hiding'; cat "$1"; } | "$0" check --without snapping -"#, path)
        let lines = run.output.split(separator: "\n").dropFirst()
        #expect(said.output.split(separator: "\n").dropFirst().prefix(6) == lines.prefix(6))
    }

    @Test func `what a bar does besides its kind is asked for`() throws {
        try TemporaryFolder.with { folder in
            let rows =
                "time,contentOffset,barHeight,contentHeight,frameHeight,event\n"
                + "0,500,0,2000,600,\n1,500,0,2000,600,show\n"
            let path = try folder.write(rows.utf8, to: "shown.csv")
            let words = ["check", "--kind", "hiding", "--heights", "0,88", "--absent-is-zero", path]
            #expect(!(try Launched(words).output.contains("S27")))
            let other = try Launched(words + ["--with", "showing-in-place"])
            #expect(other.status == 1 && other.output.contains(/\nS27 .* broken/), "\(other.output)")
            #expect(other.output.contains("The app showed the bar in place"))
        }
    }

    @Test func `a recording that decides nothing ends in status 2 and says so`() throws {
        try TemporaryFolder.with { folder in
            let text = "time,contentOffset,barHeight\n0,0,2\n1,1,2\n"
            let path = try folder.write(text.utf8, to: "two.csv")
            let run = try Launched(["check", "--heights", "1,2,3", path])
            #expect(run.status == 2)
            #expect(
                run.complaints
                    == "airbar: not decided: \(path): no invariant was checked, but in part\n")
            #expect(try Launched(["check", "--heights", "1,2", path]).status == 0)
        }
    }

    @Test func `an error names the file, the line and the column`() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("time,contentOffset,barHeight\n1,2,x\n".utf8, to: "r.csv")
            let run = try Launched(["check", "--heights", "1,2", path])
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(
                run.complaints
                    == "airbar: \(path), line 2, column 5: expected the barHeight, a number, found 'x'\n")
        }
    }

    @Test func `JSON has the violation, its lines and its trace`() throws {
        let run = try Launched(["check", "--json", Repository.recordings.path + "/published-bounce.csv"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let invariants = try #require(object?["invariants"] as? [[String: Any]])
        let found = try #require(invariants.first { $0["id"] as? String == "S7" })
        #expect(found["status"] as? String == "broken")
        let violation = try #require(found["violation"] as? [String: Any])
        #expect((violation["lines"] as? [Int])?.count == 2)
        #expect((violation["trace"] as? String)?.contains("▶") == true)
        #expect(found["met"] as? Int == 51 && found["broken"] as? Int == 8)
        #expect(object?["zero"] as? [String] == [])
    }

    @Test func `a recording of a browser says or is told what it lacks, and may come from another program`()
        throws
    {
        try TemporaryFolder.with { folder in
            let rows =
                "time,contentOffset,barHeight,contentHeight,frameHeight,app\r\n0,0,48,900,600,x\r\n0.1,3,48,900,600,y\r\n"
            let plain = try folder.write(rows.utf8, to: "plain.csv")
            let words = ["check", "--heights", "0,48", "--kind", "switching:10"]
            let untold = try Launched(words + [plain])
            #expect(untold.output.contains("not recorded: insetBottom, bottomInset\n"))
            let told = try Launched(words + ["--absent-is-zero", plain])
            #expect(told.status == 0 && !told.output.contains(", bottomInset\n"), "\(told.output)")
            let settings = "# heights 0 48\r\n# kind switching:10\r\n# absent-is-zero\r\n"
            let saying = try folder.write((settings + rows).utf8, to: "saying.csv")
            let piped = try Launched(bash: #"cat "$1" | "$0" check --json -"#, saying)
            let object = try JSONSerialization.jsonObject(with: Data(piped.output.utf8)) as? [String: Any]
            #expect(piped.status == 0 && (object?["zero"] as? [String])?.count == 10)
            #expect(object?["version"] as? Int == 1)
        }
    }

    @Test(arguments: [
        "0,0,48\n", "0,0,30\n", "7,0,48\n7,9,30\n7,99,30\n7,9,0\n", "0,-0.0,48\n0,1e9,1e9\n",
        "5,5,5\n5,5,5\n",
    ])
    func `a recording of hardly any rows ends with a status`(rows: String) throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(("time,contentOffset,barHeight\n" + rows).utf8, to: "few.csv")
            for kind in ["switching:10", "hiding", "collapsing", "expanding"] {
                let run = try Launched([
                    "check", "--absent-is-zero", "--kind", kind, "--heights", "0,48", path,
                ])
                #expect([0, 1, 2].contains(run.status), "\(kind): \(run.complaints)")
                #expect(run.output.hasPrefix(path) && !run.complaints.contains("trap"), "\(run.complaints)")
            }
        }
    }
}
