import Verification

extension SubjectReport {
    /// The name, the seed, and the result for each entry.
    ///
    /// - Parameter more: what else is known of an entry.
    func json(_ more: (EntryResult<Tested>) -> JSONObject = { _ in [:] }) -> JSONObject {
        [
            "name": name,
            "seed": "\(seed)",
            "cases": cases,
            "discards": discards,
            "doubt": doubt,
            "seconds": elapsed / .seconds(1),
            "\(Tested.noun)s": results.map { $0.json.merging(more($0)) },
        ]
    }
}

extension EntryResult {
    fileprivate var json: JSONObject {
        (found?.counterexample.json ?? invariant.json()).merging([
            "status": status.rawValue,
            "cases": cases,
            "reason": reasonNotToApply,
            Tested.counted: Tested.count(in: self),
            "example": found.map { Tested.line(of: $0.counterexample.shown) },
            "message": found?.counterexample.violation.description,
            "executions": found?.executions,
            "token": found.map { "\($0.token)" },
        ])
    }
}
