import AirBarModel
import Fuzzing
import Motion
import Verification

/// The command line of a package with bars of its own.
///
///     @main struct MyBars: BarCommandLine { static let bars = [mine] }
///
/// Its commands are `verify`, `reproduce`, `explore`, `fuzz`, `check` and `invariants`, and `motion` for containers; `help`
/// says more. Where a command names no bar, `verify` searches all bars, and the others are about the first one. They can
/// also name the bars of this package.
///
/// The file must not be called `main.swift`, because the linker puts the main function of libFuzzer in the place of that.
public protocol BarCommandLine {
    /// The bars; no two may have the same name. Without any, the commands are about the bars of this package.
    static var bars: [BarDefinition] { get }

    /// The invariants that the bars are judged by beside those of the catalogue; none unless given.
    static var invariants: [Invariant] { get }

    /// The containers of several scrollers, which `motion` judges by the laws of containers; none unless given.
    static var containers: [ContainerDefinition] { get }
}

extension BarCommandLine {
    /// None.
    public static var invariants: [Invariant] { [] }

    /// None.
    public static var containers: [ContainerDefinition] { [] }

    /// Runs the command that the arguments of the process name, and ends the process with its exit status.
    public static func main() {
        guard
            let bars = Bars(bars, invariants: invariants, containers: containers)?.reproduced(
                by: "\(Invocation.program) reproduce")
        else {
            ProgramExit.end(
                UsageError(
                    "expected at least one bar or container, no two bars and no two containers of the same name, "
                        + "and no two invariants of the same identifier"))
        }
        #if FUZZING
            FuzzEntry.targets = FuzzTargets(of: bars)
        #else
            let motion = bars.containers.isEmpty ? [] : [MotionCommand.command]
            CommandLineProgram(Command.ofBars(fuzzing: Invocation.name) + motion, on: bars).main()
        #endif
    }
}
