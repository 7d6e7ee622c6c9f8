import Verification

/// The report of a recording as JSON.
struct RecordingResults: Encodable {
    let report: RecordingReport

    private enum Key: String, CodingKey {
        case rows, seconds, columns, zero, ignored, holes, judgedRows, unclearRows, lateRows, pixel, doubt,
            undecided
        case invariants
    }

    private enum EntryKey: String, CodingKey {
        case status, met, broken, note, violation
    }

    private enum ViolationKey: String, CodingKey {
        case line, time, quantity, value, expected, limit, excess, lines, trace
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(report.rows, forKey: .rows)
        try object.encode(report.duration, forKey: .seconds)
        try object.encode(report.columns.map(\.rawValue), forKey: .columns)
        try object.encode(report.columnsOfNothing.map(\.rawValue), forKey: .zero)
        try object.encode(report.ignoredColumns, forKey: .ignored)
        try object.encode(report.holeCount, forKey: .holes)
        try object.encode(report.judgedRows, forKey: .judgedRows)
        try object.encode(report.unclearRows, forKey: .unclearRows)
        try object.encode(report.lateRows, forKey: .lateRows)
        try object.encode(report.pixel, forKey: .pixel)
        try object.encodeIfPresent(report.doubt, forKey: .doubt)
        try object.encodeIfPresent(report.reasonNotToDecide, forKey: .undecided)
        var list = object.nestedUnkeyedContainer(forKey: .invariants)
        for entry in report.entries {
            let element = list.superEncoder()
            try EntryFields(entry.invariant, sentence: entry.counterexample?.explanation).encode(to: element)
            var item = element.container(keyedBy: EntryKey.self)
            try item.encode(entry.status.rawValue, forKey: .status)
            try item.encode(entry.met, forKey: .met)
            try item.encode(entry.broken, forKey: .broken)
            try item.encodeIfPresent(entry.note, forKey: .note)
            guard let found = entry.counterexample else { continue }
            var violation = item.nestedContainer(keyedBy: ViolationKey.self, forKey: .violation)
            try encode(found, to: &violation)
        }
    }

    private func encode(
        _ found: RecordedCounterexample, to object: inout KeyedEncodingContainer<ViolationKey>
    ) throws {
        try object.encode(found.line, forKey: .line)
        try object.encode(found.time, forKey: .time)
        try object.encode("\(found.violation.quantity)", forKey: .quantity)
        try object.encode(found.violation.value, forKey: .value)
        try object.encode("\(found.violation.expected)", forKey: .expected)
        try object.encode(found.violation.limit, forKey: .limit)
        try object.encodeIfPresent(found.violation.excess, forKey: .excess)
        try object.encode(found.lines, forKey: .lines)
        try object.encode(found.table, forKey: .trace)
    }
}
