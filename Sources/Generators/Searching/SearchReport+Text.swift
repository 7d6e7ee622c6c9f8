extension SearchReport: CustomStringConvertible {
    /// How far the search came and what it found, for a person to read: a line each.
    public var description: String {
        let failures = counterexamples.map { "\($0.failure.id): \($0.failure.message)" }
        let statistics = statistics.description
        return
            ([endingLine] + failures + (statistics.isEmpty ? [] : [statistics]) + problems.map(\.description))
            .joined(separator: "\n")
    }

    private var endingLine: String {
        let cases = casesRun == 1 ? "1 case" : "\(grouped(casesRun)) cases"
        let discarded = discards == 0 ? "" : ", \(grouped(discards)) discarded"
        let reached =
            switch ending {
            case .allCasesRun: "\(cases) checked"
            case .exhausted: casesRun == 1 ? "the only case checked" : "all \(cases) checked"
            case .allFound: "\(cases) checked until all that was looked for was found"
            case .cancelled: "cancelled after \(cases)"
            case .outOfTime: "out of time after \(cases)"
            case .tooManyDiscards: "gave up after \(cases)"
            case .limitReached: "the first \(cases) checked of more"
            }
        return reached + discarded
    }
}
