import Generators
import Motion
import Verification

/// A law that motion must keep: a check of generated cases, with an identifier, a statement and a reason.
public struct MotionLaw: Sendable {
    /// The part of the catalogue a law belongs to.
    public enum Section: String, CaseIterable, Sendable {
        /// The motion of a scroll view.
        case scrolling
        /// Springs, panes and the animator.
        case springs
        /// Several scrollers under one finger.
        case following
    }

    /// The identifier in the catalogue, such as `P3`.
    public let id: String

    /// A title of a few words, unique in the catalogue.
    public let title: String

    /// The part of the catalogue it belongs to.
    package let section: Section

    /// The statement, in one sentence.
    public let statement: String

    /// What else it asks, and what it leaves open.
    public let details: [String]

    /// What a user of the app sees if the law is broken.
    public let reason: String

    /// The source of a formula, or where a violation was seen; empty if neither is known.
    public let origin: [String]

    /// Whether the published rules keep the law.
    public let holdsForPublished: Bool

    /// The reason to keep the law although no mutant breaks it alone in its section; nil if one does.
    public let justification: String?

    /// Generates the cases that the law is checked on.
    package let cases: Generator<LawCase>

    /// The type whose cases the law is all about, as are other laws of the same type; nil if no other law is.
    private let wholeType: ObjectIdentifier?

    /// The violation of the law in a case that may be drawn for another law; nil also for a case of another kind.
    let violation: @Sendable (MotionRules, any DrawnCase) -> Violation?

    /// The reason why the law says nothing about rules, in a few words; nil if it applies to them.
    package let reasonNotToApply: @Sendable (MotionRules) -> String?

    /// A law that is checked on generated cases; reports show a case by its description and its figure.
    public init<Case: DrawnCase>(
        _ id: String, _ title: String, _ section: Section, statement: String, details: [String] = [],
        reason: String, origin: [String] = [], holdsForPublished: Bool = true, justification: String? = nil,
        reasonNotToApply: @escaping @Sendable (MotionRules) -> String? = { _ in nil },
        cases: some LawDomain<Case>, check: @escaping @Sendable (MotionRules, Case) -> Violation?
    ) {
        self.id = id
        self.title = title
        self.section = section
        self.statement = statement
        self.details = details
        self.reason = reason
        self.origin = origin
        self.holdsForPublished = holdsForPublished
        self.justification = justification
        self.reasonNotToApply = reasonNotToApply
        wholeType = cases.wholeType
        self.cases = cases.generator.map { LawCase(law: id, drawn: $0) }
        violation = { rules, drawn in
            guard reasonNotToApply(rules) == nil else { return nil }
            return (drawn as? Case).flatMap { check(rules, $0) }
        }
    }

    /// The violation in a case that was drawn for this law or another one with its domain, as a failure of the engine;
    /// nil if the rules keep the law.
    package func failure(in lawCase: LawCase, under rules: MotionRules) -> Failure? {
        violation(rules, lawCase.drawn).map { Failure(id: id, message: $0.description) }
    }

    /// The laws of the catalogue with the domain of this one, in order.
    package var ofSameDomain: [MotionLaw] {
        Catalogue.motion.filter { $0.id == id || wholeType != nil && $0.wholeType == wholeType }
    }
}
