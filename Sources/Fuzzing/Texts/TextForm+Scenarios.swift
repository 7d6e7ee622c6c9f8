import AirBarModel
import Generators
import Verification

extension TextForm where Value == ScenarioFile, ParseError == ScenarioFile.ParseError {
    /// The text form of scenario files.
    static let scenarios = TextForm(
        words: [
            "scenario", "1", "#", "bar", "breaks", "tolerances", "display", "scale", "jitter", "dropping",
            "heights", "bind", "frame", "content", "offset", "safe-area", "bar-inset", "bottom-inset",
            "refresh", "bounces", "clamps", "equal-writes-notify", "refresh-restores", "commands-animate",
            "scroll", "set", "animated",
            "view-animation", "top", "horizontal", "lost", "pan", "began", "changed", "ended", "cancelled",
            "failed", "possible", "velocity", "rest", "expand", "on", "off", "idle", "drag", "over", "fling",
            "pause", "touch", "lift", "cancel", "animate", "preconfigure", "nan", "inf", "-0", "1e300",
            "0x1p-3", "1e",
            "99999999999", "-1",
        ],
        parse: { bytes throws(ScenarioFile.ParseError) in
            try ScenarioFile(parsing: String(decoding: bytes, as: UTF8.self))
        },
        print: \.text,
        // A NaN in one does not equal that in the other.
        areSame: { one, other in
            one == other || (one.text == other.text && one.text.contains(" nan"))
        },
        isPlaced: { error, bytes in
            bytes.lines(where: \.isNewline).hasPlace(line: error.line, column: error.column)
        })
}

extension ScenarioFile {
    /// Files with any names and comments.
    static let generator: Generator<ScenarioFile> = zip(
        .oneOf(Scenario.generator.map { Session($0) }, Session.generator),
        Generator<String>.string(count: 1...8).optional(),
        Generator<String>.string(count: 1...4).array(count: 0...2),
        Generator<String>.string(count: 0...12).array(count: 0...2)
    ).map { ScenarioFile($0, bar: $1, breaks: $2, comments: $3) }
}

extension [UInt8] {
    /// The lines of the text.
    func lines(where isEnd: (Character) -> Bool) -> TextLines {
        TextLines(
            lengths: String(decoding: self, as: UTF8.self)
                .split(omittingEmptySubsequences: false, whereSeparator: isEnd).map(\.count))
    }
}

/// The lengths of the lines of a text, in characters.
struct TextLines {
    let lengths: [Int]

    /// Whether a place, counted from 1, is that of a character, or one past the last one of a line.
    func hasPlace(line: Int, column: Int) -> Bool {
        line >= 1 && line <= lengths.count && column >= 1 && column <= lengths[line - 1] + 1
    }
}
