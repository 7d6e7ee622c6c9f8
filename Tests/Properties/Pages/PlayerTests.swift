import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import Pages

/// The player of a page in a browser.
@Suite(.serialized, .enabled("Chromium is not installed") { Browser.path != nil })
struct PlayerTests {
    /// What the page shows of the current step.
    private struct Shown: Equatable {
        let offset: String
        let height: String
        /// The lower edge of the bar on the screen, in points.
        let drawn: Double
        /// The shift of the content on the screen, in points.
        let shift: Double
        let marked: Int

        init(_ browser: Browser) throws {
            offset = try browser.evaluate("document.getElementById('now-y').textContent")
            height = try browser.evaluate("document.getElementById('now-h').textContent")
            drawn = try browser.evaluate(
                """
                (() => { const bar = document.querySelector('#phone-bar .bar');
                  return Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')); })()
                """)
            shift = try browser.evaluate(
                "document.querySelector('#phone-bar .scrolled').transform.baseVal[0].matrix.f")
            marked = try browser.evaluate(
                "Number(document.querySelector('#events [aria-current]').dataset.step)")
        }

        /// What is to be shown of a step.
        init(_ step: Step, at index: Int) {
            let view = step.after.scrollView
            offset = NumberFormat.rounded.text(view.contentOffset)
            height = NumberFormat.rounded.text(-step.after.offset)
            drawn = Double(height).map { $0 + view.safeArea.top } ?? .nan
            shift = Double(offset).map { -$0 } ?? .nan
            marked = index
        }

        /// Whether the numbers are the same, and the drawing to within a thousandth of a point.
        func isClose(to other: Shown) -> Bool {
            offset == other.offset && height == other.height && marked == other.marked
                && abs(drawn - other.drawn) < 0.001 && abs(shift - other.shift) < 0.001
        }
    }

    @Test(arguments: ["published-S7", "published-F1", "published-M2", "published-S16"])
    func `the scrubber moves the bar, and the numbers are those of the trace`(name: String) throws {
        let browser = try Browser()
        let trace = try PageSample.counterexample(name).trace
        try browser.load(try PageSample.page(of: name).html)
        for share in 0..<10 {
            let step = share * (trace.count - 1) / 9
            try browser.evaluate(
                """
                (() => { const scrubber = document.getElementById('scrubber'); scrubber.value = \(step);
                  scrubber.dispatchEvent(new Event('input')); return true; })()
                """, as: Bool.self)
            let (shown, expected) = (try Shown(browser), Shown(trace[step], at: step))
            #expect(shown.isClose(to: expected), "\(shown), expected \(expected)")
        }
        #expect(browser.complaints == [])
    }

    @Test(arguments: [5.0, 600, 3e11])
    func `a screen of any height is drawn in one shape, with the bar in it`(height: Double) throws {
        let browser = try Browser()
        let unit = height / 600
        let test = Scenario(
            heights: BarHeights(compact: 100 * unit, normal: 200 * unit, expanded: 300 * unit),
            scrollView: try ScrollViewGeometry(
                frameHeight: height, contentHeight: 2_000 * unit, contentOffset: -200 * unit), events: [])
        try browser.load(
            CounterexamplePage(Reproduction(test, on: .hardened), instruction: "").html)
        let shares = try browser.evaluate(
            """
            (() => { const screen = document.getElementById('phone-bar').getBoundingClientRect();
              const bar = document.querySelector('#phone-bar .bar').getBoundingClientRect();
              return [screen.width / screen.height, bar.height / screen.height]; })()
            """, as: [Double].self)
        #expect(abs(shares[0] - 0.5) < 0.02 && abs(shares[1] - 1.0 / 3) < 0.02, "\(shares)")
    }

    @Test(arguments: [(RightBars.hiding, [0.0, 200, 300]), (RightBars.bottomHiding, [400, 600, 300])])
    func `a bar is drawn at its edge of the screen`(bar: BarDefinition, places: [Double]) throws {
        let browser = try Browser()
        try browser.load(
            CounterexamplePage(Reproduction(try scenario([]), on: bar), instruction: "").html)
        let drawn = try browser.evaluate(
            """
            (() => { const number = (element, name) => Number(element.getAttribute(name));
              const bar = document.querySelector('#phone-bar .bar');
              const detents = document.querySelectorAll('#phone-bar .detent');
              const top = number(bar, 'y');
              return [top, top + number(bar, 'height'), number(detents[2], 'y1')]; })()
            """, as: [Double].self)
        #expect(drawn == places)
    }

