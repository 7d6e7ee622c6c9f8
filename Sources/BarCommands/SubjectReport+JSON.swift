import Verification

extension SubjectReport: Encodable {
    /// The keys of the results of entries, of which some are of bars only.
    enum EntryKey: String, CodingKey {
        case status, reason, cases, events, example, message, executions, token, scenario, met,
            narrowlyMet
    }

    /// Encodes the name, the seed, and the result for each entry.
    public func encode(to encoder: any Encoder) throws { try encode(to: encoder) { _, _ in } }

    /// Encodes the name, the seed, and the result for each entry.
    ///
    /// - Parameter more: encodes what else is known of an entry.
    func encode(
        to encoder: any Encoder,
        _ more: (EntryResult<Tested>, inout KeyedEncodingContainer<EntryKey>) throws -> Void
    ) throws {
        var object = encoder.container(keyedBy: ReportKey.self)
        try object.encode(name, forKey: "name")
        try object.encode("\(seed)", forKey: "seed")
        try object.encode(cases, forKey: "cases")
        try object.encode(discards, forKey: "discards")
        try object.encodeIfPresent(doubt, forKey: "doubt")
        try object.encode(elapsed / .seconds(1), forKey: "seconds")
        var list = object.nestedUnkeyedContainer(forKey: ReportKey(stringLiteral: "\(Tested.noun)s"))
        for result in results {
            let element = list.superEncoder()
            let found = result.found?.counterexample
            try (found.map(EntryFields.init) ?? EntryFields(result.invariant)).encode(to: element)
            var entry = element.container(keyedBy: EntryKey.self)
            try entry.encode(result.status.rawValue, forKey: .status)
            try entry.encode(result.cases, forKey: .cases)
            try entry.encodeIfPresent(result.reasonNotToApply, forKey: .reason)
            if let key = EntryKey(rawValue: Tested.counted) {
                try entry.encodeIfPresent(Tested.count(in: result), forKey: key)
            }
            if let found = result.found {
                try entry.encode(Tested.line(of: found.counterexample.shown), forKey: .example)
                try entry.encode(found.counterexample.violation.description, forKey: .message)
                try entry.encode(found.executions, forKey: .executions)
                try entry.encode("\(found.token)", forKey: .token)
            }
            try more(result, &entry)
        }
    }
}

/// A key of a report, of which one is named after the entries.
private struct ReportKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral text: String) { stringValue = text }

    init?(stringValue: String) { self.init(stringLiteral: stringValue) }

    init?(intValue: Int) { nil }
}
