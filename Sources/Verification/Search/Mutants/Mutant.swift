import AirBarModel

/// A subject with one deliberate mistake, which the catalogue has to find: the hardened bar, a header of another kind, or the
/// hardened motion.
public struct Mutant: Sendable {
    /// The mistake, in one sentence.
    package let mistake: String

    /// The bar, or the rules of motion, that make the mistake; the name is the mutant's.
    package let subject: any Subject

    /// The bar; nil for rules of motion.
    public var definition: BarDefinition? { subject as? BarDefinition }

    /// The mutant's name: a few hyphenated words.
    public var name: String { subject.name }

    /// A bar of one's own with a mistake, described in one sentence; or any bar, so that it can be tried like a mutant.
    public init(_ subject: any Subject, mistake: String = "none that is known") {
        self.mistake = mistake
        self.subject = subject
    }

    /// Changes a decision.
    init(_ name: String, _ mistake: String, _ change: (inout HardenedBar.Decisions) -> Void) {
        var decisions = HardenedBar.Decisions()
        change(&decisions)
        self.init(
            BarDefinition(name, deciding: decisions).reproduced(by: BarDefinition.ownReproducer),
            mistake: mistake)
    }

    /// Changes which heights are accepted.
    init(_ name: String, _ mistake: String, accepts: @escaping @Sendable (BarHeights) -> Bool) {
        self.init(
            BarDefinition(name, accepts: accepts, deciding: HardenedBar.Decisions())
                .reproduced(by: BarDefinition.ownReproducer), mistake: mistake)
    }

    /// Changes the reaction to the events for which `reacting` returns one.
    init(
        _ name: String, _ mistake: String,
        reacting: @escaping @Sendable (BarEvent) -> HardenedBar.Reaction?
    ) {
        self.init(name, mistake) {
            $0.reaction = { reacting($0) ?? HardenedBar.Decisions.standard.reaction($0) }
        }
    }

    /// Replaces the transformers of the reducer.
    init(_ name: String, _ mistake: String, transformers: [DeltaTransformer]) {
        self.init(name, mistake) { $0.reducer.transformers = transformers }
    }

    /// Replaces the limit of the reducer.
    init(_ name: String, _ mistake: String, limit: @escaping @Sendable (Double, BarState) -> Double) {
        self.init(name, mistake) { $0.reducer.limit = limit }
    }

    /// Changes the distance that the bar moves by, after trimming.
    init(_ name: String, _ mistake: String, distance: @escaping @Sendable (Double) -> Double) {
        self.init(
            name, mistake,
            transformers: [
                .ignoreTop, .ignoreBottom,
                DeltaTransformer(name) { delta, _ in ContentDelta(distance(delta.distance)) },
            ])
    }

    /// All mutants of the hardened bar.
    package static let hardened: [Mutant] =
        movement + bounds + availability + insets + gaps + resting + stopping + releases + views + appearance
        + heights + showing + staying

    /// All bars with a mistake: those of the hardened one, and headers of the other kinds.
    public static let all: [Mutant] = hardened + kinds
}
