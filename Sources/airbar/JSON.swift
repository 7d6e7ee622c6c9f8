import Foundation

/// What is to be read by a program, on one line.
func json(_ value: some Encodable) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
        throw UsageError("the report cannot be encoded: \(error)")
    }
}
