import AirBarModel
import Generators
import Testing
import Verification

@Suite struct ScenarioFileTests {
    private static let example = """
        scenario 1
        # The bounce at the end moves the bar.
        bar published
        breaks S7 S8
        heights 100 200.5 300
        bind frame 600 content 2000 offset -200
        offset 1401.3333333333333
        pan began
        pan possible
        content 0
        expand on
        expand off
        idle
        bind frame 1 content 2 offset 3

        """

    @Test func `the example of every kind of line prints as it was read`() throws {
        let file = try ScenarioFile(parsing: Self.example)
        #expect(file.text == Self.example)
        #expect(file.bar == "published")
        #expect(file.breaks == ["S7", "S8"])
        #expect(file.comments == ["The bounce at the end moves the bar."])
        #expect(file.scenario.heights.normal == 200.5)
        #expect(file.scenario.events.count == 8)
        #expect(file.scenario.events.first == .contentOffset(1401.3333333333333))
    }

    @Test func `every generated scenario reads back as it was`() async {
        await check(Scenario.generator) { scenario in
            try ScenarioFile(parsing: ScenarioFile(scenario).text).scenario == scenario
        }
    }

    @Test func `every double reads back as it was, and a NaN as a NaN`() async {
        let bits = Generator<UInt64>.integer
        await check(bits, cases: 20_000) { bits in
            let offset = Double(bitPattern: bits)
            let scenario = try Self.scenario(.contentOffset(offset))
            let read = try ScenarioFile(parsing: ScenarioFile(scenario).text).scenario
            guard case .contentOffset(let again) = read.events.first else { return false }
            return offset.isNaN ? again.isNaN : again.bitPattern == bits
        }
    }

    @Test(arguments: [
        0.0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, 0x1p53, 0x1p63,
        0.1,
    ])
    func `doubles at the limits read back as they were`(offset: Double) throws {
        let file = ScenarioFile(try Self.scenario(.contentOffset(offset)))
        let events = try ScenarioFile(parsing: file.text).scenario.events
        guard case .contentOffset(let again) = events.first else { throw InvalidEvent() }
        #expect(again.bitPattern == offset.bitPattern)
    }

    @Test func `whole numbers are written without a fraction`() throws {
        let file = ScenarioFile(
            try Self.scenario(.contentOffset(-201)), bar: "mine", breaks: ["L1"], comments: ["a\nb"])
        #expect(
            file.text == """
                scenario 1
                # a
                # b
                bar mine
                breaks L1
                heights 1 2 3
                bind frame 4 content 5 offset 6
                offset -201

                """)
    }

    @Test func `blanks, empty lines and other line ends do not matter`() throws {
        let file = try ScenarioFile(
            parsing: "\r\n  scenario\t1 \r\n\r\nheights 1 2 3\r\n bind frame 4 content 5 offset 6\r\noffset 7"
        )
        #expect(file.scenario == (try Self.scenario(.contentOffset(7))))
    }

    @Test(arguments: [
        ("", "line 1, column 1: expected 'scenario 1', found nothing"),
        ("scenery 1", "line 1, column 1: expected 'scenario', found 'scenery'"),
        ("scenario 2", "line 1, column 10: expected '1', found '2'"),
        ("scenario 1 2", "line 1, column 12: expected the end of the line, found '2'"),
        ("scenario 1", "line 1, column 1: expected a line 'heights', found nothing"),
        ("scenario 1\nheights 1 2", "line 2, column 12: expected the expanded height, found nothing"),
        ("scenario 1\nheights 1 2 x", "line 2, column 13: expected the expanded height, a number, found 'x'"),
        (
            "scenario 1\nheights 3 2 1",
            "line 2, column 11: expected normal height: at least the compact height, 3.0, found '2'"
        ),
        (
            "scenario 1\nheights -1 2 3",
            "line 2, column 9: expected compact height: a length from 0 to below 2^40, found '-1'"
        ),
        ("scenario 1\nheights 1 2 3", "line 2, column 1: expected a line 'bind', found nothing"),
        ("scenario 1\nheights 1 2 3\noffset 4", "line 3, column 1: expected 'bind', found 'offset'"),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content nan offset 2",
            "line 3, column 22: expected content height: a length from 0 to below 2^40, found 'nan'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset inf",
            "line 3, column 31: expected content offset: a finite offset of a magnitude below 2^40, found 'inf'"
        ),
        (
            "scenario 1\nbar a\nbar b",
            "line 3, column 1: expected 'heights', or one 'bar' or 'breaks' before it, found 'bar'"
        ),
        ("scenario 1\nbreaks", "line 2, column 7: expected the identifier of an invariant, found nothing"),
        (
            "\(prefix)jump 3",
            "line 4, column 1: expected an event: offset, pan, content, bind, expand or idle, found 'jump'"
        ),
        ("\(prefix)content -1", "line 4, column 9: expected a length from 0 to below 2^40, found '-1'"),
        ("\(prefix)expand up", "line 4, column 8: expected 'on' or 'off', found 'up'"),
        (
            "\(prefix)pan ende",
            "line 4, column 5: expected one of began, changed, ended, cancelled, failed, possible, found 'ende'"
        ),
    ])
    func `an error tells the line, the column and what was expected`(text: String, message: String) {
        let error = #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: text) }
        #expect(error?.description == message)
    }

    @Test func `what a line cannot hold is put in the form that one can`() throws {
        let file = ScenarioFile(
            try Self.scenario(.idle), bar: " my\n bar ", breaks: ["S1 S2", " "],
            comments: ["one\ntwo", "", " three"])
        #expect(
            file.bar == "my bar" && file.breaks == ["S1", "S2"]
                && file.comments == ["one", "two", "", " three"])
        #expect(try ScenarioFile(parsing: file.text) == file)
        #expect(ScenarioFile(try Self.scenario(.idle), bar: " ").bar == nil)
    }

    @Test func `an error shows no more of a word than a line holds, and no control characters`() {
        let word = "\u{1B}[31m" + String(repeating: "x", count: 100_000)
        let error = #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: word) }
        #expect(error?.found == "'\u{FFFD}[31m" + String(repeating: "x", count: 35) + "…'")
    }

    @Test func `any text at all is read or refused`() async {
        let word = Generator<String>.element(
            of: "scenario", "1", "heights", "bind", "frame", "content", "offset", "pan", "began", "bar",
            "breaks", "-",
            "nan", "1e999", "#", "\n", "\r\n", "\u{0}", "é", "\t", "expand", "idle", "on", "2 3", "600")
        await check(word.array(count: 0...40), cases: 5_000) { words in
            let text = words.joined(separator: " ")
            guard let file = try? ScenarioFile(parsing: text) else { return true }
            return try ScenarioFile(parsing: file.text).text == file.text
        }
    }

    private static let prefix = "scenario 1\nheights 1 2 3\nbind frame 4 content 5 offset 6\n"

    private struct InvalidEvent: Error {}

    private static func scenario(_ events: BarEvent...) throws -> Scenario {
        try Scenario(
            configuration: BarConfiguration(compact: 1, normal: 2, expanded: 3),
            scrollView: ScrollGeometry(frameHeight: 4, contentHeight: 5, contentOffset: 6), events: events)
    }
}
