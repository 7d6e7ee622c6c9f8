import AirBarModel

extension Mutant {
    /// Mistakes in being shown and hidden in place.
    static let showing: [Mutant] = [
        showing("show-ignored", "the bar is not shown in place") { moment, isShown in
            isShown ? moment.state : nil
        },
        showing("show-closes", "an open bar is closed when it is shown in place") { moment, isShown in
            guard isShown, moment.state.offset < -moment.state.configuration.normal else { return nil }
            var next = moment.state
            (next.offset, next.isExpandedStateAvailable) = (-next.configuration.normal, false)
            return next
        },
        showing("hide-ignored", "the bar is not hidden in place") { moment, isShown in
            isShown ? nil : moment.state
        },
        showing("show-opens", "the bar is shown in place as tall as it can be") { moment, isShown in
            guard isShown else { return nil }
            var next = moment.state
            next.offset = next.lowestOffset
            return next
        },
        showing("hide-leaves-gap", "the bar is hidden in place over a gap") { moment, isShown in
            isShown ? nil : moment.state.shown(false, contentEdge: nil)
        },
        showing("hide-half-way", "the bar is hidden in place by half") { moment, isShown in
            guard !isShown else { return nil }
            var next = moment.state.shown(false, contentEdge: moment.contentEdge)
            next.offset = (next.offset + moment.state.offset) / 2
            return next
        },
        Mutant(
            "show-scrolls-to-top", "a bar that is shown in place scrolls the content to its top",
            reacting: { if case .show(true) = $0 { .expand(false) } else { nil } }),
    ]

    /// Replaces the state in which the bar is then, given the moment before and whether it is shown; nil for the right one.
    private static func showing(
        _ name: String, _ mistake: String,
        _ replacement: @escaping @Sendable (HardenedBar.Moment, _ isShown: Bool) -> BarState?
    ) -> Mutant {
        Mutant(name, mistake) {
            $0.showing = { moment, isShown in
                replacement(moment, isShown) ?? HardenedBar.Decisions.standard.showing(moment, isShown)
            }
        }
    }
}
