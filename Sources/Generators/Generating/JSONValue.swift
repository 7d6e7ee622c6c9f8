/// A value of JSON, whose description is its text.
///
///     print(JSONValue.object(["a": .array([.null, .number(0.5), .string("\n")])]))  // {"a":[null,0.5,"\n"]}
public enum JSONValue: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literals `false` and `true`.
    case bool(Bool)
    /// A number; an infinite one, or NaN, has no text in JSON.
    case number(Double)
    /// A text.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object; the order of its keys is not part of the value.
    case object([String: JSONValue])
}

extension JSONValue: CustomStringConvertible {
    /// The text as RFC 8259 has it, without spaces; keys are in order.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let number): "\(number)"
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ","))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0)):\($1)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case ..<" ": quoted += "\\u" + padded(scalar.value, 4, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        } + "\""
    }
}

extension Generator where Value == JSONValue {
    /// Values of JSON, of at most 64 leaves: arrays and objects are up to 4 long, and 3 within each other.
    ///
    /// Numbers are finite. The simplest value is null; then come false and true, numbers, texts, arrays and objects.
    ///
    ///     print(Generator.json.sample(3, seed: 7))  // [[], {"&7^o":true,">t":-3226.2927113746805,"WR":[]}, 1164128.5]
    public static var json: Generator {
        let finite = -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude)
        let leaf = oneOf(
            .always(.null), Generator<Bool>.boolean.map { .bool($0) },
            Generator<Double>.double(in: finite).map { .number($0) },
            Generator<String>.string(count: 0...16).map { .string($0) })
        return recursive(leaf: leaf, depth: 3) { smaller in
            oneOf(
                smaller.array(count: 0...4).map { .array($0) },
                Generator<[String: JSONValue]>.dictionary(
                    keys: .string(count: 0...8), values: smaller, count: 0...4
                ).map { .object($0) })
        }
    }
}
