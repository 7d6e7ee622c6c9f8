import AirBarModel
import Generators

/// A kind of test case that a verifier generates, plays and shrinks: a scenario or a session.
public protocol BarCase: Playable, Hashable {
    /// Generates the cases of a search.
    ///
    /// - Parameter domain: which cases are drawn.
    static func generator(in domain: CaseDomain) -> Generator<Self>

    /// The kind of case in a token.
    static var kind: CounterexampleToken.Kind { get }

    /// The invariants that such cases are judged by, unless others are given.
    static var invariants: [Invariant] { get }

    /// The number of cases of a search, unless it is given.
    static var caseCount: Int { get }

    /// The number of cases in which a search looks for the conditions of invariants: some tens of milliseconds where all
    /// are met, and some seconds where one never is.
    static var casesForConditions: Int { get }

    /// The greatest vocabulary of events that such cases have.
    static var greatestEvents: EventVocabulary { get }

    /// The number of failing cases that are shrunk for each invariant; the simplest result counts.
    static var shrinkStarts: Int { get }

    /// A number computed from the case alone, from which its relations are drawn.
    var digest: UInt64 { get }

    /// Replaces the minima of a search by simpler ones that enumeration finds.
    static func simplify(
        _ minima: [Counterexample<Self>], of verifier: Verifier<Self>, _ settings: SearchSettings
    ) -> [Counterexample<Self>]
}

extension Session: BarCase {
    /// A session.
    public static let kind = CounterexampleToken.Kind.session

    /// All invariants, and those of sessions.
    public static var invariants: [Invariant] { Catalogue.all + Catalogue.sessions }

    /// 2,000; a session takes as long as dozens of scenarios.
    public static let caseCount = 2_000

    /// All of a search, since the rarest condition is met in one of some hundred sessions.
    public static let casesForConditions = caseCount

    /// What an app can meet: fingers enter no numbers, and a bar is notified of what they do.
    public static let greatestEvents = EventVocabulary.realistic

    /// One.
    public static let shrinkStarts = 1

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
    /// A scenario.
    public static let kind = CounterexampleToken.Kind.scenario

    /// All invariants but those of sessions.
    public static var invariants: [Invariant] { Catalogue.all }

    /// 100,000.
    public static let caseCount = 100_000

    /// 10,000.
    public static let casesForConditions = 10_000

    /// Everything.
    public static let greatestEvents = EventVocabulary.hostile

    /// Eight: enough for every seed to end at the same minimum where two defects break one invariant.
    public static let shrinkStarts = 8

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
