import AirBarModel

/// The hardened bar with one deliberate mistake, which the catalogue has to find.
public struct Mutant: Sendable {
    /// The mistake, in one sentence.
    public let mistake: String

    /// The bar that makes the mistake; its name is the mutant's.
    public let definition: BarDefinition

    /// The mutant's name: a few hyphenated words.
    public var name: String { definition.name }

    /// A bar of one's own with a mistake, described in one sentence; or any bar, so that it can be tried like a mutant.
    public init(_ definition: BarDefinition, mistake: String = "none that is known") {
        self.mistake = mistake
        self.definition = definition
    }

    /// Changes a decision.
    init(_ name: String, _ mistake: String, _ change: (inout HardenedBar.Decisions) -> Void) {
        var decisions = HardenedBar.Decisions()
        change(&decisions)
        self.mistake = mistake
        definition = BarDefinition(name, deciding: decisions)
            .reproduced(by: BarDefinition.ownReproducer)
    }

    /// Changes which heights are accepted.
    init(_ name: String, _ mistake: String, accepts: @escaping @Sendable (BarHeights) -> Bool) {
        self.mistake = mistake
        definition = BarDefinition(name, accepts: accepts, deciding: HardenedBar.Decisions())
            .reproduced(by: BarDefinition.ownReproducer)
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
    public static let all: [Mutant] =
        movement + bounds + availability + insets + gaps + resting + stopping + releases + views + appearance
}
