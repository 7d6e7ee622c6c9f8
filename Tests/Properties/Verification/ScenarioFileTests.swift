import AirBarModel
import Generators
import Motion
import PropertyTesting
import Testing
import TestSupport
import Verification

@Suite struct ScenarioFileTests {
    private static let example = """
        scenario 1
        # The bounce at the end moves the bar.
        bar published
        breaks S7 S8
        tolerances 4 0.25 250
        heights 100 200.5 300
        bind frame 600 content 2000 offset -200 safe-area 47 34
        offset 1401.3333333333333
        scroll set 0
        scroll animated -1.5
        scroll view-animation 500
        scroll top
        horizontal
        lost 77
        pan began
        pan changed
        pan ended
        pan cancelled
        pan failed
        pan possible
        pan ended velocity -1200.5 rest 300
        content 0
        frame 300
        safe-area 0 21
        refresh 60
        bottom-inset 80
        bounces off
        bounces on
        bind frame 1 content 2 offset 3
        bind frame 1 content 2 offset 3 equal-writes-notify
        bind frame 1 content 2 offset 3 clamps
        bind frame 1 content 2 offset 3 refresh-restores
        bind frame 1 content 2 offset 3 commands-animate
        bind frame 1 content 2 offset 3 safe-area 4 5 bar-inset 6 7 refresh 9 bottom-inset 8 equal-writes-notify clamps refresh-restores commands-animate
        expand on
        expand off
        heights 110 220.5 330
        show
        hide
        stay on
        stay off
        idle

        """

    private static let events: [BarEvent] = [
        .contentOffset(1401.3333333333333), .scroll(.set, to: 0), .scroll(.animated, to: -1.5),
        .scroll(.viewAnimation, to: 500), .scrollToTop, .horizontalScroll, .lostContentOffset(77),
        .pan(.began), .pan(.changed), .pan(.ended), .pan(.cancelled), .pan(.failed), .pan(.possible),
        .release(Release(velocity: -1200.5, rest: 300)), .contentHeight(0), .frameHeight(300),
        .safeArea(ContentInset(top: 0, bottom: 21)), .refreshInset(60), .bottomInset(80),
        .bounces(false), .bounces(true),
    ]

    @Test func `the example of every kind of line prints as it was read`() throws {
        let file = try ScenarioFile(parsing: Self.example)
        #expect(file.text == Self.example)
        #expect(file.bar == "published")
        #expect(file.breaks == ["S7", "S8"])
        #expect(file.comments == ["The bounce at the end moves the bar."])
        #expect(file.scenario?.heights.normal == 200.5)
        let tolerances = file.session.tolerances
        #expect([tolerances.top, tolerances.quietSnap, tolerances.fling] == [4, 0.25, 250])
        #expect(file.scenario?.scrollView.safeArea == ContentInset(top: 47, bottom: 34))
        let plain = try ScrollViewGeometry(frameHeight: 1, contentHeight: 2, contentOffset: 3)
        var notifying = plain
        notifying.behavior = .notifiesEqualWrites
        var clamping = plain
        clamping.behavior = .clamps
        var restoring = plain
        restoring.behavior = .refreshRestoresInset
        var animating = plain
        animating.behavior = .animatesCommands
        let last = try ScrollViewGeometry(
            frameHeight: 1, contentHeight: 2, contentOffset: 3, safeArea: ContentInset(top: 4, bottom: 5),
            barInset: ContentInset(top: 6, bottom: 7), refreshInset: 9, bottomInset: 8, behavior: .all)
        let others: [BarEvent] =
            [plain, notifying, clamping, restoring, animating, last].map { .scrollView($0) } + [
                .expand(true), .expand(false), otherHeights, .show(true), .show(false), .stay(true),
                .stay(false), .idle,
            ]
        #expect(file.scenario?.events == Self.events + others)
    }

    @Test func `the example has every kind of event`() throws {
        let others: [BarEvent] = [
            .swap, .expand(true), .expand(false), otherHeights, .show(true), .show(false), .stay(true),
            .stay(false), .idle,
        ]
        let kinds = (Self.events + others).reduce(into: EventKinds()) { $0.formUnion($1.kind) }
        #expect(kinds == .all)
    }

    @Test func `any number may come with any event, and reads back as it was`() throws {
        let numbers = [-1, 0x1p40, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, -0.0]
        let events = numbers.flatMap { number -> [BarEvent] in
            [
                .contentOffset(number), .scroll(.animated, to: number), .lostContentOffset(number),
                .release(Release(velocity: number, rest: -number)), .contentHeight(number),
                .frameHeight(number),
                .safeArea(ContentInset(top: number, bottom: -number)), .refreshInset(number),
                .bottomInset(number),
            ]
        }
        let scenario = try TestSupport.scenario(
            events, heights: BarHeights(compact: 3, normal: -2, expanded: .infinity))
        let read = try #require(ScenarioFile(parsing: ScenarioFile(scenario).text).scenario)
        #expect(read == scenario && read.configuration == nil)
    }

