import AirBarModel

extension Mutant {
    /// Mistakes in having to stay.
    static let staying: [Mutant] = [
        staying("stay-ignored", "the bar hides although it must stay") { moment, mustStay in
            mustStay ? moment.state.shown(true, contentEdge: nil) : moment.state
        },
        staying("stay-stays-hidden", "a bar that must stay comes back with the next scroll only") {
            moment, mustStay in
            var next = moment.state
            next.configuration = next.configuration.staying(mustStay)
            return next
        },
        staying("stay-opens", "a bar that must stay is as tall as it can be") { moment, mustStay in
            var next = moment.state.staying(mustStay)
            if mustStay {
                next.isExpandedStateAvailable = moment.state.isExpandedStateAvailable
                next.offset = next.lowestOffset
            }
            return next
        },
        staying("stay-never-ends", "a bar that had to stay never hides again") { moment, mustStay in
            mustStay ? moment.state.staying(true) : moment.state
        },
        staying("stay-takes-back", "a bar that no longer has to stay hides at once") { moment, mustStay in
            let next = moment.state.staying(mustStay)
            return mustStay ? next : next.shown(false, contentEdge: moment.contentEdge)
        },
        Mutant(
            "stay-scrolls-to-top", "a bar that must stay scrolls the content to its top",
            reacting: { if case .stay(true) = $0 { .expand(false) } else { nil } }),
    ]

    /// Replaces the state after the bar was told to stay, or that it may hide again, given the moment before.
    private static func staying(
        _ name: String, _ mistake: String,
        _ state: @escaping @Sendable (HardenedBar.Moment, _ mustStay: Bool) -> BarState
    ) -> Mutant {
        Mutant(name, mistake) { $0.staying = state }
    }
}
