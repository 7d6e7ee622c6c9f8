import Motion

/// The numbers that come with events.
public enum EventField: String, CaseIterable, Hashable, Sendable {
    /// The content offset that something moved to.
    case contentOffset = "content offset"
    /// The velocity of a release.
    case velocity
    /// The content offset at which a release is going to rest.
    case rest = "resting content offset"
    /// The height of the content.
    case contentHeight = "content height"
    /// The height of the frame.
    case frameHeight = "frame height"
    /// An inset of the safe area.
    case safeArea = "safe area"
    /// The inset of a refresh control.
    case refreshInset = "refresh inset"
}

/// A number that came with an event and that nobody can compute with.
public struct Refusal: Hashable, Sendable {
    /// What the number is.
    public let field: EventField

    /// The number.
    public let value: Double

    /// Refuses a number.
    @inlinable
    public init(field: EventField, value: Double) {
        self.field = field
        self.value = value
    }
}

extension BarEvent {
    /// The first number of the event that nobody can compute with: not finite, of a magnitude of 2⁴⁰ and more, or
    /// negative where a length is meant.
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
        case .frameHeight(let height): height.isLength ? nil : Refusal(field: .frameHeight, value: height)
        case .refreshInset(let inset): inset.isLength ? nil : Refusal(field: .refreshInset, value: inset)
        case .safeArea(let insets):
            if !insets.top.isLength {
                Refusal(field: .safeArea, value: insets.top)
            } else if !insets.bottom.isLength {
                Refusal(field: .safeArea, value: insets.bottom)
            } else {
                nil
            }
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .scrollView, .expand, .idle: nil
        }
    }
}
