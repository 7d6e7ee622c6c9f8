extension String {
    /// The number of columns that the text takes in a terminal at most, without its colour codes.
    ///
    /// Terminals disagree on scalars that combine, so each of them is counted by itself, and none twice.
    var columns: Int {
        var count = 0
        var isCode = false
        for scalar in unicodeScalars {
            if scalar == "\u{1B}" { isCode = true }
            if !isCode { count += scalar.columns }
            if scalar == "m" { isCode = false }
        }
        return count
    }

    /// The text without control characters, cut to a number of columns; an ellipsis stands for what is cut off.
    func cut(to width: Int) -> String {
        let scalars = unicodeScalars.filter { !$0.isControl }
        let plain = String(String.UnicodeScalarView(scalars))
        guard plain.columns > width else { return plain }
        var text = String.UnicodeScalarView()
        var left = width - 1
        for scalar in scalars {
            left -= scalar.columns
            if left < 0 { break }
            text.append(scalar)
        }
        return width > 0 ? String(text) + "…" : ""
    }

    /// The text with blanks up to a number of columns.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }
}

extension Unicode.Scalar {
    /// Whether a terminal might obey the scalar, or end the line there.
    fileprivate var isControl: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }

    /// The number of columns of the scalar by itself.
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format:
            // It asks for the wide form of the scalar before it.
            self == "\u{FE0F}" ? 1 : 0
        default: isWide ? 2 : 1
        }
    }

    /// Whether the scalar is wide: by Unicode Standard Annex 11, in whole blocks, or an emoji.
    private var isWide: Bool {
        if properties.isEmojiPresentation { return true }
        return switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
            0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
