import Verification

extension RecordingReport {
    /// The report of a recording as JSON.
    var json: JSONObject {
        [
            "rows": rows,
            "seconds": duration,
            "columns": columns.map(\.rawValue),
            "zero": columnsOfNothing.map(\.rawValue),
            "ignored": ignoredColumns,
            "holes": holeCount,
            "judgedRows": judgedRows,
            "unclearRows": unclearRows,
            "lateRows": lateRows,
            "pixel": pixel,
            "doubt": doubt,
            "undecided": reasonNotToDecide,
            "invariants": entries.map { entry in
                entry.invariant.json(sentence: entry.counterexample?.explanation).merging([
                    "status": entry.status.rawValue,
                    "met": entry.met,
                    "broken": entry.broken,
                    "note": entry.note,
                    "violation": entry.counterexample?.json,
                ])
            },
        ]
    }
}

extension RecordedCounterexample {
    fileprivate var json: JSONObject {
        [
            "line": line,
            "time": time,
            "quantity": "\(violation.quantity)",
            "value": violation.value,
            "expected": "\(violation.expected)",
            "limit": violation.limit,
            "excess": violation.excess,
            "lines": lines,
            "trace": table,
        ]
    }
}
