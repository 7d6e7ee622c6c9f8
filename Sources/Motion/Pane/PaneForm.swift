/// The three forms in which the interactive pane was published; they differ in the spring it hangs on.
public enum PaneForm: String, CaseIterable, Sendable {
    /// The animation computed by hand, frame by frame.
    case handMade = "hand-made"
    /// UIKit Dynamics: an attachment, and resistance.
    case dynamics
    /// A spring animation of POP.
    case pop

    /// The spring, under rules that say how an attachment and a POP spring are turned into one.
    public func spring(_ rules: MotionRules) -> DampedSpring {
        switch self {
        case .handMade: HandMadeSpring.published.exact
        case .dynamics: rules.springs.attachment(.pane)
        case .pop: rules.pop.spring(.pane)
        }
    }
}
