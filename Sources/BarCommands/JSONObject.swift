/// An object of JSON, written as a dictionary literal.
///
/// A key whose value is nil is left out; `.some(value)` prints an optional without a value as `null`. Of several values
/// of a key the last one counts.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    private var fields: [(name: Name, value: any Encodable)]

    /// Makes an object of its keys and their values.
    package init(dictionaryLiteral fields: (String, (any Encodable)?)...) {
        self.fields = fields.compactMap { name, value in value.map { (Name(stringValue: name), $0) } }
    }

    /// The object with the fields of another one.
    func merging(_ other: JSONObject) -> JSONObject {
        var merged = self
        merged.fields += other.fields
        return merged
    }

    /// Encodes the fields.
    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Name.self)
        for (name, value) in fields { try object.encode(value, forKey: name) }
    }
}
