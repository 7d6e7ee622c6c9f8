extension SearchReport: CustomStringConvertible {
    /// The ending, the counterexamples, the statistics and the problems.
    ///
    ///     print(search(Property(Generator<Int>.integer(in: 0...1_000), id: "small") { $0 < 700 }))
    ///     // 1,000 cases checked
    ///     // small: does not hold
    ///     // for 700
    ///     //     replaying: "1AOgHALwF3QR1"
    ///     //     first found in case 1, shrunk in 27 executions
    public var description: String {
        let failures = counterexamples.map { "\($0.failure.id): \($0)" }
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
            case .allFound: "\(cases) checked until all requested ids were found"
            case .cancelled: "cancelled after \(cases)"
            case .outOfTime: "out of time after \(cases)"
            case .tooManyDiscards: "gave up after \(cases)"
            case .limitReached: "only the first \(cases) checked"
            }
        return reached + discarded
    }
}

extension Counterexample: CustomStringConvertible {
    /// The message, the value, its token, where it was found, and the reasons for doubt; without the middle of long texts.
    public var description: String {
        let remarks =
            ReplayToken(choices).remarks(foundIn: "case \(caseIndex)", executions: executions) + doubts
        return
            ([failure.message.folded(to: String.mostLines.message)]
            + ["for \(String(reporting: value).visible.folded(to: String.mostLines.value))"]
            + remarks.map { "    \($0.foldedRemark)" }).joined(separator: "\n")
    }
}

extension ReplayToken {
    /// The lines of a report on a counterexample that the token replays: the token, and how it was found.
    package func remarks(foundIn place: String, executions: Int) -> [String] {
        [
            "replaying: \"\(self)\"",
            "first found in \(place), shrunk in \(executions) execution\(executions == 1 ? "" : "s")",
        ]
    }
}

extension SearchReport {
    /// The reasons why a report without counterexamples is not evidence; nil if there are none.
    ///
    /// Cancellation and the time limit are not reasons, provided that a case was checked.
    package var healthFailure: String? {
        var reasons = statistics.coverage.filter { $0.verdict == .missed }.map(\.description)
        if ending == .tooManyDiscards {
            reasons += problems.map(\.description)
        } else if let problem = problems.first(where: \.isFailure) {
            reasons.append(problem.description)
        } else if casesRun == 0 {
            reasons.append(
                "no case was checked: \(ending == .allCasesRun ? "none was requested" : "\(ending)")")
        }
        return reasons.isEmpty ? nil : reasons.joined(separator: "\n")
    }
}

extension SearchEnding: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .allCasesRun: "every case was run"
        case .exhausted: "every case of the generator was run"
        case .allFound: "all requested ids were found"
        case .cancelled: "the search was cancelled"
        case .outOfTime: "the time limit was reached"
        case .tooManyDiscards: "too many cases were discarded"
        case .limitReached: "the limit of the enumeration was reached"
        }
    }
}

extension ShrinkEnding {
    /// The reason why the value may not be the simplest one; nil at a fixpoint.
    package var doubt: String? {
        switch self {
        case .fixpoint: nil
        case .outOfBudget: "shrinking ran out of its budget: there may be a simpler value"
        case .outOfDraws: "shrinking ran out of draws: there may be a simpler value"
        case .cancelled: "shrinking ran out of time or was cancelled: there may be a simpler value"
        case .outOfRounds: "shrinking reached its limit of rounds: there may be a simpler value"
        }
    }
}
