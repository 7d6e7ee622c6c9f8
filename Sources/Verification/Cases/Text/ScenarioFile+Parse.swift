import AirBarModel

extension ScenarioFile {
    /// The first place at which a text is not of the form of a scenario file.
    public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        package let line: Int
        /// The column of the first unexpected character, counted from 1.
        package let column: Int
        /// The word at that place, or "nothing" at the end of a line.
        package let found: String
        /// The text that would be valid there.
        package let expected: String

        /// The place, what was expected and what was found.
        public var description: String {
            "line \(line), column \(column): expected \(expected), found \(found)"
        }
    }

    /// Reads the text form.
    ///
    /// - Throws: ``ParseError`` at the first place that is not of the form.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        var draft = Draft()
        var lineNumber = 0
        // A list of all lines would take several times the memory of the text.
        var rest: Substring? = Substring(text)
        while let lines = rest {
            let end = lines.firstIndex(where: \.isNewline)
            lineNumber += 1
            var words = ScenarioLine(lines[..<(end ?? lines.endIndex)], number: lineNumber)
            try draft.read(&words)
            rest = end.map { lines[lines.index(after: $0)...] }
        }
        var end = ScenarioLine("", number: lineNumber)
        self = try draft.finished(at: &end)
    }
}

/// The lines of a file so far; they decide which lines may follow.
private struct Draft {
    var hasHeader = false
    var comments: [String] = []
    var bar: String?
    var breaks: [String] = []
    var tolerances: BarTolerances?
    var heights: BarHeights?
    var scrollView: ScrollViewGeometry?
    var display: Display?
    var actions: [SessionAction] = []

    mutating func read(_ line: inout ScenarioLine) throws(ScenarioFile.ParseError) {
        if let comment = line.comment {
            comments.append(comment)
            return
        }
        guard !line.isEmpty else { return }
        guard hasHeader else {
            try line.expect("scenario")
            try line.expect("1")
            hasHeader = true
            return try line.expectEnd()
        }
        try readBody(&line)
        try line.expectEnd()
    }

    /// The keywords of the lines before the heights.
    private static let beforeHeights = "'bar', 'breaks', 'tolerances' or 'display'"

    private mutating func readBody(_ line: inout ScenarioLine) throws(ScenarioFile.ParseError) {
        guard heights == nil else {
            guard scrollView == nil else { return actions.append(try line.action()) }
            let keyword = try line.word("'bind'")
            guard keyword.text == "bind" else {
                let isLate = Self.beforeHeights.contains("'\(keyword.text)'")
                throw line.error(
                    at: keyword, expected: isLate ? "'\(keyword.text)' before 'heights', or 'bind'" : "'bind'"
                )
            }
            return scrollView = try line.scrollGeometry()
        }
        let keyword = try line.word(
            "'heights'" + (bar == nil ? ", \(Self.beforeHeights)" : ""))
        switch keyword.text {
        case "bar" where bar == nil: bar = try line.rest("the name of a bar")
        case "breaks" where breaks.isEmpty:
            repeat {
                breaks.append(String(try line.word("the identifier of an invariant").text))
            } while !line.isEmpty
        case "tolerances" where tolerances == nil: tolerances = try line.tolerances()
        case "display" where display == nil: display = try line.display()
        case "heights": heights = try line.heights()
        default:
            throw line.error(
                at: keyword,
                expected: "'heights', or one \(Self.beforeHeights) before it")
        }
    }

    func finished(at end: inout ScenarioLine) throws(ScenarioFile.ParseError) -> ScenarioFile {
        guard hasHeader else { throw end.error(at: nil, expected: "'scenario 1'") }
        guard let heights else { throw end.error(at: nil, expected: "a line 'heights'") }
        guard let scrollView else { throw end.error(at: nil, expected: "a line 'bind'") }
        let session = Session(
            heights: heights, tolerances: tolerances ?? .standard, scrollView: scrollView,
            display: display ?? .standard, actions: actions)
        return ScenarioFile(session, bar: bar, breaks: breaks, comments: comments)
    }
}
