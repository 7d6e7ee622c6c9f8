import AirBarModel
import Foundation
import Testing
import TestSupport

@testable import BarCommands

/// Inputs that end their process, or do not end, in processes of their own.
@Suite struct IsolatedRunTests {
    private typealias Input = MisbehavingInput

    private func outcome(_ bar: String, _ events: [BarEvent], seconds: Double = 20) throws -> InputOutcome {
        try IsolatedRuns(Input.isolation(bar, seconds: seconds)).outcome(of: try Input.bytes(events))
    }

    @Test func `traps are told apart by their places, which stay the same`() throws {
        let runs = IsolatedRuns(Input.isolation("trapping"))
        let ids = try [Input.conversion, Input.index, Input.conversion].map {
            try runs.outcome(of: try Input.bytes($0)).ids
        }
        #expect(ids[0] == ids[2] && ids[0] != ids[1])
        for id in ids { #expect(id.count == 1 && id[0].contains(/^trap-[0-9a-f]+$/)) }
        #expect(try outcome("trapping", Input.conversion).ids == ids[0])
    }

    @Test func `a full stack, endless events, full memory and an exit are told apart`() throws {
        #expect(try outcome("deep", Input.cancelled) == .stackOverflow)
        #expect(try outcome("endless", Input.content, seconds: 0.5) == .timedOut(seconds: 0.5))
        var little = Input.isolation("greedy")
        little.mebibytes = 200
        #expect(
            try IsolatedRuns(little).outcome(of: try Input.bytes(Input.content))
                == .outOfMemory(mebibytes: 200))
        #expect(try outcome("quitting", Input.content) == .ended(reason: "exit status 0"))
    }

    @Test func `an input that ends its process harms neither those before nor those after`() throws {
        let runs = IsolatedRuns(Input.isolation("trapping"))
        let broken = try runs.outcome(of: try Input.bytes([.contentOffset(1_400), .contentOffset(1_401)]))
        #expect(broken.ids.contains("S7") && !broken.isDeath)
        #expect(try runs.outcome(of: try Input.bytes(Input.index)).isDeath)
        #expect(
            try runs.outcome(of: try Input.bytes([.contentOffset(1_400), .contentOffset(1_401)])) == broken)
    }

    @Test func `a worker that somebody kills says nothing of the input`() throws {
        let isolation = Input.isolation("endless")
        let worker = try IsolatedWorker(isolation)
        kill(worker.identifier, SIGKILL)
        let request = WorkerRequest(task: .check, input: Data())
        guard case .killed = try worker.ask(request, within: 20) else {
            Issue.record("the input was said to kill the worker")
            return
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `a worker ends with the process that started it, even inside an endless case`() throws {
        try TemporaryFolder.with { folder in
            let input = try folder.write(try Input.bytes(Input.content), to: "endless")
            let run = try Launched(
                [
                    "-c",
                    """
                    "$0" fuzz replay --target bar-endless --seconds 600 "$1" &
                    until pgrep -P $!; do sleep 0.05; done; kill -KILL $!
                    """, Input.program, input,
                ], of: "/bin/bash")
            let worker = try #require(pid_t(run.output.split(separator: "\n").first ?? ""))
            while kill(worker, 0) == 0 { Thread.sleep(forTimeInterval: 0.01) }
        }
    }

    @Test func `an unknown subject is an error, and blames no input`() throws {
        let error = #expect(throws: UsageError.self) {
            try IsolatedRuns(Input.isolation("nobody")).outcome(of: [])
        }
        #expect(error?.message.hasSuffix("does not start as a worker of bar-nobody") == true)
    }
}
