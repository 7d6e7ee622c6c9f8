import Verification

extension BarReport {
    /// Whether the bar holds: all invariants that apply to it were checked, and none is broken.
    ///
    /// - Parameter cancelled: the verdict if the search was cancelled before it found anything.
    func verdict(ifCancelled cancelled: Verdict) -> Verdict {
        if isBroken { return .broken }
        if ending == .cancelled { return cancelled }
        if let doubt { return .undecided(doubt) }
        let statuses = invariants.map(status).filter { $0 != .notApplicable }
        let open = statuses.count { $0 != .holds && $0 != .withinPixel }
        return open == 0 ? .holds : .undecided("\(open) of \(statuses.count) invariants were not checked")
    }
}
