import Foundation
import Testing
import TestSupport
import Verification

/// The sentence of every committed minimum.
@Suite struct CommittedExplanationTests {
    /// The sentences of the committed files, each of one invariant.
    private static func sentences(of files: [URL]) throws -> [String: String] {
        var sentences: [String: String] = [:]
        for url in files {
            let file = url.deletingPathExtension().lastPathComponent
            let text = try String(contentsOf: url, encoding: .utf8)
            for found in try Reproduction(scenarioFile: text).counterexamples {
                let id = found.invariant.id
                sentences[file.hasSuffix("-\(id)") ? file : "\(file) \(id)"] = found.explanation
            }
        }
        return sentences
    }

    @Test(arguments: RegressionTests.files)
    func `the sentence of a committed minimum`(url: URL) throws {
        for (name, sentence) in try Self.sentences(of: [url]) {
            #expect(sentence == Self.minima[name], "\(name)")
        }
    }

    @Test func `every committed minimum has a sentence, and no other has`() throws {
        #expect(try Self.sentences(of: RegressionTests.files).keys.sorted() == Self.minima.keys.sorted())
    }
}

extension CommittedExplanationTests {
    fileprivate static let minima = others.merging(snapping) { $1 }.merging(safety) { $1 }.merging(kinds) {
        $1
    }

    private static let safety: [String: String] = [
        "published-S1":
            "The pan went on; the bar made the expanded state unavailable and set its insets, and was "
            + "1 pt taller than its normal height (200 pt), the tallest without the expanded state.",
        "published-S10":
            "The content scrolled up by 1 pt, to 1 pt beyond its end; the bar shrank by 1 pt, but "
            + "should only grow with such a scroll.",
        "published-S11":
            "The content moved sideways, 1 pt beyond its end; the bar shrank by 1 pt, but nothing had "
            + "moved up or down.",
        "published-S12":
            "The content scrolled down by 1 pt, to 1 pt beyond its end; the bar shrank by 1 pt, but "
            + "content too short to scroll should not move it.",
        "published-S13":
            "A scroll view was bound, with its content at -200; the bar set its insets and set the "
            + "content offset that was there already, and left 101 pt to scroll from the top to the "
            + "end, more than the 100 pt that it shrinks over.",
        "published-S14":
            "The content was reported again, unchanged; the bar scrolled the content up by 1 pt, but "
            + "such a change should leave it and the content as they were.",
        "published-S15":
            "The frame was reported again, unchanged; the bar did nothing, and its bottom inset was "
            + "-1, where 0 was needed.",
        "published-S16":
            "The inset of the refresh control became 1 pt smaller; the bar did nothing, and its own "
            + "top inset was 199, where it was 200 before the refresh.",
        "published-S17":
            "A scroll view was bound, with its content at -199; the bar set its insets and scrolled "
            + "the content up by 1 pt, but the content should have stayed where it was.",
        "published-S18":
            "The app requested the normal height; the bar set its insets and set the content offset "
            + "that was there already in an animation, and its own top inset was 200, where it was 300 "
            + "before with the expanded state available too.",
        "published-S19":
            "The app requested the expanded height; the bar made the expanded state available, set "
            + "its insets and scrolled the content up by 100 pt in an animation, but should have been "
            + "at its expanded height (300 pt) then.",
        "published-S2":
            "An event had an invalid content height, nan; the bar set the content offset that was "
            + "there already, but an invalid event should have no effect.",
        "awkward-S2":
            "An event had an invalid content offset, 1e+300; the bar grew by 1.0000002248489182e-07 pt to its "
            + "expanded height (284 pt), but an invalid event should have no effect.",
        "published-S20":
            "A pan began with the content at its top; the bar made the expanded state available and "
            + "set its insets, but called its states before and after that equal.",
        "published-S21":
            "The app requested the expanded height; the bar made the expanded state available, set "
            + "its insets and scrolled the content up by 100 pt in an animation, and left a gap of 100 "
            + "pt between itself and the content.",
        "published-S22":
            "A scroll view was bound, with its content at -200; the bar set its insets and set the "
            + "content offset that was there already, and left a bottom inset of 0, less than the 1 of "
            + "the app alone.",
        "published-S3":
            "A bar of compact height 100 pt, normal height 99 pt and expanded height 300 pt was "
            + "accepted, although they are not in order.",
        "published-S4":
            "The pan went on; the bar made the expanded state unavailable and set its insets, and was "
            + "1 pt taller than its normal height without the expanded state.",
        "published-S5":
            "The content scrolled up by 1 pt; the bar grew by 1 pt, but should open only with the content 1 pt "
            + "farther up.",
        "published-S6":
            "A pan began with the content at its top; the bar made the expanded state available and set its "
            + "insets, but the content was 55 pt too far below its top for that.",
        "published-S7":
            "The content scrolled down by 1 pt, to 1 pt beyond its end; the bar shrank by 1 pt, but a "
            + "bounce should not move it.",
        "published-S8":
            "The content scrolled down by 100 pt, to 1 pt beyond its end; the bar shrank by 100 pt to "
            + "its compact height (100 pt), but only the part within the edges counts, which would have "
            + "left it 101 pt tall.",
        "published-S9":
            "The content scrolled down by 100 pt, to 1 pt beyond its end; the bar shrank by 100 pt to "
            + "its compact height (100 pt), but only 99 pt of that movement was within the edges.",
        "published-rounding S1":
            "The content scrolled down by 1531.3333333333333 pt, to its end; the bar shrank by "
            + "100.00000000000001 pt, and was 3.552713678800501e-15 pt smaller than its compact height "
            + "(31.333333333333332 pt) (by less than a millionth of a point, as sums in another order round).",
    ]
}
