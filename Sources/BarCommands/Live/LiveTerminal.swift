import Foundation

/// The terminal that standard error is connected to.
struct LiveTerminal: Sendable {
    /// Whether the user wants colours; see https://no-color.org.
    let isColored: Bool

    /// The terminal; nil if standard error is none, or one that cannot move its cursor.
    init?() {
        let environment = ProcessInfo.processInfo.environment
        guard !Output.isDiscarded, isatty(STDERR_FILENO) == 1,
            !["", "dumb"].contains(environment["TERM"] ?? "")
        else { return nil }
        isColored = (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// The number of columns and rows now; those of a usual terminal if it does not say.
    var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
