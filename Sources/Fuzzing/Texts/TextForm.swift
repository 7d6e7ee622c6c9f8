import Generators

/// A text form: what a parser and a printer have to agree on.
struct TextForm<Value: Sendable, ParseError: Error>: Sendable {
    /// The words of the grammar.
    let words: [String]

    /// Reads a text in UTF-8.
    var parse: @Sendable ([UInt8]) throws(ParseError) -> Value

    /// Writes a value.
    let print: @Sendable (Value) -> String

    /// Whether two values are the same.
    let areSame: @Sendable (Value, Value) -> Bool

    /// Whether the place that an error names is in the text.
    let isPlaced: @Sendable (ParseError, [UInt8]) -> Bool

    /// What else fails with a text that is refused, or read.
    var furtherFailures: @Sendable ([UInt8], Result<Value, ParseError>) -> [Failure] = { _, _ in [] }

    /// The property that every text is refused at a place in it, or read as a value that is printed and read again as it
    /// is; a printed text is read.
    func property(of texts: Generator<FuzzedText<Value>>) -> Property<FuzzedText<Value>> {
        Property(FuzzedText.generator(texts, words: words)) { text in
            let read = Result { () throws(ParseError) in try parse(text.bytes) }
            return failures(of: text, read) + furtherFailures(text.bytes, read)
        }
    }

    /// The same, of texts that are all printed from values.
    func property(printing values: Generator<Value>) -> Property<FuzzedText<Value>> {
        property(of: values.map { FuzzedText(bytes: Array(print($0).utf8), origin: $0) })
    }

    private func failures(of text: FuzzedText<Value>, _ read: Result<Value, ParseError>) -> [Failure] {
        switch read {
        case .failure(let error):
            if text.origin != nil { return [Failure(id: "refused", message: "\(error)")] }
            return isPlaced(error, text.bytes) ? [] : [Failure(id: "misplaced", message: "\(error)")]
        case .success(let value):
            if let origin = text.origin, !areSame(origin, value) {
                return [Failure(id: "misread", message: "read as \(print(value).debugDescription)")]
            }
            return failures(ofPrinting: value)
        }
    }

    private func failures(ofPrinting value: Value) -> [Failure] {
        let printed = print(value)
        do throws(ParseError) {
            let again = try parse(Array(printed.utf8))
            if areSame(again, value), print(again) == printed { return [] }
            return [Failure(id: "unstable", message: "printed as \(printed.debugDescription)")]
        } catch {
            let message = "printed as \(printed.debugDescription), which is refused: \(error)"
            return [Failure(id: "unreadable", message: message)]
        }
    }
}
