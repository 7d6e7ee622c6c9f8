import Generators
import Motion
import Verification

/// The results of searching each law for a case that breaks it.
public typealias MotionReport = SubjectReport<MotionRules>

extension MotionReport {
    /// Searches laws for cases in which rules break them.
    ///
    ///     print(MotionReport(.hardened).holds)  // true
    ///
    /// - Parameters:
    ///   - rules: the rules to check.
    ///   - laws: the laws; unless given, all.
    ///   - settings: the number of cases of each law, the seed, and the limits of each search.
    ///   - onProgress: called regularly, and after the search of each law.
    /// - Complexity: some microseconds per case and law.
    public init(
        _ rules: MotionRules, laws: [MotionLaw] = Catalogue.motion,
        _ settings: SearchSettings = SearchSettings(cases: 20_000),
        onProgress: @escaping @Sendable (SubjectProgress) -> Void = { _ in }
    ) {
        var results: [EntryResult<MotionRules>] = []
        var (cases, discards, elapsed, endings) = (0, 0, Duration.zero, [SearchEnding]())
        for law in laws {
            if let reason = law.reasonNotToApply(rules) {
                results.append(
                    EntryResult(of: law, .notApplicable, cases: 0, found: nil, reasonNotToApply: reason))
                continue
            }
            let property = Property(law.cases) { law.failure(in: $0, under: rules).map { [$0] } ?? [] }
            var settings = settings
            settings.onProgress = { [results, tell = settings.onProgress] in
                tell?($0)
                onProgress(SubjectProgress(of: laws, results, searching: law, $0))
            }
            let report = search(property, settings)
            results.append(EntryResult(report, of: law, under: rules))
            onProgress(SubjectProgress(of: laws, results))
            cases += report.casesRun
            discards += report.discards
            elapsed += report.elapsed
            endings.append(report.ending)
        }
        self.init(
            of: rules, results, seed: settings.seed, cases: cases, discards: discards, elapsed: elapsed,
            ending: endings.contains(.cancelled)
                ? .cancelled : endings.first { !$0.isComplete } ?? .allCasesRun)
    }
}

extension MotionReport {
    /// Searches laws of containers for cases in which a container breaks them.
    ///
    ///     print(MotionReport(feed).text)
    ///
    /// - Parameters:
    ///   - container: the container to check.
    ///   - laws: the laws; unless given, all that are about containers.
    ///   - settings: the number of cases of each law, the seed, and the limits of each search.
    /// - Complexity: some ten microseconds per case and law, and what 660 frames of the container cost.
    public init(
        _ container: ContainerDefinition, laws: [MotionLaw] = Catalogue.containers,
        _ settings: SearchSettings = SearchSettings(cases: 20_000)
    ) {
        self.init(MotionRules(container), laws: laws, settings)
    }
}

extension SubjectProgress {
    /// The progress after the results of the first laws, and during the search of another one.
    fileprivate init(
        of laws: [MotionLaw], _ results: [EntryResult<MotionRules>], searching law: MotionLaw? = nil,
        _ search: SearchProgress? = nil
    ) {
        var known = laws.reduce(into: [:]) { $0[$1.id] = Known(.notTried) }
        for result in results { known[result.invariant.id] = Known(result.status, count: result.cases) }
        if let law, let search {
            known[law.id] = Known(search.idsFound.isEmpty ? nil : .broken, count: search.casesDone)
        }
        self.init(
            casesDone: results.reduce(search?.casesDone ?? 0) { $0 + $1.cases }, known: known,
            current: law?.id,
            shrinking: search?.shrinking.flatMap { progress in
                law.flatMap { try? replay(ReplayToken(progress.choices), $0.cases) }.map {
                    CaseInShrinking(progress, text: $0.description)
                }
            })
    }
}

extension EntryResult<MotionRules> {
    fileprivate init(_ report: SearchReport<LawCase>, of law: MotionLaw, under rules: MotionRules) {
        let found = report.counterexamples.first.flatMap {
            FoundCounterexample($0, to: law, under: rules)
        }
        let status: EntryStatus =
            if found != nil {
                .broken
            } else if !report.counterexamples.isEmpty {
                .notReproduced
            } else if report.casesRun == 0 {
                .notTried
            } else {
                report.ending.isComplete ? .holds : .notDecided
            }
        self.init(of: law, status, cases: report.casesRun, found: found)
    }
}

extension FoundCounterexample<MotionRules> {
    /// A counterexample to a law; nil if the rules do not break it again.
    fileprivate init?(_ found: Counterexample<LawCase>, to law: MotionLaw, under rules: MotionRules) {
        guard let violation = law.violation(rules, found.value.drawn) else { return nil }
        let token = CounterexampleToken(
            bar: rules.name, invariant: law.id, replay: ReplayToken(found.choices))
        self.init(
            EntryCounterexample(of: rules, to: law, in: found.value, violation), token: token,
            instruction: rules.instruction(for: "\(token)"),
            executions: found.executions, found.shrinking)
    }
}
