import AirBarModel
import Fuzzing
import Verification

extension Arguments {
    /// The value of an option that is one of the names of a type.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, of _: Choice.Type
    ) throws(UsageError) -> Choice? {
        guard let text = try value(name) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        throw UsageError(text, isNoValueOf: name, known: Choice.allCases.map(\.rawValue))
    }

    /// The flag that was given, of those that are the names of a type; they exclude each other.
    func flag<Choice: RawRepresentable<String> & CaseIterable>(
        of _: Choice.Type
    ) throws(UsageError) -> Choice? {
        let given = Choice.allCases.filter { flag("--\($0.rawValue)") }
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

    /// The value of `--seed`, a number or `random`; 0 if it is not given, as in the library.
    public func seed() throws(UsageError) -> UInt64 {
        guard let text = try value("--seed") else { return 0 }
        if text == Self.randomSeed { return Self.drawnSeed() }
        guard let seed = UInt64(text) else {
            throw UsageError("--seed is \(text), expected a number from 0 to \(UInt64.max), or random")
        }
        return seed
    }

    /// How numbers are shown: every digit with the flag `--exact`.
    func numbers() -> NumberFormat { flag("--exact") ? .exact : .rounded }

    /// The value of `--bar`, which has to be the name of a bar.
    func bar() throws(UsageError) -> BarDefinition? {
        let name = try value("--bar")
        return try asUsageError { () throws(UnknownName) in try name.map(bars.named) }
    }

    /// What is fuzzed, by the name of a target, which may be followed by a hyphen and the name of a bar.
    ///
    /// - Parameter file: the file that names it, for the error.
    func subject(_ name: String, namedBy file: String? = nil) throws(UsageError) -> FuzzSubject {
        try asUsageError(file) { () throws(UnknownName) in try targets.subject(name) }
    }

    /// The value of `--heights`, which has to be heights that a bar can have.
    func heights() throws(UsageError) -> SupportedHeights? {
        guard let text = try value("--heights") else { return nil }
        let heights = try asUsageError("--heights") { () throws(SupportedHeights.ParseError) in
            try SupportedHeights(parsing: text)
        }
        if let flaw = heights.flaw { throw UsageError("--heights: \(flaw)") }
        return heights
    }
}
