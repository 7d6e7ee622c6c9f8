import AirBarModel
import Generators

/// What the scroll views of generated cases do by themselves; all scroll views of a case do the same.
///
/// A choice stands for the same behaviour whatever is drawn, so that a token means the same everywhere; a behaviour that is
/// not drawn is rejected.
public struct DrawnBehavior: Hashable, Sendable {
    /// What every scroll view does.
    package let always: ScrollViewBehavior

    /// What the scroll views of some cases do.
    package let sometimes: ScrollViewBehavior

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
        let ofScenarios = ScrollViewBehavior.named.map(\.value).filter {
            !ScrollViewBehavior.ofTime.contains($0)
        }
        return [always] + ofScenarios.filter(sometimes.contains).map(always.union)
    }

    /// Draws what the scroll views of a case do: each of ``sometimes`` in a quarter of the random draws.
    func draw(from source: inout ChoiceSource) throws(Rejection) -> ScrollViewBehavior {
        var behavior: ScrollViewBehavior = []
        for choice in Self.choices {
            let number = source.draw(upTo: 1 << UInt64(choice.count) - 1) { bits in
                var drawn: ScrollViewBehavior = []
                for candidate in choice {
                    let isDrawn = sometimes.contains(candidate) && bits.uniform(upTo: 3) == 0
                    if isDrawn || always.contains(candidate) { drawn.insert(candidate) }
                }
                return Self.number(of: drawn, in: choice)
            }
            for (bit, candidate) in choice.enumerated() where number >> UInt64(bit) & 1 == 1 {
                behavior.insert(candidate)
            }
        }
        try require(behavior.isSuperset(of: always.subtracting(.ofTime)), behavior)
        return behavior
    }

    /// Draws whether the scroll views of a session take time for what a bar commands.
    func drawTime(from source: inout ChoiceSource) throws(Rejection) -> ScrollViewBehavior {
        let number = source.draw(upTo: 1) { bits in
            always.isSuperset(of: .ofTime)
                || (sometimes.isSuperset(of: .ofTime) && bits.uniform(upTo: 3) == 0) ? 1 : 0
        }
        let behavior: ScrollViewBehavior = number == 1 ? .ofTime : []
        try require(behavior.isSuperset(of: always.intersection(.ofTime)), behavior)
        return behavior
    }

    private func require(_ hasAll: Bool, _ behavior: ScrollViewBehavior) throws(Rejection) {
        guard hasAll, behavior.isSubset(of: always.union(sometimes)) else {
            throw Rejection("a scroll view of another behaviour")
        }
    }

    /// The behaviours that a choice decides, one bit each.
    ///
    /// One that restores an inset shares a choice, so that the inputs of fuzzers from before it mean what they meant.
    private static let choices: [[ScrollViewBehavior]] = [
        [.notifiesEqualWrites, .refreshRestoresInset], [.clamps],
    ]

    private static func number(of behavior: ScrollViewBehavior, in choice: [ScrollViewBehavior]) -> UInt64 {
        choice.enumerated().reduce(0) { $0 + (behavior.contains($1.element) ? 1 << UInt64($1.offset) : 0) }
    }

    /// The choices from which a behaviour is drawn.
    static func choices(for behavior: ScrollViewBehavior) -> [UInt64] {
        choices.map { number(of: behavior, in: $0) }
    }
}

extension ScrollViewBehavior {
    /// What only sessions show, because scenarios have no time.
    static let ofTime: ScrollViewBehavior = .animatesCommands
}
