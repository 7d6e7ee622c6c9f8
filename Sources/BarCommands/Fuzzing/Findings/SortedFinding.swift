import Fuzzing

/// What became of an input that a fuzzer stored.
enum SortedFinding: Sendable {
    /// A finding that was not there before.
    case new(FuzzFinding, path: String)
    /// A finding that replaces one that is not as simple.
    case simpler(FuzzFinding, path: String)
    /// A finding of which one as simple is there.
    case known(id: String)
    /// It does not fail, or only sometimes: why, and where the input was kept.
    case unconfirmed(reason: String, path: String, isSometimes: Bool)

    /// Whether the input fails.
    var verdict: Verdict {
        switch self {
        case .new, .simpler, .known: .broken
        case .unconfirmed(let reason, _, let isSometimes): isSometimes ? .undecided(reason) : .holds
        }
    }
}

extension SortedFinding: CustomStringConvertible {
    /// What became of it, in a line.
    var description: String {
        switch self {
        case .new(let finding, let path): "\(finding.id) is new: \(path)"
        case .simpler(let finding, let path): "\(finding.id) is simpler than before: \(path)"
        case .known(let id): "\(id) is known"
        case .unconfirmed(let reason, let path, _): "\(reason): \(path)"
        }
    }
}
