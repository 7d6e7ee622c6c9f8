import Generators
import Motion
import Verification

/// Something that must be true of everything that moves: a check of generated cases, with a name and a reason.
public struct MotionLaw: Sendable {
    /// The part of the catalogue a law belongs to.
    public enum Section: String, CaseIterable, Sendable {
        /// How a scroll view moves by itself.
        case scrolling
        /// How springs move, and what hangs on them.
        case springs
        /// What follows a scroll view: the two scrollers of a hand-off, and the stretchy header.
        case following
    }

    /// The identifier in the catalogue, such as `P3`.
    public let id: String

    /// Two or three words that tell it from the others.
    public let title: String

    /// The part of the catalogue it belongs to.
    public let section: Section

    /// What must be true, in one sentence.
    public let statement: String

    /// What a user of the app sees if it is not.
    public let reason: String

    /// Where it comes from: a formula's source, or where its absence was seen; empty if it follows from the others.
    public let origin: [String]

    /// Whether the published rules keep it.
    public let holdsForPublished: Bool

    /// Why it stays although no mistake known breaks it alone in its section; nothing if one does.
    public let justification: String?

    /// Searches for a case that breaks it; see ``search(_:_:)``.
    let find: @Sendable (MotionRules, SearchSettings) -> LawReport

    /// Whether the case that a source makes breaks it.
    let isBroken: @Sendable (MotionRules, inout ChoiceSource) -> Bool

    /// The case of a token in words, and what is wrong with it.
    let again:
        @Sendable (MotionRules, ReplayToken) throws(ReplayError) -> (
            description: String, violation: Violation?
        )

    /// A law that is checked on generated cases, of which the description is what a reader sees of them.
    init<Case: Sendable & CustomStringConvertible>(
        _ id: String, _ title: String, _ section: Section, statement: String, reason: String,
        origin: [String] = [], holdsForPublished: Bool = true, justification: String? = nil,
        cases: Generator<Case>, check: @escaping @Sendable (MotionRules, Case) -> Violation?
    ) {
        self.id = id
        self.title = title
        self.section = section
        self.statement = statement
        self.reason = reason
        self.origin = origin
        self.holdsForPublished = holdsForPublished
        self.justification = justification
        find = { rules, settings in
            let property = Property(cases) { value in
                check(rules, value).map { [Failure(id: id, message: $0.description)] } ?? []
            }
            return LawReport(Generators.search(property, settings))
        }
        isBroken = { rules, source in
            guard let value = try? cases.generate(from: &source) else { return false }
            return check(rules, value) != nil
        }
        again = { rules, token throws(ReplayError) in
            let value = try replay(token, cases)
            return (value.description, check(rules, value))
        }
    }
}
