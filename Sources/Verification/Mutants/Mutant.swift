import AirBarModel

/// The hardened bar with one plausible mistake: what the suite is tested by.
public struct Mutant: Sendable {
    /// What was done wrong, in a sentence.
    public let mistake: String

    /// The bar that makes the mistake; its name is the mutant's.
    public let rules: BarDefinition

    /// The mutant's name: a few words with hyphens between them.
    public var name: String { rules.name }

    /// Makes the hardened bar decide one thing wrong.
    init(_ name: String, _ mistake: String, _ change: (inout HardenedBar.Decisions) -> Void) {
        var decisions = HardenedBar.Decisions()
        change(&decisions)
        self.mistake = mistake
        rules = BarDefinition(name, deciding: decisions)
    }

    /// Makes the hardened bar accept other heights.
    init(_ name: String, _ mistake: String, accepts: @escaping @Sendable (BarHeights) -> Bool) {
        self.mistake = mistake
        rules = BarDefinition(name, accepts: accepts, deciding: HardenedBar.Decisions())
    }

    /// Makes the hardened bar react to some events as to others.
    init(
        _ name: String, _ mistake: String,
        reacting: @escaping @Sendable (BarEvent) -> HardenedBar.Reaction?
    ) {
        self.init(name, mistake) {
            $0.reaction = { reacting($0) ?? HardenedBar.Decisions.standard.reaction($0) }
        }
    }

    /// Makes the hardened bar trim the movement of the content in another way.
    init(_ name: String, _ mistake: String, transformers: [DeltaTransformer]) {
        self.init(name, mistake) { $0.reducer.transformers = transformers }
    }

    /// Makes the hardened bar limit its offset in another way.
    init(_ name: String, _ mistake: String, limit: @escaping @Sendable (Double, BarState) -> Double) {
        self.init(name, mistake) { $0.reducer.limit = limit }
    }

    /// Has the hardened bar make something else of the movement that it counts.
    init(_ name: String, _ mistake: String, distance: @escaping @Sendable (Double) -> Double) {
        self.init(
            name, mistake,
            transformers: [
                .ignoreTop, .ignoreBottom,
                DeltaTransformer(name) { delta, _ in ContentDelta(distance(delta.distance)) },
            ])
    }

    /// Every mutant there is.
    public static let all: [Mutant] =
        movement + bounds + availability + insets + gaps + resting + stopping + releases + views + appearance
}
