/// Collects the data of the health checks.
struct HealthWatch {
    private(set) var overruns = 0
    private var tried = 0
    private var timed = 0
    private var time: Duration = .zero

    /// The index of the first timed case; earlier ones are slower while caches are cold.
    private static var firstTimed: Int { 4 }
    /// The least number of timed cases for a verdict.
    private static var leastTimed: Int { 4 }

    /// The number of cases beyond the limit of draws after which a search ends that has not checked any; they take long.
    static var mostOverruns: Int { 20 }

    /// The number of discarded cases up to which they are no problem.
    private static var leastDiscards: Int { 100 }

    /// Whether a case is timed: a few early ones, then one in 64, because reading the clock is slow; none whose parts
    /// repeat, because they take longer than others.
    static func times(_ caseIndex: Int) -> Bool {
        caseIndex < 16 ? caseIndex >= firstTimed : caseIndex & 63 == 1
    }

    mutating func note(generationTime: Duration) {
        timed += 1
        time += generationTime
    }

    mutating func note(isOverrun: Bool) {
        tried += 1
        if isOverrun { overruns += 1 }
    }

    func problems<Value>(_ report: SearchReport<Value>, _ settings: SearchSettings) -> [HealthProblem] {
        var problems: [HealthProblem] = []
        let discards = HealthProblem.Discards(
            report.discards, cases: report.casesRun, reasons: report.discardReasons)
        if let reason = report.permanentRejection {
            problems.append(.impossiblePart(reason))
        } else if report.ending == .tooManyDiscards {
            problems.append(.tooManyDiscards(discards))
        } else if report.discards > max(Self.leastDiscards, report.casesRun) {
            problems.append(.manyDiscards(discards))
        }
        if timed >= Self.leastTimed, time / timed > settings.slowGeneration {
            problems.append(.slowGeneration(time / timed))
        }
        if overruns > tried / 20 { problems.append(.overruns(overruns, cases: tried)) }
        return problems
            + report.counterexamples.filter { $0.recurrence.doubt != nil }.map {
                .notReproduced(id: $0.failure.id, $0.recurrence)
            }
    }
}
