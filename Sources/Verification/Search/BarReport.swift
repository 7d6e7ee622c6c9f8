import AirBarModel
import Generators

/// The result of a search for violations by a bar.
public struct BarReport: Sendable {
    /// The bar.
    public let definition: BarDefinition

    /// The name of the bar.
    public var bar: String { definition.name }

    /// The invariants that were asked for.
    public let invariants: [Invariant]

    /// The seed that all cases derive from.
    public let seed: UInt64

    /// The number of scenarios or sessions that were run and judged.
    public let cases: Int

    /// The number of cases that were not run: the bar refuses their heights, or they are none of the cases asked for.
    public let discards: Int

    /// The duration of the search.
    public let elapsed: Duration

    /// The reason why the search ended.
    public let ending: SearchEnding

    /// The minimum for each invariant that is broken, in the order of the catalogue.
    public let counterexamples: [FoundCounterexample]

    /// What was found of a bar that ends its process; nil for one that never did.
    public let processEnds: ProcessEnds?

    /// The identifiers of the invariants whose condition no case met.
    private let unmet: Set<String>
    /// The identifiers of the invariants that a case broke, and did not break again.
    private let unreproduced: Set<String>
    /// The greatest violation within a pixel of each invariant that has one, by its identifier.
    private let roundings: [String: Violation]
    /// The number of cases, the first ones, in which their conditions were looked for.
    let casesForConditions: Int
    /// The reasons why no case met the conditions of invariants, by their identifiers; none where it may be chance.
    private let reasonsNotMet: [String: String]

    /// - Parameters:
    ///   - minima: the counterexamples of the search, or simpler ones.
    ///   - roundings: the greatest violation within a pixel of each invariant that has one, by its identifier.
    init<Case: BarCase>(
        _ report: SearchReport<Case>, minima: [Counterexample<Case>], roundings: [String: Violation],
        of verifier: Verifier<Case>, _ settings: SearchSettings
    ) {
        let found = minima.compactMap {
            FoundCounterexample($0, on: verifier.definition, invariants: verifier.applicable)
        }
        let foundIDs = found.map(\.counterexample.invariant.id)
        let kept = verifier.applicable.filter { invariant in
            !found.contains { $0.counterexample.invariant.id == invariant.id }
        }
        let statistics = ConditionStatistics(
            of: verifier, seed: report.seed,
            cases: min(report.casesRun + report.discards, Case.casesForConditions), of: settings.cases,
            untilChecked: kept.filter(verifier.canMeet), isCancelled: settings.isCancelled)
        let checked = statistics.counts.filter { $0.checked > 0 }.map(\.invariant.id)
        self.init(
            of: verifier, seed: report.seed, cases: report.casesRun, discards: report.discards,
            elapsed: report.elapsed, ending: report.ending, found: found,
            unmet: Set(kept.map(\.id)).subtracting(checked),
            unreproduced: Set(minima.map(\.failure.id)).subtracting(foundIDs), roundings: roundings,
            casesForConditions: statistics.cases)
    }

    /// The report of a search whose cases were run in processes of their own.
    ///
    /// This process looks for no conditions, since it would have to run the cases.
    ///
    /// - Complexity: runs the simplest case of each failure again.
    init<Case: BarCase>(_ report: SearchReport<Case>, by judge: CaseJudge, of verifier: Verifier<Case>) {
        let ids = Set(verifier.applicable.map(\.id))
        let broken = report.counterexamples.filter { ids.contains($0.failure.id) }
        let found = broken.compactMap {
            FoundCounterexample($0, on: verifier.definition, invariants: verifier.applicable)
        }
        let ends = report.counterexamples.filter { !ids.contains($0.failure.id) }.compactMap { found in
            judge.death(found.value).map { FatalCase(found, $0, on: verifier.definition) }
        }
        // What a case shows by itself needs no comparison, which would only hide where it is.
        let own = ends.filter { !$0.isOnlyCompared }
        let known = Set(own.map { CaseDeath.compared($0.id) })
        let fatal = own + ends.filter { $0.isOnlyCompared && !known.contains($0.id) }
        self.init(
            of: verifier, seed: report.seed, cases: report.casesRun, discards: report.discards,
            elapsed: report.elapsed, ending: report.ending, found: found, unmet: [],
            unreproduced: Set(broken.map(\.failure.id)).subtracting(
                found.map(\.counterexample.invariant.id)),
            roundings: [:], casesForConditions: 0,
            processEnds: ProcessEnds(cases: fatal, isLimited: judge.isExhausted()))
    }

