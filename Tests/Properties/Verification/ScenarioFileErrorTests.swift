import AirBarModel
import Testing
import Verification

/// Where a scenario file makes no sense, and what it is told of that.
@Suite struct ScenarioFileErrorTests {
    /// What comes before the first event.
    private static let prefix = "scenario 1\nheights 1 2 3\nbind frame 4 content 5 offset 6\n"

    @Test(arguments: [
        ("", "line 1, column 1: expected 'scenario 1', found nothing"),
        ("scenery 1", "line 1, column 1: expected 'scenario', found 'scenery'"),
        ("scenario 2", "line 1, column 10: expected '1', found '2'"),
        ("scenario 1 2", "line 1, column 12: expected the end of the line, found '2'"),
        ("scenario 1", "line 1, column 1: expected a line 'heights', found nothing"),
        ("scenario 1\nheights 1 2", "line 2, column 12: expected the expanded height, found nothing"),
        ("scenario 1\nheights 1 2 x", "line 2, column 13: expected the expanded height, a number, found 'x'"),
        ("scenario 1\nheights 1 2 3", "line 2, column 1: expected a line 'bind', found nothing"),
        ("scenario 1\nheights 1 2 3\noffset 4", "line 3, column 1: expected 'bind', found 'offset'"),
        (
            "scenario 1\nheights 1 2 3\ntolerances 1 2 3",
            "line 3, column 1: expected 'tolerances' before 'heights', or 'bind', found 'tolerances'"
        ),
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
            "line 3, column 1: expected 'heights', or one 'bar', 'breaks', 'tolerances' or 'display' before it, found 'bar'"
        ),
        ("scenario 1\nbreaks", "line 2, column 7: expected the identifier of an invariant, found nothing"),
        ("scenario 1\nbar", "line 2, column 4: expected the name of a bar, found nothing"),
        ("scenario 1\n\n \ttolerances 1", "line 3, column 15: expected the quiet snap, found nothing"),
        (
            "scenario 1\ntolerances 5 x 300",
            "line 2, column 14: expected the quiet snap, a number, found 'x'"
        ),
        (
            "scenario 1\ntolerances 5 -1 300",
            "line 2, column 14: expected quiet snap: a length from 0 to below 2^40, found '-1'"
        ),
        (
            "scenario 1\ntolerances nan 1 300",
            "line 2, column 12: expected tolerance at the top: a length from 0 to below 2^40, found 'nan'"
        ),
        (
            "scenario 1\ntolerances 5 1 1e99",
            "line 2, column 16: expected fling speed: a length from 0 to below 2^40, found '1e99'"
        ),
        (
            "scenario 1\ntolerances 5 1 3\ntolerances 5 1 3",
            "line 3, column 1: expected 'heights', or one 'bar', 'breaks', 'tolerances' or 'display' before it, "
                + "found 'tolerances'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 safe-area 4",
            "line 3, column 44: expected the bottom safe area, found nothing"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 safe-area 4 -5",
            "line 3, column 45: expected bottom safe area: a length from 0 to below 2^40, found '-5'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 notch 4 5",
            "line 3, column 33: expected the end of the line, or in this order: safe-area, bar-inset, "
                + "refresh, bottom-inset, equal-writes-notify, clamps, refresh-restores, commands-animate, found 'notch'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 equal-writes-notify safe-area 4 5",
            "line 3, column 53: expected the end of the line, or in this order: safe-area, bar-inset, "
                + "refresh, bottom-inset, equal-writes-notify, clamps, refresh-restores, commands-animate, found 'safe-area'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 bar-inset 4 -5",
            "line 3, column 45: expected bottom bar inset: a length from 0 to below 2^40, found '-5'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 refresh -1 bottom-inset 4",
            "line 3, column 41: expected refresh inset: a length from 0 to below 2^40, found '-1'"
        ),
        (
            "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 3 bottom-inset nan",
            "line 3, column 46: expected bottom inset: a length from 0 to below 2^40, found 'nan'"
        ),
    ])
    func `an error before the events tells the line, the column and what was expected`(
        text: String, message: String
    ) {
        let error = #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: text) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        (
            "\(prefix)jump 3",
            "line 4, column 1: expected an event: offset, scroll, horizontal, lost, pan, content, frame, "
                + "safe-area, refresh, bottom-inset, bounces, bind, expand, heights, show, hide, stay or idle; or an action: touch, drag, "
                + "pause, lift, fling, cancel, animate, rest, preconfigure or bind other, found 'jump'"
        ),
        ("\(prefix)expand up", "line 4, column 8: expected 'on' or 'off', found 'up'"),
        (
            "\(prefix)pan ende",
            "line 4, column 5: expected one of began, changed, ended, cancelled, failed, possible, found 'ende'"
        ),
        ("\(prefix)offset", "line 4, column 7: expected a content offset, found nothing"),
        ("\(prefix)lost x", "line 4, column 6: expected a content offset, a number, found 'x'"),
        ("\(prefix)offset 1 2", "line 4, column 10: expected the end of the line, found '2'"),
        ("\(prefix)scroll", "line 4, column 7: expected a kind of scroll, found nothing"),
        (
            "\(prefix)scroll up",
            "line 4, column 8: expected one of top, set, animated, view-animation, found 'up'"
        ),
        ("\(prefix)scroll set", "line 4, column 11: expected a content offset, found nothing"),
        ("\(prefix)scroll top 1", "line 4, column 12: expected the end of the line, found '1'"),
        ("\(prefix)horizontal 1", "line 4, column 12: expected the end of the line, found '1'"),
        ("\(prefix)pan ended 5", "line 4, column 11: expected 'velocity', found '5'"),
        ("\(prefix)pan ended velocity", "line 4, column 19: expected a velocity, found nothing"),
        ("\(prefix)pan ended velocity 5", "line 4, column 21: expected 'rest', found nothing"),
        (
            "\(prefix)pan ended velocity 5 rest x",
            "line 4, column 27: expected a content offset, a number, found 'x'"
        ),
        ("\(prefix)pan began velocity", "line 4, column 11: expected the end of the line, found 'velocity'"),
        ("\(prefix)content x", "line 4, column 9: expected the content height, a number, found 'x'"),
        ("\(prefix)frame", "line 4, column 6: expected the frame height, found nothing"),
        ("\(prefix)safe-area 1", "line 4, column 12: expected the bottom safe area, found nothing"),
        ("\(prefix)safe-area", "line 4, column 10: expected the top safe area, found nothing"),
        ("\(prefix)refresh", "line 4, column 8: expected the refresh inset, found nothing"),
        ("\(prefix)bounces", "line 4, column 8: expected 'on' or 'off', found nothing"),
        ("\(prefix)bounces 1", "line 4, column 9: expected 'on' or 'off', found '1'"),
        (
            "\(prefix)offset 5\0",
            "line 4, column 8: expected a content offset, a number, found '5\u{FFFD}'"
        ),
        (
            "\(prefix)offset 5\0 6",
            "line 4, column 8: expected a content offset, a number, found '5\u{FFFD}'"
        ),
        (
            "\(prefix)lost -1e309",
            "line 4, column 6: expected a content offset, a number of a magnitude below 2^1024, or inf, "
                + "found '-1e309'"
        ),
        (
            "\(prefix)refresh 0x1p1024",
            "line 4, column 9: expected the refresh inset, a number of a magnitude below 2^1024, or inf, "
                + "found '0x1p1024'"
        ),
        ("\(prefix)idle\nbind", "line 5, column 5: expected 'frame' or 'other', found nothing"),
    ])
    func `an error in an event tells the line, the column and what was expected`(
        text: String, message: String
    ) {
        let error = #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: text) }
        #expect(error?.description == message)
    }

    @Test func `an error shows no more of a word than a line holds, and no control characters`() {
        let word = "\u{1B}[31m" + String(repeating: "x", count: 100_000)
        let error = #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: word) }
        #expect(error?.found == "'\u{FFFD}[31m" + String(repeating: "x", count: 35) + "…'")
    }
}
