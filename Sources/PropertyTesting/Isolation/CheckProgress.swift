/// What child processes have done so far of a check, from which another one goes on.
struct CheckProgress {
    /// Where a process is.
    private enum Moment {
        /// Before the call of `check`.
        case starting
        /// In the generator.
        case generating
        /// In the body, with a value, that of a case or another one.
        case calling(Int, isOfCase: Bool)
        /// Elsewhere in the check.
        case searching
    }

    /// The calls of the body, in order.
    private(set) var lines: [JournalLine] = []
    /// The number of processes that ended inside a body.
    private(set) var ends = 0
    /// Why no further case is checked; the failures that were found are told by a last process nevertheless.
    var problem: String?
    /// The failures of which one suffices; nil while all cases are to be checked.
    private(set) var known: Set<String>?
    private var moment = Moment.starting
    /// The case that was generated last; nil before the first one.
    private var caseIndex: Int?
    /// The number of processes that ended inside a body with the value of a case.
    private var endsInCases = 0

    /// The number of cases that may end their process before those that were found are shrunk.
    private static let mostEndsInCases = 5

    /// Takes a message of a process.
    mutating func note(_ message: ChildMessage) {
        switch message {
        case .generating(let index): (moment, caseIndex) = (.generating, index)
        case .call(let value, let isOfCase, let kept):
            moment = .calling(value, isOfCase: isOfCase)
            if let kept { lines.removeLast(lines.count - min(kept, lines.count)) }
        case .outcome(let outcome):
            if case .calling(let value, _) = moment {
                lines.append(JournalLine(value: value, outcome: outcome))
            }
            moment = .searching
        case .verdict: break
        }
    }

    /// Takes the beginning of a process.
    mutating func beginProcess() { (moment, caseIndex) = (.starting, nil) }

    /// Takes that a process says nothing, not even that a value takes too long, as one does that is stopped.
    mutating func noteSilence(seed: UInt64) {
        problem = "the child process does not answer\n    PROPERTY_SEED=\(seed), \(place)"
    }

    private var place: String { caseIndex.map { "case \($0)" } ?? "before the first case" }

    /// Takes the end of a process.
    mutating func note(_ end: BodyEnd, seed: UInt64) {
        switch moment {
        case .calling(let value, let isOfCase):
            lines.append(JournalLine(value: value, outcome: .failures([end.failure])))
            ends += 1
            if isOfCase { endsInCases += 1 }
            if known == nil, endsInCases == Self.mostEndsInCases {
                known = Set(lines.flatMap(\.failureIDs))
            }
        case .generating:
            problem = """
                the generator, or the description of a value, ended the process: \(end)
                    PROPERTY_SEED=\(seed), \(place)
                """
        case .searching:
            problem = "the check ended its process outside of the body: \(end)"
        case .starting:
            problem = "a child process did not come to this call of check: \(end)"
        }
    }
}

extension JournalLine {
    fileprivate var failureIDs: [String] {
        if case .failures(let failures) = outcome { failures.map(\.id) } else { [] }
    }
}
