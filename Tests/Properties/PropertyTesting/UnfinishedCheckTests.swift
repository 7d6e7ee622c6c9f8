import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Checks whose process ended inside a body.
@Suite(.property(cases: 300, seed: 5)) struct UnfinishedCheckTests {
    private static func place(_ line: Int) -> SourceLocation {
        SourceLocation(fileID: "Properties/Ended.swift", filePath: "/Ended.swift", line: line, column: 3)
    }

    /// Runs a step of a check in a process that ends inside it, unless `isIdle`.
    private static func end(at place: SourceLocation, isIdle: Bool = false) throws {
        let checks = UnfinishedChecks(at: place)
        // Nothing may be initialised for the first time in the copy of a process, where another thread may have begun it.
        checks.begin(PropertySettings())?.end()
        let expected = ExitReason.exited(status: isIdle ? 0 : 3)
        var reason: ExitReason?
        // A process needs a lock of the runtime that another thread may have had when it was copied.
        for _ in 0..<5 where reason != expected {
            _ = checks.takeUnfinished()
            let process = ChildProcess { _ in
                Self.endSoon()
                let file = checks.begin(PropertySettings(cases: 300, seed: 5))
                let monitor = SearchMonitor(onStep: file.map { $0.record.store })
                let property = Property(CheckTests.number) { _ in
                    if !isIdle { _exit(3) }
                    return []
                }.watched(by: monitor)
                var source = ChoiceSource(replaying: [700])
                _ = (try? property.generator.generate(from: &source)).map { try? property.body($0) }
            }
            reason = try #require(process).exitReason()
        }
        #expect(reason == expected)
    }

    /// Ends this process in five seconds; the threads of a pool block signals.
    private static func endSoon() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        alarm(5)
    }

    @Test func `the next run names the value at which the process ended, and checks it in a child process`()
        async throws
    {
        let place = Self.place(1)
        try Self.end(at: place)
        let recorded = try await issues {
            await check(CheckTests.number, sourceLocation: place) { number in
                if number >= 700 { fatalError("too large") }
            }
        }
        #expect(recorded.map(\.isFailure) == [false, true])
        #expect(
            recorded[0].text.hasPrefix("the process of the last run ended, by a trap, an exit or a kill, "))
        let token = ReplayToken([Choice(value: 700, bound: 1_000)])
        #expect(recorded[0].text.contains("\nfor 700\n    replaying: \"\(token)\"\n"))
        #expect(recorded[1].text.contains("Fatal error: too large\nfor 700\n"))
        #expect(try await issues { await check(CheckTests.number, sourceLocation: place) { _ in } }.isEmpty)
    }

    @Test func `a check that asks for a thread stays in this process, whatever happened before`() async throws
    {
        let place = Self.place(5)
        try Self.end(at: place)
        let process = getpid()
        let recorded = try await issues {
            await check(CheckTests.number, isolation: .thread, sourceLocation: place) { _ in
                getpid() == process
            }
        }
        #expect(recorded.map(\.isFailure) == [false])
    }

    @Test func `a process that ended between two values leaves nothing`() async throws {
        let place = Self.place(2)
        try Self.end(at: place, isIdle: true)
        #expect(try await issues { await check(CheckTests.number, sourceLocation: place) { _ in } }.isEmpty)
    }

    @Test func `the files of checks that are running, or at other places, are left alone`() throws {
        let running = UnfinishedChecks(at: Self.place(3))
        let file = try #require(running.begin(PropertySettings()))
        try Self.end(at: Self.place(33))
        #expect(running.takeUnfinished() == nil)
        let taken = try #require(UnfinishedChecks(at: Self.place(33)).takeUnfinished())
        #expect(
            taken.step
                == StepRecord.Step(
                    isGenerating: false, caseIndex: nil, choices: [Choice(value: 700, bound: 1_000)]))
        #expect(taken.seed == 5 && taken.cases == 300)
        file.end()
    }

    @Test func `a check that ends leaves no file`() async throws {
        let place = Self.place(4)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "property-checks-\(getuid())")
        let files: @Sendable () throws -> [String] = {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                // Another run of the tests, at the same time, has files of its own.
                $0.contains("Ended_swift-") && $0.contains("-4-3-") && $0.contains("-\(getpid())-")
            }
        }
        await check(CheckTests.number, sourceLocation: place) { _ in try files().count == 1 }
        #expect(try files() == [])
    }
}
