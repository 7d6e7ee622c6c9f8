import Generators
import Verification

extension IndexSection {
    /// The result of a search for violations.
    ///
    /// - Parameters:
    ///   - report: the result.
    ///   - statistics: how often its cases met the conditions of the entries, and what they were like; nil if that was
    ///     not counted.
    package init<Tested: Subject>(_ report: SubjectReport<Tested>, _ statistics: ConditionStatistics? = nil) {
        heading = report.name
        summary = ["\(report)"] + (report.counts.isEmpty ? [] : [report.counts]) + report.remarks
        let counts = statistics.map { statistics in
            Dictionary(uniqueKeysWithValues: statistics.counts.map { ($0.invariant.id, $0) })
        }
        table = Table(
            caption: "\(Tested.noun)s of \(report.name)",
            columns: ["id", Tested.noun, "status", "what was wrong", Tested.counted, "executions"]
                + (counts == nil ? [] : ["met in", "narrowly"]),
            textColumns: 4,
            rows: report.resultsByUrgency.map { result in
                let met = counts.map { counts in
                    let count = counts[result.invariant.id]
                    return [count.map { grouped($0.met) } ?? "", count.map { grouped($0.narrowlyMet) } ?? ""]
                }
                return Row(
                    cells: [
                        result.invariant.id, result.invariant.title, result.status.rawValue,
                        result.found?.counterexample.explanation(.rounded) ?? "",
                        Tested.count(in: result).map(grouped) ?? "",
                        result.found.map { grouped($0.executions) } ?? "",
                    ] + (met ?? []), status: result.status.rawValue,
                    link: result.found?.pageName, isBad: result.found != nil)
            })
        below = statistics.map { Self.tried($0, discards: report.discards) } ?? []
    }

    /// What the cases of a search were like.
    private static func tried(_ statistics: ConditionStatistics, discards: Int) -> [Markup] {
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
                "In \(grouped(statistics.cases)) cases. \(grouped(discards)) more were discarded."),
            Markup("div", ["class": "plots"], plots.map(\.markup)),
            PairPlot(coverage: statistics.coverage).markup,
        ]
    }
}

extension SubjectReport {
    /// The results: what is broken, from the fewest events; what is not known; and what holds or does not apply.
    fileprivate var resultsByUrgency: [EntryResult<Tested>] {
        func rank(_ result: EntryResult<Tested>) -> Int {
            switch result.status {
            case .broken: 0
            case .withinPixel, .notReproduced, .notChecked, .notTried, .notDecided: 1
            case .holds: 2
            case .notApplicable: 3
            }
        }
        let keyed = results.enumerated().map { offset, result in
            (
                key: (rank(result), result.found == nil ? 0 : Tested.count(in: result) ?? 0, offset),
                result: result
            )
        }
        return keyed.sorted { $0.key < $1.key }.map(\.result)
    }
}

extension FoundCounterexample {
    /// The name of the file of its page.
    package var pageName: String { "\(counterexample.subject.name)-\(counterexample.invariant.id).html" }
}
