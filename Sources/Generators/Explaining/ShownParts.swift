extension String {
    /// The text of a value with parts whose descriptions do not do; nil of other values.
    ///
    /// 1. Bytes of which the description has the number only, as that of Foundation's `Data`.
    /// 2. Sets and dictionaries, whose descriptions have another order in each process: in ascending order of what is
    ///    compared, and of the texts of what is not.
    /// 3. Durations, whose descriptions are rounded: one of 7,170 seconds reads 7169.999999999999 seconds.
    ///
    /// They may be in optionals, tuples, lists, and structures without a description of their own, but not in enumerations.
    ///
    ///     String(showingPartsOf: (Data([0, 7]), 1))   // (2 bytes (00 07), 1)
    ///     String(showingPartsOf: ["b": 2, "a": 10])   // ["a": 10, "b": 2]
    init?(showingPartsOf value: Any) {
        // Most values are lists of these, for which the casts to protocols below would take most of the time.
        if value is Int || value is Bool || value is Double || value is String { return nil }
        if value is [UInt8] { return nil }
        if type(of: value) == Duration.self, let duration = value as? Duration {
            self = "\(duration.decimal) seconds"
            return
        }
        if let bytes = value as? any Collection<UInt8>, "\(value)" == "\(bytes.count) bytes" {
            self = bytes.isEmpty ? "\(value)" : "\(value) (\(bytes.hexadecimal))"
            return
        }
        let mirror = Mirror(reflecting: value)
        guard let style = mirror.displayStyle, style.isTransparent(for: value) else { return nil }
        if style == .set || style == .dictionary {
            guard !mirror.children.isEmpty else { return nil }
            let members = mirror.children.map { Member($0.value, isPair: style == .dictionary) }
            // By their texts first, because members without an order stay as they are then, in each process.
            let sorted = members.sorted { $0.text < $1.text }.sorted { $0.precedes($1) }
            self = "[\(sorted.map(\.text).joined(separator: ", "))]"
            return
        }
        let shown = mirror.children.map { ($0.label, $0.value, String(showingPartsOf: $0.value)) }
        guard shown.contains(where: { $2 != nil }) else { return nil }
        let parts = shown.map { label, part, text in
            let name = label.map { $0.hasPrefix(".") || style == .optional ? "" : "\($0): " } ?? ""
            return name + (text ?? String(reporting: part))
        }.joined(separator: ", ")
        switch style {
        case .collection: self = "[\(parts)]"
        case .tuple: self = "(\(parts))"
        case .optional: self = "Optional(\(parts))"
        default: self = "\(type(of: value))(\(parts))"
        }
    }
}

/// What has no order of its own.
private protocol Unordered {}
extension Set: Unordered {}
extension Dictionary: Unordered {}

/// A member of a set, or a key of a dictionary with its value.
private struct Member {
    private let key: Any
    let text: String

    init(_ value: Any, isPair: Bool) {
        let pair = isPair ? Mirror(reflecting: value).children.map(\.value) : []
        key = pair.first ?? value
        text = (pair.isEmpty ? [value] : pair).map { String(reporting: $0) }.joined(separator: ": ")
    }

    func precedes(_ other: Member) -> Bool { (key as? any Comparable)?.precedes(other.key) ?? false }
}

extension Comparable {
    /// Whether the value is less than another one of its type.
    fileprivate func precedes(_ other: Any) -> Bool { (other as? Self).map { self < $0 } ?? false }
}

extension Mirror.DisplayStyle {
    /// Whether the default description of such a value shows its parts.
    fileprivate func isTransparent(for value: Any) -> Bool {
        switch self {
        case .tuple, .optional, .collection: true
        case .set, .dictionary: value is any Unordered
        case .struct:
            !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
                && !(value is any TextOutputStreamable)
        default: false
        }
    }
}

extension Duration {
    /// The seconds with all digits.
    fileprivate var decimal: String {
        // The seconds of the longest ones are more than `components` has room for.
        let second: UInt128 = 1_000_000_000_000_000_000
        let (seconds, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: second)
        let digits = String(rest)
        let fraction = String(repeating: "0", count: 18 - digits.count) + digits
        let last = fraction.lastIndex { $0 != "0" } ?? fraction.startIndex
        return "\(self < .zero ? "-" : "")\(seconds).\(fraction[...last])"
    }
}

extension Collection<UInt8> {
    /// Two digits for each byte.
    fileprivate var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
