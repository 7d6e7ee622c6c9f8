import Foundation
import Fuzzing
import Generators
import Testing
import TestSupport
import Verification

@testable import BarCommands

/// The folder of the findings of one subject.
@Suite struct FindingStoreTests {
    private func finding(
        _ values: [UInt64], id: String = "S7", file: String = "file", fileExtension: String = "scenario"
    ) -> FuzzFinding {
        FuzzFinding(
            id: id, choices: values.map { Choice(value: $0, bound: 999) }, text: "text", file: file,
            fileExtension: fileExtension)
    }

    /// The choices of inputs of one generator: a list of numbers.
    private static let choices: @Sendable ([UInt8]) -> [Choice]? = { bytes in
        var source = ChoiceSource(bytes: bytes, isRecording: true)
        let list = Generator<Int>.integer(in: 0...999)
        var choices: [Choice] = []
        while choices.bytes.count < bytes.count {
            guard (try? source.draw(list)) != nil else { return nil }
            choices = source.recording.choices
        }
        return choices
    }

    private func store(_ values: [UInt64], _ store: FindingStore, file: String) throws -> FindingStore.Change
    {
        try store.store(finding(values, file: file), choices: Self.choices)
    }

    @Test func `a finding is replaced by a simpler one, and by no other`() throws {
        try TemporaryFolder.with { folder in
            let findings = try FindingStore("\(folder.path)/new")
            #expect(try store([5, 300], findings, file: "first") == .new)
            for values: [UInt64] in [[5, 300], [6, 300], [0, 0, 0]] {
                #expect(try store(values, findings, file: "worse") == .known)
            }
            let path = findings.filePath(finding([]))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
            #expect(try store([4, 999], findings, file: "lower") == .simpler)
            #expect(try store([999], findings, file: "shorter") == .simpler)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "shorter")
            #expect(try Array(readBytes(findings.inputPath("S7"))) == [0xE7, 0x07])
            #expect(try findings.ids == ["S7"])
        }
    }

    @Test(arguments: ["scenario", "inputs", "txt"])
    func `nothing is left of a finding that is replaced or removed`(fileExtension: String) throws {
        try TemporaryFolder.with { folder in
            let findings = try FindingStore(folder.path)
            let other = finding([7], id: "S70")
            for finding in [finding([9], fileExtension: fileExtension), finding([8]), other] {
                _ = try findings.store(finding, choices: Self.choices)
            }
            let others = [".lock", "S70.input", "S70.scenario"]
            #expect(try folder.names == [".lock", "S7.input", "S7.scenario", "S70.input", "S70.scenario"])
            _ = try findings.store(finding([3], fileExtension: fileExtension), choices: Self.choices)
            #expect(
                try Set(folder.names) == Set(others + ["S7.input", "S7.\(fileExtension)"]))
            try findings.remove("S7")
            #expect(try folder.names == others)
        }
    }

    @Test func `an input that makes no value any more gives way`() throws {
        try TemporaryFolder.with { folder in
            let findings = try FindingStore(folder.path)
            #expect(try store([1], findings, file: "old") == .new)
            #expect(try findings.store(finding([2, 3]), choices: { _ in nil }) == .simpler)
        }
    }

    @Test func `of two findings that are stored at once the simpler one stays`() throws {
        try TemporaryFolder.with { folder in
            let findings = try FindingStore(folder.path)
            #expect(try store([9], findings, file: "9") == .new)
            let other = Thread { [self] in _ = try? store([1], findings, file: "1") }
            _ = try findings.store(finding([5], file: "5")) { bytes in
                // The other one begins after this one has read what is there, and before it writes.
                other.start()
                usleep(300_000)
                return Self.choices(bytes)
            }
            while !other.isFinished { usleep(1_000) }
            #expect(try String(contentsOfFile: findings.filePath(finding([])), encoding: .utf8) == "1")
            let input = Array(try readBytes(findings.inputPath("S7")))
            #expect(input == [1])
            #expect(try folder.names == [".lock", "S7.input", "S7.scenario"])
        }
    }

    @Test func `a finding that cannot be written is printed, and the status is 2`() throws {
        try TemporaryFolder.with { folder in
            let events = "\nbind frame 600 content 2000 offset 0\noffset 1401\noffset 1402\n"
            let scenario = "scenario 1\nheights 100 200 300\(events)"
            let test = try #require(try ScenarioFile(parsing: scenario).scenario)
            let input = try folder.write(try #require(test.choices).bytes, to: "S7-1.input")
            // No file may have a byte, as on a disk that is full.
            let run = try Launched(
                bash: #"trap '' XFSZ; ulimit -f 0; exec "$0" fuzz tmin bar-published "$1" --output "$2""#,
                input, "\(folder.path)/findings")
            #expect(run.status == 2 && run.complaints.contains("/findings/S7.scenario cannot be written: "))
            #expect(run.output.contains("published breaks S7") && run.output.contains("\nscenario 1\n"))
            #expect(try FindingStore("\(folder.path)/findings").ids.isEmpty)
        }
    }
}
