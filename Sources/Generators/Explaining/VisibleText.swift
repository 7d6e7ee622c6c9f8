extension String {
    /// The text of a value whose description does not do: of a text that in quotation marks with escapes, as Swift prints
    /// it inside a list, of bytes these too, and of a set its elements in order; nil of other values.
    package init?<Value>(quoting value: Value) {
        switch value {
        case let text as any StringProtocol: self = "\(text)".debugDescription
        case let character as Character: self = character.debugDescription
        case let scalar as Unicode.Scalar: self = scalar.debugDescription
        default: self.init(showingPartsOf: value)
        }
    }

    /// The text of a value in a report: a text is quoted, bytes are shown, and sets are in order.
    init<Value>(reporting value: Value) { self = String(quoting: value) ?? "\(value)" }

    /// The text without the contexts of private types, which are other numbers in each process, and with escapes for
    /// everything that a terminal would obey or hide, except for the ends of lines and tabs.
    ///
    ///     print("a\0\u{202E}b".visible)  // a\0\u{202E}b
    ///     print("\([Part(size: 1)])".visible)  // [Part(size: 1)]
    ///     print([Part(size: 1)])  // [Tests.(unknown context at $10b57c).Part(size: 1)]
    package var visible: String { withoutContexts.withEscapes }

    private var withoutContexts: String {
        // The mark is looked for first, since a pattern is slow.
        guard unicodeScalars.contains("$"), contains("(unknown context at $") else { return self }
        return replacing(/(?:\w+\.)*(?:\(unknown context at \$[0-9a-f]+\)\.)+/, with: "")
    }

    private var withEscapes: String {
        guard unicodeScalars.contains(where: { $0.isHidden }) else { return self }
        var text = ""
        for character in self {
            let isEmoji = character.isEmoji
            for scalar in character.unicodeScalars {
                let isPlain = !scalar.isHidden || isEmoji && scalar.isPartOfEmoji
                text += isPlain ? String(scalar) : scalar.escape
            }
        }
        return text
    }

    /// The name, or quotation marks if it is empty.
    var nonempty: String { isEmpty ? "\"\"" : self }
}

extension Character {
    /// Whether the character is a picture, and not followed by a joiner that joins nothing.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji, !first.isASCII else { return false }
        return unicodeScalars.last != "\u{200D}"
    }
}

extension Unicode.Scalar {
    /// Whether a terminal shows nothing of it, obeys it, or need not know it.
    fileprivate var isHidden: Bool {
        if isASCII { return value < 32 && self != "\n" && self != "\t" || value == 127 }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the scalar joins pictures to one, or selects how one looks.
    fileprivate var isPartOfEmoji: Bool { self == "\u{200D}" || self == "\u{FE0E}" || self == "\u{FE0F}" }

    fileprivate var escape: String {
        switch self {
        case "\0": "\\0"
        case "\r": "\\r"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
