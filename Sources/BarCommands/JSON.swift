import Foundation

/// Encodes the results of a command as a JSON object on one line, with sorted keys.
///
/// The field `version` is 1 until a field changes its meaning. Results that an interrupt made incomplete have a field of
/// their own, `"interrupted": true`.
public func json(
    _ results: some Encodable, isInterrupted: Bool = Interruption.isPending
) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        return String(
            decoding: try encoder.encode(Marked(results: results, isInterrupted: isInterrupted)),
            as: UTF8.self)
    } catch {
        throw UsageError("the report cannot be encoded: \(error)")
    }
}

private struct Marked<Results: Encodable>: Encodable {
    let results: Results
    let isInterrupted: Bool

    private enum Key: String, CodingKey { case interrupted, version }

    func encode(to encoder: any Encoder) throws {
        try results.encode(to: encoder)
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(1, forKey: .version)
        if isInterrupted { try object.encode(true, forKey: .interrupted) }
    }
}
