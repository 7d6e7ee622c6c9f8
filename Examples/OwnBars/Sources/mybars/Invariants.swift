import Verification

extension Invariant {
    /// A promise of these bars that is not in the catalogue.
    static let calm = Invariant(
        "O1", "calm at rest",
        statement: "a report that the content is at rest opens no bar that could not grow before",
        reason: "The bar opens by itself after the list has stopped.", on: .idle,
        when: { $0.isUpToDate && !$0.before.isExpandedStateAvailable }
    ) { step in
        let lowest = -step.configuration.normal
        guard step.after.offset < lowest else { return nil }
        return step.violation("at rest, the bar's offset", step.after.offset, "at least −n", lowest)
    }
}
