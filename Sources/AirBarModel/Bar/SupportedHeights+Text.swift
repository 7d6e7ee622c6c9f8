extension SupportedHeights: CustomStringConvertible {
    /// The heights as they are given to the command line: `64,128,284`, or with ranges `40...64,88,200...300`.
    public var description: String {
        switch self {
        case .any: "any"
        case .between(let least, let greatest):
            [
                (least.compact, greatest.compact), (least.normal, greatest.normal),
                (least.expanded, greatest.expanded),
            ]
            .map { $0 == $1 ? Self.text($0) : "\(Self.text($0))...\(Self.text($1))" }.joined(separator: ",")
        }
    }

    private static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The reason why a text is not heights.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The part of the text that is wrong.
        package let text: String

        /// The error in one line.
        package var description: String {
            "heights are \(text), expected two or three numbers, such as 64,128,284, or ranges, such as 40...64"
        }
    }

    /// Reads heights in points: two for a bar without an expanded state, or three; each a number or a range.
    ///
    /// Whether a bar can have them is ``flaw``.
    ///
    /// - Throws: ``ParseError`` if the text is of another form.
    package init(parsing text: String) throws(ParseError) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { throw ParseError(text: text) }
        var ranges: [(Double, Double)] = []
        for part in parts { ranges.append(try Self.range(part)) }
        let (compact, normal, expanded) = (ranges[0], ranges[1], ranges[ranges.count - 1])
        self = .between(
            BarHeights(compact: compact.0, normal: normal.0, expanded: expanded.0),
            BarHeights(compact: compact.1, normal: normal.1, expanded: expanded.1))
    }

    private static func range(_ part: Substring) throws(ParseError) -> (Double, Double) {
        if let number = Double(part) { return (number, number) }
        let ends = part.split(separator: "...", omittingEmptySubsequences: false)
        guard ends.count == 2, let least = Double(ends[0]), let greatest = Double(ends[1]) else {
            throw ParseError(text: String(part))
        }
        return (least, greatest)
    }
}
