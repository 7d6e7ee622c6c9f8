/// One of the two scroll views of a hand-off.
package enum Scroller: String, CaseIterable, Sendable {
    /// The outer scroll view, whose header scrolls away.
    case container
    /// The list inside the container.
    case list

    /// The scroll view that moves first in a direction: forwards the container, backwards the list.
    package static func first(forwards: Bool) -> Scroller { forwards ? .container : .list }

    /// The other one.
    package var other: Scroller { self == .container ? .list : .container }
}
