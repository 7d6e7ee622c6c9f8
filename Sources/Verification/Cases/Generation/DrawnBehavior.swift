import AirBarModel
import Generators

/// What the scroll views of generated cases do by themselves; all scroll views of a case do the same.
///
/// A choice stands for the same behaviour whatever is drawn, so that a token means the same everywhere; a behaviour that is
/// not drawn is rejected.
public struct DrawnBehavior: Hashable, Sendable {
    /// What every scroll view does.
    public let always: ScrollViewBehavior

    /// What the scroll views of some cases do.
    public let sometimes: ScrollViewBehavior

    /// Unless given, some scroll views clamp, and none notifies of equal writes.
    ///
    /// Whether UIKit clamps depends on the version, and a bar should hold either way. Whether equal writes are notified
    /// depends on how a bar observes, which its author knows.
    public init(always: ScrollViewBehavior = [], sometimes: ScrollViewBehavior = .clamps) {
        self.always = always
        self.sometimes = sometimes.subtracting(always)
    }

    /// Scroll views of every behaviour.
    public static let any = DrawnBehavior(sometimes: .all)

    /// What every scroll view does, and with it each thing that only some do, one at a time.
    var simplest: [ScrollViewBehavior] {
        [always] + ScrollViewBehavior.named.map(\.value).filter(sometimes.contains).map(always.union)
    }

    /// Draws what the scroll views of a case do: each of ``sometimes`` in a quarter of the random draws.
    func draw(from source: inout ChoiceSource) throws(Rejection) -> ScrollViewBehavior {
        var behavior: ScrollViewBehavior = []
        for (_, candidate) in ScrollViewBehavior.named {
            let isDrawn = sometimes.contains(candidate)
            let isWanted = always.contains(candidate)
            let choice = source.draw(upTo: 1) { bits in
                guard isDrawn else { return isWanted ? 1 : 0 }
                return bits.uniform(upTo: 3) == 0 ? 1 : 0
            }
            guard isDrawn || (choice == 1) == isWanted else {
                throw Rejection("a scroll view of another behaviour")
            }
            if choice == 1 { behavior.insert(candidate) }
        }
        return behavior
    }
}
