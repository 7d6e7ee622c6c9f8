/// What a command decided, from which its exit status follows.
///
/// A command returns a verdict and no number, so that a status means the same for all of them.
public enum Verdict: Equatable, Sendable {
    /// All that applies was checked, and holds.
    case holds
    /// Something is broken.
    case broken
    /// It is not known, for a reason.
    case undecided(String)
    /// It is not known, because a case did not end until the time limit.
    case endless
    /// It is not known, because of an interrupt from the keyboard, by `kill`, or by closing the terminal.
    case interrupted

    /// The verdict of a command that judges nothing, and did what it was asked to do.
    public static let done = Verdict.holds

    /// The verdict on several things: broken if one of them is, and undecided if it is not known of one of them.
    package init(of all: [Verdict]) {
        let ofAll = all.max { $0.priority < $1.priority } ?? .holds
        guard case .undecided = ofAll else {
            self = ofAll
            return
        }
        self = .undecided(all.compactMap(\.reason).joined(separator: "; "))
    }

    /// The exit status: 0 if it holds, 1 if it is broken, and any other if that was not decided.
    var status: Int32 {
        switch self {
        case .holds: 0
        case .broken: 1
        case .undecided: 2
        // The status of `timeout`.
        case .endless: 124
        // The status of a shell after an interrupt from the keyboard, whatever the signal was.
        case .interrupted: 130
        }
    }

    /// The reason why it was not decided, if the report of the command does not say it.
    var reason: String? {
        if case .undecided(let reason) = self { reason } else { nil }
    }

    /// What the verdict is on a subject, such as `holds`.
    fileprivate var words: String {
        switch self {
        case .holds: "holds"
        case .broken: "is broken"
        case .undecided, .endless, .interrupted: "is not decided"
        }
    }

    /// Of several verdicts the one with the greatest priority counts.
    private var priority: Int {
        switch self {
        case .holds: 0
        case .undecided: 1
        case .endless: 2
        case .interrupted: 3
        case .broken: 4
        }
    }
}

/// The verdicts on those bars, or rules, that decide the exit status of a command.
package struct Decision {
    private let parts: [(name: String, verdict: Verdict)]

    /// Makes a decision of the verdicts on all that decide.
    package init(_ parts: [(name: String, verdict: Verdict)]) { self.parts = parts }

    /// The verdict on all of them.
    package var verdict: Verdict {
        Verdict(
            of: parts.map { name, verdict in verdict.reason.map { .undecided("\(name): \($0)") } ?? verdict })
    }

    /// The last line of a report, such as `status 0: hardened holds`.
    package var text: String {
        "status \(verdict.status): "
            + parts.map { "\($0.name) \($0.verdict.words)" }.joined(separator: ", ")
    }
}