    @Test func `every generated scenario reads back as it was`() async {
        await check(Scenario.generator) { scenario in
            let text = ScenarioFile(scenario).text
            let read = try ScenarioFile(parsing: text)
            // What has a NaN in it is not equal to itself.
            return read.text == text && (read.scenario == scenario || text.contains("nan"))
        }
    }

    @Test func `every double reads back as it was, and a NaN as a NaN`() async {
        let numbers = Generator<UInt64>.integer.array(count: 20...20)
        await check(numbers, cases: 1_000) { bits in
            let offsets = bits.map(Double.init(bitPattern:))
            let file = ScenarioFile(try Self.scenario(offsets.map { .contentOffset($0) }))
            let events = try #require(try ScenarioFile(parsing: file.text).scenario?.events)
            return events.count == offsets.count
                && zip(offsets, events).allSatisfy { offset, event in
                    guard case .contentOffset(let again) = event else { return false }
                    return offset.isNaN ? again.isNaN : again.bitPattern == offset.bitPattern
                }
        }
    }

    @Test(arguments: [
        0.0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, 0x1p53, 0x1p63,
        0.1,
    ])
    func `doubles at the limits read back as they were`(offset: Double) throws {
        let file = ScenarioFile(try Self.scenario(.contentOffset(offset)))
        let events = try ScenarioFile(parsing: file.text).scenario?.events
        guard case .contentOffset(let again) = events?.first else { throw InvalidEvent() }
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

    @Test func `a name and a comment may begin with a mark that combines with the blank before it`() throws {
        let file = ScenarioFile(
            try Self.scenario(.idle), bar: "\u{300}a \u{301}\t\u{200C}", breaks: ["\u{302}"],
            comments: ["\u{300}", " \u{301}b", "#\u{302}"])
        #expect(file.bar == "\u{300}a \u{301} \u{200C}")
        #expect(try ScenarioFile(parsing: file.text) == file)
        let error = #expect(throws: ScenarioFile.ParseError.self) {
            try ScenarioFile(parsing: "scenario 1 \u{300}")
        }
        #expect(error?.column == 11)
    }

    @Test func `any text at all is read or refused`() async {
        let word = Generator<String>.element(
            of: "scenario", "1", "heights", "bind", "frame", "content", "offset", "pan", "began", "bar",
            "breaks", "-", "tolerances", "scroll", "top", "set", "velocity", "rest", "ended", "safe-area",
            "refresh",
            "lost", "bounces", "off", "nan", "1e999", "#", "\n", "\r\n", "\u{0}", "é", "\t", "expand", "idle",
            "on", "2 3", "600")
        await check(word.array(count: 0...40), cases: 5_000) { words in
            let text = words.joined(separator: " ")
            guard let file = try? ScenarioFile(parsing: text) else { return true }
            return try ScenarioFile(parsing: file.text).text == file.text
        }
    }

    private struct InvalidEvent: Error {}

    private static func scenario(_ events: BarEvent...) throws -> Scenario { try scenario(events) }

    private static func scenario(_ events: [BarEvent]) throws -> Scenario {
        try Scenario(
            configuration: BarConfiguration(compact: 1, normal: 2, expanded: 3),
            scrollView: ScrollViewGeometry(frameHeight: 4, contentHeight: 5, contentOffset: 6), events: events
        )
    }

    @Test func `other heights are a line, and a bar that keeps its own is refused`() throws {
        let text =
            "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset -200\nheights 100 220.5 300\n"
        let file = try ScenarioFile(parsing: text)
        let heights = BarHeights(compact: 100, normal: 220.5, expanded: 300)
        #expect(file.scenario?.events == [.heights(heights)] && file.text == text)
        #expect(throws: Never.self) { try Reproduction(scenarioFile: text, bar: "hardened", among: .shipped) }
        let refusal = #expect(throws: Reproduction.Failure.self) {
            try Reproduction(scenarioFile: text, bar: "published", among: .shipped)
        }
        #expect(
            refusal?.description
                == "an event is heights 100 220.5 300, expected none such for the bar published, which lacks the "
                + "capability changing-heights")
        let short = #expect(throws: ScenarioFile.ParseError.self) {
            try ScenarioFile(parsing: text.replacing(" 220.5 300", with: " 220.5"))
        }
        #expect(short?.description == "line 4, column 18: expected the expanded height, found nothing")
    }
}

/// Other heights, as in the example.
private let otherHeights = BarEvent.heights(BarHeights(compact: 110, normal: 220.5, expanded: 330))
