import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Checks whose process ended inside a body.
@Suite(.property(cases: 300, seed: 5)) struct UnfinishedCheckTests {
    fileprivate static func place(_ line: Int) -> SourceLocation {
        SourceLocation(fileID: "Properties/Ended.swift", filePath: "/Ended.swift", line: line, column: 3)
    }

    /// Runs a check at a line in a process that ends inside its body, or before unless `isInBody`.
    private static func end(
        atLine line: Int, isInBody: Bool = true, in folder: TemporaryFolder
    ) async throws {
        let run = try await TestRun(
            ofTests: isInBody ? "EndingInBody" : "EndingOutsideBody",
            with: ["ENDING_LINE": "\(line)", "TMPDIR": folder.path])
        #expect(run.status == 3)
    }

    @Test(.whereTestsCanBeRun)
    func `the next run names the value at which the process ended, and checks it in a child process`()
        async throws
    {
        let place = Self.place(1)
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: place.line, in: folder)
            let recorded = try await issues(in: folder) {
                await check(CheckTests.number, sourceLocation: place) { number in
                    if number >= 700 { fatalError("too large") }
                }
            }
            // Nothing is read of an issue that there is not: the trap would end the tests that are still running.
            try #require(recorded.map(\.isFailure) == [false, true], "\(recorded.map(\.text))")
            #expect(
                recorded[0].text.hasPrefix(
                    "the process of the last run ended, by a trap, an exit or a kill, "))
            let token = ReplayToken([Choice(value: 700, bound: 1_000)])
            #expect(recorded[0].text.contains("\nfor 700\n    replaying: \"\(token)\"\n"))
            #expect(recorded[1].text.contains("Fatal error: too large\nfor 700\n"))
            let next = try await issues(in: folder) {
                await check(CheckTests.number, sourceLocation: place) { _ in }
            }
            #expect(next.isEmpty)
        }
    }

    @Test(.whereTestsCanBeRun, .property(savesFailures: true))
    func `a value at which the process ended is checked first, shrunk and saved`() async throws {
        let place = Self.place(7)
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: place.line, in: folder)
            let recorded = try await issues(in: folder) {
                await check(
                    CheckTests.number, failuresIn: "\(folder.path)/saved", sourceLocation: place
                ) { number in
                    if number == 690 || number == 700 { fatalError("unlucky") }
                }
            }
            try #require(recorded.map(\.isFailure) == [false, true], "\(recorded.map(\.text))")
            let token = ReplayToken([Choice(value: 690, bound: 1_000)])
            #expect(
                recorded[1].text.contains(
                    "Fatal error: unlucky\nfor 690\n    replaying: \"\(token)\"\n    first found in the last run, which ended while this was checked"
                ), "\(recorded[1].text)")
            // The child process has a folder of its own.
            #expect(recorded[1].text.contains("saved, to be checked first from now on: "))
        }
    }

    @Test(.whereTestsCanBeRun)
    func `a value at which the process ended by chance is followed by a search`() async throws {
        let place = Self.place(8)
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: place.line, in: folder)
            let recorded = try await issues(in: folder) {
                await check(CheckTests.number, sourceLocation: place) { $0 < 900 }
            }
            try #require(recorded.map(\.isFailure) == [false, true], "\(recorded.map(\.text))")
            #expect(recorded[1].text.contains("for 900\n"))
        }
    }

    @Test(.whereTestsCanBeRun)
    func `a check that asks for a thread stays in this process, whatever happened before`() async throws {
        let place = Self.place(5)
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: place.line, in: folder)
            let process = getpid()
            let recorded = try await issues(in: folder) {
                await check(CheckTests.number, isolation: .thread, sourceLocation: place) { _ in
                    getpid() == process
                }
            }
            #expect(recorded.map(\.isFailure) == [false])
        }
    }

    @Test(.whereTestsCanBeRun)
    func `a process whose lock the system releases after its end has ended`() async throws {
        let place = Self.place(6)
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: place.line, in: folder)
            let name = try #require(folder.names.first { $0.hasPrefix("property-checks-") })
            let checks = "\(folder.path)/\(name)"
            let file = try #require(try FileManager.default.contentsOfDirectory(atPath: checks).first)
            let descriptor = open("\(checks)/\(file)", O_RDWR | O_CLOEXEC)
            #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            Thread.detachNewThread {
                usleep(300_000)
                close(descriptor)
            }
            let recorded = try await issues(in: folder) {
                await check(CheckTests.number, isolation: .thread, sourceLocation: place) { _ in }
            }
            #expect(recorded.map(\.isFailure) == [false])
        }
    }

    @Test(.whereTestsCanBeRun) func `a process that ended between two values leaves nothing`() async throws {
        let place = Self.place(2)
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: place.line, isInBody: false, in: folder)
            let next = try await issues(in: folder) {
                await check(CheckTests.number, sourceLocation: place) { _ in }
            }
            #expect(next.isEmpty)
        }
    }

    @Test(.whereTestsCanBeRun)
    func `the files of checks that are running, or at other places, are left alone`() async throws {
        try await TemporaryFolder.with { folder in
            try await Self.end(atLine: 33, in: folder)
            try UnfinishedChecks.$parent.withValue(URL(fileURLWithPath: folder.path)) {
                let running = UnfinishedChecks(at: Self.place(3))
                let file = try #require(running.begin(PropertySettings()))
                #expect(running.takeUnfinished() == nil)
                let taken = try #require(UnfinishedChecks(at: Self.place(33)).takeUnfinished())
                #expect(
                    taken.step
                        == StepRecord.Step(
                            isGenerating: false, caseIndex: nil, choices: [Choice(value: 700, bound: 1_000)])
                )
                #expect(taken.seed == 5 && taken.cases == 300)
                file.end()
            }
        }
    }

    @Test func `a check that ends leaves no file`() async throws {
        try await TemporaryFolder.with { folder in
            let files = URL(fileURLWithPath: folder.path).appendingPathComponent(
                "property-checks-\(getuid())")
            let count: @Sendable () throws -> Int = {
                try FileManager.default.contentsOfDirectory(atPath: files.path).count
            }
            await UnfinishedChecks.$parent.withValue(URL(fileURLWithPath: folder.path)) {
                await check(CheckTests.number, sourceLocation: Self.place(4)) { _ in try count() == 1 }
            }
            let left = try count()
            #expect(left == 0)
        }
    }
}

/// The place at which a check ends its process.
private var placeOfEnd: SourceLocation {
    get throws {
        let line = ProcessInfo.processInfo.environment["ENDING_LINE"].flatMap { Int($0) }
        return UnfinishedCheckTests.place(try #require(line))
    }
}

@Suite(.inRunOfItsOwn, .property(cases: 300, seed: 5)) private struct EndingInBody {
    @Test func `it ends`() async throws {
        let token = "\(ReplayToken([Choice(value: 700, bound: 1_000)]))"
        await check(CheckTests.number, replaying: token, sourceLocation: try placeOfEnd) { _ in _exit(3) }
    }
}

@Suite(.inRunOfItsOwn, .property(cases: 300, seed: 5)) private struct EndingOutsideBody {
    private static func end() -> [Int] { _exit(3) }

    @Test func `it ends`() async throws {
        await check(CheckTests.number, examples: Self.end(), sourceLocation: try placeOfEnd) { _ in }
    }
}
