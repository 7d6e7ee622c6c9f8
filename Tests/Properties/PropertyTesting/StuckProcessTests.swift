import Foundation
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// Child processes that wait for something for ever, as for a lock that another thread had when they were copied.
@Suite(.property(cases: 50, seed: 0, isolation: .process)) struct StuckProcessTests {
    /// A file that does not exist yet.
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test(.timeLimit(.minutes(10))) func `a process that does nothing is soon copied again`() async throws {
        let recorded = try await issues { [file] in
            await check(CheckTests.number, caseTimeLimit: .seconds(3_600)) { number in
                if number < 500 || FileManager.default.fileExists(atPath: file.path) { return }
                try Data().write(to: file)
                while true { sleep(1) }
            }
        }
        #expect(recorded.isEmpty && FileManager.default.fileExists(atPath: file.path))
        try FileManager.default.removeItem(at: file)
    }

    @Test func `a constant that another thread makes while a process is copied can be read in the next one`()
        async throws
    {
        let isBegun = DispatchSemaphore(value: 0)
        SlowConstant.onBegin.withLock { $0 = { isBegun.signal() } }
        Thread.detachNewThread { _ = SlowConstant.value }
        while isBegun.wait(timeout: .now()) != .success { await Task.yield() }
        let recorded = try await issues {
            await check(CheckTests.number, caseTimeLimit: .seconds(2)) { _ in
                #expect(SlowConstant.value == 5)
            }
        }
        #expect(recorded.isEmpty)
    }

    @Test func `a body that computes for ever is told by the second process in which it does`() async throws {
        let recorded = try await issues { [file] in
            await check(CheckTests.number, caseTimeLimit: .seconds(2)) { number in
                if number < 500 { return }
                // One that gets no processor on a busy machine is ended early, and is none in which the body computes.
                let start = clock()
                while clock() - start < CLOCKS_PER_SEC / 50 {}
                let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                try "\(before)\(getpid())\n".write(to: file, atomically: true, encoding: .utf8)
                while true { _ = getppid() }
            }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("timed out: ") == true)
        #expect(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count == 2)
        try FileManager.default.removeItem(at: file)
    }
}

/// A constant that takes a while to make.
private enum SlowConstant {
    /// Called when it begins to be made.
    static let onBegin = Mutex<(@Sendable () -> Void)?>(nil)

    static let value = {
        onBegin.withLock { $0 }?()
        usleep(500_000)
        return 5
    }()
}
