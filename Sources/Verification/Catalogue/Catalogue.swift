/// The invariants that header bars must keep, each of the kinds that it is about.
public enum Catalogue {
    /// All invariants but those of sessions, in the order of the catalogue.
    public static let all: [Invariant] = safety + snapping + liveness + metamorphic + heights

    /// What sessions have to keep, beside all that scenarios have to.
    public static let sessions: [Invariant] = [
        .restsOnDetent, .landsByItself, .flingArrives, .pullsOpen, .anyFrameRate,
    ]

    private static let safety: [Invariant] = [
        .bounds, .finite, .orderedHeights, .expandedMeansAvailable, .expansionFromTheTop,
        .availabilityFromTheTop, .bounceIgnored, .visiblePart, .neverFaster, .neverAgainst, .onlyVertical,
        .shortContent, .compactReachable, .reloadKeepsTheBar, .rotation, .refreshControl, .viewSwap,
        .noFeedback, .expandRoundTrip, .honestEquality, .noGap, .bottomInset, .endInSight,
        .sameDetent, .readingPlace, .roomForTheHeights, .shownAndHidden, .stillContent, .staying,
        .sectionHeaders, .ledByFinger,
    ]

    private static let heights: [Invariant] = [
        .samePlaceSameHeight, .bothEndsAttained, .switchesAsAWhole, .shownByDirection, .tremorIgnored,
        .stretches, .noJump, .topInSight,
    ]

    private static let snapping: [Invariant] = [
        .supportedSnap, .nearestSnap, .idempotentSnap, .quietSnap, .contentInRange, .exactLanding,
        .contentLeftAlone, .shownStaysShown, .onwardSnap, .restLeftAlone,
    ]

    private static let liveness: [Invariant] = [
        .settles, .cancelledIsEnded, .programmaticScrollsSettle, .scrollToTop, .canBeOpened,
        .momentumSurvives, .followsInTheEnd,
    ]

    private static let metamorphic: [Invariant] = [
        .split, .frameRate, .translation, .scale, .reversal, .determinism, .stutter, .nonExpansive, .progress,
        .lostNotification,
    ]

    /// The invariant of an identifier.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    public static func invariant(_ id: String) throws(UnknownName) -> Invariant {
        try named([id], among: all + sessions)[0]
    }

    /// The invariants of identifiers, in the order of the catalogue and each once; of none, all but those of sessions.
    ///
    /// - Throws: ``UnknownName`` for the first identifier that no invariant has.
    public static func invariants(_ ids: [String]) throws(UnknownName) -> [Invariant] {
        ids.isEmpty ? all : try named(ids, among: all + sessions)
    }

    /// Those of some invariants that have the identifiers, in their order and each once.
    static func named(_ ids: [String], among known: [Invariant]) throws(UnknownName) -> [Invariant] {
        try UnknownName.positions(of: ids, among: known.map(\.id), kind: "invariant").map { known[$0] }
    }
}
