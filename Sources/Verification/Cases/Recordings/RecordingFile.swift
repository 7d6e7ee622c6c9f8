import AirBarModel

/// A whole recording in memory, to be written; what is only checked is read block by block.
package struct RecordingFile: Hashable, Sendable {
    /// The columns, in order.
    let columns: [RecordingColumn]

    /// What is said before the rows.
    let settings: RecordingSettings

    /// The rows, in order, without the numbers of their lines.
    let rows: [RecordedRow]

    init(_ rows: [RecordedRow], columns: [RecordingColumn], settings: RecordingSettings) {
        self.columns = columns
        self.settings = settings
        self.rows = rows.map { row in
            var row = row
            row.line = 0
            return row
        }
    }

    /// Reads CSV or JSON Lines.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - size: the number of bytes that are read at a time, 1 or more; unless given, all.
    /// - Throws: ``RecordingError`` at the first place that is not of the form.
    package init(parsing bytes: [UInt8], inBlocksOf size: Int = .max) throws(RecordingError) {
        var reader = RecordingReader()
        var rows: [RecordedRow] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            rows += try reader.read(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        rows += try reader.finish()
        self.init(rows, columns: reader.columns, settings: reader.settings)
    }

    /// The recording as CSV, which parses to an equal one.
    package var text: String { text { $0 } }

    /// The same, with another number for each but the times, such as one that is rounded to pixels.
    package func text(rounding round: (Double) -> Double) -> String {
        var lines = settings.words.map { "# " + $0.joined(separator: " ") }
        lines.append(columns.map(\.rawValue).joined(separator: ","))
        lines += rows.map { row in
            columns.map { row.text($0, round) ?? "" }.joined(separator: ",")
        }
        return lines.joined(separator: "\r\n") + "\r\n"
    }

    /// The recording as JSON Lines, which parse to an equal one.
    package var json: String {
        let fields = settings.words.map { words in
            let values = words.dropFirst().joined(separator: ",")
            let value =
                switch words[0] {
                case "kind": "\"\(values)\""
                case "absent-is-zero": "true"
                default: words.count > 2 ? "[\(values)]" : values
                }
            return "\"\(words[0])\":" + value
        }
        let lines = rows.map { row in
            let fields = columns.map { column in
                let text = row.text(column) { $0 }.map { column.isWord ? "\"\($0)\"" : $0 }
                return "\"\(column.rawValue)\":\(text ?? "null")"
            }
            return "{\(fields.joined(separator: ","))}"
        }
        let first = fields.isEmpty ? [] : ["{\(fields.joined(separator: ","))}"]
        return (first + lines).joined(separator: "\n") + "\n"
    }
}

extension RecordingSettings {
    /// The lines of the settings, each as its words.
    fileprivate var words: [[String]] {
        var lines: [[String]] = []
        if let heights {
            lines.append(["heights", "\(heights.compact)", "\(heights.normal)", "\(heights.expanded)"])
        }
        if let name = kind?.name { lines.append(["kind", name]) }
        if let tolerances {
            lines.append([
                "tolerances", "\(tolerances.top)", "\(tolerances.quietSnap)", "\(tolerances.fling)",
            ])
        }
        if let scale { lines.append(["scale", "\(scale)"]) }
        if absentIsZero { lines.append(["absent-is-zero"]) }
        return lines
    }
}
