import Foundation
import Fuzzing
import Testing
import TestSupport

@testable import BarCommands

/// What the command line shows of inputs that end a process, or do not end.
@Suite struct InputReproductionTests {
    private typealias Input = MisbehavingInput

    @Test func `an input that traps shows the trace up to there`() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(
                try Input.bytes(Input.conversion), to: ".fuzz/bar-trapping/findings/trap-1.input")
            let run = try Launched(["reproduce", path], of: Input.program)
            #expect(run.status == 1)
            #expect(run.output.contains(/^trapping traps, .+ at offset 0x[0-9a-f]+ of the program\n/))
            #expect(run.output.contains(/\n +1 +offset -150/))
            #expect(run.output.contains("\n\nstep 4: the bar traps on: offset nan\n"))
        }
    }

    @Test func `an input that does not end shows the trace up to the event that does not`() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(try Input.bytes(Input.content), to: "timeout-1")
            let words = ["reproduce", "--bar", "endless", "--seconds", "1", path]
            let run = try Launched(words, of: Input.program)
            #expect(run.status == 124 && run.complaints.isEmpty)
            #expect(run.output.contains(/\n +1 +offset -150/))
            #expect(
                run.output.hasSuffix(
                    "\n\nstep 4: the bar does not return from: content 1000\n\n"
                        + "a case does not end within 1 seconds\n"))
            let json = try Launched(words + ["--json"], of: Input.program)
            #expect(json.status == 124 && json.output.isEmpty && json.complaints == run.output)
        }
    }

    @Test func `a long case is no endless one`() throws {
        try TemporaryFolder.with { folder in
            let events = (0..<20_000).map { "offset \($0 % 100)\n" }.joined()
            let text = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset 0\n\(events)"
            let path = try folder.write(text.utf8, to: "long.scenario")
            let run = try Launched(["reproduce", "--seconds", "0.5", "--json", path])
            #expect(run.status == 0 || run.status == 1, "\(run.complaints.suffix(200))")
        }
    }

    @Test func `replay says what every input does, and one that fails decides`() throws {
        try TemporaryFolder.with { folder in
            let inputs = "\(folder.path)/.fuzz/bar-trapping"
            _ = try folder.write([], to: ".fuzz/bar-trapping/corpus/1")
            let quiet = try Launched(["fuzz", "replay", "\(inputs)/corpus"], of: Input.program)
            #expect(quiet.output == "\(inputs)/corpus/1: bar-trapping holds\n" && quiet.status == 0)
            let bytes = try Input.bytes(Input.conversion)
            _ = try folder.write(bytes, to: ".fuzz/bar-trapping/findings/a.input")
            _ = try folder.write([1], to: ".fuzz/bar-trapping/findings/a.inputs")
            _ = try folder.write([1], to: ".fuzz/bar-trapping/findings/.lock")
            _ = try folder.write([1], to: ".fuzz/bar-trapping/findings/a.scenario")
            let run = try Launched(["fuzz", "replay", inputs], of: Input.program)
            let lines = run.output.split(separator: "\n")
            #expect(run.status == 1 && lines.count == 2)
            #expect(lines[1].hasPrefix("\(inputs)/findings/a.input: bar-trapping traps, "))
            let text = InputFile(of: "bar-trapping", [InputFile.Item([]), InputFile.Item(bytes)]).text
            let committed = try folder.write(text.utf8, to: "committed/a.inputs")
            for path in [committed, "\(folder.path)/committed"] {
                let run = try Launched(["fuzz", "replay", path], of: Input.program)
                #expect(
                    run.status == 1 && run.output.hasPrefix("\(committed), input 1: bar-trapping holds\n"))
                #expect(run.output.contains("\n\(committed), input 2: bar-trapping traps, "))
            }
        }
    }

    @Test func `a text of inputs is shrunk if it has one, and of that target`() throws {
        try TemporaryFolder.with { folder in
            let bytes = try Input.bytes(Input.conversion)
            func tmin(_ target: String, _ inputs: [[UInt8]]) throws -> Launched {
                let text = InputFile(of: "bar-trapping", inputs.map { InputFile.Item($0) }).text
                let path = try folder.write(text.utf8, to: "a.inputs")
                return try Launched(
                    ["fuzz", "tmin", target, path, "--output", "\(folder.path)/findings"], of: Input.program)
            }
            let one = try tmin("bar-trapping", [bytes])
            #expect(one.status == 1 && one.output.contains(/^trap-[0-9a-f]+ is new:/))
            for (inputs, found) in [([], 0), ([bytes, bytes], 2)] {
                let run = try tmin("bar-trapping", inputs)
                #expect(run.status == 2 && run.complaints.contains("expected one input, found \(found)"))
            }
            let other = try tmin("sessions-trapping", [bytes])
            #expect(
                other.status == 2 && other.complaints.contains("inputs of bar-trapping, expected those of"))
        }
    }

    @Test func `replay of no input, or of one that names nothing, is an error`() throws {
        try TemporaryFolder.with { folder in
            let empty = try Launched(["fuzz", "replay", folder.path], of: Input.program)
            #expect(empty.status == 2 && empty.complaints.contains("no input in \(folder.path)"))
            let elsewhere = try Launched(
                ["fuzz", "replay", try folder.write([], to: "1")], of: Input.program)
            #expect(elsewhere.status == 2 && elsewhere.complaints.contains("expected --target NAME"))
        }
    }

    @Test func `tmin shrinks and stores what an input does`() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(try Input.bytes(Input.conversion), to: "crash-1")
            let findings = "\(folder.path)/findings"
            let run = try Launched(
                ["fuzz", "tmin", "bar-trapping", path, "--output", findings], of: Input.program)
            #expect(run.status == 1 && run.output.contains(/^trap-[0-9a-f]+ is new:/))
            let names = try FileManager.default.contentsOfDirectory(atPath: findings)
            let scenario = try #require(names.first { $0.hasSuffix(".scenario") })
            let again = try Launched(["reproduce", "\(findings)/\(scenario)"], of: Input.program)
            #expect(again.output.contains("step 1: the bar traps on: offset "))
        }
    }
}
