import Motion
import Verification

/// A case of a law that says how it is drawn.
public protocol DrawnCase: CustomStringConvertible, Sendable {
    /// The figure of what rules do in the case, with what is right beside it; nil for a case that is no motion.
    ///
    /// The first curve of each panel is that of the rules, under their name. Nothing is drawn while a search runs, so
    /// that it may take milliseconds.
    ///
    /// - Parameters:
    ///   - rules: the rules to draw.
    ///   - place: where the rules violate the law, in the unit of the horizontal axis; nil if they keep it, or violate it
    ///     at no one place.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure?
}

extension MotionRules {
    /// The rules and, unless they are these, the hardened ones to compare them with.
    var compared: [MotionRules] { name == Self.hardened.name ? [self] : [self, .hardened] }
}
