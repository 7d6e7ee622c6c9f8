import AirBarModel

/// A property that every bar must have, with its name, its reason and its origin.
public struct Invariant: Sendable, CustomStringConvertible {
    /// A part of the catalogue.
    public enum Section: String, CaseIterable, Sendable {
        /// True after every event.
        case safety
        /// What a snap does.
        case snapping
        /// What happens eventually, when the input stops.
        case liveness
        /// How two runs are related.
        case metamorphic
        /// How the height of a bar that does not follow movement comes from the content.
        case height
        /// What is true of sessions.
        case sessions
    }

    /// How an invariant is judged.
    enum Body: Sendable {
        /// From the heights, and whether the bar accepts them.
        case heights(@Sendable (_ heights: BarHeights, _ isAccepted: Bool) -> Violation?)
        /// From each step, by S2, at which a run ends.
        case soundness
        /// From each step of certain kinds that meets a condition; nil for all.
        ///
        /// A step that has none of the features cannot violate it first.
        case step(
            on: EventKinds, where: StepFeatures = .any, when: StepCondition? = nil, TemporalFormula.Check)
        /// From several steps in order.
        case formula(TemporalFormula)
        /// From a second run, in one of some number of the cases of a search.
        case relation(Relation, oneIn: Int = 8)
        /// From a session when it is over.
        case session(SessionCheck)
    }

    /// The identifier in the catalogue, such as `S7`.
    public let id: String

    /// Two or three words that tell it from the others.
    public let title: String

    /// The part of the catalogue it belongs to.
    package let section: Section

    /// What must be true, in one sentence.
    public let statement: String

    /// What else it asks, and what it leaves open.
    public var details: [String] = []

    /// What a user of the app sees if it is not.
    public let reason: String

    /// Where that was seen: repository and issue; empty if it was not reported anywhere known.
    public let origin: [String]

    /// Whether the published bar keeps it.
    public var holdsForPublished = false

    /// Why it stays although no known mutant breaks it alone in its section; nil if one does.
    public var justification: String?

    /// What a bar has to be made to do for the invariant to apply to it.
    package var needs: BarCapabilities = []

    /// What a bar that follows movement has to be made to do besides.
    package var needsOfMovement: BarCapabilities = []

    /// What a bar is not made to do to which it applies.
    package var excludes: BarCapabilities = []

    /// The rules of a bar's height to which it applies.
    package var rules: HeightRules = .any

    /// The edge of the bars to which it applies; nil if to those of both.
    package var edge: BarEdge?

    /// The module that defines it, which a test of it imports.
    package var module = "Verification"

    /// Whether the published bar is judged by it, so that it is known whether it keeps it.
    var isJudgedOnPublished: Bool { module == "Verification" && isAbout(.airBar) }

    /// Whether it compares a bar with one of other heights and tolerances.
    var needsOtherHeights = false

    /// Whether it judges only runs in which every sum of lengths is exact.
    var needsExactHeights = false

    /// The least vocabulary of events in which its condition can be met.
    var leastEvents = EventVocabulary.realistic

    /// What the scroll views must not do by themselves for its condition to be met.
    var excludedBehavior: ScrollViewBehavior = []

    /// What a bar does that never lets the condition be met, in a few words; nil if every bar meets it.
    var avoidance: String?

    /// The identifiers of the invariants that find the effect of a violation of this one, at the same step or later.
    ///
    /// Of several violations at one step, one that is no effect of another is the root cause.
    public var effects: [String] = []

    /// What was wrong at a step that violates it, as a clause.
    let explanation: Explanation

    let body: Body

    /// The identifier and the title: `S7 bounce ignored`.
    public var description: String { "\(id) \(title)" }

    /// The number of cases of a search of which one is judged by it.
    package var judgedOncePer: Int {
        if case .relation(_, let share) = body { share } else { 1 }
    }

    /// Whether it is judged from one run.
    package var isSingleRun: Bool {
        switch body {
        case .relation, .session: false
        case .heights, .soundness, .step, .formula: true
        }
    }
}
