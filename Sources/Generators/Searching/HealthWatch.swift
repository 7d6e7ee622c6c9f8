/// Notes what the health of a search is judged by.
struct HealthWatch {
    private var overruns = 0
    private var tried = 0
    private var timed = 0
    private var time: Duration = .zero

    /// The first cases may be slow because everything is new to the processor; they are not timed.
    private static var firstTimed: Int { 4 }
    /// How many cases must have been timed to judge.
    private static var leastTimed: Int { 4 }

    /// Whether a case is to be timed: a few early ones, and later one in 64, as the clock takes time too.
    static func times(_ caseIndex: Int) -> Bool {
        caseIndex < 16 ? caseIndex >= firstTimed : caseIndex & 63 == 0
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
        if report.ending == .tooManyDiscards {
            problems.append(.tooManyDiscards(report.discards, cases: report.casesRun))
        }
        if timed >= Self.leastTimed, time / timed > settings.slowGeneration {
            problems.append(.slowGeneration(time / timed))
        }
        if overruns > tried / 20 { problems.append(.overruns(overruns, cases: tried)) }
        return problems
            + report.counterexamples.filter { $0.shrinking == .notReproduced }.map {
                .notReproduced(id: $0.failure.id)
            }
    }
}
