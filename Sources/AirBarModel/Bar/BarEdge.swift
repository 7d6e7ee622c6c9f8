/// The edge of the screen at which a bar is.
public enum BarEdge: String, Hashable, Sendable {
    /// The content begins below the bar.
    case top
    /// The content ends above the bar.
    case bottom
}
