import AirBarModel
import Testing
import TestSupport
import Verification

/// Sessions on scroll views that take time for the animations that a bar commands.
@Suite struct CommandedAnimationTests {
    private static let always = DrawnBehavior(always: .animatesCommands)

    /// The content offsets of a session in which a finger drags by 60 points and lifts, and the bar becomes compact.
    private static func offsets(
        _ behavior: ScrollViewBehavior, then actions: SessionAction...
    ) throws -> [Double] {
        let session = Session(
            heights: BarHeights(compact: 100, normal: 200, expanded: 300),
            scrollView: try view(behavior: behavior),
            actions: [.drag(by: 60, over: 0.2), .pause(0.2), .lift] + actions)
        let trace = Trace(of: session, on: .hardened)
        let lift = try #require(trace.lastIndex { $0.actions.snap == -100 && $0.kind == .ended })
        return trace[lift...].map(\.arrival)
    }

    @Test func `a snap takes a third of a second, and the content is notified of on its way`() throws {
        let frames = try Self.offsets(.animatesCommands, then: .rest)
        #expect(frames.first == -140 && frames.last == -100 && frames.count > 15)
        #expect(frames == frames.sorted())
        #expect(try Self.offsets([], then: .rest) == [-140, -100])
    }

    @Test func `a finger that touches the content in a snap stops it where it is`() throws {
        let frames = try Self.offsets(.animatesCommands, then: .pause(0.1), .touch, .pause(0.1))
        let last = try #require(frames.last)
        #expect(frames.first == -140 && -140 < last && last < -100)
    }

    @Test func `a fling right after a snap decelerates from where the snap goes`() throws {
        let frames = try Self.offsets(.animatesCommands, then: .fling(1_200), .pause(0.02))
        #expect(frames.count > 3 && frames.dropFirst(2).allSatisfy { $0 >= -100 })
    }

    @Test(arguments: [BarDefinition.hardened, RightBars.largeTitle, RightBars.hiding])
    func `a right bar is accused of nothing where its animations take time`(definition: BarDefinition) {
        let report = SessionVerifier(definition, behavior: Self.always).run(cases: 300)
        #expect(report.counterexamples.isEmpty, "\(report.text)")
    }

    @Test func `a bar that waits for the end of its snap, which a finger stopped, is found there`() {
        let waiting = BarDefinition("waiting", kind: BarDefinition.hardened.kind.without(.requests)) {
            WaitsForItsSnap(bar: HardenedBar($0))
        }
        let plain = SessionVerifier(waiting, invariants: [.visiblePart], events: .realistic).run(cases: 500)
        #expect(plain.holds, "\(plain.text)")
        let report = SessionVerifier(
            waiting, invariants: [.visiblePart], events: .realistic, behavior: Self.always
        ).run(cases: 500)
        #expect(!report.counterexamples.isEmpty)
    }
}

/// A hardened bar that sees no scroll until the content is where it has commanded it in an animation.
private struct WaitsForItsSnap: Bar {
    var bar: HardenedBar
    private var awaited: Double?

    init(bar: HardenedBar) { self.bar = bar }

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let awaited, case .contentOffset = event, host.scrollView.contentOffset != awaited { return }
        awaited = nil
        bar.react(to: event, on: &host)
        // It waits for snaps; the app may open it under a finger, where nothing is animated.
        guard event.kind != .expand else { return }
        for case .contentOffset(let target, true) in host.actions { awaited = target }
    }
}
