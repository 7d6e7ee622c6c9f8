import AirBarModel

extension Mutant {
    /// Mistakes in the equality of states and in the progress, which clients read.
    static let appearance: [Mutant] = [
        Mutant("equality-without-availability", "two states are equal if their offsets are") {
            $0.areEqual = { $0.configuration == $1.configuration && $0.offset == $1.offset }
        },
        Mutant("equality-of-ranges", "two states are equal if they are in the same range of heights") {
            $0.areEqual = { $0.stateRange == $1.stateRange }
        },
        Mutant("equality-of-points", "two states are equal if their offsets are equal in whole points") {
            $0.areEqual = { one, other in
                one.isExpandedStateAvailable == other.isExpandedStateAvailable
                    && one.offset.rounded() == other.offset.rounded()
            }
        },
        Mutant("published-progress", "the progress is computed as published") {
            $0.progress = { state in
                let isClosed = state.offset > -state.configuration.normal
                return isClosed || state.configuration.normal < state.configuration.expanded
                    ? state.transitionProgress : 2
            }
        },
        Mutant("progress-reversed", "the progress runs from expanded to compact") {
            $0.progress = { 2 - $0.transitionProgress }
        },
        Mutant("progress-in-steps", "the progress is rounded to tenths") {
            $0.progress = { ($0.transitionProgress * 10).rounded() / 10 }
        },
        Mutant("progress-of-heights", "the progress is proportional to the height") {
            $0.progress = { $0.configuration.expanded > 0 ? 2 * $0.height / $0.configuration.expanded : 1 }
        },
    ]
}
