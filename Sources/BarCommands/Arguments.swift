import AirBarModel
import Verification

/// The reason why a command cannot run: one line on standard error, and exit status 2.
package struct UsageError: Error {
    package let message: String

    /// The exit status: it is not decided.
    static let status = Verdict.undecided("").status

    package init(_ message: String) { self.message = message }
}

/// Runs a function whose errors are the user's, and turns them into usage errors.
///
/// - Parameter subject: the beginning of the message, if the error does not name its subject.
package func asTyped<Value, Failure: Error>(
    _ subject: String? = nil, _ body: () throws(Failure) -> Value
) throws(UsageError) -> Value {
    do { return try body() } catch { throw UsageError((subject.map { $0 + ": " } ?? "") + "\(error)") }
}

/// The words of a command line.
///
/// A command removes the words that it knows; a remaining word is an error.
package struct Arguments {
    private var words: [String]
    /// The bars that have names.
    package let bars: Bars

    package init(_ words: some Sequence<String>, on bars: Bars = .shipped) {
        self.words = Array(words)
        self.bars = bars
    }

    /// Removes the first word, the subcommand.
    package mutating func subcommand(_ expected: String) throws(UsageError) -> String {
        guard let first = words.first, !first.hasPrefix("-") else { throw UsageError("expected \(expected)") }
        return words.removeFirst()
    }

    /// Removes a flag, and returns whether it was given.
    package mutating func flag(_ name: String) -> Bool {
        guard let index = words.firstIndex(of: name) else { return false }
        words.remove(at: index)
        return true
    }

    /// Removes every `name VALUE` and `name=VALUE`, and returns the values in order.
    package mutating func values(_ name: String) throws(UsageError) -> [String] {
        var values: [String] = []
        while let index = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            let word = words.remove(at: index)
            if word == name {
                guard index < words.count else { throw UsageError("\(name) expects a value") }
                guard !words[index].hasPrefix("--") else {
                    throw UsageError(
                        "\(name) expects a value, found the option \(words[index]); \(name)=\(words[index]) if that is it"
                    )
                }
                values.append(words.remove(at: index))
            } else {
                values.append(String(word.dropFirst(name.count + 1)))
            }
        }
        return values
    }

    /// Removes an option that may be given once, and returns its value.
    package mutating func value(_ name: String) throws(UsageError) -> String? {
        let values = try values(name)
        guard values.count <= 1 else { throw UsageError("\(name) is given \(values.count) times") }
        return values.first
    }

    /// Removes an option whose value is a number in a range.
    package mutating func number<Number: LosslessStringConvertible & Comparable>(
        _ name: String, in range: ClosedRange<Number>
    ) throws(UsageError) -> Number? {
        guard let text = try value(name) else { return nil }
        guard let number = Number(text), range.contains(number) else {
            throw UsageError(
                "\(name) is \(text), expected a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Removes an option whose value is one of the names of a type.
    package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, of _: Choice.Type
    ) throws(UsageError) -> Choice? {
        guard let text = try value(name) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("\(name) is \(text), expected one of \(names)")
    }

    /// Removes the flags that are the names of a type, of which one at most may be given.
    package mutating func flag<Choice: RawRepresentable<String> & CaseIterable>(
        of _: Choice.Type
    ) throws(UsageError) -> Choice? {
        var given: [Choice] = []
        for choice in Choice.allCases where flag("--\(choice.rawValue)") { given.append(choice) }
        guard given.count <= 1 else {
            throw UsageError(
                given.map { "--\($0.rawValue)" }.joined(separator: " and ") + " exclude each other")
        }
        return given.first
    }

    /// The word for a seed that is drawn.
    private static let randomSeed = "random"

    private static func drawnSeed() -> UInt64 { .random(in: 0...999_999) }

    /// The words of a command line, with a number in place of a seed that is to be drawn.
    static func withDrawnSeed(_ words: [String]) -> [String] {
        words.indices.map { index in
            if words[index] == "--seed=\(randomSeed)" { return "--seed=\(drawnSeed())" }
            let isSeed = words[index] == randomSeed && words[..<index].last == "--seed"
            return isSeed ? "\(drawnSeed())" : words[index]
        }
    }

    /// Removes `--seed`, whose value is a number or `random`; 0 if it is not given, as in the library.
    package mutating func seed() throws(UsageError) -> UInt64 {
        guard let text = try value("--seed") else { return 0 }
        if text == Self.randomSeed { return Self.drawnSeed() }
        guard let seed = UInt64(text) else {
            throw UsageError("--seed is \(text), expected a number from 0 to \(UInt64.max), or random")
        }
        return seed
    }

    /// Removes the flag `--exact`, which says how numbers are shown.
    package mutating func numbers() -> NumberFormat { flag("--exact") ? .exact : .rounded }

    /// Removes `--bar`, whose value has to be the name of a bar.
    package mutating func bar() throws(UsageError) -> BarDefinition? {
        let name = try value("--bar")
        return try asTyped { () throws(UnknownName) in try name.map(bars.named) }
    }

    /// Removes `--heights`, whose value has to be heights that a bar can have.
    package mutating func heights() throws(UsageError) -> SupportedHeights? {
        guard let text = try value("--heights") else { return nil }
        let heights = try asTyped("--heights") { () throws(SupportedHeights.ParseError) in
            try SupportedHeights(parsing: text)
        }
        if let flaw = heights.flaw { throw UsageError("--heights: \(flaw)") }
        return heights
    }

    /// Removes the words that are no options; their number has to be in a range.
    package mutating func rest(_ count: ClosedRange<Int>, _ what: String) throws(UsageError) -> [String] {
        if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
            throw UsageError("unknown option \(option)")
        }
        defer { words = [] }
        if words.count < count.lowerBound { throw UsageError("expected \(what)") }
        if words.count > count.upperBound {
            throw UsageError("unexpected argument \(words[count.upperBound])")
        }
        return words
    }
}
