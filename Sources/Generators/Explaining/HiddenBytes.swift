extension String {
    /// The text of a value with bytes whose description is only their number, as that of Foundation's `Data` is; nil of
    /// other values.
    ///
    /// The bytes may be in optionals, tuples, lists, and structures without a description of their own.
    ///
    ///     String(showingBytesIn: (Data([0, 7]), 1))  // (2 bytes (00 07), 1)
    init?(showingBytesIn value: Any) {
        if value is [UInt8] { return nil }
        if let bytes = value as? any Collection<UInt8>, "\(value)" == "\(bytes.count) bytes" {
            self = bytes.isEmpty ? "\(value)" : "\(value) (\(bytes.hexadecimal))"
            return
        }
        let mirror = Mirror(reflecting: value)
        guard let style = mirror.displayStyle, style.isTransparent(for: value) else { return nil }
        let shown = mirror.children.map { ($0.label, $0.value, String(showingBytesIn: $0.value)) }
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

extension Mirror.DisplayStyle {
    /// Whether the default description of such a value shows its parts.
    fileprivate func isTransparent(for value: Any) -> Bool {
        switch self {
        case .tuple, .optional, .collection: true
        case .struct: !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
        default: false
        }
    }
}

extension Collection<UInt8> {
    /// Two digits for each byte.
    fileprivate var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
