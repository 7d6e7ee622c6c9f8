import AirBarModel
import Fuzzing
import Verification

/// The words after the name of a command: the values of its options, and its operands.
public struct Arguments: Sendable {
    /// The bars that have names.
    public var bars: Bars { targets.bars }
    /// What can be fuzzed.
    let targets: FuzzTargets
    private let options: [Option]
    private var given: [String: [String]] = [:]
    private var operands: [String] = []

    /// Reads words.
    ///
    /// An option may stand anywhere, as `--name VALUE` or `--name=VALUE`.
    ///
    /// - Parameters:
    ///   - options: the options that there are.
    ///   - targets: what can be fuzzed, and the bars that have names.
    /// - Throws: an error that names the first option that is unknown, has no value, or has one though it is a flag.
    init(
        _ words: some Sequence<String>, of options: [Option], on targets: FuzzTargets = .shipped
    ) throws(UsageError) {
        self.targets = targets
        self.options = options
        var words = Array(words)[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let word = String(parts[0])
            guard let option = options.first(where: { $0.name == word || $0.formerName == word }) else {
                throw UsageError(
                    "\(UnknownName(kind: "option", name: word, known: options.map(\.name) + ["--help"]))")
            }
            let name = option.name
            let value = parts.dropFirst().first.map(String.init)
            switch (option.value, value) {
            case (nil, nil): given[name, default: []].append("")
            case (nil, let value?): throw UsageError("\(name) has no value, found \(value)")
            case (_, let value?): given[name, default: []].append(value)
            case (_, nil): given[name, default: []].append(try Self.value(of: name, from: &words))
            }
        }
    }

    private static func value(of name: String, from words: inout ArraySlice<String>) throws(UsageError)
        -> String
    {
        guard let value = words.popFirst() else { throw UsageError("\(name) expects a value") }
        guard !value.hasPrefix("--") else {
            throw UsageError(
                "\(name) expects a value, found the option \(value); \(name)=\(value) if that is it")
        }
        return value
    }

    /// Whether a flag was given.
    public func flag(_ name: String) -> Bool { !values(name).isEmpty }

    /// The values of an option, in order.
    public func values(_ name: String) -> [String] {
        assert(options.contains { $0.name == name }, "\(name) is no option of the command")
        return given[name] ?? []
    }

    /// The value of an option that may be given once.
    public func value(_ name: String) throws(UsageError) -> String? {
        let values = values(name)
        guard values.count <= 1 else { throw UsageError("\(name) is given \(values.count) times") }
        return values.first
    }

    /// The identifiers that are the values of an option, of which one value may list several: `S7,S8`.
    package func identifiers(_ name: String) -> [String] {
        values(name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The value of an option that is a number in a range; a whole one may be written as `1e5`.
    public func number<Number: LosslessStringConvertible & Comparable>(
        _ name: String, in range: ClosedRange<Number>
    ) throws(UsageError) -> Number? {
        guard let text = try value(name) else { return nil }
        let whole = { Double(text).flatMap { Int(exactly: $0) }.flatMap { Number("\($0)") } }
        guard let number = Number(text) ?? whole(), range.contains(number) else {
            throw UsageError(
                "\(name) is \(text), expected a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The operands, whose number has to be in a range.
    public func operands(
        _ count: ClosedRange<Int>, _ what: String
    ) throws(UsageError) -> [String] {
        if operands.count < count.lowerBound { throw UsageError("expected \(what)") }
        if operands.count > count.upperBound {
            throw UsageError("unexpected argument \(operands[count.upperBound])")
        }
        return operands
    }
}
