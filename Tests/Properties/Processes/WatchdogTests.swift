import Foundation
import Processes
import Synchronization
import Testing

@Suite struct WatchdogTests {
    @Test func `a watchdog acts once, and the work is too late then`() async {
        let watchdog = Watchdog()
        let acts = Atomic(0)
        await withCheckedContinuation { continuation in
            watchdog.start(every: 0.001, from: 0) { looks in
                looks += 1
                return looks < 3
                    ? nil
                    : {
                        acts.add(1, ordering: .relaxed)
                        continuation.resume()
                    }
            }
        }
        #expect(!watchdog.stop())
        #expect(acts.load(ordering: .relaxed) == 1)
    }

    @Test func `a watchdog that is stopped before it looks does not act`() async throws {
        let watchdog = Watchdog()
        let acts = Atomic(0)
        #expect(watchdog.stop())
        watchdog.start(every: 0.001, from: 0) { _ in { acts.add(1, ordering: .relaxed) } }
        try await Task.sleep(for: .milliseconds(50))
        #expect(acts.load(ordering: .relaxed) == 0)
    }
}
