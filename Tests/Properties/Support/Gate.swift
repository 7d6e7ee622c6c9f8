import Foundation
import Synchronization

/// A gate that blocks a body until the test opens it, so that no blocked thread outlives the test.
package final class Gate: Sendable {
    private let state = Atomic(false)

    /// Makes a closed gate.
    package init() {}

    /// Whether the gate was opened.
    package var isOpen: Bool { state.load(ordering: .relaxed) }

    /// Opens the gate.
    package func open() { state.store(true, ordering: .relaxed) }

    /// Blocks the calling thread until the gate is open, for at least a minute if it is never opened.
    package func wait() {
        for _ in 0..<60_000 where !isOpen { Thread.sleep(forTimeInterval: 0.001) }
    }
}
