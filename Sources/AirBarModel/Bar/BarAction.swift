/// What a bar did on an event.
public enum BarAction: Hashable, Sendable {
    /// It reported a state to its observer: its offset, in points, and whether the expanded state is available.
    case state(offset: Double, isExpandedStateAvailable: Bool)
    /// It set other content insets, in points, which include a refresh control's and the app's own.
    case contentInset(ContentInset)
    /// It stopped the scroll view and set its content offset, in points.
    case contentOffset(Double, animated: Bool)
    /// It set the content offset, in points, at which the deceleration that just began will end.
    case retarget(Double)
    /// It chose a detent to snap to: an offset of the bar, in points.
    case snap(to: Double)
    /// It refused an event because of an invalid field.
    case refusal(Refusal)
}
