import Motion

/// How the height of a bar comes from the content, which decides the closed form by which it is judged.
public enum HeightRule: Hashable, Sendable {
    /// The bar moves with the content, as far as that moves within its edges: `o' = clamp(o + K(y') − K(y), −h(A), −c)`.
    ///
    /// Bars that hide do so, and the one of this package. Only such a bar has an expanded state that becomes available.
    case followsMovement

    /// The height is a function of the content offset that never grows with it: at the same place the same height.
    ///
    /// At the top the bar is normal, and compact where the content has been scrolled from there by `travel` times the
    /// difference of the two. Large titles and stretchy headers have a travel of 1, a parallax header has a greater one.
    /// Where it snaps it may also rest at `restingAt`, a share of the way from the compact to the normal height.
    case followsPosition(travel: Double = 1, restingAt: Double? = nil)

    /// The bar is compact or normal and nothing in between: the direction of a scroll by at least a distance, in points,
    /// decides which; less than `below` points from the top, or than it needs to leave no gap, it may be normal.
    ///
    /// The distance is `after` for a scroll down, which hides the bar, and `showingAfter` for a scroll up.
    case switches(after: Double, showingAfter: Double, below: Double = 0)

    /// The reason why there is no such rule; nil if there is one.
    package var flaw: InvalidValue? {
        switch self {
        case .followsMovement: return nil
        case .followsPosition(let travel, let share):
            if let flaw = Self.flaw("travel of the bar", travel) { return flaw }
            guard let share, !(share > 0 && share < 1) else { return nil }
            return InvalidValue(field: Self.shareField, value: share, expected: "more than 0 and less than 1")
        case .switches(let distance, let showing, let below):
            if let flaw = Self.flaw("distance after which the bar switches", distance) { return flaw }
            if let flaw = Self.flaw("distance after which the bar is shown", showing) { return flaw }
            return below.isLength
                ? nil : InvalidValue(field: "distance from the top", value: below, expected: "0 or more")
        }
    }

    /// What the height between is called where it is refused.
    static let shareField = "share at which the bar rests"

    private static func flaw(_ field: String, _ value: Double) -> InvalidValue? {
        value > 0 && value.isUsable
            ? nil : InvalidValue(field: field, value: value, expected: "greater than 0")
    }
}
