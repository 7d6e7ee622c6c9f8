import Testing

@testable import BarCommands

/// What is written on a terminal to replace a table, on one that wraps its lines anew.
@Suite struct LiveFrameTests {
    private static func lines(_ count: Int, width: Int) -> [String] {
        (0..<count).map { String(repeating: "\($0 % 10)", count: max(0, width - $0)) }
    }

    @Test func `the next table replaces the last one, whatever the widths of the terminal`() {
        for (before, after) in [(80, 80), (80, 40), (80, 33), (40, 80), (80, 1)] {
            for (count, next) in [(12, 12), (12, 3), (3, 12), (12, 0), (0, 3)] {
                var screen = TerminalScreen(width: before, height: 1_000)
                var frame = LiveFrame()
                screen.write("above\r\n")
                screen.write(frame.replace(by: Self.lines(count, width: before), width: before))
                screen.resize(width: after)
                if count > 0 { screen.write("^C") }
                screen.write(frame.replace(by: Self.lines(next, width: after), width: after))
                #expect(screen.text == ["above"] + Self.lines(next, width: after) + [""])
                screen.write(frame.replace(by: [], width: after))
                #expect(screen.text == ["above", ""])
            }
        }
    }

    @Test func `colour codes take no columns`() {
        var screen = TerminalScreen(width: 8, height: 10)
        var frame = LiveFrame()
        screen.write("above\r\n")
        screen.write(frame.replace(by: ["S7 \u{1B}[31mbroke\u{1B}[0m"], width: 8))
        #expect(screen.text == ["above", "S7 broke", ""])
        screen.write(frame.replace(by: [], width: 8))
        #expect(screen.text == ["above", ""])
    }

    @Test func `nothing is erased before the first table, nor after the last`() {
        var frame = LiveFrame()
        #expect(frame.replace(by: [], width: 80) == "" && frame.replace(by: ["a"], width: 80) == "a\n")
        #expect(!frame.replace(by: [], width: 80).isEmpty && frame.replace(by: [], width: 80) == "")
    }
}
