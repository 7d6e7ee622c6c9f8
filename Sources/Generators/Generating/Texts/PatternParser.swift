/// Reads a regular expression, and makes the generator of the texts that match it.
struct PatternParser {
    /// The number of repetitions above the least one of an unbounded quantifier.
    private static let furtherRepetitions = 16
    /// The greatest number of groups within each other; recursion uses the stack.
    private static let maximumDepth = 32

    /// A part of a pattern, with the offsets of the anchors that bind it to the ends of the text.
    private struct Part {
        var generator: Generator<String>
        var start: Int?
        var end: Int?
    }

    private let pattern: String
    private let scalars: [Unicode.Scalar]
    var offset = 0
    private var depth = 0

    init(_ pattern: String) {
        self.pattern = pattern
        scalars = Array(pattern.unicodeScalars)
    }

    /// Reads the whole pattern.
    mutating func parse() throws(GeneratorError) -> Generator<String> {
        let whole = try alternatives(isFirst: true)
        guard next == nil else { throw error("a ( before this )") }
        return whole.generator
    }

    var next: Unicode.Scalar? { scalar(at: offset) }
    /// The scalar after the next one.
    var following: Unicode.Scalar? { scalar(at: offset + 1) }

    private func scalar(at offset: Int) -> Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

    /// Reads a scalar, if it is the next one.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        offset += 1
        return true
    }

    /// The error that something else was expected, here or at an earlier offset.
    func error(_ expected: String, at place: Int? = nil) -> GeneratorError {
        .malformedPattern(pattern, offset: place ?? offset, expected: expected)
    }

    /// Reads alternatives, up to the end of the pattern or of the group.
    ///
    /// - Parameter isFirst: whether nothing can come before them in a text.
    private mutating func alternatives(isFirst: Bool) throws(GeneratorError) -> Part {
        var all = try sequence(isFirst: isFirst)
        var others: [Generator<String>] = []
        while skip("|") {
            let other = try sequence(isFirst: isFirst)
            others.append(other.generator)
            (all.start, all.end) = (all.start ?? other.start, all.end ?? other.end)
        }
        if !others.isEmpty { all.generator = .alternatives(all.generator, others) }
        return all
    }

    private mutating func sequence(isFirst: Bool) throws(GeneratorError) -> Part {
        var parts: [Generator<String>] = []
        var (start, end): (Int?, Int?)
        while let next, next != "|", next != ")" {
            let place = offset
            if skip("^") {
                guard isFirst && parts.isEmpty else { throw error("no ^ after the beginning", at: place) }
                start = place
            } else if skip("$") {
                end = end ?? place
            } else {
                if let end { throw error("no $ before the end", at: end) }
                let part = try quantified(try atom(isFirst: isFirst && parts.isEmpty))
                parts.append(part.generator)
                (start, end) = (start ?? part.start, part.end)
            }
        }
        return Part(generator: .joined(parts), start: start, end: end)
    }

    private mutating func atom(isFirst: Bool) throws(GeneratorError) -> Part {
        let place = offset
        guard let next, !["*", "+", "?", "{"].contains(next) else {
            throw error("a character, a class or a group, and a \\ before it if it is one of *+?{")
        }
        if skip("(") { return try group(isFirst: isFirst) }
        let set = try scalarSet()
        guard let generator = set.generator else { throw error("a class that is not empty", at: place) }
        return Part(generator: generator)
    }

    private mutating func group(isFirst: Bool) throws(GeneratorError) -> Part {
        let place = offset - 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw error("at most \(Self.maximumDepth) groups within each other", at: place)
        }
        if skip("?") {
            guard skip(":") else { throw error("a : (lookaround, options and names of groups are not read)") }
        }
        let part = try alternatives(isFirst: isFirst)
        guard skip(")") else { throw error("a ) for the ( at \(place)") }
        return part
    }

    private mutating func quantified(_ part: Part) throws(GeneratorError) -> Part {
        guard let count = try quantifier() else { return part }
        if let place = part.start ?? part.end { throw error("no anchor that is repeated", at: place) }
        // A lazy quantifier matches the same texts.
        _ = skip("?")
        if let next, ["*", "+", "?", "{"].contains(next) { throw error("one quantifier") }
        return Part(generator: part.generator.array(count: count).map { $0.joined() })
    }

    private mutating func quantifier() throws(GeneratorError) -> ClosedRange<Int>? {
        if skip("?") { return 0...1 }
        if skip("*") { return 0...Self.furtherRepetitions }
        if skip("+") { return 1...1 + Self.furtherRepetitions }
        guard skip("{") else { return nil }
        let least = try number()
        var most = least
        if skip(",") { most = next == "}" ? least + Self.furtherRepetitions : try number() }
        guard most >= least else { throw error("\(least) or more before this") }
        guard skip("}") else { throw error("a number, or }") }
        return least...most
    }

    /// Reads a number of repetitions.
    private mutating func number() throws(GeneratorError) -> Int {
        let place = offset
        while let next, ("0"..."9").contains(next) { offset += 1 }
        let digits = String(String.UnicodeScalarView(scalars[place..<offset]))
        guard let number = Int(digits), number <= ChoiceSource.maximumDraws else {
            throw error("a number from 0 to \(ChoiceSource.maximumDraws)", at: place)
        }
        return number
    }
}
