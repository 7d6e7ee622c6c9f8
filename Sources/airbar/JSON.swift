import Foundation

/// Encodes a value as JSON on one line, with sorted keys.
func json(_ value: some Encodable) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
        throw UsageError("the report cannot be encoded: \(error)")
    }
}
