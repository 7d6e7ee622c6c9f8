import Foundation
import Testing

@testable import Processes

/// Programs that do what a child process should not.
@Suite(.timeLimit(.minutes(5))) struct ChildProcessTests {
    /// Starts a shell.
    private static func shell(_ script: String, _ change: (inout Launch) -> Void = { _ in }) throws
        -> ChildProcess
    {
        var launch = Launch(["sh", "-c", script])
        launch.executable = "/bin/sh"
        launch.output = .null
        change(&launch)
        return try ChildProcess(launch)
    }

    /// The end of a process that sends nothing.
    private static func end(of process: ChildProcess) throws -> ProcessEnd? {
        guard case .end(let end) = try process.next(within: 60) else { return nil }
        return end
    }

    @Test func `a process ends by a status or by a signal`() throws {
        #expect(try Self.end(of: Self.shell("exit 3")) == .exited(status: 3))
        #expect(try Self.end(of: Self.shell("kill -SEGV $$")) == .signal(SIGSEGV))
    }

    @Test func `the end of a process is known though another one keeps its connection`() throws {
        let process = try Self.shell("sleep 100 & echo $! >&2; exit 3") { $0.errors = .captured }
        #expect(try Self.end(of: process) == .exited(status: 3))
        let other = try #require(pid_t(process.errors.trimmingCharacters(in: .whitespacesAndNewlines)))
        kill(other, SIGKILL)
    }

    @Test func `a process that closes its connection and goes on is stopped when it is silent for too long`()
        throws
    {
        let process = try Self.shell("exec 3>&-; trap '' TERM; while true; do sleep 1; done")
        guard case .silence = try process.next(within: 1) else {
            Issue.record("it is not silent")
            return
        }
        #expect(process.hasEnded && kill(process.identifier, 0) == -1)
    }

    @Test func `a cancelled process is stopped`() throws {
        let process = try Self.shell("trap '' TERM; while true; do sleep 1; done")
        guard case .cancellation = try process.next(within: 60, isCancelled: { true }) else {
            Issue.record("it was not cancelled")
            return
        }
        #expect(process.hasEnded)
    }

    @Test func `half a message before the end is nothing`() throws {
        #expect(
            try Self.end(of: Self.shell("printf '\\001\\005\\000\\000\\000ab' >&3")) == .exited(status: 0))
    }

    @Test func `a whole message is heard after the end of the process`() throws {
        let process = try Self.shell("printf '\\001\\002\\000\\000\\00042' >&3")
        while !process.hasEnded { usleep(1_000) }
        guard case .frame(let frame) = try process.next(within: 60) else {
            Issue.record("nothing was heard")
            return
        }
        #expect(try frame.message(Int.self) == 42)
        #expect(try Self.end(of: process) == .exited(status: 0))
    }

    @Test func `what is no message is an error`() throws {
        let process = try Self.shell("printf 'hello, world' >&3")
        #expect(throws: ProcessError("a child process sent what is no message")) {
            try process.next(within: 60)
        }
    }

    @Test func `a program that does not exist does not start`() throws {
        var launch = Launch(["nothing"])
        launch.executable = "/nowhere/nothing"
        #expect(throws: ProcessError("/nowhere/nothing does not start: No such file or directory")) {
            try ChildProcess(launch)
        }
    }

    @Test func `of what a process says on standard error the end is kept`() throws {
        let process = try Self.shell("i=0; while [ $i -lt 5000 ]; do echo line $i >&2; i=$((i+1)); done") {
            $0.errors = .captured
        }
        #expect(try Self.end(of: process) == .exited(status: 0))
        #expect(process.errors.hasSuffix("line 4999\n") && process.errors.utf8.count == 16_384)
    }
}
