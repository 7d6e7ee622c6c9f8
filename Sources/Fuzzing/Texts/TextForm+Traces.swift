import AirBarModel
import Generators
import Verification

extension TextForm where Value == GoldenFile, ParseError == GoldenFile.ParseError {
    /// The text form of golden traces.
    static let traces = TextForm(
        words: [
            "configuration", "frameHeight", "contentHeight", "contentOffset", "events", "states", "offset",
            "expand", "pan", "scrollView", "began", "ended", "true", "false", "null", "{", "}", "[", "]",
            ",", ":", "\"", "-0.0", "1e300", "1e309", "03", "0.5e-3", "-1", "nan",
        ],
        parse: { bytes throws(GoldenFile.ParseError) in
            try GoldenFile(parsing: String(decoding: bytes, as: UTF8.self))
        },
        print: \.text,
        areSame: { one, other in
            one.traces.map(\.scenario) == other.traces.map(\.scenario)
                && one.traces.map(\.states) == other.traces.map(\.states)
        },
        isPlaced: { error, bytes in
            bytes.lines(where: \.isNewline).hasPlace(line: error.line, column: error.column)
        })
}

extension GoldenFile {
    /// Files of one or two runs of the published bar.
    static let generator: Generator<GoldenFile> = zip(trace, trace.optional()).map { first, second in
        second.map { GoldenFile(first, $0) } ?? GoldenFile(first)
    }

    private static let trace: Generator<GoldenTrace> = Generator { source throws(Rejection) in
        let scenario = try source.draw(Scenario.generator(events: 0...12))
        guard let trace = GoldenTrace(recording: scenario, on: .published) else {
            throw Rejection("no bar has such heights")
        }
        return trace
    }
}
