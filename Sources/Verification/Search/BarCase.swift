import AirBarModel
import Generators

/// A kind of test case that a verifier generates, plays and shrinks: a scenario or a session.
///
/// No other type can conform, because only this module makes ``CaseTraits``.
public protocol BarCase: Playable, Hashable {
    /// Generates the cases of a search.
    ///
    /// - Parameter domain: which cases are drawn.
    static func generator(in domain: CaseDomain) -> Generator<Self>

    /// The invariants that such cases are judged by, unless others are given.
    static var invariants: [Invariant] { get }

    /// How such cases are searched.
    static var traits: CaseTraits { get }

    /// A number computed from the case alone, from which its relations are drawn.
    var digest: UInt64 { get }

    /// Replaces the minima of a search by simpler ones that enumeration finds.
    static func simplify(
        _ minima: [Counterexample<Self>], of verifier: Verifier<Self>, _ settings: SearchSettings
    ) -> [Counterexample<Self>]
}

/// How one kind of case is searched.
public struct CaseTraits: Sendable {
    /// The kind of case in a token.
    package let kind: CounterexampleToken.Kind

    /// The number of cases of a search, unless it is given.
    package let caseCount: Int

    /// The number of cases in which a search looks for the conditions of invariants: some tens of milliseconds where all
    /// are met, and some seconds where one never is.
    package let casesForConditions: Int

    /// The number of cases after which a condition that a bar is known to avoid counts as avoided, and not as missed by
    /// chance: fewer than a search of sessions has, so that a right bar is decided although some cases are discarded.
    static let casesForAvoidance = 1_000

    /// The greatest vocabulary of events that such cases have.
    package let greatestEvents: EventVocabulary

    /// The number of failing cases that are shrunk for each invariant; the simplest result counts.
    package let shrinkStarts: Int
}

extension Session: BarCase {
    /// All invariants, and those of sessions.
    public static var invariants: [Invariant] { Catalogue.all + Catalogue.sessions }

    /// 2,000 cases, because a session takes as long as dozens of scenarios; up to 20,000 for conditions, of which the
    /// rarest is met in one of some hundred sessions, so that a longer search decides what a short one did not meet; and
    /// what an app can meet, because fingers enter no numbers, and a bar is notified of what they do.
    public static let traits = CaseTraits(
        kind: .session, caseCount: 2_000, casesForConditions: 20_000, greatestEvents: .realistic,
        shrinkStarts: 1)

    /// A number computed from the heights, the scroll view and the actions.
    public var digest: UInt64 {
        var digest = Digest(heights, scrollView)
        for action in actions { digest.combine(action) }
        return digest.value
    }

    /// The minima as they are.
    public static func simplify(
        _ minima: [Counterexample<Session>], of verifier: Verifier<Session>, _ settings: SearchSettings
    ) -> [Counterexample<Session>] {
        minima
    }
}

extension Scenario: BarCase {
    /// All invariants but those of sessions.
    public static var invariants: [Invariant] { Catalogue.all }

    /// 100,000 cases of everything; eight starts of shrinking are enough for every seed to end at the same minimum where
    /// two defects break one invariant.
    public static let traits = CaseTraits(
        kind: .scenario, caseCount: 100_000, casesForConditions: 10_000, greatestEvents: .hostile,
        shrinkStarts: 8)

    /// A number computed from the heights, the scroll view and the events.
    public var digest: UInt64 {
        var digest = Digest(heights, scrollView)
        for event in events { digest.combine(event) }
        return digest.value
    }

    /// The minima, or simpler ones among all short scenarios of boundary values.
    public static func simplify(
        _ minima: [Counterexample<Scenario>], of verifier: Verifier<Scenario>, _ settings: SearchSettings
    ) -> [Counterexample<Scenario>] {
        guard verifier.domain.isUnrestricted else { return minima }
        var short = ShortCounterexamples(verifier, improving: minima)
        short.run(unless: settings.isCancelled)
        return minima.map { short.simplest($0, settings) }
    }
}
