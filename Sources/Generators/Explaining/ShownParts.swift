extension String {
    /// The text of a value with parts whose descriptions do not do; nil of other values.
    ///
    /// 1. Bytes of which the description has the number only, as that of Foundation's `Data`.
    /// 2. Sets and dictionaries, whose descriptions have another order in each process: in ascending order of what is
    ///    compared, and of the texts of what is not.
    /// 3. Durations, whose descriptions are rounded: one of 7,170 seconds reads 7169.999999999999 seconds.
    ///
    /// They may be in optionals, tuples, lists, and structures without a description of their own.
    ///
    ///     String(showingPartsOf: (Data([0, 7]), 1))   // (2 bytes (00 07), 1)
    ///     String(showingPartsOf: ["b": 2, "a": 10])   // ["a": 10, "b": 2]
    init?(showingPartsOf value: Any) {
        if value is [UInt8] { return nil }
        if let duration = value as? Duration {
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
            self = "[\(members.sorted().map(\.text).joined(separator: ", "))]"
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

/// A member of a set, or a key of a dictionary with its value.
private struct Member: Comparable {
    private let key: Any
    let text: String

    init(_ value: Any, isPair: Bool) {
        let pair = isPair ? Mirror(reflecting: value).children.map(\.value) : []
        key = pair.first ?? value
        text = (pair.isEmpty ? [value] : pair).map { String(reporting: $0) }.joined(separator: ": ")
    }

    static func < (one: Member, other: Member) -> Bool {
        if let key = one.key as? any Comparable, let precedes = key.precedes(other.key) { return precedes }
        return one.text < other.text
    }

    static func == (one: Member, other: Member) -> Bool { one.text == other.text }
}

extension Comparable {
    /// Whether the value is less than another one; nil if that is of another type.
    fileprivate func precedes(_ other: Any) -> Bool? { (other as? Self).map { self < $0 } }
}

extension Mirror.DisplayStyle {
    /// Whether the default description of such a value shows its parts.
    fileprivate func isTransparent(for value: Any) -> Bool {
        switch self {
        case .tuple, .optional, .collection, .set, .dictionary: true
        case .struct: !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
        default: false
        }
    }
}

extension Duration {
    /// The seconds with all digits.
    fileprivate var decimal: String {
        let (seconds, attoseconds) = (components.seconds.magnitude, components.attoseconds.magnitude)
        let digits = String(attoseconds)
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
