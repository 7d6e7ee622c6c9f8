import Synchronization

/// Shows a table on the terminal while a command works; writes nothing where there is no terminal.
///
/// It draws in the thread of the work, when that asks whether to go on. So after a trap nothing is drawn over the
/// explanation. The size of the terminal is read for each drawing, so that no signal has to tell of a change.
package final class LiveDisplay: Sendable {
    private struct State {
        var content: (@Sendable () -> LiveTable)?
        var frame = LiveFrame()
        /// The time of the next drawing.
        var next = ContinuousClock.now
    }

    /// The least time between two drawings.
    private static let interval = Duration.milliseconds(100)

    private let terminal = LiveTerminal()
    private let state = Mutex(State())

    /// Makes a display that shows nothing.
    package init() {}

    /// Shows a table from now on.
    ///
    /// - Parameter content: makes the table, for each drawing.
    package func show(_ content: @escaping @Sendable () -> LiveTable) {
        state.withLock {
            $0.content = content
            $0.next = ContinuousClock.now + Self.interval
        }
    }

    /// Draws the table again if it is due; called often.
    package func refresh() {
        guard let terminal else { return }
        state.withLock { state in
            guard let content = state.content, ContinuousClock.now >= state.next else { return }
            let (width, height) = terminal.size
            let lines = content().lines(width: width, height: height, isColored: terminal.isColored)
            complain(state.frame.replace(by: lines, width: width), terminator: "")
            state.next = ContinuousClock.now + Self.interval
        }
    }

    /// Removes the table; it is not drawn again.
    package func clear() {
        guard let terminal else { return }
        state.withLock {
            $0.content = nil
            complain($0.frame.replace(by: [], width: terminal.size.width), terminator: "")
        }
    }
}
