import Foundation
import Synchronization

/// Something to wait for that a test gives when it has seen enough, so that no busy thread outlives the test.
package final class Gate: Sendable {
    private let isGiven = Atomic(false)

    /// Makes a gate that is not given.
    package init() {}

    /// Lets whoever waits go on.
    package func give() { isGiven.store(true, ordering: .relaxed) }

    /// Keeps the thread that calls until the release is given, or for some seconds where the test fails to.
    package func spin() {
        for _ in 0..<5_000 where !isGiven.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.001) }
    }
}
