import AirBarModel
import Generators

/// Searches for cases in which a bar breaks an invariant, and shrinks one for each invariant that is broken.
///
///     let report = BarVerifier(.published).run()
///     for found in report.counterexamples { print(found.text) }
public struct Verifier<Case: BarCase>: Sendable {
    /// The bar.
    package let definition: BarDefinition

    /// The invariants that were asked for, without those about bars of other kinds.
    package let invariants: [Invariant]

    /// The invariants that the bar is judged by: those that apply to it.
    package var applicable: [Invariant] { invariants.filter { $0.reasonNotToApply(to: definition) == nil } }

    /// Which cases are drawn.
    let domain: CaseDomain

    /// Makes a verifier of a bar.
    ///
    /// - Parameters:
    ///   - definition: the bar.
    ///   - invariants: the invariants that it is judged by, where they apply; unless given, all that are about such
    ///     cases.
    ///   - heights: the heights that the bar has; unless given, those of its definition.
    ///   - events: what can happen; unless given, everything, hostile events included.
    ///   - behavior: what the scroll views of the cases do by themselves; unless given, some clamp, and none notifies
    ///     of equal writes.
    ///   - isLong: whether the cases of a fuzzer may be longer than random ones.
    public init(
        _ definition: BarDefinition, invariants: [Invariant] = Case.invariants,
        heights: SupportedHeights? = nil, events: EventVocabulary = .hostile,
        behavior: DrawnBehavior = DrawnBehavior(), isLong: Bool = false
    ) {
        self.definition = heights.map { definition.with(heights: $0) } ?? definition
        self.invariants = invariants.about(definition.kind)
        // Heights out of order are judged by S3 only.
        let judgesHeights = invariants.contains {
            $0.isAboutHeights && $0.reasonNotToApply(to: definition) == nil
        }
        domain = CaseDomain(
            of: self.definition, behavior: behavior, events: events, hasFlawedHeights: judgesHeights,
            isLong: isLong)
    }

    /// The property that the bar keeps every invariant in every case.
    ///
    /// A case is judged by all invariants of a single run, and by the relations that are drawn for it, one on average;
    /// shrinking judges by the invariant that failed.
    public var property: Property<Case> { property { _ in } }

    /// The property, which also tells the identifier of every invariant that it finds broken, in its thread.
    ///
    /// - Parameter roundings: notes the violations of a search that are within a pixel.
    private func property(
        roundings: Roundings? = nil, noting note: @escaping @Sendable (_ id: String) -> Void
    ) -> Property<Case> {
        let oracle = Oracle(applicable)
        let single = Dictionary(uniqueKeysWithValues: applicable.map { ($0.id, Oracle([$0])) })
        return Property(Case.generator(in: domain)) { [definition] test in
            guard oracle.judges(test, on: definition) else { throw Rejection("the bar refuses the heights") }
            let violations = oracle.violations(
                of: test, on: definition, relations: oracle.relations(drawnFor: test))
            for rounding in violations.withinPixel {
                roundings?.note(rounding.violation, oracle.invariants[rounding.invariant].id)
            }
            let findings = oracle.findings(violations.first)
            for finding in findings { note(finding.invariant.id) }
            return findings.map(\.failure)
        }
        .focusing { [definition] test, id in
            guard let finding = single[id]?.findings(of: test, on: definition).first else { return nil }
            note(id)
            return finding.failure
        }
    }

    /// Runs a number of cases, and shrinks those that fail.
    ///
    ///     print(BarVerifier(.hardened).run(cases: 1_000).holds)  // true
    public func run(cases: Int, seed: UInt64 = 0) -> BarReport {
        run(SearchSettings(cases: cases, seed: seed))
    }

    /// Runs cases, and shrinks those that fail.
    ///
    /// Should the bar trap, what is known of the case is written on standard error before the process ends.
    ///
    /// - Complexity: some microseconds a scenario, about a millisecond a session, and some thousand cases for each
    ///   invariant found broken.
    package func run(_ settings: SearchSettings = SearchSettings(cases: Case.traits.caseCount)) -> BarReport {
        RunningSearch(self, settings).run()
    }

    /// Runs cases, and shrinks those that fail.
    ///
    /// - Parameters:
    ///   - judge: runs the cases, of a bar that ends its process; unless given, this process does.
    ///   - note: called with the identifier of the invariant that the current case breaks.
    ///   - onEnd: called when the search has ended, and its minima are about to be simplified.
    func run(
        _ settings: SearchSettings, by judge: (any CaseJudge)? = nil,
        noting note: @escaping @Sendable (_ id: String) -> Void, onEnd: () -> Void
    ) -> BarReport {
        let start = ContinuousClock.now
        if let judge {
            let property = isolated(by: judge, property(noting: note), settings.monitor, noting: note)
            return BarReport(search(property, settings), by: judge, of: self, since: start)
        }
        var settings = settings
        settings.shrinkStarts = max(settings.shrinkStarts, Case.traits.shrinkStarts)
        let roundings = Roundings()
        let report = search(property(roundings: roundings, noting: note), settings)
        onEnd()
        let minima =
            report.ending.isComplete
            ? Case.simplify(report.counterexamples, of: self, settings) : report.counterexamples
        return BarReport(
            report, minima: minima, roundings: roundings.greatest, of: self, settings, since: start)
    }
}

/// A verifier that runs scenarios.
public typealias BarVerifier = Verifier<Scenario>

/// A verifier that runs sessions.
///
///     print(SessionVerifier(.hardened).run(cases: 100).holds)  // true
public typealias SessionVerifier = Verifier<Session>

extension Oracle {
    /// The relations that a case of a search is judged by.
    func relations(drawnFor test: some BarCase) -> RelationSelection {
        .drawn(by: test.digest, of: shares)
    }
}
