import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// What a recording may look like, and where it is malformed.
@Suite struct RecordingReaderTests {
    private static let plain = "time,contentOffset,barHeight"
    private static let heights = BarHeights(compact: 100, normal: 200, expanded: 300)

    private func rows(_ text: String) throws -> Int { try report(of: text, heights: Self.heights).rows }

    @Test(arguments: [
        ("", "line 1, column 1: expected a header with the names of columns, found nothing"),
        ("\(plain)\n", "line 2, column 1: expected a row, found nothing"),
        (
            "time;contentOffset;barHeight\n",
            "line 1, column 1: expected the names of columns, such as time,contentOffset,barHeight, with commas between "
                + "them, found 'time;contentOffset;barHeight'"
        ),
        (
            "time, contentOffset\n",
            "line 1, column 20: expected the column 'contentOffset' beside ' contentOffset', found nothing"
        ),
        ("time,barHeight\n", "line 1, column 15: expected the column 'contentOffset', found nothing"),
        ("\(plain),time\n", "line 1, column 30: expected each column once, found 'time'"),
        ("\(plain)\n0,1\n", "line 2, column 4: expected ',' and the column 'barHeight', found nothing"),
        (
            "\(plain)\n0,1,2,3\n",
            "line 2, column 7: expected the end of the row, which has 3 values, found '3'"
        ),
        (
            "\(plain)\n0,1,2,\n",
            "line 2, column 7: expected the end of the row, which has 3 values, found nothing"
        ),
        ("\(plain)\n0,,2\n", "line 2, column 3: expected the contentOffset, a number, found nothing"),
        ("\(plain)\n0,x,2\n", "line 2, column 3: expected the contentOffset, a number, found 'x'"),
        ("\(plain)\n0,nan,2\n", "line 2, column 3: expected the contentOffset, a number, found 'nan'"),
        ("\(plain)\n0,0x10,2\n", "line 2, column 3: expected the contentOffset, a number, found '0x10'"),
        ("\(plain)\n0, 1,2\n", "line 2, column 3: expected the contentOffset, a number, found ' 1'"),
        ("\(plain)\n0,1\0,2\n", "line 2, column 3: expected the contentOffset, a number, found '1\u{FFFD}'"),
        (
            "\(plain)\n0,1e400,2\n",
            "line 2, column 3: expected the contentOffset, a number of a magnitude below 2^40, found '1e400'"
        ),
        (
            "\(plain)\n0,2e12,2\n",
            "line 2, column 3: expected the contentOffset, a number of a magnitude below 2^40, found '2e12'"
        ),
        (
            "\(plain)\n0.5,1,2\n0.25,1,2\n",
            "line 3, column 1: expected a time of at least 0.5, that of line 2, found '0.25'"
        ),
        ("\(plain)\n0,1,2\n\n1,1,2\n", "line 3, column 1: expected a row, found nothing"),
        (
            "\(plain)\n0,\"1,2\n",
            "line 2, column 3: expected a quoted value, of which each quote inside is doubled, and ',' after it, "
                + "found '\"1'"
        ),
        (
            "\(plain)\n0,\"1\"5,2\n",
            "line 2, column 3: expected a quoted value, of which each quote inside is doubled, and ',' after it, "
                + "found '\"1\"5'"
        ),
        (
            "\(plain),frameHeight\n0,1,2,-3\n",
            "line 2, column 7: expected the frameHeight, a length, which is not negative, found '-3'"
        ),
        (
            "\(plain),expandedAvailable\n0,1,2,yes\n",
            "line 2, column 7: expected the expandedAvailable, 0 or 1, found 'yes'"
        ),
        (
            "\(plain),pan\n0,1,2,ende\n",
            "line 2, column 7: expected the pan, one of began, changed, ended, cancelled, failed, possible, "
                + "found 'ende'"
        ),
        ("# height 1\n", "line 2, column 1: expected a header with the names of columns, found nothing"),
        (
            "# heights 3 2 1\n",
            "line 1, column 3: expected normal height: at least the compact height, 3.0, found 'heights'"
        ),
        ("# scale 0\n", "line 1, column 9: expected a scale from 1 to 10, found '0'"),
        ("{}\n", "line 1, column 2: expected a name in quotes, found '}'"),
        (
            "{\"time\":0,\"contentOffset\":1}",
            "line 1, column 29: expected the column 'barHeight', found nothing"
        ),
        (
            "{\"time\":0,\"contentOffset\":1,\"barHeight\":true}",
            "line 1, column 41: expected a number, found 'true'"
        ),
        (
            "{\"time\":0,\"contentOffset\":null,\"barHeight\":1}",
            "line 1, column 27: expected the contentOffset, a number, found nothing"
        ),
        (
            "{\"time\":0,\"contentOffset\":1,\"barHeight\":1}\n{\"time\":0,\"contentOffset\":1}",
            "line 2, column 29: expected the column 'barHeight', found nothing"
        ),
        ("{\"heights\":[1]}", "line 1, column 12: expected the normal height, found nothing"),
        ("{\"absent-is-zero\":false}", "line 1, column 19: expected 'true', found 'false'"),
    ])
    func `a malformed recording is refused with its place and what was expected`(
        text: String, message: String
    ) {
        let error = #expect(throws: RecordingError.self) { _ = try rows(text) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        "\(plain)\n0,1,200\n1,2,200", "\u{FEFF}\(plain)\r\n0,1,200\r\n1,2,200\r\n",
        "\(plain)\n\"0\",\"1\",2e2\n1,2,+200.0\n\n\n",
        "\"time\",\"contentOffset\",\"barHeight\"\n0,1,200\n0,2,200\n",
        "{\"time\":0,\"contentOffset\":1,\"barHeight\":200}\n{ \"barHeight\":2e2, \"time\":1, \"contentOffset\":2 }\n",
        "{\"heights\":[1,2,3],\"scale\":3}\n{\"time\":0,\"contentOffset\":1,\"barHeight\":2,\"pan\":null}\n"
            + "{\"time\":0,\"contentOffset\":1,\"barHeight\":2,\"pan\":\"began\"}",
    ])
    func `two rows may be written in any of these ways`(text: String) throws {
        #expect(try rows(text) == 2)
    }

    @Test func `blocks of any size make the same rows`() throws {
        let scenario = try scenario([.contentOffset(-200), .contentOffset(1400), .contentOffset(1401)])
        let text = RecordingFile(Trace(of: scenario, on: .published)).text
        let whole = try report(of: text).text
        for size in [1, 2, 7, 64] {
            var check = RecordingCheck()
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                try check.read(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
            #expect(try check.finish().text == whole)
        }
    }

    @Test func `a line without an end is refused before it fills the memory`() {
        var check = RecordingCheck(heights: Self.heights)
        let error = #expect(throws: RecordingError.self) {
            for _ in 0..<1_000 { try check.read(Array(repeating: UInt8(ascii: "0"), count: 1_000)) }
        }
        #expect(
            error?.description
                == "line 1, column 65537: expected the end of the line, of at most 65536 bytes, found more")
    }

    @Test func `a recording without heights is refused`() {
        let error = #expect(throws: RecordingError.self) { _ = try report(of: "\(Self.plain)\n0,1,2\n") }
        #expect(error?.message.hasPrefix("expected the heights of the bar: --heights C,N,E, or ") == true)
    }

    @Test func `times in milliseconds are refused with the first step that is too long`() {
        let text = "\(Self.plain)\n" + (0..<40).map { "\(Double($0) * 16.5),\($0),200\n" }.joined()
        let error = #expect(throws: RecordingError.self) { _ = try rows(text) }
        #expect(
            error?.description
                == "line 3, column 1: expected times in seconds, found steps of more than 5 from most rows "
                + "to the next, here 16.5: are they milliseconds?")
    }

    @Test func `a recording with long pauses is not taken for milliseconds`() throws {
        let text = "\(Self.plain)\n" + (0..<40).map { "\($0 / 2 * 60),\($0),200\n" }.joined()
        #expect(try rows(text) == 40)
    }

    @Test(arguments: [
        "0.1", "123456789.123456789", "9007199254740993", "0.30000000000000004", "-0", "+1e-7", ".5", "5.",
        "1e400", "00012", "0.1234567890123456789012345", "-1.5E+3",
    ])
    func `a decimal is read as the standard library reads it`(text: String) throws {
        #expect(Double(decimal: Array(text.utf8)[...])?.bitPattern == Double(text)?.bitPattern)
    }

    @Test(arguments: [
        "", "-", ".", "e5", "1e", "1e+", "inf", "nan", "0x1", "1_0", "1 ", "--1", "1.2.3", "1,2",
    ])
    func `what is no decimal is not read`(text: String) {
        #expect(Double(decimal: Array(text.utf8)[...]) == nil)
    }
}
