import AirBarModel

/// Something that must be true of every bar: a pure function of a trace, with a name and a reason.
public struct Invariant: Sendable {
    /// The part of the catalogue an invariant belongs to.
    public enum Section: String, CaseIterable, Sendable {
        /// True after every event.
        case safety
        /// What a snap does.
        case snapping
        /// What comes to pass when the input stops.
        case liveness
        /// What two runs have to do with each other.
        case metamorphic
        /// What a person sees who acts something out.
        case sessions
    }

    /// What an invariant looks at.
    enum Body: Sendable {
        /// The heights that a bar is asked to have, and whether it was let into existence.
        case heights(@Sendable (_ heights: BarHeights, _ isAccepted: Bool) -> Violation?)
        /// That no step means nothing, which ends a trace.
        case meaning
        /// Each step by itself; that is what exploring every state can check.
        case step(@Sendable (Step) -> Violation?)
        /// Steps in their order.
        case claim(Claim)
        /// A second run of a related scenario.
        case relation(Relation)
        /// A session, with what it came to; scenarios in which no finger has a part keep it.
        case session(@Sendable (Session, Trace) -> Violation?)
    }

    /// The identifier in the catalogue, such as `S7`.
    public let id: String

    /// Two or three words that tell it from the others.
    public let title: String

    /// The part of the catalogue it belongs to.
    public let section: Section

    /// What must be true, in one sentence.
    public let statement: String

    /// What a user of the app sees if it is not.
    public let reason: String

    /// Where that was seen: repository and issue; empty if it was not reported anywhere known.
    public let origin: [String]

    /// Whether the published bar keeps it.
    public var holdsForPublished = false

    /// Why it stays although no mistake known breaks it alone in its section; nothing if one does.
    public var justification: String?

    /// The kinds of events that it is about; a trace without any of them keeps it.
    public let concerns: EventKinds

    /// The signs that there are where it is broken first.
    var requires: Signs = []

    let body: Body

    /// Whether one trace is all it looks at.
    public var isSingleTrace: Bool {
        switch body {
        case .relation, .session: false
        case .heights, .meaning, .step, .claim: true
        }
    }

    /// The first violation in a trace, if there is one.
    ///
    /// - Complexity: O(*n*) in the number of events; one that compares two runs runs a second scenario.
    public func check(_ trace: Trace) -> Violation? {
        Checks([self]).findings(in: trace).first?.violation
    }
}
