import AirBarModel
import Verification

extension Invariant {
    /// The first violation of the invariant by a bar in a case; nil if there is none.
    package func violation(in test: some Playable, by definition: BarDefinition) -> Violation? {
        Oracle([self]).findings(of: test, on: definition).first?.violation
    }
}
