/// One of the two that a hand-off is between.
public enum Scroller: String, CaseIterable, Sendable {
    /// The one above, such as a header that scrolls away.
    case container
    /// The one below it, a list in it.
    case list

    /// The one that is moved first in a direction: on the way down the content the container, on the way back the
    /// list.
    public static func first(forwards: Bool) -> Scroller { forwards ? .container : .list }

    /// The other one.
    public var other: Scroller { self == .container ? .list : .container }
}
