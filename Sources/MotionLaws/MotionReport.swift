import Generators
import Motion
import Verification

/// The results of searching each law for a case that breaks it.
public struct MotionReport: Sendable {
    /// The name of the rules.
    public let rules: String

    /// The seed of all cases.
    public let seed: UInt64

    /// The laws, in the order of the catalogue, each with the result of its search.
    public let results: [(law: MotionLaw, report: LawReport)]

    /// Searches laws for cases in which rules break them.
    ///
    ///     print(MotionReport(.hardened).holds)  // true
    ///
    /// - Parameters:
    ///   - rules: the rules to check.
    ///   - laws: the laws; unless given, all.
    ///   - settings: the number of cases of each law, the seed, and the limits of each search.
    ///   - onReport: called with the result of each law, in their order, before the search of the next one.
    /// - Complexity: some microseconds per case and law.
    public init(
        _ rules: MotionRules, laws: [MotionLaw] = Catalogue.motion,
        _ settings: SearchSettings = SearchSettings(cases: 20_000),
        onReport: (LawReport) -> Void = { _ in }
    ) {
        self.rules = rules.name
        seed = settings.seed
        results = laws.map { law in
            let report = law.search(rules, settings)
            onReport(report)
            return (law, report)
        }
    }

    /// Whether no law was found broken.
    public var holds: Bool { broken.isEmpty }

    /// Whether no search was interrupted.
    public var isComplete: Bool { results.allSatisfy(\.report.isComplete) }

    private var broken: [(law: MotionLaw, found: LawCounterexample)] {
        results.compactMap { result in result.report.counterexample.map { (result.law, $0) } }
    }

    /// The search and its result in one line.
    public var heading: String {
        "\(rules): \(broken.count) of \(results.count) laws of motion broken, seed \(seed)"
            + (isComplete ? "" : " (interrupted)")
    }

    /// A table of the laws, then each counterexample with the command that reproduces it.
    public var text: String {
        var table = TextTable([
            ("id", .leading), ("law", .leading), ("status", .leading), ("cases", .trailing),
            ("executions", .trailing),
        ])
        for (law, report) in results {
            table.add([
                law.id, law.title, report.status,
                grouped(report.casesRun),
                report.counterexample.map { "\($0.executions)" } ?? "",
            ])
        }
        let examples = broken.map { law, found in
            """
            \(rules) breaks \(law.id), \(law.title): \(law.statement)

            \(found.explanation)

            \(found.description): \(found.message)

            scripts/reproduce \(found.token)
            """
        }
        return ([([heading] + table.lines).joined(separator: "\n")] + examples).joined(separator: "\n\n")
    }
}
