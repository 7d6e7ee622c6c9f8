import AirBarModel

/// What a recording says of the bar and of the screen before its rows.
package struct RecordingSettings: Hashable, Sendable {
    /// The heights of the bar, in points.
    package var heights: BarHeights?

    /// The tolerances of the bar.
    package var tolerances: BarTolerances?

    /// The number of pixels per point of the screen.
    package var scale: Double?

    /// The kind of the bar.
    package var kind: BarKind?

    /// Whether insets without a column are 0, and the bar did nothing of what has no column.
    package var absentIsZero = false

    /// Settings that say nothing.
    package init() {}

    private static let keywords: Set = ["heights", "kind", "tolerances", "scale", "absent-is-zero"]
    private static let expectedKeyword = "'heights', 'kind', 'tolerances', 'scale' or 'absent-is-zero'"

    /// Whether a line that begins with a number sign says something; any other one is a comment.
    static func isSetting(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.count > 1 && words[0] == "#" && keywords.contains(String(words[1]))
    }

    /// Reads a line such as `# heights 64 128 284`, `# tolerances 5 0.5 300` or `# scale 3`.
    mutating func read(_ text: String, number: Int) throws(RecordingError) {
        var line = ScenarioLine(text, number: number)
        do {
            try read(&line)
        } catch {
            throw RecordingError(
                line: number, column: error.column,
                message: "expected \(error.expected), found \(error.found)")
        }
    }

    private mutating func read(_ line: inout ScenarioLine) throws(ScenarioFile.ParseError) {
        try line.expect("#")
        let keyword = try line.word(Self.expectedKeyword)
        switch keyword.text {
        case "heights" where heights == nil:
            let heights = try line.heights(expandedIsOptional: true)
            if let flaw = heights.flaw {
                throw line.error(at: keyword, expected: "\(flaw.field): \(flaw.expected)")
            }
            self.heights = heights
        case "kind" where kind == nil:
            let name = try line.word("the kind of the bar")
            do { kind = try BarKind(parsing: String(name.text)) } catch {
                throw line.error(at: name, expected: "the kind of a bar: \(error)")
            }
        case "tolerances" where tolerances == nil: tolerances = try line.tolerances()
        case "scale" where scale == nil:
            let number = try line.number("the scale")
            guard Self.scales.contains(number.value) else {
                throw line.error(at: number.word, expected: "a scale from 1 to 10")
            }
            scale = number.value
        case "absent-is-zero" where !absentIsZero: absentIsZero = true
        default:
            throw line.error(at: keyword, expected: "\(Self.expectedKeyword), each once")
        }
        try line.expectEnd()
    }

    /// The possible numbers of pixels per point.
    package static let scales = 1.0...10.0
}

extension RecordingSettings {
    /// The same said by the first object of a recording in JSON Lines, such as `{"heights": [64, 128, 284]}`.
    ///
    /// - Returns: whether the line is such an object, and not a row.
    mutating func read(_ line: JSONLine, number: Int) throws(JSONLine.Failure) -> Bool {
        var line = line
        var isRow = false
        try line.scalars { (name, _, line) throws(JSONLine.Failure) in
            if !Self.keywords.contains(name) { isRow = true }
            if isRow { return try line.skip() }
            let place = line.place
            let words =
                switch name {
                case "scale": [try line.number().plain]
                case "kind": [try line.text("the kind in quotes")]
                case "absent-is-zero": try line.nothing(after: "true")
                default: try line.list { list throws(JSONLine.Failure) in try list.number() }.map(\.plain)
                }
            do throws(RecordingError) {
                try read((["#", name] + words).joined(separator: " "), number: number)
            } catch {
                throw line.failure(at: place, error.message)
            }
        }
        if !isRow { try line.expectEnd() }
        return !isRow
    }
}

extension JSONLine {
    /// Reads a text of JSON that has to come next, and returns no words.
    fileprivate mutating func nothing(after token: StaticString) throws(Failure) -> [String] {
        try expect(token)
        return []
    }
}
