import Motion

/// The numeric fields of events.
public enum EventField: String, CaseIterable, Hashable, Sendable {
    /// The content offset after a movement.
    case contentOffset = "content offset"
    /// The velocity of a release, in points per second.
    case velocity
    /// The content offset at which the content comes to rest after a release.
    case rest = "resting content offset"
    /// The height of the content.
    case contentHeight = "content height"
    /// The height of the frame.
    case frameHeight = "frame height"
    /// An inset of the safe area.
    case safeArea = "safe area"
    /// The inset of a refresh control.
    case refreshInset = "refresh inset"
    /// The app's own bottom inset.
    case bottomInset = "bottom inset"
    /// A height of the bar.
    case height = "height of the bar"
}

/// An invalid field of an event, because of which a bar refused the event.
public struct Refusal: Hashable, Sendable {
    /// The field.
    public let field: EventField

    /// The value of the field.
    public let value: Double

    /// Refuses a value of a field.
    @inlinable
    public init(field: EventField, value: Double) {
        self.field = field
        self.value = value
    }
}

extension BarEvent {
    /// The first invalid field of the event; nil if all are valid.
    ///
    /// A field is invalid if it is not finite, if its magnitude is 2⁴⁰ or more, or if it is a negative length other
    /// than the height of the frame, which is a rectangle's and so counts without its sign.
    @inlinable
    public var unusable: Refusal? {
        switch self {
        case .contentOffset(let y), .scroll(_, to: let y), .lostContentOffset(let y):
            y.isUsable ? nil : Refusal(field: .contentOffset, value: y)
        case .release(let release):
            if !release.velocity.isUsable {
                Refusal(field: .velocity, value: release.velocity)
            } else if !release.rest.isUsable {
                Refusal(field: .rest, value: release.rest)
            } else {
                nil
            }
        case .contentHeight(let height): height.isLength ? nil : Refusal(field: .contentHeight, value: height)
        case .frameHeight(let height): height.isUsable ? nil : Refusal(field: .frameHeight, value: height)
        case .refreshInset(let inset): inset.isLength ? nil : Refusal(field: .refreshInset, value: inset)
        case .bottomInset(let inset): inset.isLength ? nil : Refusal(field: .bottomInset, value: inset)
        case .safeArea(let insets):
            if !insets.top.isLength {
                Refusal(field: .safeArea, value: insets.top)
            } else if !insets.bottom.isLength {
                Refusal(field: .safeArea, value: insets.bottom)
            } else {
                nil
            }
        case .heights(let heights): heights.flawedHeight.map { Refusal(field: .height, value: $0) }
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .scrollView, .expand, .show, .stay, .idle: nil
        }
    }
}
