import AirBarModel
import Verification

extension FuzzTarget {
    /// The targets that are about bars.
    static let ofBars = [bar, sessions, controller, recomputation]

    /// Bytes make a scenario, in which the bar has to keep every invariant.
    private static let bar = FuzzTarget("bar", "a scenario, in which the bar has to keep every invariant") {
        FuzzSubject($0, BarVerifier($1, invariants: $2.invariants, behavior: .any, isLong: true))
    }

    /// Bytes make a session, in which the bar has to keep every invariant.
    private static let sessions = FuzzTarget(
        "sessions", "fingers on a scroll view, under which the bar has to keep every invariant"
    ) {
        FuzzSubject($0, SessionVerifier($1, invariants: $2.sessionInvariants, behavior: .any, isLong: true))
    }

    /// Bytes make a script, which has to come to the same on live scroll views as without a controller.
    private static let controller = FuzzTarget(
        "controller", "a script, in which the bar has to do the same through its controller as alone"
    ) { name, definition, _ in
        FuzzSubject(name, ControllerScript.property(of: definition)) { $0.value.text(on: definition) }
    }

    /// Bytes make a scenario, of which the run has to be the same however it is computed.
    private static let recomputation = FuzzTarget(
        "recomputation", "a scenario, of which the run has to be the same in one go, begun anew and resumed"
    ) { name, definition, bars in
        FuzzSubject(
            name, Recomputation.property(of: definition, by: Oracle(bars.invariants.about(definition.kind)))
        ) {
            $0.value.text
        }
    }
}