    /// - Parameters:
    ///   - found: the counterexamples, in any order.
    ///   - unmet: the identifiers of the invariants whose condition no case met.
    ///   - unreproduced: the identifiers of the invariants that a case broke, and did not break again.
    ///   - roundings: the greatest violation within a pixel of each invariant that has one, by its identifier.
    ///   - casesForConditions: the number of cases in which that was looked for.
    ///   - processEnds: what was found of a bar that ends its process.
    init<Case: BarCase>(
        of verifier: Verifier<Case>, seed: UInt64, cases: Int, discards: Int, elapsed: Duration,
        ending: SearchEnding, found: [FoundCounterexample], unmet: Set<String>,
        unreproduced: Set<String>,
        roundings: [String: Violation], casesForConditions: Int, processEnds: ProcessEnds? = nil
    ) {
        definition = verifier.definition
        invariants = verifier.invariants
        self.seed = seed
        self.cases = cases
        self.discards = discards
        self.elapsed = elapsed
        self.ending = ending
        self.unmet = unmet
        self.unreproduced = unreproduced
        self.roundings = roundings
        self.casesForConditions = casesForConditions
        reasonsNotMet = verifier.invariants.filter { unmet.contains($0.id) }.reduce(into: [:]) {
            $0[$1.id] = verifier.reasonNotToMeet($1, in: casesForConditions)
        }
        self.processEnds = processEnds
        counterexamples = invariants.compactMap { invariant in
            found.first { $0.counterexample.invariant.id == invariant.id }
        }
    }

    /// Whether nothing was found, an invariant was checked, and at least one in ten cases was run.
    public var holds: Bool { !isBroken && doubt == nil }

    /// Whether an invariant was found broken, or a case that ends its process.
    package var isBroken: Bool { !counterexamples.isEmpty || processEnds?.cases.isEmpty == false }

    /// The reason why a search that ended and found nothing is no evidence that the bar holds; nil if it is.
    public var doubt: String? {
        if ending == .cancelled || isBroken { return nil }
        if let id = invariants.map(\.id).first(where: unreproduced.contains) {
            return "a case broke \(id) and did not break it again: the bar depends on something outside of it"
        }
        if processEnds != nil {
            return
                "the process that ran the cases ended, and no case ended one again: the bar depends on something "
                + "outside of it, or somebody killed the process"
        }
        if let flaw = definition.heights.flaw { return "no case was run, because the \(flaw)" }
        if cases == 0 || 9 * cases < discards {
            return "only \(grouped(cases)) of \(grouped(cases + discards)) cases were run: "
                + "the bar refuses the heights of the others"
        }
        guard !invariants.contains(where: { [.holds, .withinPixel].contains(status(of: $0)) }) else {
            return nil
        }
        return "no invariant was checked"
    }

    /// The result for an invariant.
    public func status(of invariant: Invariant) -> InvariantStatus {
        if counterexample(to: invariant) != nil { return .broken }
        if reasonNotToApply(invariant) != nil { return .notApplicable }
        if unreproduced.contains(invariant.id) { return .notReproduced }
        if ending == .cancelled || processEnds != nil { return .notDecided }
        if rounding(of: invariant) != nil { return .withinPixel }
        return unmet.contains(invariant.id) ? .notChecked : .holds
    }

    /// The reason why an invariant says nothing about the bar in these cases, in a few words; nil if it applies.
    public func reasonNotToApply(_ invariant: Invariant) -> String? {
        invariant.reasonNotToApply(to: definition) ?? reasonsNotMet[invariant.id]
    }

    /// The greatest violation of an invariant that is within a pixel, if the bar rounds to pixels and there was one.
    public func rounding(of invariant: Invariant) -> Violation? { roundings[invariant.id] }

    /// The minimum for an invariant, if it is broken.
    public func counterexample(to invariant: Invariant) -> FoundCounterexample? {
        counterexamples.first { $0.counterexample.invariant.id == invariant.id }
    }
}
