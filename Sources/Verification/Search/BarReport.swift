import AirBarModel
import Generators

/// The result of a search for violations by a bar.
public typealias BarReport = SubjectReport<BarDefinition>

extension BarReport {
    /// - Parameters:
    ///   - minima: the counterexamples of the search, or simpler ones.
    ///   - roundings: the greatest violation within a pixel of each invariant that has one, by its identifier.
    ///   - start: when the search began: looking for simpler counterexamples and for conditions takes time too.
    init<Case: BarCase>(
        _ report: SearchReport<Case>, minima: [Counterexample<Case>], roundings: [String: Violation],
        of verifier: Verifier<Case>, _ settings: SearchSettings, since start: ContinuousClock.Instant
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
            cases: min(report.casesRun + report.discards, Case.traits.casesForConditions), of: settings.cases,
            untilChecked: kept.filter(verifier.canMeet), isCancelled: settings.isCancelled)
        let checked = statistics.counts.filter { $0.checked > 0 }.map(\.invariant.id)
        self.init(
            of: verifier, seed: report.seed, cases: report.casesRun, discards: report.discards,
            elapsed: ContinuousClock.now - start, ending: report.ending, found: found,
            unmet: Set(kept.map(\.id)).subtracting(checked),
            unreproduced: Set(minima.map(\.failure.id)).subtracting(foundIDs), roundings: roundings,
            casesForConditions: statistics.cases)
    }

    /// The report of a search whose cases were run in processes of their own.
    ///
    /// This process looks for no conditions, since it would have to run the cases.
    ///
    /// - Complexity: runs the simplest case of each failure again.
    init<Case: BarCase>(
        _ report: SearchReport<Case>, by judge: any CaseJudge, of verifier: Verifier<Case>,
        since start: ContinuousClock.Instant
    ) {
        let ids = Set(verifier.applicable.map(\.id))
        let broken = report.counterexamples.filter { ids.contains($0.failure.id) }
        let found = broken.compactMap {
            FoundCounterexample($0, on: verifier.definition, invariants: verifier.applicable)
        }
        let ends = report.counterexamples.filter { !ids.contains($0.failure.id) }.compactMap { found in
            judge.death(of: found.value).map { FatalCase(found, $0, on: verifier.definition) }
        }
        // What a case shows by itself needs no comparison, which would only hide where it is.
        let own = ends.filter { !$0.isOnlyCompared }
        let known = Set(own.map { CaseDeath.compared($0.id) })
        let fatal = own + ends.filter { $0.isOnlyCompared && !known.contains($0.id) }
        self.init(
            of: verifier, seed: report.seed, cases: report.casesRun, discards: report.discards,
            elapsed: ContinuousClock.now - start, ending: report.ending, found: found, unmet: [],
            unreproduced: Set(broken.map(\.failure.id)).subtracting(
                found.map(\.counterexample.invariant.id)),
            roundings: [:], casesForConditions: 0,
            processEnds: ProcessEnds(cases: fatal, isLimited: judge.isExhausted))
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
        ending: SearchEnding, found: [FoundCounterexample<BarDefinition>], unmet: Set<String>,
        unreproduced: Set<String>,
        roundings: [String: Violation], casesForConditions: Int, processEnds: ProcessEnds? = nil
    ) {
        let results = verifier.invariants.map { invariant in
            let id = invariant.id
            let found = found.first { $0.counterexample.invariant.id == id }
            let inapplicable =
                invariant.reasonNotToApply(to: verifier.definition)
                ?? (unmet.contains(id) ? verifier.reasonNotToMeet(invariant, in: casesForConditions) : nil)
            let status: EntryStatus =
                if found != nil {
                    .broken
                } else if unreproduced.contains(id) {
                    .notReproduced
                } else if inapplicable != nil {
                    .notApplicable
                } else if ending == .cancelled || processEnds != nil {
                    .notDecided
                } else if roundings[id] != nil {
                    .withinPixel
                } else {
                    unmet.contains(id) ? .notChecked : .holds
                }
            return EntryResult<BarDefinition>(
                of: invariant, status, cases: cases, found: found, reasonNotToApply: inapplicable,
                rounding: roundings[id])
        }
        let isBroken =
            results.contains { $0.status == .broken } || processEnds?.cases.isEmpty == false
        self.init(
            of: verifier.definition, results, seed: seed, cases: cases, discards: discards, elapsed: elapsed,
            ending: ending,
            doubt: ending == .cancelled || isBroken
                ? nil
                : Self.doubt(
                    results, of: verifier.definition, cases, discards, endsProcess: processEnds != nil),
            casesForConditions: casesForConditions, processEnds: processEnds)
    }

    /// The reason why a search that ended and found nothing is no evidence that the bar holds; nil if it is.
    private static func doubt(
        _ results: [EntryResult<BarDefinition>], of definition: BarDefinition, _ cases: Int, _ discards: Int,
        endsProcess: Bool
    ) -> String? {
        if let id = results.first(where: { $0.status == .notReproduced })?.invariant.id {
            return "a case broke \(id) and did not break it again: the bar depends on something outside of it"
        }
        if endsProcess {
            return
                "the process that ran the cases ended, and no case ended one again: the bar depends on something "
                + "outside of it, or somebody killed the process"
        }
        if let flaw = definition.flaw { return "no case was run, because the \(flaw)" }
        if cases == 0 || 9 * cases < discards {
            return "only \(grouped(cases)) of \(grouped(cases + discards)) cases were run: "
                + "the bar refuses the heights of the others"
        }
        guard !results.contains(where: { [.holds, .withinPixel].contains($0.status) }) else { return nil }
        return "no invariant was checked"
    }
}
