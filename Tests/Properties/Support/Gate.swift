import Foundation
import Synchronization

/// A gate that blocks a body until the test opens it, so that no blocked thread outlives the test.
package final class Gate: Sendable {
    private let isOpen = Atomic(false)

    /// Makes a closed gate.
    package init() {}

    /// Opens the gate.
    package func open() { isOpen.store(true, ordering: .relaxed) }

    /// Blocks the calling thread until the gate is open, for at least a minute if it is never opened.
    package func wait() {
        for _ in 0..<60_000 where !isOpen.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.001) }
    }
}
