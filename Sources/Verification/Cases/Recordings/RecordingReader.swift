import AirBarModel

/// Reads the rows of a recording, in blocks of any size: CSV with a header, or JSON Lines.
///
/// It keeps one line and one row, so that a recording may have any length.
struct RecordingReader {
    /// The columns of the recording, in order; empty before the header, or before the first row of JSON Lines.
    private(set) var columns: [RecordingColumn] = []
    /// The columns of the app's own.
    private(set) var ignored = IgnoredColumns()
    /// What the recording says before its rows.
    private(set) var settings = RecordingSettings()

    /// The bytes of a line whose end was not read yet.
    private var pending: [UInt8] = []
    private var lineNumber = 0
    private var emptyLine: Int?
    private var isJSON = false
    /// The columns of CSV, in order; nil for one of the app's own.
    private var layout: [RecordingColumn?] = []
    private var last: RecordedRow?

    /// The largest number of bytes of a line.
    static let longestLine = 65_536

    /// Reads a block of bytes, and returns the rows that it completes.
    ///
    /// - Throws: ``RecordingError`` at the first place that is not of the form.
    mutating func read(_ block: some Collection<UInt8>) throws(RecordingError) -> [RecordedRow] {
        var rows: [RecordedRow] = []
        pending.append(contentsOf: block)
        var start = 0
        while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
            if end - start > Self.longestLine + 1 { throw tooLong }
            let line = pending[start..<end]
            if let row = try row(line.last == UInt8(ascii: "\r") ? line.dropLast() : line) {
                rows.append(row)
            }
            start = end + 1
        }
        pending.removeFirst(start)
        if pending.count > Self.longestLine { throw tooLong }
        return rows
    }

    /// Reads the last line, if it has no end, and checks that the recording is complete.
    mutating func finish() throws(RecordingError) -> [RecordedRow] {
        let line = pending[...]
        pending = []
        let row = line.isEmpty ? nil : try row(line)
        guard last == nil else { return row.map { [$0] } ?? [] }
        lineNumber += 1
        throw error(
            column: 1, expected: columns.isEmpty ? "a header with the names of columns" : "a row",
            found: "nothing")
    }

    /// Reads a line; nil for one that is no row.
    private mutating func row(_ bytes: ArraySlice<UInt8>) throws(RecordingError) -> RecordedRow? {
        var bytes = bytes
        lineNumber += 1
        if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        // Empty lines are allowed at the end only.
        if let emptyLine, !bytes.isEmpty {
            lineNumber = emptyLine
            throw error(column: 1, expected: columns.isEmpty ? "a header" : "a row", found: "nothing")
        }
        if bytes.isEmpty {
            emptyLine = emptyLine ?? lineNumber
            return nil
        }
        if bytes.first == UInt8(ascii: "#") {
            try readComment(bytes)
            return nil
        }
        if columns.isEmpty, !isJSON { isJSON = bytes.first == UInt8(ascii: "{") }
        let row = isJSON ? try jsonRow(bytes) : try csvRow(bytes)
        last = row ?? last
        return row
    }

    /// Reads a line that is a comment, or says something of the bar or of the screen.
    private mutating func readComment(_ bytes: ArraySlice<UInt8>) throws(RecordingError) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard RecordingSettings.isSetting(text) else { return }
        guard columns.isEmpty else {
            throw error(at: bytes.startIndex, bytes, expected: "what is said of the bar before the header")
        }
        try settings.read(text, number: lineNumber)
    }

    /// Reads a line of CSV; nil for the header.
    private mutating func csvRow(_ bytes: ArraySlice<UInt8>) throws(RecordingError) -> RecordedRow? {
        var line = CSVLine(bytes)
        guard !columns.isEmpty else {
            repeat {
                guard let field = line.next() else { throw unclosed(at: line.place, bytes) }
                try addColumn(String(decoding: field.text, as: UTF8.self), at: field.place, bytes)
            } while line.hasNext
            try checkRequired(at: bytes.endIndex, bytes)
            return nil
        }
        var row = RecordedRow(line: lineNumber)
        for (index, column) in layout.enumerated() {
            guard index == 0 || line.hasNext else {
                let name = column.map { "the column '\($0.rawValue)'" } ?? "a value of an ignored column"
                throw error(at: bytes.endIndex, bytes, expected: "',' and \(name)")
            }
            guard let field = line.next() else { throw unclosed(at: line.place, bytes) }
            if let column { try set(column, of: &row, to: field.text, at: field.place, bytes) }
        }
        guard !line.hasNext else {
            throw error(
                at: line.place, bytes, expected: "the end of the row, which has \(layout.count) values")
        }
        return row
    }

    /// Reads a line of JSON; nil for settings.
    private mutating func jsonRow(_ bytes: ArraySlice<UInt8>) throws(RecordingError) -> RecordedRow? {
        var line = JSONLine(Array(bytes))
        var row = RecordedRow(line: lineNumber)
        var places: [(RecordingColumn, ArraySlice<UInt8>, Int)] = []
        do throws(JSONLine.Failure) {
            if columns.isEmpty, try settings.read(line, number: lineNumber) { return nil }
            try line.scalars { (name, place, line) throws(JSONLine.Failure) in
                guard let column = RecordingColumn(rawValue: name) else {
                    ignored.note(name)
                    return try line.skip()
                }
                guard !places.contains(where: { $0.0 == column }) else {
                    throw line.unexpected(at: place, "each column once")
                }
                let start = line.place
                places.append((column, try line.scalar(isWord: column.isWord), start))
            }
            try line.expectEnd()
        } catch {
            throw RecordingError(line: lineNumber, column: error.column, message: error.message)
        }
        let offset = bytes.startIndex
        if columns.isEmpty {
            columns = places.map(\.0)
            try checkRequired(at: bytes.endIndex, bytes)
        }
        for column in columns where !places.contains(where: { $0.0 == column }) {
            throw error(at: bytes.endIndex, bytes, expected: "the column '\(column.rawValue)'")
        }
        for (column, text, place) in places {
            guard columns.contains(column) else {
                throw error(at: offset + place, bytes, expected: "no other columns than in the first row")
            }
            try set(column, of: &row, to: text, at: offset + place, bytes)
        }
        return row
    }

    private mutating func addColumn(
        _ name: String, at place: Int, _ bytes: ArraySlice<UInt8>
    ) throws(RecordingError) {
        let column = RecordingColumn(rawValue: name)
        layout.append(column)
        guard let column else { return ignored.note(name) }
        guard !columns.contains(column) else {
            throw error(at: place, bytes, expected: "each column once")
        }
        columns.append(column)
    }

    private func checkRequired(at place: Int, _ bytes: ArraySlice<UInt8>) throws(RecordingError) {
        if columns.isEmpty, !isJSON, layout.count == 1 {
            throw error(
                at: bytes.startIndex, bytes,
                expected:
                    "the names of columns, such as time,contentOffset,barHeight, with commas between them")
        }
        for column in RecordingColumn.allCases where column.isRequired && !columns.contains(column) {
            let names = ignored.names.map { quoted($0[...]) }.joined(separator: ", ")
            let others = names.isEmpty ? "" : " beside \(names)"
            throw error(at: place, bytes, expected: "the column '\(column.rawValue)'\(others)")
        }
    }

    private func set(
        _ column: RecordingColumn, of row: inout RecordedRow, to text: ArraySlice<UInt8>, at place: Int,
        _ bytes: ArraySlice<UInt8>
    ) throws(RecordingError) {
        if text.isEmpty, column.mayBeEmpty { return }
        if let expected = row.set(column, to: text) {
            throw error(at: place, bytes, expected: "the \(column.rawValue), \(expected)", found: text)
        }
        if column == .time, let last, row.time < last.time {
            throw error(
                at: place, bytes,
                expected: "a time of at least \(last.time.plain), that of line \(last.line)",
                found: text)
        }
    }

    private func unclosed(at place: Int, _ bytes: ArraySlice<UInt8>) -> RecordingError {
        error(
            at: place, bytes,
            expected: "a quoted value, of which each quote inside is doubled, and ',' after it")
    }
}

extension RecordingReader {
    /// The error at a place of a line; without what was found there, it is the text up to the next separator.
    private func error(
        at place: Int, _ bytes: ArraySlice<UInt8>, expected: String, found: ArraySlice<UInt8>? = nil
    ) -> RecordingError {
        let found = found ?? bytes[place...].prefix { $0 != UInt8(ascii: ",") }
        let column = String(decoding: bytes[..<place], as: UTF8.self).count + 1
        return error(
            column: column, expected: expected,
            found: found.isEmpty ? "nothing" : quoted(Substring(decoding: found, as: UTF8.self)))
    }

    /// The error that the next line has too many bytes.
    private var tooLong: RecordingError {
        RecordingError(
            line: lineNumber + 1, column: Self.longestLine + 1,
            message: "expected the end of the line, of at most \(Self.longestLine) bytes, found more")
    }

    private func error(column: Int, expected: String, found: String) -> RecordingError {
        RecordingError(line: lineNumber, column: column, message: "expected \(expected), found \(found)")
    }
}
