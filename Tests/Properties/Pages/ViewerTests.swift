import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import Pages

/// The list of steps, the charts and the readout of a page in a browser, in step with its player.
@Suite(.serialized, .enabled("Chromium is not installed") { Browser.path != nil })
struct ViewerTests {
    private static func loaded(_ name: String, width: Int = 1_400) throws -> Browser {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: name).html, width: width)
        return browser
    }

    private static func text(_ id: String, in browser: Browser) throws -> String {
        try browser.evaluate("document.getElementById('\(id)').textContent")
    }

    private static func current(_ browser: Browser) throws -> Int {
        try browser.evaluate("Number(document.querySelector('#events [aria-current]').dataset.step)")
    }

    /// The identifiers of the charts that are shown.
    private static func charts(_ browser: Browser) throws -> [String] {
        try browser.evaluate(
            "[...document.querySelectorAll('.curves figure')].filter((f) => !f.hidden).map((f) => f.id)")
    }

    /// Moves the pointer to a step of a close-up.
    private static func point(at step: Int, isPressed: Bool = false, in browser: Browser) throws {
        try browser.evaluate(
            """
            (() => {
              const chart = JSON.parse(document.getElementById('film').textContent).charts[0];
              const drawing = document.querySelector(`#${chart.id} svg`);
              const box = drawing.getBoundingClientRect();
              const share = (\(step) - chart.axis[0]) / (chart.axis[1] - chart.axis[0]);
              const x = (chart.plot[0] + share * (chart.plot[1] - chart.plot[0])) / drawing.viewBox.baseVal.width;
              const clientX = box.left + x * box.width;
              drawing.dispatchEvent(new PointerEvent('pointermove', { clientX, buttons: \(isPressed ? 1 : 0) }));
              return true; })()
            """, as: Bool.self)
    }

    @Test func `on a wide window the list stands beside the picture, on a narrow one below it`() throws {
        for (width, isBeside) in [(1_400, true), (400, false)] {
            let browser = try Self.loaded(PageSample.halfOpen, width: width)
            let edges = try browser.evaluate(
                """
                ['.stage', '.steps'].map((name) => document.querySelector(name).getBoundingClientRect())
                  .flatMap((box) => [box.top, box.bottom, box.left, box.right])
                """, as: [Double].self)
            #expect((edges[4] < edges[1] && edges[6] > edges[3]) == isBeside, "\(width): \(edges)")
        }
    }

    @Test func `a click on a step goes there, and what is current can be seen in the list`() throws {
        let browser = try Self.loaded(PageSample.halfOpen)
        try browser.click("#events tr[data-step=\"7\"]")
        #expect(try Self.current(browser) == 7 && Self.text("now-step", in: browser).hasPrefix("7 of "))
        try browser.press("End")
        let isSeen = try browser.evaluate(
            """
            (() => { const list = document.getElementById('events').getBoundingClientRect();
              const row = document.querySelector('#events [aria-current]').getBoundingClientRect();
              return row.top >= list.top && row.bottom <= list.bottom; })()
            """, as: Bool.self)
        #expect(isSeen)
    }

    @Test func `a page opens with a close-up of the violation, and all steps are a key away`() throws {
        let browser = try Self.loaded(PageSample.bounce)
        #expect(try Self.charts(browser) == ["close-up"])
        try browser.press("z")
        #expect(try Self.charts(browser) == ["whole"])
        #expect(
            try browser.evaluate("document.getElementById('zoom').ariaPressed", as: String.self) == "false")
        try browser.click("#zoom")
        #expect(try Self.charts(browser) == ["close-up"])
        // A step that is not in the close-up is shown among all.
        try browser.press("Home")
        #expect(try Self.charts(browser) == ["whole"])
        try browser.press("v")
        #expect(try Self.charts(browser) == ["close-up"])
    }

    @Test func `pointing at a chart reads the step there, and the current one stays`() throws {
        let browser = try Self.loaded(PageSample.bounce)
        try Self.point(at: 1, in: browser)
        let texts = try ["step", "event", "reaction", "y", "h"].map {
            try Self.text("now-\($0)", in: browser)
        }
        #expect(texts == ["1 of 2", "offset 1400", "does nothing", "1400", "200"])
        #expect(try Self.current(browser) == 2)
        try browser.evaluate(
            "document.querySelector('#close-up svg').dispatchEvent(new PointerEvent('pointerleave'))",
            as: Bool.self)
        #expect(try Self.text("now-reaction", in: browser) == "shrinks by 1")
    }

    @Test func `while the page plays, what is pointed at in a chart stays in the readout`() throws {
        let browser = try Self.loaded(PageSample.bounce)
        try browser.press("Home")
        try browser.press(" ")
        try Self.point(at: 1, in: browser)
        try browser.evaluate(
            """
            new Promise((resolve) => {
              const play = document.getElementById('play');
              const wait = () => play.textContent === 'Play' ? resolve(true) : setTimeout(wait, 20);
              wait();
            })
            """, as: Bool.self)
        #expect(try Self.current(browser) == 2 && Self.text("now-step", in: browser) == "1 of 2")
        // A key asks for another step than the pointer.
        try browser.press("ArrowLeft")
        try browser.press("ArrowLeft")
        #expect(try Self.text("now-step", in: browser) == "0 of 2")
    }

    @Test(arguments: ["pointerup", "pointercancel"])
    func `the address follows a pointer that goes over a chart, however it ends`(end: String) throws {
        let browser = try Self.loaded(PageSample.bounce)
        try browser.press("Home")
        try Self.point(at: 1, isPressed: true, in: browser)
        #expect(try browser.evaluate("location.hash", as: String.self) == "#step=0")
        try browser.evaluate("dispatchEvent(new PointerEvent('\(end)'))", as: Bool.self)
        #expect(try browser.evaluate("location.hash", as: String.self) == "#step=1")
    }

    @Test func `a screen reader is told of a step, and not of each while the page plays`() throws {
        let browser = try Self.loaded(PageSample.halfOpen)
        func live() throws -> String { try browser.evaluate("document.getElementById('readout').ariaLive") }
        #expect(try live() == "polite")
        try browser.press("Home")
        try browser.press(" ")
        #expect(try live() == "off")
        try browser.press(" ")
        #expect(try live() == "polite")
    }

    @Test func `the screens show the bar before and after the step, and rows with their numbers`() throws {
        let browser = try Self.loaded(PageSample.bounce)
        #expect(try Self.text("phone-before-height", in: browser) == "200 pt")
        #expect(try Self.text("phone-bar-height", in: browser) == "199 pt")
        func firstRow() throws -> String {
            try browser.evaluate("document.querySelector('#phone-bar .row text').textContent")
        }
        #expect(try firstRow() == "16")
        try browser.press("Home")
        #expect(try firstRow() == "1")
    }

    @Test func `a page of two runs opens where they part, and reads both`() throws {
        let browser = try Self.loaded("published-F5")
        #expect(try Self.current(browser) == 3)
        #expect(
            try Self.text("now-h", in: browser) == "200" && Self.text("ghost-h", in: browser) == "199.5")
        try browser.press("v")
        #expect(try Self.current(browser) == 27)
        try browser.press("p")
        #expect(try Self.current(browser) == 3)
    }

    @Test func `a right bar is shown as a third beside two runs that are compared, if asked for`() throws {
        let browser = try Self.loaded("published-F5")
        func isShown() throws -> Bool {
            try browser.evaluate(
                "document.getElementById('phone-right').checkVisibility() && document.getElementById('right-h').checkVisibility()"
            )
        }
        #expect(try !isShown())
        try browser.press("r")
        #expect(try isShown())
        try browser.press("End")
        let right = try Trace(
            of: #require(PageSample.counterexample("published-F5").judged.trace.session), on: .hardened)
        let height = -(try #require(right.last)).after.offset
        #expect(try Self.text("phone-right-height", in: browser) == "\(NumberFormat.rounded.text(height)) pt")
        try browser.evaluate("document.getElementById('third').click(), true", as: Bool.self)
        #expect(try !isShown())
        let alone = try Self.loaded(PageSample.bounce)
        #expect(try alone.evaluate("document.getElementById('third') === null", as: Bool.self))
    }

    @Test func `a held key goes on, and the address follows when it is released`() throws {
        let browser = try Self.loaded(PageSample.halfOpen)
        try browser.press("Home")
        let addresses = try browser.evaluate(
            """
            (() => {
              const held = () => document.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true, bubbles: true }));
              held();
              held();
              const before = location.hash;
              document.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }));
              return [before, location.hash];
            })()
            """, as: [String].self)
        #expect(addresses == ["#step=0", "#step=2"])
    }

    @Test func `a page of 5,000 events has them all, in a megabyte and a half, and goes from step to step`()
        throws
    {
        let events = (0..<5_000).map { BarEvent.contentOffset(Double($0 * 7 % 900)) }
        let html = CounterexamplePage(
            Reproduction(try scenario(events), on: .published), instruction: ""
        ).html
        #expect(html.utf8.count < 1_500_000)
        let browser = try Browser()
        try browser.load(html)
        let count = try browser.evaluate(
            "document.querySelectorAll('#events [data-step]').length", as: Int.self)
        #expect(count == 5_001)
        for (key, step) in [("Home", 0), ("ArrowRight", 1), ("End", 5_000), ("ArrowLeft", 4_999)] {
            try browser.press(key)
            #expect(try Self.current(browser) == step, "after \(key)")
        }
    }
}
