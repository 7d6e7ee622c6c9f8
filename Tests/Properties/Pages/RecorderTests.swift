import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

/// The recorder in `Examples`, in a browser, on a page with a header that switches in an animation.
@Suite(.serialized, .enabled("Chromium is not installed") { Browser.path != nil })
struct RecorderTests {
    /// A page whose header is hidden by a scroll down of 20 points in one direction, and shown by one up.
    ///
    /// - Parameter hidden: the place of the hidden header, in points.
    private static func page(hiddenAt hidden: Int) throws -> String {
        try page(
            """
            header { transition: transform 200ms; }
            header.hidden { transform: translateY(\(hidden)px); }
            """,
            script: """
                let [last, turn] = [0, 0];
                addEventListener("scroll", () => {
                  if ((scrollY - last) * (last - turn) < 0) turn = last;
                  last = scrollY;
                  if (scrollY - turn >= 20 && scrollY >= 64) header.classList.add("hidden");
                  if (turn - scrollY >= 20 || scrollY <= 0) header.classList.remove("hidden");
                });
                """)
    }

    /// A page whose header follows the scroll, in a callback of the frame.
    private static func followingPage() throws -> String {
        try page(
            "",
            script: """
                let [last, hidden, waits] = [0, 0, false];
                addEventListener("scroll", () => {
                  if (waits) return;
                  waits = true;
                  requestAnimationFrame(() => {
                    waits = false;
                    hidden = Math.min(64, Math.max(0, hidden + scrollY - last));
                    last = scrollY;
                    header.style.transform = `translateY(${-hidden}px)`;
                  });
                });
                """)
    }

    /// A page with a header of 64 points, which a script moves.
    private static func page(_ style: String, script: String) throws -> String {
        """
        <!doctype html><meta name="viewport" content="width=device-width"><title>A header</title>
        <link rel="icon" href="data:,">
        <style>
          body { margin: 0; padding-top: 64px; }
          main { height: 6000px; }
          header { position: fixed; top: 0; width: 100%; height: 64px; }
          \(style)
        </style>
        <header></header><main></main>
        <script>
          const header = document.querySelector("header");
          \(script)
        </script>
        <script>\(try Repository.text(of: "Examples/Recorder/recorder.js"))</script>
        """
    }

    /// The recording of some drags, and of some scrolls by the page.
    private static func recording(hiddenAt hidden: Int) throws -> String {
        let browser = try Browser()
        try browser.load(page(hiddenAt: hidden), width: 390, height: 844)
        try browser.evaluate(
            """
            (window.recorder = recordHeader("header", { heights: [0, 64], kind: "switching:20", content: "main" }),
              true)
            """, as: Bool.self)
        for (start, end) in [(800, 300), (300, 500), (700, 400), (100, 750)] {
            try browser.drag(from: start, to: end, frames: 25)
        }
        let text = try browser.evaluate(
            """
            (async () => {
              const frames = async (count, step) => {
                for (let frame = 0; frame < count; frame += 1) {
                  step?.();
                  await new Promise(requestAnimationFrame);
                }
              };
              await frames(40, () => scrollBy(0, 12));
              await frames(30);
              await frames(30, () => scrollBy(0, -9));
              await frames(30);
              recorder.stop();
              return recorder.csv;
            })()
            """, as: String.self)
        #expect(browser.complaints == [])
        return text
    }

    @Test func `a right header breaks nothing`() throws {
        let text = try Self.recording(hiddenAt: -64)
        let report = try report(of: text)
        #expect(report.counterexamples.isEmpty && report.reasonNotToDecide == nil, "\(report.text)\n\(text)")
        for id in ["K3", "K4", "K5", "S18"] { #expect(report.status(of: id) == .holds, "\(id)") }
        // It was seen in between, both hidden and shown, and under a finger.
        let rows = text.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        let heights = rows.compactMap { $0.count == 9 ? Double($0[2]) : nil }
        #expect(heights.contains(0) && heights.contains(64) && heights.contains { $0 > 0 && $0 < 64 })
        for pan in ["began", "changed", "ended"] { #expect(rows.contains { $0.count == 9 && $0[6] == pan }) }
        #expect(rows.contains { $0.count == 9 && $0[8] == "idle" })
        #expect(report.ignoredColumns.isEmpty && report.columns.count == 9)
    }

    @Test func `a header that moves in the callback of a frame is in step with the content`() throws {
        let browser = try Browser()
        try browser.load(Self.followingPage(), width: 390, height: 844)
        try browser.evaluate(
            "(window.recorder = recordHeader('header', { heights: [0, 64] }), true)", as: Bool.self)
        for (start, end) in [(800, 300), (300, 500), (700, 400), (100, 750)] {
            try browser.drag(from: start, to: end, frames: 25)
        }
        let text = try browser.evaluate("(recorder.stop(), recorder.csv)", as: String.self)
        var check = RecordingCheck(kind: .hidesOnScroll.without(.snapping))
        try check.read(text.utf8)
        let report = try check.finish()
        #expect(report.counterexamples.isEmpty, "\(report.text)\n\(text)")
        #expect(report.status(of: "S8") == .holds)
    }

    @Test func `a bar at the bottom takes no room at the top`() throws {
        let browser = try Browser()
        try browser.load(Self.followingPage(), width: 390, height: 844)
        let text = try browser.evaluate(
            """
            (async () => {
              const recorder = recordHeader("header", { heights: [0, 64], kind: "bottom-switching:20" });
              await new Promise(requestAnimationFrame);
              await new Promise(requestAnimationFrame);
              recorder.stop();
              return recorder.csv;
            })()
            """, as: String.self)
        let rows = text.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        let insets = rows.filter { $0.count == 9 && Double($0[0]) != nil }.map { $0[5] }
        #expect(!insets.isEmpty && insets.allSatisfy { $0 == "0" }, "\(text)")
    }

    @Test func `a header that stays half hidden is found`() throws {
        let text = try Self.recording(hiddenAt: -30)
        let report = try report(of: text)
        #expect(report.status(of: "K3") == .broken, "\(report.text)")
        #expect(report.text.contains("but then was 34 pt tall."), "\(report.text)")
    }

    @Test func `a selector that finds nothing is named, and a recording can be saved`() throws {
        let browser = try Browser()
        try browser.load(Self.page(hiddenAt: -64), width: 390, height: 844)
        let message = try browser.evaluate(
            "(() => { try { recordHeader('.none') } catch (error) { return error.message } })()",
            as: String.self)
        #expect(message == "recordHeader: no element is .none")
        let name = try browser.evaluate(
            """
            (() => {
              let saved = null;
              HTMLAnchorElement.prototype.click = function () { saved = this.download + " " + this.protocol; };
              const recorder = recordHeader("header");
              recorder.stop();
              recorder.download("mine.csv");
              return saved;
            })()
            """, as: String.self)
        #expect(name == "mine.csv blob:")
    }
}
