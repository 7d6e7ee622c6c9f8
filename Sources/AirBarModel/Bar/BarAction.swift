/// Something a bar did, in the order it did it.
public enum BarAction: Hashable, Sendable {
    /// It told its state observer an offset, in points, and whether the expanded state is available.
    case state(offset: Double, isExpandedStateAvailable: Bool)
    /// It told the scroll view to stop and go to a content offset, in points.
    case contentOffset(Double, animated: Bool)
    /// It told the scroll view to end a deceleration that just began at a content offset, in points.
    case retarget(Double)
    /// It decided to rest at an offset of the bar, in points.
    case snap(to: Double)
    /// It refused a number and the event it came with.
    case refusal(Refusal)
}
