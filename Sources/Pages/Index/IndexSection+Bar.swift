import Generators
import Verification

extension IndexSection {
    /// The result of a search for violations by a bar.
    ///
    /// - Parameters:
    ///   - report: the result.
    ///   - statistics: how often its cases met the conditions of the invariants, and what they were like; nil if that was
    ///     not counted.
    public init(_ report: BarReport, _ statistics: ConditionStatistics? = nil) {
        heading = report.bar
        summary = ["\(report)"] + report.remarks
        let counts = Dictionary(
            uniqueKeysWithValues: (statistics?.counts ?? []).map { ($0.invariant.id, $0) })
        table = Table(
            caption: "invariants of \(report.bar)",
            columns: ["id", "invariant", "status", "events", "executions", "met in", "narrowly"],
            textColumns: 3,
            rows: report.invariants.map { invariant in
                let found = report.counterexample(to: invariant)
                let count = counts[invariant.id]
                return Row(
                    cells: [
                        invariant.id, invariant.title, report.status(of: invariant).rawValue,
                        found.map { "\($0.counterexample.eventCount)" } ?? "",
                        found.map { grouped($0.executions) } ?? "",
                        count.map { grouped($0.met) } ?? "", count.map { grouped($0.narrowlyMet) } ?? "",
                    ],
                    link: found.map { $0.pageName }, isBad: found != nil)
            })
        below = statistics.map { Self.tried(in: report, $0) } ?? []
    }

    /// What the cases of a search were like.
    private static func tried(in report: BarReport, _ statistics: ConditionStatistics) -> [Markup] {
        let profile = statistics.profile
        let plots = [
            CountPlot(title: "events", counts: profile.kinds),
            CountPlot(title: "where an event left the content", counts: profile.places),
            CountPlot(title: "events in a case", counts: profile.lengths),
            CountPlot(title: "cases with", counts: profile.features, whole: statistics.cases),
        ]
        return [
            Markup("h3", text: "What was tried"),
            .paragraph(
                "In \(grouped(statistics.cases)) cases. \(grouped(report.discards)) more were discarded."),
            Markup("div", ["class": "plots"], plots.map(\.markup)),
            PairPlot(coverage: statistics.coverage).markup,
        ]
    }
}

extension FoundCounterexample {
    /// The name of the file of its page.
    public var pageName: String { "\(counterexample.bar)-\(counterexample.invariant.id).html" }
}
