import AirBarModel
import Generators
import Motion
import PropertyTesting
import Testing
import TestSupport

@testable import Verification

/// The events that a player makes of what fingers and programmes do.
@Suite struct SessionPlayerTests {
    /// A scroll view without a bar, which keeps its events.
    private struct EventLog: EventSink, Equatable {
        var scrollView: ScrollViewState
        var events: [BarEvent] = []
        let actions: [BarAction] = []
        let isOver = false

        init(_ session: Session) { scrollView = ScrollViewState(session.scrollView) }

        func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
            ScrollViewState(scrollView)
        }

        mutating func advance(by event: BarEvent) {
            scrollView.apply(event)
            events.append(event)
        }
    }

    /// A content offset at which the distances of frames are no longer added exactly.
    private static let start = 5_000.0

    private static func player(_ actions: [SessionAction], _ display: Display = .standard) throws
        -> SessionPlayer<EventLog>
    {
        let session = Session(
            heights: BarHeights(compact: 100, normal: 200, expanded: 300),
            scrollView: try view(at: start, content: 20_000), display: display, actions: actions)
        return session.played(on: EventLog(session))
    }

    /// The events of actions in words; content offsets that follow each other are one.
    private static func summary(_ text: String) throws -> String {
        let file = try ScenarioFile(
            parsing: "scenario 1\nheights 1 2 3\nbind frame 600 content 2000 offset 0\n"
                + text.split(separator: ", ").joined(separator: "\n"))
        let words = file.session.played(on: EventLog(file.session)).sink.events.dropFirst().map { event in
            switch event {
            case .contentOffset, .pan(.changed): "moves"
            case .release(let release): "release \(release.velocity.plain)"
            default: event.text
            }
        }
        return words.indices.filter { $0 == 0 || words[$0] != "moves" || words[$0 - 1] != "moves" }
            .map { words[$0] }.joined(separator: ", ")
    }

    @Test(arguments: [
        ("drag 10 over 0.1, pause 0.2, lift", "pan began, moves, pan ended"),
        ("touch, pause 0.1, lift", "pan failed"), ("touch, rest, lift", "pan failed"),
        ("touch, animate 300, lift, rest", "pan failed, idle"),
        (
            "drag 10 over 0.1, animate 300, pause 1, lift, rest",
            "pan began, moves, pan ended, idle"
        ),
        ("animate 300, rest", "moves, scroll animated 300, idle"),
        ("animate top, rest", "scroll top, idle"), ("animate 0, rest, rest", "scroll animated 0, idle"),
        ("animate 300, pause 0.1, animate top, rest", "moves, scroll top, idle"),
        ("animate 300, pause 1", "moves, scroll animated 300, idle"),
        (
            "animate 300, rest, fling 500, rest",
            "moves, scroll animated 300, idle, pan began, release 500, moves, idle"
        ),
        (
            "fling 500, pause 0.1, touch, lift, rest",
            "pan began, release 500, moves, pan began, pan ended, idle"
        ),
        (
            "drag -100 over 0.1, pause 0.2, lift, pause 0.1, touch, lift, rest",
            "pan began, moves, pan ended, moves, pan began, pan ended, moves, idle"
        ),
        ("fling 500, rest, idle, rest", "pan began, release 500, moves, idle, idle"),
        ("rest, rest", "idle"), ("offset 5, rest", "moves, idle"), ("bind other, rest", "idle"),
        (
            "scroll set 700, bind frame 500 content 900 offset 3, bind other",
            "scroll set 700, bind frame 500 content 900 offset 3, bind frame 600 content 2000 offset 700"
        ),
        (
            "bottom-inset 50, refresh 60, bind frame 500 content 900 offset 3, safe-area 40 0, bind other, bind other",
            "bottom-inset 50, refresh 60, bind frame 500 content 900 offset 3, safe-area 40 0, "
                + "bind frame 600 content 2000 offset 0 safe-area 40 0 bottom-inset 50, "
                + "bind frame 500 content 900 offset 3 safe-area 40 0"
        ),
        (
            "preconfigure frame 500 content 900 offset 3 clamps, scroll set 700, bind other, bind other",
            "scroll set 700, bind frame 500 content 900 offset 3 clamps, "
                + "bind frame 600 content 2000 offset 700"
        ),
        (
            "drag 10 over 0.1, bind frame 500 content 900 offset 3, lift",
            "pan began, moves, bind frame 500 content 900 offset 3"
        ),
    ])
    func `what is done makes these events and no others`(actions: String, events: String) throws {
        #expect(try Self.summary(actions) == events)
    }

    @Test func `many small drags move as far as the finger`() throws {
        let drags = Array(repeating: SessionAction.drag(by: 0.3, over: 0.01), count: 4_000)
        #expect(try Self.player(drags).sink.scrollView.contentOffset == Self.start + 1_200)
    }

    private static let clocks = FrameRate.allCases.map { FrameClock($0) } + [.unsteady]

    @Test func `a drag to between two pixels ends at the same one at every frame rate`() async {
        let distances = Generator<Int>.integer(in: 0...2_000).map { Double($0) / 2 + 0.25 }
        let durations = Generator<Double>.element(of: 0.07, 0.13, 0.3, 0.37, 0.5, 1)
        await check(zip(distances, durations)) { distance, duration in
            let ends = try Self.clocks.map { clock in
                try Self.player(
                    [.drag(by: distance, over: duration), .cancel], Display(clock: clock, scale: .two)
                ).sink.scrollView.contentOffset
            }
            return Set(ends).count == 1
        }
    }

    @Test func `a drag is let go of at the speed of the whole drag`() async {
        let distances = Generator<Int>.integer(in: 100...3_000).map { Double($0) / 7 }
        let durations = Generator<Double>.element(of: 0.02, 0.05, 0.13, 0.3)
        await check(zip(distances, durations, .element(of: 0, 1, 2, 3, 4)), cases: 60) {
            distance, duration, clock in
            let player = try Self.player(
                [.drag(by: distance, over: duration), .lift], Display(clock: Self.clocks[clock], scale: .two))
            guard case .release(let release) = player.lastEvent else { return false }
            return abs(release.velocity - distance / duration) < 1e-6
        }
    }

    @Test func `after a fling and a pause the content is at the same place at every frame rate`() async {
        let pauses = Generator<Int>.integer(in: 5...90).map { Double($0) / 100 }
        await check(zip(.integer(in: 500...3_000), pauses), cases: 60) { velocity, pause in
            let places = try Self.clocks.map { clock in
                try Self.player(
                    [.fling(Double(velocity)), .pause(pause)], Display(clock: clock, scale: .two)
                ).sink.scrollView.contentOffset
            }
            // A pixel more or less, which is rounding.
            return places.allSatisfy { abs($0 - places[0]) <= 0.5 }
        }
    }

    @Test(arguments: PixelScale.allCases)
    func `a finger moves content by whole pixels of its screen, on each scroll view`(scale: PixelScale) throws
    {
        let drag = SessionAction.drag(by: 100, over: 0.37)
        let player = try Self.player(
            [drag, .cancel, .event(.scrollView(view(at: 0, content: 20_000))), drag],
            Display(clock: FrameClock(.hz60), scale: scale))
        let pixels = player.sink.events.compactMap { event in
            if case .contentOffset(let contentOffset) = event {
                contentOffset * Double(scale.rawValue)
            } else {
                nil
            }
        }
        #expect(pixels.count > 30 && pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
    }

    @Test func `a drag lasts as many frames as the screen shows in its time`() throws {
        for (rate, count) in [(FrameRate.hz30, 6), (.hz60, 12), (.hz90, 18), (.hz120, 24)] {
            let player = try Self.player(
                [.drag(by: 400, over: 0.2)], Display(clock: FrameClock(rate), scale: .two))
            #expect(player.frames == count && player.sink.events.count == 2 + 2 * count)
        }
    }

    @Test func `a copy of a player goes on as the player does, and each action starts where it is told`()
        async
    {
        await check(zip(Session.generator, .integer(in: 0...9))) { session, number in
            let cut = min(number, session.actions.count)
            let first = session.with(actions: Array(session.actions.prefix(cut)))
            var player = first.played(on: EventLog(first))
            // What is cut in the middle of a motion goes on.
            player.play(.animateToTop)
            player.advance(by: 1.0 / 60)
            var copy = SessionPlayer(player, on: player.sink)
            for action in session.actions.dropFirst(cut) {
                let count = player.sink.events.count - 1
                player.play([action])
                copy.play([action])
                if player.starts.last != count { return false }
            }
            return copy.sink == player.sink && copy.starts == player.starts && copy.frames == player.frames
                && copy.lastEvent == player.lastEvent && copy.isFull == player.isFull
        }
    }

    @Test func `a copy of a player that is full plays nothing`() throws {
        let player = try Self.player(Array(repeating: .drag(by: 0, over: 10), count: 40))
        var copy = SessionPlayer(player, on: player.sink)
        copy.play([.event(.idle)])
        #expect(player.isFull && copy.sink == player.sink)
    }
}
