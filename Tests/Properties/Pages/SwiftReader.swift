/// An expression of the kind that pasted tests have.
indirect enum SwiftSyntax {
    /// A number, a Boolean or an implicit member.
    case word(String)
    /// An array.
    case array([SwiftSyntax])
    /// A call with arguments, which may have labels.
    case call(String, [(label: String?, value: SwiftSyntax)])
}

/// Reads an expression, as a compiler would.
struct SwiftReader {
    private var rest: Substring

    /// The expression of a source that has nothing else.
    static func read(_ source: String) -> SwiftSyntax? {
        var reader = SwiftReader(rest: source[...])
        let expression = reader.expression()
        return reader.rest.isEmpty ? expression : nil
    }

    private mutating func expression() -> SwiftSyntax {
        if takes("[") {
            var elements: [SwiftSyntax] = []
            while !takes("]"), !rest.isEmpty {
                elements.append(expression())
                _ = takes(",")
            }
            return .array(elements)
        }
        let word = word()
        guard takes("(") else { return .word(word) }
        var arguments: [(label: String?, value: SwiftSyntax)] = []
        while !takes(")"), !rest.isEmpty {
            let start = rest
            let label = self.word()
            let hasLabel = takes(":")
            if !hasLabel { rest = start }
            arguments.append((hasLabel ? label : nil, expression()))
            _ = takes(",")
        }
        return .call(word, arguments)
    }

    private mutating func word() -> String {
        rest = rest.drop(while: \.isWhitespace)
        let word = rest.prefix { !$0.isWhitespace && !",:()[]".contains($0) }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func takes(_ character: Character) -> Bool {
        let next = rest.drop(while: \.isWhitespace)
        guard next.first == character else { return false }
        rest = next.dropFirst()
        return true
    }
}
