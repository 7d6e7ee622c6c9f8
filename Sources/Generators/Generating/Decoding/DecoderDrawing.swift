/// A decoder of no data: each value that a type asks for is drawn.
final class DecoderDrawing: Decoder {
    var source: ChoiceSource
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// Whether all keys of a container were asked for, and are not known.
    var needsKeys = false

    init(_ source: ChoiceSource, _ path: [any CodingKey]) {
        self.source = source
        codingPath = path
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(DrawnValues(drawing: self, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        DrawnElements(drawing: self, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        DrawnValue(drawing: self, codingPath: codingPath)
    }

    func draw<Part: Decodable>(
        _ type: Part.Type, at path: [any CodingKey], isWrapped: Bool = false
    ) throws -> Part {
        try source.drawPart(type, at: path, isWrapped: isWrapped)
    }

    /// Draws nil one time in 4, which is simpler.
    func drawNil() -> Bool { !source.flip(0.75) }
}

private struct DrawnValue: SingleValueDecodingContainer {
    let drawing: DecoderDrawing
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { drawing.drawNil() }
    func decode<Part: Decodable>(_ type: Part.Type) throws -> Part {
        try drawing.draw(type, at: codingPath)
    }
    // What the protocol does for these types unless they are named is to refuse them; so it is in all containers.
    func decode(_ type: Int128.Type) throws -> Int128 { try drawing.draw(type, at: codingPath) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try drawing.draw(type, at: codingPath) }
}

/// Has a value for every key.
private final class DrawnValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let drawing: DecoderDrawing
    let codingPath: [any CodingKey]
    /// The key of the last value that was asked for and is not nil: that of an optional.
    private var wrappedKey: String?

    init(drawing: DecoderDrawing, codingPath: [any CodingKey]) {
        self.drawing = drawing
        self.codingPath = codingPath
    }

    /// One of the keys, as an enumeration with associated values has it.
    lazy var allKeys: [Key] = {
        guard let type = Key.self as? any CaseIterable.Type,
            let keys = Array(type.allCases) as? [Key],
            let last = UInt64(exactly: keys.count - 1)
        else {
            drawing.needsKeys = true
            return []
        }
        return [keys[Int(drawing.source.pick(upTo: last))]]
    }()

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool {
        let isNil = drawing.drawNil()
        wrappedKey = isNil ? nil : key.stringValue
        return isNil
    }
    func decode<Part: Decodable>(_ type: Part.Type, forKey key: Key) throws -> Part {
        try draw(type, key)
    }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try draw(type, key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try draw(type, key) }
    private func draw<Part: Decodable>(_ type: Part.Type, _ key: Key) throws -> Part {
        try drawing.draw(type, at: codingPath + [key], isWrapped: wrappedKey == key.stringValue)
    }
    func nestedContainer<Other: CodingKey>(
        keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Other> {
        KeyedDecodingContainer(DrawnValues<Other>(drawing: drawing, codingPath: codingPath + [key]))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        DrawnElements(drawing: drawing, codingPath: codingPath + [key])
    }
    func superDecoder() -> any Decoder { drawing }
    func superDecoder(forKey key: Key) -> any Decoder { drawing }
}

/// Has as many elements as are asked for, and up to 16 if it is asked for the number.
private final class DrawnElements: UnkeyedDecodingContainer {
    let drawing: DecoderDrawing
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(drawing: DecoderDrawing, codingPath: [any CodingKey]) {
        self.drawing = drawing
        self.codingPath = codingPath
    }

    private lazy var end = currentIndex + Int(drawing.source.draw(upTo: 16))
    var count: Int? { end }
    var isAtEnd: Bool { currentIndex >= end }

    private func next() -> [any CodingKey] {
        defer { currentIndex += 1 }
        return codingPath + [IndexKey(currentIndex)]
    }

    func decodeNil() -> Bool {
        let isNil = drawing.drawNil()
        if isNil { currentIndex += 1 }
        return isNil
    }
    func decode<Part: Decodable>(_ type: Part.Type) throws -> Part { try drawing.draw(type, at: next()) }
    func decode(_ type: Int128.Type) throws -> Int128 { try drawing.draw(type, at: next()) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try drawing.draw(type, at: next()) }
    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(DrawnValues(drawing: drawing, codingPath: next()))
    }
    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        DrawnElements(drawing: drawing, codingPath: next())
    }
    func superDecoder() -> any Decoder { drawing }
}
