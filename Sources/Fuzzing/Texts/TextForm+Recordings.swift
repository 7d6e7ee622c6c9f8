import AirBarModel
import Generators
import Verification

extension TextForm where Value == RecordingFile, ParseError == RecordingError {
    /// The text form of recordings.
    static let recordings = TextForm(
        words: RecordingColumn.allCases.map(\.rawValue) + RecordedEvent.allCases.map(\.rawValue)
            + PanPhase.allCases.map(\.rawValue)
            + [
                "#", "heights", "tolerances", "scale", "null", ",", "\"", ":", "{", "}", "[", "]", "", "0",
                "1", "-0.0", "1e300", "+5", ".5", "nan",
            ],
        parse: { bytes throws(RecordingError) in try RecordingFile(parsing: bytes) },
        print: \.text,
        // What is in no column does not count.
        areSame: { $0.text == $1.text },
        isPlaced: { error, bytes in
            let lines = bytes.lines { $0 == "\n" || $0 == "\r\n" }
            // A row that is missing would be in the line after the last one.
            return lines.hasPlace(line: error.line, column: error.column)
                || (error.line == lines.lengths.count + 1 && error.column == 1)
        },
        furtherFailures: { bytes, read in
            failuresOfBlocks(bytes, read) + failuresOfCheck(bytes, read)
        })

    /// Reading in blocks of another size has to come to the same.
    private static func failuresOfBlocks(_ bytes: [UInt8], _ read: Result<Value, ParseError>) -> [Failure] {
        let size = 1 + bytes.count % 13
        let again = Result { () throws(ParseError) in try RecordingFile(parsing: bytes, inBlocksOf: size) }
        if again == read { return [] }
        return [Failure(id: "blocks", message: "in blocks of \(size) bytes read as \(again)")]
    }

    /// A check of the recording has to refuse what the reader refuses, and judge the others.
    private static func failuresOfCheck(_ bytes: [UInt8], _ read: Result<Value, ParseError>) -> [Failure] {
        let checked = Result { () throws(ParseError) in
            var check = RecordingCheck(heights: BarHeights(compact: 100, normal: 200, expanded: 300))
            try check.read(bytes)
            return try check.finish()
        }
        switch (checked, read) {
        case (.failure(let error), .failure(let same)) where error == same: return []
        case (.success, .success): return []
        case (.failure(let error), .success) where error.message.hasPrefix("expected times in seconds"):
            return []
        default: return [Failure(id: "check", message: "the check comes to \(checked)")]
        }
    }
}

extension FuzzedText<RecordingFile> {
    /// Recordings of runs, of all columns or those that have to be there and some others, as CSV and as JSON Lines.
    static let recordings: Generator<FuzzedText> = Generator { source throws(Rejection) in
        let scenario = try source.draw(Scenario.generator(events: 0...12, in: CaseDomain(events: .losses)))
        let definition: BarDefinition = source.flip() ? .published : .hardened
        let hasAllColumns = !source.flip()
        let columns = RecordingColumn.allCases.filter { $0.isRequired || hasAllColumns || source.flip() }
        let file = RecordingFile(Trace(of: scenario, on: definition), columns: columns)
        return FuzzedText(bytes: Array((source.flip() ? file.json : file.text).utf8), origin: file)
    }
}
