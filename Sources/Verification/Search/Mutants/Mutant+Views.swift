import AirBarModel

extension Mutant {
    /// Mistakes in binding another scroll view, and in requests for a height.
    static let views: [Mutant] = [
        Mutant("binding-resets-bar", "on another view the bar goes to its normal height") {
            $0.offsetOnBinding = { -$0.configuration.normal }
        },
        Mutant("binding-keeps-availability", "the expanded state stays available on another view") {
            $0.keepsExpansionOnBinding = { $0.isExpandedStateAvailable }
        },
        Mutant("binding-drops-availability", "the expanded state is never available on another view") {
            $0.keepsExpansionOnBinding = { _ in false }
        },
        Mutant("binding-leaves-content", "the content of another view is not moved") {
            $0.contentOffsetOnBinding = { _, _ in nil }
        },
        Mutant(
            "binding-only-from-top", "the content of another view is moved only if it is at or above its top"
        ) {
            $0.contentOffsetOnBinding = { moment, top in
                guard moment.view.contentOffset <= top else { return nil }
                return moment.view.visible(moment.state.offset - moment.view.otherTopInset)
            }
        },
        Mutant(
            "binding-moves-any-view",
            "the content of another view is moved to the bar, however far it is scrolled"
        ) {
            $0.contentOffsetOnBinding = { moment, _ in
                moment.view.visible(moment.state.offset - moment.view.otherTopInset)
            }
        },
        Mutant(
            "binding-forgets-refresh", "the content of another view is moved under its refresh control"
        ) {
            $0.contentOffsetOnBinding = { moment, top in
                let content = moment.state.offset - moment.view.safeArea.top
                guard moment.isOpen || moment.view.contentOffset <= max(top, content) else { return nil }
                return moment.view.visible(content)
            }
        },
        Mutant("snap-jumps", "a snap moves the content without an animation") {
            $0.isAnimated = { $0 == .expansion }
        },
        Mutant("expansion-jumps", "a request for a height moves the content without an animation") {
            $0.isAnimated = { $0 == .snap }
        },
        Mutant("binding-animates", "the content of another view is moved to the bar with an animation") {
            $0.isAnimated = { _ in true }
        },
        Mutant("indicator-left", "the scroll indicator begins at the top of the content") {
            $0.indicatorInset = { _ in 0 }
        },
        Mutant("indicator-at-the-bar", "the scroll indicator begins at the bar, whatever its height is") {
            $0.indicatorInset = { -$0.state.offset }
        },
        Mutant("expand-leaves-content", "a request for a height leaves the content where it is") {
            $0.expansionTarget = { $0.view.visible($0.view.contentOffset) }
        },
        Mutant("binding-unlimited", "the content of another view may be moved beyond its end") {
            $0.contentOffsetOnBinding = { moment, top in
                let content = moment.state.offset - moment.view.otherTopInset + 1
                return moment.view.contentOffset <= max(top, content) ? content : nil
            }
        },
    ]
}
