extension ReplayToken {
    /// The reason why a text is not a token.
    public enum ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text does not begin with a known version; `found` is its first character, empty if there is none.
        case unknownVersion(found: String)
        /// The character at an offset, in bytes of UTF-8, is not a base 64 digit or not a valid last one.
        case invalidCharacter(offset: Int)
        /// The checksum is wrong: the text was mistyped or truncated.
        case wrongChecksum
        /// The bytes of a choice, counted from 0, are not as expected.
        case invalidChoice(index: Int, expected: String)

        /// The description of the error, with its position.
        public var description: String {
            switch self {
            case .unknownVersion(found: ""): "expected a token, found an empty text"
            case .unknownVersion(let found):
                "expected version \(ReplayToken.version) at offset 0, found \"\(found)\""
            case .invalidCharacter(let offset): "expected a letter, a digit, - or _ at offset \(offset)"
            case .wrongChecksum: "the checksum does not fit: the token was mistyped or cut"
            case .invalidChoice(let index, let expected): "choice \(index): expected \(expected)"
            }
        }
    }

    /// Parses a token.
    ///
    /// - Throws: ``ParseError`` if the text is not a token.
    public init(parsing text: String) throws(ParseError) {
        guard text.hasPrefix(Self.version) else { throw .unknownVersion(found: String(text.prefix(1))) }
        let bytes: [UInt8]
        do throws(CheckedText.ParseError) {
            bytes = try CheckedText(parsing: text.utf8.dropFirst(Self.version.utf8.count)).bytes
        } catch {
            switch error {
            case .invalidDigit(let offset):
                throw .invalidCharacter(offset: Self.version.utf8.count + offset)
            case .wrongChecksum: throw .wrongChecksum
            }
        }
        self.init(try Self.choices(in: bytes[...]))
    }

    /// Parses a token; nil if the text is not a token.
    public init?(_ description: String) {
        guard let token = try? ReplayToken(parsing: description) else { return nil }
        self = token
    }

    private static func choices(in bytes: ArraySlice<UInt8>) throws(ParseError) -> [Choice] {
        var rest = bytes
        var shapes: [Shape] = []
        var choices: [Choice] = []
        while !rest.isEmpty {
            let index = choices.count
            guard let number = rest.popVarint(), number <= UInt64(shapes.count) else {
                throw .invalidChoice(index: index, expected: "the number of a shape")
            }
            if number == UInt64(shapes.count) {
                guard let bound = rest.popVarint() else {
                    throw .invalidChoice(index: index, expected: "a bound")
                }
                guard let target = rest.popVarint(), target <= bound else {
                    throw .invalidChoice(index: index, expected: "a target of at most \(bound)")
                }
                shapes.append(Shape(bound: bound, target: target))
            }
            let shape = shapes[Int(number)]
            guard let value = rest.popVarint(), value <= shape.bound else {
                throw .invalidChoice(index: index, expected: "a value of at most \(shape.bound)")
            }
            choices.append(Choice(value: value, bound: shape.bound, target: shape.target))
        }
        return choices
    }
}
