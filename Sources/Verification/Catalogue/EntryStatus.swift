/// The result for an entry of a catalogue.
public enum EntryStatus: String, Sendable {
    /// A counterexample was found.
    case broken
    /// Cases met its condition, and in none of them it was broken.
    case holds
    /// It was violated by no more than a pixel, by a bar that rounds to pixels.
    case withinPixel = "within a pixel"
    /// A case broke it, and did not break it again, so that the subject depends on something outside of it.
    case notReproduced = "not reproduced"
    /// No case met its condition.
    case notChecked = "not checked"
    /// The search ended before its first case.
    case notTried = "not tried"
    /// The search was interrupted before it ended.
    case notDecided = "not decided"
    /// The subject is not made to do what it is about.
    case notApplicable = "not applicable"
}
