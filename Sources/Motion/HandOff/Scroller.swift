/// One of the two scroll views of a hand-off.
public enum Scroller: String, CaseIterable, Sendable {
    /// The outer scroll view, whose header scrolls away.
    case container
    /// The list inside the container.
    case list

    /// The scroll view that moves first in a direction: forwards the container, backwards the list.
    public static func first(forwards: Bool) -> Scroller { forwards ? .container : .list }

    /// The other one.
    public var other: Scroller { self == .container ? .list : .container }
}
