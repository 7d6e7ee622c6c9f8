import Generators

/// A text for a parser: one that was printed, the same with edits, or any bytes.
struct FuzzedText<Value: Sendable>: Sendable {
    /// The text in UTF-8, or what was made of it.
    var bytes: [UInt8]

    /// The value that the text was printed from; nil for any other text.
    var origin: Value?
}

extension FuzzedText {
    /// Generates texts: mostly with up to eight edits, without any in one of eight random cases.
    ///
    /// - Parameters:
    ///   - texts: makes texts of values, or some that only look like them.
    ///   - words: the words of the grammar.
    static func generator(_ texts: Generator<FuzzedText>, words: [String]) -> Generator<FuzzedText> {
        let edits = TextEdit.generator(words: words).array(count: 0...8)
        let edited = zip(texts, edits).map { text, edits in
            if edits.isEmpty { return text }
            var bytes = text.bytes
            for edit in edits { edit.apply(to: &bytes) }
            return FuzzedText(bytes: bytes, origin: nil)
        }
        let anything = Generator<UInt8>.integer(in: 0...255).array(count: 0...64).map {
            FuzzedText(bytes: $0, origin: nil)
        }
        return Generator { source throws(Rejection) in
            let isText = source.draw(upTo: 1) { $0.uniform(upTo: 31) == 0 ? 1 : 0 } == 0
            return try source.draw(isText ? edited : anything)
        }
    }
}

extension FuzzedText {
    /// The text, with escapes.
    var shown: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}