    @Test func `a page opens at the violating step, and keys go from step to step`() throws {
        let browser = try Browser()
        let found = try PageSample.counterexample(PageSample.halfOpen)
        let last = found.trace.count - 1
        try browser.load(try PageSample.page(of: PageSample.halfOpen).html)
        #expect(try Shown(browser).marked == found.violation.step)
        for (key, step) in [
            ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last),
            ("ArrowRight", last), ("Home", 0), ("ArrowLeft", 0), ("v", found.violation.step),
        ] {
            try browser.press(key)
            #expect(try Shown(browser).marked == step, "after \(key)")
        }
        // The scrubber says to a screen reader where it is.
        let text = try browser.evaluate(
            "document.getElementById('scrubber').getAttribute('aria-valuetext')", as: String.self)
        #expect(text.hasPrefix("step \(found.violation.step), ") && text.contains(" high"))
    }

    @Test func `the address names the step, and an address that does opens there`() throws {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: PageSample.halfOpen).html)
        try browser.press("Home")
        try browser.press("ArrowRight")
        #expect(try browser.evaluate("location.hash", as: String.self) == "#step=1")
        let shown = try browser.evaluate(
            """
            new Promise((resolve) => {
              addEventListener('hashchange', () => resolve(document.getElementById('scrubber').value));
              location.hash = '#step=2';
            })
            """, as: String.self)
        #expect(try shown == "2" && Shown(browser).marked == 2)
    }

    @Test func `the keys of the player are listed`() throws {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: PageSample.halfOpen).html)
        let keys = try browser.evaluate(
            "[...document.querySelectorAll('.keys kbd')].map((key) => key.textContent)", as: [String].self)
        #expect(keys == ["←", "→", "Home", "End", "space", "v", "z"])
    }

    @Test(arguments: [PageSample.bounce, PageSample.halfOpen])
    func `play goes to the end and stops there, and nothing on the page shifts`(name: String) throws {
        let browser = try Browser()
        let trace = try PageSample.counterexample(name).trace
        try browser.load(try PageSample.page(of: name).html)
        try browser.press("Home")
        let shifts = try browser.evaluate(
            """
            new Promise((resolve) => {
              const shifts = [];
              const begin = () => {
                new PerformanceObserver((list) => {
                  for (const entry of list.getEntries()) {
                    shifts.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "a text"));
                  }
                }).observe({ type: 'layout-shift' });
                const play = document.getElementById('play');
                play.click();
                const wait = () => play.textContent === 'Play' ? setTimeout(() => resolve(shifts), 100)
                  : setTimeout(wait, 20);
                wait();
              };
              // A busy browser may paint a page before its script has run; two frames later that is over.
              requestAnimationFrame(() => requestAnimationFrame(begin));
            })
            """, as: [String].self)
        #expect(shifts == [])
        #expect(try Shown(browser).marked == trace.count - 1)
    }

    @Test func `space plays and pauses`() throws {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: PageSample.halfOpen).html)
        func label() throws -> String { try browser.evaluate("document.getElementById('play').textContent") }
        try browser.press("Home")
        try browser.press(" ")
        #expect(try label() == "Pause")
        try browser.press(" ")
        #expect(try label() == "Play")
    }

    @Test(arguments: [
        "#forward", "#violation", "#play", "#events tr[data-step]", "[data-copies=file]", "#file",
    ])
    func `after a click on a control keys go from step to step`(control: String) throws {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: PageSample.halfOpen).html)
        try browser.click(control)
        func label() throws -> String { try browser.evaluate("document.getElementById('play').textContent") }
        for (key, step) in [("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)] {
            try browser.press(key)
            #expect(try Shown(browser).marked == step, "after \(key)")
        }
        try browser.press(" ")
        #expect(try label() == "Pause")
    }

    @Test func `a control that was reached by a key keeps its own keys and leaves the others`() throws {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: PageSample.halfOpen).html)
        try browser.press("Home")
        try browser.evaluate("(document.getElementById('forward').focus(), true)", as: Bool.self)
        for (key, step) in [(" ", 1), ("ArrowRight", 2), ("Home", 0)] {
            try browser.press(key)
            #expect(try Shown(browser).marked == step, "after \(key)")
        }
        try browser.evaluate("(document.getElementById('speed').focus(), true)", as: Bool.self)
        try browser.press("ArrowRight")
        #expect(try Shown(browser).marked == 1)
        try browser.evaluate("(document.getElementById('events').focus(), true)", as: Bool.self)
        try browser.press("ArrowRight")
        #expect(try Shown(browser).marked == 1)
    }

    @Test func `a button copies what it is beside`() throws {
        let browser = try Browser()
        try browser.load(try PageSample.page(of: PageSample.bounce).html)
        let selected = try browser.evaluate(
            "(document.querySelector('[data-copies=file]').click(), getSelection().toString())",
            as: String.self)
        let file = try PageSample.counterexample(PageSample.bounce).file.text
        #expect(selected.split(separator: "\n") == file.split(separator: "\n"))
    }
}
