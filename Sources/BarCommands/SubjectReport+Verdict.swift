import Verification

extension SubjectReport {
    /// Whether the subject holds: all entries that apply to it were checked, and none is broken.
    ///
    /// - Parameter cancelled: the verdict if the search was cancelled before it found anything.
    package func verdict(ifCancelled cancelled: Verdict) -> Verdict {
        if isBroken { return .broken }
        if ending == .cancelled { return cancelled }
        if let doubt { return .undecided(doubt) }
        let statuses = results.map(\.status).filter { $0 != .notApplicable }
        let open = statuses.count { $0 != .holds && $0 != .withinPixel }
        return open == 0
            ? .holds : .undecided("\(open) of \(statuses.count) \(Tested.noun)s were not checked")
    }
}
