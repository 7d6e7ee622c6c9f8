import Verification

/// JSON for the script of a page, which also fits into an element of HTML.
enum ScriptData {
    /// An object of fields, in order, whose values are JSON.
    static func object(_ fields: [(name: String, value: String)]) -> String {
        "{" + fields.map { "\(text($0.name)):\($0.value)" }.joined(separator: ",") + "}"
    }

    /// Numbers in thousandths; null for one that JSON does not have.
    static func numbers(_ numbers: [Double]) -> String {
        let texts = numbers.map { $0.isFinite ? NumberFormat.rounded.text($0) : "null" }
        return "[" + texts.joined(separator: ",") + "]"
    }

    /// Texts.
    static func texts(_ texts: [String]) -> String { "[" + texts.map(text).joined(separator: ",") + "]" }

    /// A text; what ends an element of HTML, or begins a comment, is written as a number.
    static func text(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "<", ">", "&", "\u{2028}", "\u{2029}",
                _ where scalar.value < 0x20:
                "\\u" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
                    + String(scalar.value, radix: 16)
            default: "\(scalar)"
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
