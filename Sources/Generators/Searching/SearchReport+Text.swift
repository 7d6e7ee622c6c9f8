extension SearchReport {
    /// Why finding nothing would mean little, in words; nothing if the search did what it was asked to.
    ///
    /// A search that its caller cancelled is no failure of the search, nor is one that used up its time.
    public var healthFailure: String? {
        if ending == .tooManyDiscards {
            return """
                too many cases were discarded: \(discards), with \(casesRun) checked \
                (generate values that fit instead of refusing those that do not)
                """
        }
        return casesRun == 0 && ending != .cancelled ? "no case was checked: \(ending)" : nil
    }
}

extension SearchEnding: CustomStringConvertible {
    /// Why the search ended, in words.
    public var description: String {
        switch self {
        case .allCasesRun: "every case was run"
        case .allFound: "everything asked for was found"
        case .cancelled: "it was cancelled"
        case .outOfTime: "its time was up"
        case .tooManyDiscards: "too many cases were discarded"
        }
    }
}

extension ShrinkEnding {
    /// Why the value may not be the simplest one, in words; nothing if no pass could make it simpler.
    public var doubt: String? {
        switch self {
        case .fixpoint: nil
        case .outOfBudget: "shrinking ran out of its budget: there may be a simpler value"
        case .cancelled: "shrinking ran out of time or was cancelled: there may be a simpler value"
        case .outOfRounds: "shrinking went round in circles: there may be a simpler value"
        case .notReproduced:
            "it did not fail once more for the same value: the body depends on something else as well"
        }
    }
}
