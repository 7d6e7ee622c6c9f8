import Foundation
import Testing
import TestSupport
import Verification

@testable import Pages

/// The pages in a browser.
@Suite(.serialized, .enabled("Chromium is not installed") { Browser.path != nil })
struct PageTests {
    /// Loads a page of each kind, in a window of a size, and looks at it.
    private static func forEachPage(
        width: Int = 1_200, isDark: Bool = false, _ look: (PageSample, Browser) throws -> Void
    ) throws {
        let browser = try Browser()
        for sample in PageSample.allCases {
            try browser.load(try sample.html(), width: width, isDark: isDark)
            try look(sample, browser)
        }
    }

    @Test func `a page loads nothing and says nothing on the console`() throws {
        try Self.forEachPage { sample, browser in
            #expect(browser.complaints == [], "\(sample)")
            let headings = try browser.evaluate("document.querySelectorAll('h1').length", as: Int.self)
            #expect(headings == 1, "\(sample)")
        }
    }

    @Test(arguments: [320, 390])
    func `on a phone a page does not scroll sideways`(width: Int) throws {
        try Self.forEachPage(width: width) { sample, browser in
            let shown = try browser.evaluate("document.documentElement.scrollWidth", as: Int.self)
            #expect(shown <= width, "\(sample)")
        }
    }

    @Test(arguments: [false, true])
    func `every text has a contrast of at least 4.5, in light and in dark`(isDark: Bool) throws {
        try Self.forEachPage(isDark: isDark) { sample, browser in
            let faint = try browser.evaluate(Self.faintTexts, as: [String].self)
            #expect(faint == [], "\(sample)")
        }
    }

    @Test func `every control has a name`() throws {
        try Self.forEachPage { sample, browser in
            let controls = try browser.controls()
            #expect(controls.filter { $0.name.isEmpty }.map(\.role) == [], "\(sample)")
            #expect(!controls.isEmpty, "\(sample)")
        }
    }

    @Test func `no text of a picture is cut, and none covers another`() throws {
        try Self.forEachPage { sample, browser in
            let covered = try browser.evaluate(Self.coveredTexts, as: [String].self)
            #expect(covered == [], "\(sample)")
        }
        let browser = try Browser()
        for name in try PageSample.committed() {
            try browser.load(try PageSample.page(of: name).html)
            #expect(try browser.evaluate(Self.coveredTexts, as: [String].self) == [], "\(name)")
        }
        for law in PageSample.laws {
            try browser.load(law.page.html)
            #expect(try browser.evaluate(Self.coveredTexts, as: [String].self) == [], "\(law.id)")
        }
    }

    /// The texts of drawings that are not all in the drawing, or in whose room another one is; at the top and the bottom of
    /// a screen rows scroll out of it.
    private static let coveredTexts = """
        [...document.querySelectorAll("svg")].flatMap((drawing) => {
          const scrolls = drawing.matches(".phone");
          const room = drawing.getBoundingClientRect();
          const texts = [...drawing.querySelectorAll("text")]
            .filter((text) => text.textContent.trim() && text.getBoundingClientRect().width > 0);
          const boxes = texts.map((text) => text.getBoundingClientRect());
          return texts.filter((text, index) => {
            const box = boxes[index];
            if (box.left < room.left - 1 || box.right > room.right + 1) return true;
            if (!scrolls && (box.top < room.top - 1 || box.bottom > room.bottom + 1)) return true;
            return boxes.some((other, at) => at !== index
              && Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
              && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 3);
          }).map((text) => text.textContent);
        })
        """

    /// The texts whose contrast with what is behind them is less than 4.5, by the definition of WCAG 2.1.
    private static let faintTexts = """
        (() => {
          const parse = (color) => {
            const [r, g, b, a] = color.match(/[\\d.]+/g).map(Number);
            return { r, g, b, a: a ?? 1 };
          };
          const luminance = ({ r, g, b }) => {
            const [x, y, z] = [r, g, b].map((c) => {
              c /= 255;
              return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * x + 0.7152 * y + 0.0722 * z;
          };
          const background = (element) => {
            for (let e = element; e; e = e.parentElement) {
              const color = parse(getComputedStyle(e).backgroundColor);
              if (color.a > 0) return color;
            }
            return { r: 255, g: 255, b: 255 };
          };
          const faint = [];
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const element = texts.currentNode.parentElement;
            if (!texts.currentNode.data.trim() || !element.checkVisibility()) continue;
            if (["SCRIPT", "STYLE", "title", "desc"].includes(element.tagName)) continue;
            const style = getComputedStyle(element);
            const isDrawn = element instanceof SVGElement;
            const behind = isDrawn && element.dataset.on
              ? parse(getComputedStyle(element.ownerSVGElement.querySelector("." + element.dataset.on)).fill)
              : background(element);
            const ink = parse(isDrawn ? style.fill : style.color);
            const [a, b] = [luminance(ink), luminance(behind)].sort((x, y) => y - x);
            if ((a + 0.05) / (b + 0.05) < 4.5) faint.push(texts.currentNode.data.trim());
          }
          return faint;
        })()
        """
}
