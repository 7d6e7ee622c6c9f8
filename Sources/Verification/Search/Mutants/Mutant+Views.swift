import AirBarModel

extension Mutant {
    /// Mistakes about taking another scroll view over.
    static let views: [Mutant] = [
        Mutant("binding-resets-bar", "on another view the bar is normal") {
            $0.offsetOnBinding = { -$0.configuration.normal }
        },
        Mutant("binding-keeps-availability", "the expanded state stays available on another view") {
            $0.keepsExpansionOnBinding = { $0.isExpandedStateAvailable }
        },
        Mutant("binding-drops-availability", "the expanded state is lost on another view") {
            $0.keepsExpansionOnBinding = { _ in false }
        },
        Mutant("binding-leaves-content", "another view is left where it is") {
            $0.contentOffsetOnBinding = { _, _ in nil }
        },
        Mutant("binding-only-from-top", "another view is moved only if it was above its top") {
            $0.contentOffsetOnBinding = { moment, top in
                guard moment.view.contentOffset <= top else { return nil }
                return moment.view.visible(moment.state.offset - moment.view.otherTopInset)
            }
        },
        Mutant("binding-moves-any-view", "another view goes to its top, however far it is scrolled") {
            $0.contentOffsetOnBinding = { moment, _ in
                moment.view.visible(moment.state.offset - moment.view.otherTopInset)
            }
        },
        Mutant("expand-leaves-content", "asking for a height leaves the content where it is") {
            $0.expansionTarget = { $0.view.visible($0.view.contentOffset) }
        },
        Mutant("binding-unlimited", "another view is moved up to the bar, be it beyond its end") {
            $0.contentOffsetOnBinding = { moment, top in
                let content = moment.state.offset - moment.view.otherTopInset + 1
                return moment.view.contentOffset <= max(top, content) ? content : nil
            }
        },
    ]
}
