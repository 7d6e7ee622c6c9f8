import AirBarModel
import BarCommands
import MyBars
import Verification

/// The command line: `swift run -c release mybars --help`.
@main
struct Command: BarCommandLine {
    static let bars: [BarDefinition] = [.hiding, .following]
    static let invariants: [Invariant] = [.calm]
}
