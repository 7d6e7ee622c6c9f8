import AirBarModel
import Generators

/// How sure it is that the hardened bar keeps each invariant, and that a bar that does not is found.
package struct Evidence: Sendable {
    /// What is known of one invariant.
    package struct Row: Sendable {
        /// The invariant.
        package let invariant: Invariant

        /// The number of scenarios in which its condition was met, and narrowly; nil for an invariant of sessions.
        package let scenarios: ConditionStatistics.Count?

        /// The number of sessions in which its condition was met.
        package let sessions: ConditionStatistics.Count?

        /// The number of bounded models on which it holds in every reachable state.
        package let models: Int

        /// The names of the mutants that no other invariant kills.
        package let killsAlone: [String]

        /// The upper bound, at a confidence of 95 %, of the share of cases in which it is violated, of the distribution
        /// that the search draws from: scenarios, or sessions for an invariant of sessions.
        ///
        /// No violation in *n* cases leaves a share of at most 1 − 0.05^(1/*n*), and that is at most −ln 0.05 / *n*, the
        /// rule of three (Hanley and Lippman-Hand, "If nothing goes wrong, is everything all right?", 1983).
        package var violationBound: Double {
            let judged = (scenarios ?? sessions)?.judged ?? 0
            return judged == 0 ? 1 : min(1, 2.9957322735539913 / Double(judged))
        }
    }

    /// One row for each invariant, in the order of the catalogue.
    package let rows: [Row]

    /// The number of scenarios.
    package let scenarios: Int

    /// The number of sessions.
    package let sessions: Int

    /// The number of bounded models.
    package let models: Int

    /// The number of mutants.
    package let mutants: Int

    /// The largest number of cases of each seed in which a mutant is tried.
    package let mutantCases: Int

    /// What contradicts the evidence, in one line each: violations by the hardened bar, mutants that survive,
    /// and entries that kill none alone.
    package let contradictions: [String]

    /// Collects the evidence: runs the default number of scenarios and sessions, and explores every model.
    ///
    /// - Parameters:
    ///   - mutation: the mutants that were tried.
    ///   - isCancelled: called regularly; when it returns true, the evidence is incomplete.
    /// - Complexity: some minutes, on all cores.
    package init(_ mutation: MutationReport, isCancelled: @escaping @Sendable () -> Bool = { false }) {
        let search = CaseEvidence<Scenario>(isCancelled)
        let fingers = CaseEvidence<Session>(isCancelled)
        let explorations = Exploration.search(.hardened, isCancelled: isCancelled)
        rows = (Catalogue.all.about(BarDefinition.hardened.kind) + Catalogue.sessions).map { invariant in
            Row(
                invariant: invariant, scenarios: search.count(of: invariant),
                sessions: fingers.count(of: invariant),
                models: explorations.count { $0.proves(invariant) },
                killsAlone: mutation.outcomes.filter { $0.killedBy == [invariant.id] }.map(\.name))
        }
        scenarios = search.statistics.cases
        sessions = fingers.statistics.cases
        models = explorations.count
        mutants = mutation.outcomes.count
        mutantCases = mutation.cases
        contradictions =
            search.violations + fingers.violations
            + explorations.flatMap { exploration in
                exploration.counterexamples.map {
                    "\($0.invariant.id) is broken on \(exploration.model.name)"
                }
            }
            + mutation.survivors.map { "\($0.name) survives" }
            + mutation.idleEntries.map { "\($0.id) kills no mutant alone and has no justification" }
    }
}

/// The search for violations by the hardened bar, and its statistics.
private struct CaseEvidence<Case: BarCase> {
    let statistics: ConditionStatistics
    let violations: [String]

    init(_ isCancelled: @escaping @Sendable () -> Bool) {
        let verifier = Verifier<Case>(.hardened)
        var settings = SearchSettings(cases: Case.traits.caseCount, seed: 0)
        settings.isCancelled = isCancelled
        violations = verifier.run(settings).counterexamples.map {
            "\($0.counterexample.invariant.id) is broken: \($0.token)"
        }
        statistics = ConditionStatistics(
            of: verifier, seed: 0, cases: Case.traits.caseCount, isCancelled: isCancelled)
    }

    func count(of invariant: Invariant) -> ConditionStatistics.Count? {
        statistics.counts.first { $0.invariant.id == invariant.id }
    }
}

extension Exploration {
    /// Whether every reachable state of the model was judged by an invariant and keeps it.
    fileprivate func proves(_ invariant: Invariant) -> Bool {
        isComplete && judged.contains { $0.id == invariant.id }
            && !counterexamples.contains { $0.invariant.id == invariant.id }
    }
}
