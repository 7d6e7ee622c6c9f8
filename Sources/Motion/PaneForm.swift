/// The three published forms of the interactive pane, which differ in their spring.
package enum PaneForm: String, CaseIterable, Sendable {
    /// A spring integrated by hand, frame by frame.
    case handMade = "hand-made"
    /// An attachment with resistance, of UIKit Dynamics.
    case dynamics
    /// A spring animation of POP.
    case pop

    /// The spring of the form, under rules that convert attachments and POP springs.
    package func spring(_ rules: MotionRules) -> DampedSpring {
        switch self {
        case .handMade: HandMadeSpring.published.exact
        case .dynamics: rules.springs.attachment(.pane)
        case .pop: rules.pop.spring(.pane)
        }
    }
}
