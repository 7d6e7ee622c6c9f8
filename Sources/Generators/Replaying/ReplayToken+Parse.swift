extension ReplayToken {
    /// Why a text is not a token.
    public enum ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text does not begin with a version that is known; it holds what stands there instead.
        case unknownVersion(found: String)
        /// The character at an offset, counted in bytes of UTF-8, is no digit of base 64 or cannot end one.
        case invalidCharacter(offset: Int)
        /// The checksum does not fit the rest: the text was mistyped or cut.
        case wrongChecksum
        /// The bytes of a choice (counted from 0) are not what was expected there.
        case invalidChoice(index: Int, expected: String)

        /// What is wrong and where.
        public var description: String {
            switch self {
            case .unknownVersion(let found):
                "expected version \(ReplayToken.version) at offset 0, found \"\(found)\""
            case .invalidCharacter(let offset): "expected a letter, a digit, - or _ at offset \(offset)"
            case .wrongChecksum: "the checksum does not fit: the token was mistyped or cut"
            case .invalidChoice(let index, let expected): "choice \(index): expected \(expected)"
            }
        }
    }

    /// Reads a token.
    ///
    /// - Throws: ``ParseError`` if the text is none.
    public init(parsing text: String) throws(ParseError) {
        guard text.hasPrefix(Self.version) else { throw .unknownVersion(found: String(text.prefix(1))) }
        let bytes: [UInt8]
        switch Base64.decode(text.utf8.dropFirst(Self.version.utf8.count)) {
        case .success(let decoded): bytes = decoded
        case .failure(let invalid):
            throw .invalidCharacter(offset: Self.version.utf8.count + invalid.offset)
        }
        guard bytes.count >= Self.checksumLength,
            Self.checksum(bytes.dropLast(Self.checksumLength)) == bytes.suffix(Self.checksumLength)
        else { throw .wrongChecksum }
        self.init(try Self.choices(in: bytes.dropLast(Self.checksumLength)))
    }

    /// Reads a token; nothing if the text is none.
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
