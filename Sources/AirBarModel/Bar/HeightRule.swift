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
    case followsPosition(travel: Double = 1)

    /// The bar is compact or normal and nothing in between: the direction of a scroll by at least a distance, in points,
    /// decides which; less than `below` points from the top, or than it needs to leave no gap, it may be normal.
    ///
    /// Of a scroll up `showingAfter` is the distance that decides, unless it is nil.
    case switches(after: Double, showingAfter: Double? = nil, below: Double = 0)

    /// The reason why there is no such rule; nil if there is one.
    package var flaw: InvalidValue? {
        switch self {
        case .followsMovement: return nil
        case .followsPosition(let travel): return Self.flaw("travel of the bar", travel)
        case .switches(let distance, let showing, let below):
            if let flaw = Self.flaw("distance after which the bar switches", distance) { return flaw }
            if let showing, let flaw = Self.flaw("distance after which the bar is shown", showing) {
                return flaw
            }
            return below.isLength
                ? nil : InvalidValue(field: "distance from the top", value: below, expected: "0 or more")
        }
    }

    private static func flaw(_ field: String, _ value: Double) -> InvalidValue? {
        value > 0 && value.isUsable
            ? nil : InvalidValue(field: field, value: value, expected: "greater than 0")
    }
}
