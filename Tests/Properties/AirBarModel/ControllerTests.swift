import AirBarModel
import Motion
import Testing
import Verification

/// The controller of live scroll views, case by case.
@Suite struct ControllerTests {
    private static func controller(_ rules: BarDefinition = .hardened) throws -> BarController {
        BarController(rules.makeBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300)))
    }

    private static func scrollView() throws -> SimulatedScrollView {
        SimulatedScrollView(try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0))
    }

    @Test func `a scroll view that was replaced is not observed or changed any more`() throws {
        let (old, new) = (try Self.scrollView(), try Self.scrollView())
        let controller = try Self.controller()
        try controller.set(scrollView: old)
        try controller.set(scrollView: new)
        let (state, inset) = (controller.state, old.contentInset)
        old.contentOffset = 500
        old.contentHeight = 50
        old.apply(.pan(.began))
        #expect(controller.state == state && old.contentInset == inset && new.contentInset.top == 200)
        new.contentOffset = 500
        #expect(controller.state.height == 100)
    }

    @Test func `other heights move the bar and the content at its top, and invalid ones nothing`() throws {
        let view = try Self.scrollView()
        let controller = try Self.controller()
        try controller.set(scrollView: view)
        controller.change(heights: BarHeights(compact: 110, normal: 220, expanded: 330))
        #expect(controller.state.height == 220 && view.contentOffset == -220 && view.contentInset.top == 220)
        controller.change(heights: BarHeights(compact: 110, normal: 100, expanded: 330))
        #expect(controller.state.height == 220 && view.contentOffset == -220 && view.contentInset.top == 220)
    }

    @Test func `the bar is shown and hidden in place, and the content stays`() throws {
        let view = try Self.scrollView()
        let controller = try Self.controller()
        try controller.set(scrollView: view)
        controller.show(false)
        #expect(controller.state.height == 200, "hidden over a gap")
        view.contentOffset = 500
        controller.show(true)
        #expect(controller.state.height == 200 && view.contentOffset == 500)
        controller.show(false)
        #expect(controller.state.height == 100 && view.contentOffset == 500)
    }

    @Test func `a tap on the status bar takes content above pinned section headers to its top`() throws {
        let view = try Self.scrollView()
        let heights = try BarConfiguration(compact: 100, normal: 200, expanded: 300)
        let controller = BarController(HidingBar(heights, insetFollows: true))
        try controller.set(scrollView: view)
        view.contentOffset = 500
        #expect(controller.state.height == 100 && view.contentInset.top == 100)
        view.contentOffset = -100
        controller.scrollViewDidScrollToTop()
        #expect(controller.state.height == 200 && view.contentInset.top == 200)
        #expect(view.contentOffset == -200)
    }

    @Test func `the bar stays where it must`() throws {
        let view = try Self.scrollView()
        let controller = try Self.controller()
        try controller.set(scrollView: view)
        view.contentOffset = 500
        controller.stay(true)
        view.contentOffset = 600
        #expect(controller.state.height == 200 && controller.state.configuration.mustStay)
        controller.stay(false)
        view.contentOffset = 700
        #expect(controller.state.height == 100)
    }

    @Test func `a bar is not notified of content offsets that it sets itself`() throws {
        final class Count: @unchecked Sendable { var events = 0 }
        struct Pusher: Bar {
            let state: BarState
            let count: Count
            static func == (one: Pusher, other: Pusher) -> Bool { one.state == other.state }
            func hash(into hasher: inout Hasher) { hasher.combine(state) }
            func react(to event: BarEvent, on host: inout BarHost) {
                count.events += 1
                // If it were notified, it would go on for ever.
                guard count.events < 10 else { return }
                host.updateContentOffset(host.scrollView.contentOffset + 1, animated: false)
            }
        }
        let count = Count()
        let rules = BarDefinition("pusher") { Pusher(state: BarState($0), count: count) }
        let view = try Self.scrollView()
        let controller = try Self.controller(rules)
        try controller.set(scrollView: view)
        view.contentOffset = 10
        #expect(count.events == 2 && view.contentOffset == 11)
    }

    @Test func `an offset that was never notified is made up for by the next event`() throws {
        final class Silent: Scrollable {
            var contentOffset = 0.0
            let (contentHeight, frameHeight) = (2000.0, 600.0)
            let (safeArea, refreshInset, release) = (ContentInset.zero, 0.0, Release?.none)
            var contentInset = ContentInset.zero
            var scrollIndicatorInsetTop = 0.0
            let contentOffsetObservable = ObservableValue<Double>()
            let contentHeightObservable = ObservableValue<Double>()
            let panObservable = ObservableValue<PanPhase>()
            func updateContentOffset(_ contentOffset: Double, animated: Bool) {
                self.contentOffset = contentOffset
            }
            func retarget(to contentOffset: Double) {}
        }
        let events: [(Silent) -> Void] = [
            { $0.panObservable.notify(.began) }, { $0.panObservable.notify(.changed) },
            { $0.contentHeightObservable.notify($0.contentHeight) },
        ]
        for event in events {
            let view = Silent()
            let controller = try Self.controller()
            try controller.set(scrollView: view)
            view.contentOffset = -150
            event(view)
            #expect(controller.state.height == 150)
        }
    }

    @Test
    func `an invalid size of a scroll view is an error by name, and once bound the last valid size counts`()
        throws
    {
        let controller = try Self.controller()
        let view = try Self.scrollView()
        view.contentHeight = -1
        let error = #expect(throws: InvalidValue.self) { try controller.set(scrollView: view) }
        #expect(error?.field == "content height")
        view.contentHeight = 2000
        try controller.set(scrollView: view)
        for (height, offset) in zip([-Double.infinity, .infinity, .nan, -1], [-190.0, -180, -170, -160]) {
            view.contentHeight = height
            view.contentOffset = offset
            #expect(
                view.contentInset == ContentInset(top: 200, bottom: 0) && controller.state.offset == offset)
        }
    }

    @Test func `a fling is retargeted to where the bar is on a detent, and is not stopped`() throws {
        let controller = try Self.controller()
        let view = try Self.scrollView()
        try controller.set(scrollView: view)
        view.apply(.pan(.began))
        view.contentOffset = -170
        view.apply(.release(Release(velocity: 1000, rest: -130)))
        #expect(view.target == -100 && view.contentOffset == -170 && controller.state.height == 170)
        view.contentOffset = -100
        controller.scrollViewDidRest()
        #expect(controller.state.height == 100 && view.contentOffset == -100)
    }

    @Test func `a request by the state observer is carried out after the present event`() throws {
        let controller = try Self.controller()
        let view = try Self.scrollView()
        try controller.set(scrollView: view)
        var heights: [Double] = []
        controller.stateObserver = { [unowned controller] state in
            heights.append(state.height)
            if heights.count == 1 { controller.expand(true) }
        }
        view.contentOffset = 0
        #expect(heights == [100, 300] && controller.state.height == 300 && view.contentOffset == -300)
    }

    @Test func `the state observer receives every state in order`() throws {
        let controller = try Self.controller(.published)
        var heights: [Double] = []
        controller.stateObserver = { heights.append($0.height) }
        let view = try Self.scrollView()
        try controller.set(scrollView: view)
        view.contentOffset = -200
        view.contentOffset = -180
        view.contentOffset = 0
        #expect(heights == [200, 180, 100])
    }

    @Test func `an observable calls its last observer alone, once for each value, and none that was removed`()
    {
        let observable = ObservableValue<Int>()
        var (first, second) = ([Int](), [Int]())
        observable.observe { first.append($0) }
        observable.notify(1)
        observable.observe { second.append($0) }
        observable.notify(2)
        observable.observe(nil)
        observable.notify(3)
        #expect(first == [1] && second == [2])
    }

    @Test func `an observable releases its observer when it is released`() {
        final class Witness {}
        weak var witness: Witness?
        do {
            let observable = ObservableValue<Double>()
            let strong = Witness()
            witness = strong
            observable.observe { _ in _ = strong }
            #expect(witness != nil)
        }
        #expect(witness == nil)
    }

    @Test func `a scroll view does not retain its controller`() throws {
        let view = try Self.scrollView()
        weak var released: BarController?
        do {
            let controller = try Self.controller()
            released = controller
            try controller.set(scrollView: view)
        }
        #expect(released == nil)
        view.contentOffset = 10
    }
}
