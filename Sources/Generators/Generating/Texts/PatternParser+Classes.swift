/// The parts of a pattern that stand for one scalar.
extension PatternParser {
    /// Reads a literal, a dot, an escape or a class.
    mutating func scalarSet() throws(GeneratorError) -> ScalarSet {
        if skip("[") { return try bracketed() }
        if skip(".") { return ScalarSet.lineEnds.complement(in: .all) }
        return try member().set
    }

    /// One member of a class: a scalar, or what a shorthand stands for.
    private enum Member {
        case scalar(Unicode.Scalar)
        case shorthand(ScalarSet)

        var set: ScalarSet {
            switch self {
            case .scalar(let scalar): ScalarSet([scalar...scalar])
            case .shorthand(let set): set
            }
        }
    }

    private mutating func bracketed() throws(GeneratorError) -> ScalarSet {
        let place = offset - 1
        let isNegated = skip("^")
        // Some read this bracket as a member of the class, others as its end.
        if isNegated, next == "]" { throw error("a \\ before ] at the beginning of a class") }
        var members: [ScalarSet] = []
        var whole = ScalarSet.all
        while !skip("]") {
            guard next != nil else { throw error("a ] for the [ at \(place)") }
            guard next != "[" else { throw error("a \\ before [ in a class") }
            // Some read these as operators on sets.
            if let next, ["-", "&", "~"].contains(next), next == following {
                throw error("a \\ before \(next)\(next) in a class")
            }
            switch try member() {
            case .shorthand(let set):
                members.append(set)
                // Of the other characters of Unicode some are digits, letters and spaces too.
                whole = .ascii
            case .scalar(let first): members.append(try range(from: first))
            }
        }
        let set = ScalarSet(uniting: members)
        return isNegated ? set.complement(in: whole) : set
    }

    /// Reads the rest of a range, if it is one; a hyphen at the end of a class is itself.
    private mutating func range(from first: Unicode.Scalar) throws(GeneratorError) -> ScalarSet {
        let place = offset
        guard skip("-") else { return ScalarSet([first...first]) }
        if next == "]" || next == "-" {
            offset = place
            return ScalarSet([first...first])
        }
        guard case .scalar(let last) = try member(), first <= last else {
            throw error("a range of characters whose end is not before its start", at: place - 1)
        }
        return ScalarSet([first...last])
    }

    private mutating func member() throws(GeneratorError) -> Member {
        guard let scalar = next else { throw error("a character") }
        offset += 1
        guard scalar == "\\" else { return .scalar(scalar) }
        let place = offset - 1
        guard let escaped = next else { throw error("a character after \\") }
        offset += 1
        switch escaped {
        case "d": return .shorthand(.digits)
        case "w": return .shorthand(.word)
        case "s": return .shorthand(.space)
        case "D": return .shorthand(ScalarSet.digits.complement(in: .ascii))
        case "W": return .shorthand(ScalarSet.word.complement(in: .ascii))
        case "S": return .shorthand(ScalarSet.space.complement(in: .ascii))
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "t": return .scalar("\t")
        case "f": return .scalar("\u{C}")
        case "v": return .scalar("\u{B}")
        case "0": return .scalar("\0")
        case "x": return .scalar(try codePoint(digits: 2, at: place))
        case "u": return .scalar(try codePoint(digits: 4, at: place))
        default:
            guard escaped.isASCII, !escaped.properties.isAlphabetic, escaped.properties.numericType == nil
            else {
                throw error(
                    "one of \\d \\w \\s \\D \\W \\S \\n \\r \\t \\f \\v \\0 \\x \\u, or a sign after the \\",
                    at: place)
            }
            return .scalar(escaped)
        }
    }

    /// Reads a number of hexadecimal digits, or any number of them in braces.
    private mutating func codePoint(digits: Int, at place: Int) throws(GeneratorError) -> Unicode.Scalar {
        let isBraced = skip("{")
        var text = ""
        while let next, next.properties.isASCIIHexDigit, text.count < (isBraced ? 8 : digits) {
            text.unicodeScalars.append(next)
            offset += 1
        }
        guard isBraced ? skip("}") : text.count == digits, let code = UInt32(text, radix: 16),
            let scalar = Unicode.Scalar(code)
        else { throw error("the hexadecimal code point of a character", at: place) }
        return scalar
    }
}
