import AirBarModel
import Foundation
import Testing
import TestSupport

@testable import Verification

/// Bars that switch in an animation, of which a recording has the heights that were seen.
@Suite struct AnimatedHeightsTests {
    private static func animatedHeights(pixel: Double? = nil) throws -> AnimatedHeights {
        let bar = try BarConfiguration(BarHeights(compact: 0, normal: 48, expanded: 48))
        return try #require(AnimatedHeights(bar.of(.switches(after: 10)), pixel: pixel))
    }

    /// The final heights of heights that were seen, one in each frame of a sixtieth of a second.
    private static func final(
        _ seen: [Double], interval: Double = 1.0 / 60, pixel: Double? = nil
    ) throws -> [Double] {
        var animated = try animatedHeights(pixel: pixel)
        var rows: [RecordedRow] = []
        for (index, height) in seen.enumerated() {
            rows += animated.add(
                RecordedRow(line: index + 1, time: Double(index) * interval, barHeight: height))
        }
        rows += animated.finish()
        #expect(rows.map(\.line) == Array(1...seen.count))
        return rows.map(\.barHeight)
    }

    @Test func `a height in an animation is the one at which that ends`() throws {
        #expect(try Self.final([48, 48, 40, 20, 4, 0, 0]) == [48, 48, 0, 0, 0, 0, 0])
        #expect(try Self.final([0, 1, 47, 48]) == [0, 48, 48, 48])
        // It turns before it arrives.
        #expect(try Self.final([48, 40, 20, 30, 48]) == [48, 0, 0, 48, 48])
        // Its last step is less than a pixel, and it turns soon after it has arrived.
        #expect(try Self.final([20, 47.8, 48, 48, 40, 10, 0], pixel: 0.5) == [48, 48, 48, 48, 0, 0, 0])
        // Rounded to whole points it stands still for some frames.
        #expect(try Self.final([48, 47, 47, 20, 1, 1, 1, 0]) == [48, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `where a bar stands still between its heights, it rests`() throws {
        let still = Array(repeating: 20.0, count: 20)
        #expect(try Self.final([48, 40] + still) == [48, 20] + still)
        #expect(try Self.final(still + [48]).first == 20)
        // It trembles by less than a pixel.
        let trembling = (0..<20).map { 20 + Double($0 % 2) / 10 }
        #expect(try Self.final([48] + trembling, pixel: 1.0 / 3)[1] == 20)
    }

    @Test func `a bar that moves for longer than an animation was seen as it is`() throws {
        let slow = (0...96).map { 48 - Double($0) / 2 }
        #expect(try Self.final(slow)[1] == 47.5)
        #expect(try Self.final(slow, interval: 1.0 / 120)[1] == 0)
    }

    @Test func `an animation goes on where the recording ends, and one step is none`() throws {
        #expect(try Self.final([48, 40, 20]) == [48, 0, 0])
        #expect(try Self.final([48, 20], interval: 1) == [48, 20])
        #expect(try Self.final([20]) == [20])
    }

    @Test func `rows of one time are not kept`() throws {
        var animated = try Self.animatedHeights()
        var count = 0
        for line in 1...5_000 {
            count += animated.add(RecordedRow(line: line, time: 7, barHeight: 20)).count
            #expect(line - count < 500)
        }
    }

    @Test(arguments: [(0.1, 0), (0.25, 1), (0.25, 4), (0.5, 2)])
    func `a right bar that switches in an animation breaks nothing`(duration: Double, delay: Int) throws {
        let bar = RightBars.switching
        for scenario in samples(of: Scenario.generator, count: 200) where scenario.heights.flaw == nil {
            let trace = Trace(of: scenario.recordable(on: bar), on: bar)
            guard trace.allSatisfy({ $0.soundnessViolation == nil }) else { continue }
            let text = RecordingFile(trace).text
            let seen = try report(of: text.animated(duration: duration, delay: delay))
            #expect(
                seen.counterexamples.isEmpty,
                "\(text.animated(duration: duration, delay: delay))\n\(seen.text)")
        }
        let web = try Repository.text(of: "Tests/Properties/Recordings/web-material-touch.csv")
        let seen = try report(of: web.animated(duration: duration, delay: delay))
        #expect(seen.counterexamples.isEmpty && seen.status(of: "K4") == .holds, "\(seen.text)")
        #expect(seen.status(of: "K3") == .holds && seen.reasonNotToDecide == nil)
    }

    @Test func `an animation may begin when the content has turned after the scroll that decided`() throws {
        let moved: [(Double, Double)] = [
            (500, 48), (510, 48), (520, 48), (530, 48), (529, 48), (528, 40), (527, 20), (526, 0),
        ]
        let rows = (moved + Array(repeating: (526, 0), count: 30)).enumerated().map { index, row in
            "\(Double(index) / 60),\(row.0),\(row.1),3000,800\n"
        }
        let seen = try report(
            of: "# heights 0 48\n# kind switching:10\n# absent-is-zero\n"
                + "time,contentOffset,barHeight,contentHeight,frameHeight\n" + rows.joined())
        #expect(seen.counterexamples.isEmpty && seen.unclearRows == 1, "\(seen.text)")
    }

    @Test func `a header of the web is judged by what was seen as by its final heights`() throws {
        var check = RecordingCheck(kind: .switches(after: 100, below: 548))
        try check.read(Repository.text(of: "Tests/Properties/Recordings/web-material-seen.csv").utf8)
        let seen = try check.finish()
        #expect(seen.counterexamples.isEmpty && seen.status(of: "K3") == .holds, "\(seen.text)")
    }

    @Test func `a bar that stays half hidden in an animation is found`() throws {
        let web = try Repository.text(of: "Tests/Properties/Recordings/web-material-touch.csv")
        let half = try report(of: web.animated(duration: 0.25, delay: 1, endingAt: 20))
        #expect(half.counterexamples.map(\.invariant.id) == ["K3", "K4"], "\(half.text)")
    }
}

extension String {
    /// The CSV of a bar that switches at once, with the heights that are seen if it does so in an animation.
    ///
    /// - Parameters:
    ///   - duration: the duration of the animation, in seconds.
    ///   - delay: the number of rows that it begins late.
    ///   - stop: the smallest height that is reached, in points.
    fileprivate func animated(duration: Double, delay: Int, endingAt stop: Double = 0) -> String {
        var targets: [Double] = []
        var (start, from, target) = (0.0, 0.0, Double.nan)
        return split(whereSeparator: \.isNewline).map { line in
            var cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard let time = Double(cells[0]), let height = Double(cells[2]) else { return String(line) }
            targets.append(Swift.max(stop, height))
            let next = targets[Swift.max(0, targets.count - 1 - delay)]
            func seen() -> Double {
                let share = Swift.min(1, (time - start) / duration)
                return share == 1 ? target : from + (target - from) * share * share * (3 - 2 * share)
            }
            if target.isNaN { (start, from, target) = (-.infinity, next, next) }
            if next != target { (start, from, target) = (time, seen(), next) }
            cells[2] = "\(seen())"
            return cells.joined(separator: ",")
        }.joined(separator: "\n")
    }
}
