import AirBarModel
import Foundation
import Fuzzing
import Generators
import Testing
import TestSupport
import Verification

@testable import BarCommands

/// What becomes of the inputs that a fuzzer stores.
@Suite struct FindingSorterTests {
    private typealias Input = MisbehavingInput

    /// Sorts an input in an empty folder.
    private func sort(
        _ bar: String, _ events: [BarEvent], expecting expected: String? = nil, seconds: Double = 20,
        _ inspect: (_ sorted: [SortedFinding], _ folder: TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            let sorter = FindingSorter(
                try Input.subject(bar), try FindingStore(folder.path),
                isolation: Input.isolation(bar, seconds: seconds))
            let sorted = try sorter.sort(try Input.bytes(events), named: "input", expecting: expected)
            try inspect(try #require(sorted), folder)
        }
    }

    /// The events of the scenario file of a finding.
    private func events(_ finding: FuzzFinding) throws -> [String] {
        try #require(try ScenarioFile(parsing: finding.file).scenario).events.map(\.text)
    }

    @Test func `a trap is shrunk to the event that traps, and its place is told`() throws {
        try sort("trapping", Input.index) { sorted, folder in
            guard case .new(let finding, let path) = sorted.first, sorted.count == 1 else {
                Issue.record("\(sorted)")
                return
            }
            let events = try events(finding)
            #expect(events.count == 1 && events[0].hasPrefix("safe-area "))
            #expect(path == "\(folder.path)/\(finding.id).scenario")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == finding.file)
            #expect(finding.file.contains("# trap-") && finding.file.contains("\nbar trapping\n"))
            #expect(finding.text.contains("Fatal error: Index out of range, in "))
            #expect(finding.text.contains("trap(_:) at Misbehaving.swift:"))
            #expect(!finding.text.contains("not fully shrunk"))
            #expect(try folder.names == [".lock", "\(finding.id).input", "\(finding.id).scenario"])
        }
    }

    @Test(arguments: [("deep", "stack-overflow"), ("quitting", "exit")])
    func `what ends a process is shrunk`(bar: String, id: String) throws {
        try sort(bar, bar == "deep" ? Input.cancelled : Input.content) { sorted, _ in
            guard case .new(let finding, _) = sorted.first else {
                Issue.record("\(sorted)")
                return
            }
            #expect(finding.id == id)
            let events = try events(finding)
            #expect(events.count <= 2)
        }
    }

    @Test func `what does not end is shrunk with less time for each candidate, and says so`() throws {
        try sort("endless", Input.content, seconds: 3) { sorted, _ in
            guard case .new(let finding, _) = sorted.first else {
                Issue.record("\(sorted)")
                return
            }
            #expect(finding.id == "timeout")
            let events = try events(finding)
            #expect(events.count == 1 && events[0].hasPrefix("content "))
            #expect(finding.text.contains("does not end within 3 seconds\n(while it was shrunk, 1 seconds"))
        }
    }

    @Test func `a violation stays the one that was found, though simpler cases trap`() throws {
        // Without the trap the simplest case goes to 1,400 points.
        try sort("fragile", [.contentOffset(1_450), .contentOffset(1_452)], expecting: "S7") { sorted, _ in
            guard case .new(let finding, _) = sorted.first, sorted.count == 1 else {
                Issue.record("\(sorted)")
                return
            }
            #expect(finding.id == "S7" && finding.file.contains("\nbreaks S7\n"))
            let events = try events(finding)
            #expect(events == ["offset 1440", "offset 1441"])
            #expect(!finding.text.contains("not fully shrunk"))
        }
    }

    @Test func `an input that does not fail is kept with the reason`() throws {
        try sort("trapping", Input.harmless, expecting: "S1") { sorted, folder in
            guard case .unconfirmed(let reason, let path, _) = sorted.first else {
                Issue.record("\(sorted)")
                return
            }
            #expect(reason.hasPrefix("does not break S1 in a process of its own, where it "))
            #expect(path == "\(folder.path)/unconfirmed/input.input")
            let kept = Array(try readBytes(path))
            #expect(try kept == Input.bytes(Input.harmless))
            let text = try String(contentsOfFile: "\(folder.path)/unconfirmed/input.txt", encoding: .utf8)
            #expect(text == "\(reason)\n")
        }
    }

    @Test func `a finding is known the second time`() throws {
        try TemporaryFolder.with { folder in
            var steps = 0
            let sorter = FindingSorter(
                try Input.subject("trapping"), try FindingStore(folder.path),
                isolation: Input.isolation("trapping"), onProgress: { _ in steps += 1 })
            let input = try Input.bytes(Input.conversion)
            let first = try #require(try sorter.sort(input, named: "a", expecting: nil))
            #expect(steps > 0)
            steps = 0
            let second = try #require(try sorter.sort(input, named: "b", expecting: nil))
            guard case .new(let finding, _)? = first.first, case .known(finding.id)? = second.first else {
                Issue.record("\(second)")
                return
            }
            // It ends every slice of a fuzzer, and is not shrunk each time.
            #expect(steps == 0)
        }
    }

    @Test func `an input that an interrupt keeps from being run again is left to the next run`() throws {
        try TemporaryFolder.with { folder in
            let sorter = FindingSorter(
                try Input.subject("trapping"), try FindingStore(folder.path),
                isolation: Input.isolation("trapping"), isCancelled: { true })
            let input = try Input.bytes(Input.conversion)
            #expect(try sorter.sort(input, named: "a", expecting: nil)?.count == nil)
            #expect(try folder.names == [])
        }
    }

    @Test func `an interrupt stores what does not end as it is`() throws {
        try TemporaryFolder.with { folder in
            var questions = 0
            let sorter = FindingSorter(
                try Input.subject("endless"), try FindingStore(folder.path),
                isolation: Input.isolation("endless", seconds: 1),
                isCancelled: {
                    questions += 1
                    // After the input was confirmed, which asks some fifty times.
                    return questions > 80
                })
            let input = try Input.bytes(Input.content)
            guard case .new(let finding, _) = try sorter.sort(input, named: "a", expecting: nil)?.first else {
                Issue.record("nothing was stored")
                return
            }
            #expect(finding.id == "timeout" && finding.text.contains("(not fully shrunk)"))
        }
    }
}
