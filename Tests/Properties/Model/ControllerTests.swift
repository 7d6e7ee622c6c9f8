import AirBarModel
import Testing
import Verification

/// The controller of live scroll views against the pure bar.
@Suite struct ControllerTests {
    /// Drives live scroll views through a scenario, and tells what could be seen after each event.
    private static func drive(_ scenario: Scenario, on rules: BarRules) -> [Snapshot] {
        var view = SimulatedScrollView(scenario.scrollView)
        let controller = BarController(rules.makeBar(scenario.configuration))
        controller.set(scrollView: view)
        var seen = [Snapshot(controller.state, view)]
        for event in scenario.events {
            switch event {
            case .contentOffset(let contentOffset): view.contentOffset = contentOffset
            case .contentHeight(let height): view.contentHeight = height
            case .pan(let phase): view.pan = phase
            case .expand(let isExpanded): controller.expand(isExpanded)
            case .idle: controller.scrollViewDidRest()
            case .scrollView(let geometry):
                view = SimulatedScrollView(geometry)
                controller.set(scrollView: view)
            }
            seen.append(Snapshot(controller.state, view))
        }
        return seen
    }

    @Test(arguments: Bars.all.map(\.name))
    func `on live scroll views a bar does what it does in a trace`(name: String) throws {
        let rules = try Bars.named(name)
        check(Scenario.generator) { scenario in
            Self.drive(scenario, on: rules) == Trace(of: scenario, on: rules).map { Snapshot($0.after) }
        }
    }

    @Test func `a scroll view that was swapped is left alone`() throws {
        let geometry = try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0)
        let (old, new) = (SimulatedScrollView(geometry), SimulatedScrollView(geometry))
        let controller = BarController(
            BarRules.hardened.makeBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300)))
        controller.set(scrollView: old)
        controller.set(scrollView: new)
        old.contentOffset = 500
        old.contentHeight = 50
        old.pan = .began
        #expect(controller.state.height == 200)
        #expect(old.contentInset.bottom == 0)
        new.contentOffset = 500
        #expect(controller.state.height == 100)
    }

    @Test func `the state observer hears every state in order`() throws {
        let controller = BarController(
            BarRules.published.makeBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300)))
        var heights: [Double] = []
        controller.stateObserver = { heights.append($0.height) }
        let view = SimulatedScrollView(
            try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0))
        controller.set(scrollView: view)
        view.contentOffset = -200
        view.contentOffset = -180
        view.contentOffset = 0
        #expect(heights == [200, 180, 100])
    }

    @Test func `an observable that dies drops its observer`() {
        final class Witness {}
        weak var witness: Witness?
        do {
            let observable = Observable<Double>()
            let strong = Witness()
            witness = strong
            observable.observe { _ in _ = strong }
            #expect(witness != nil)
        }
        #expect(witness == nil)
    }

    @Test func `a scroll view does not keep its controller alive`() throws {
        let view = SimulatedScrollView(
            try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0))
        weak var released: BarController?
        do {
            let controller = BarController(
                BarRules.hardened.makeBar(try BarConfiguration(compact: 1, normal: 2, expanded: 3)))
            released = controller
            controller.set(scrollView: view)
        }
        #expect(released == nil)
        view.contentOffset = 10
    }
}

/// What can be seen of a bar and of any scroll view.
private struct Snapshot: Equatable {
    let offset: Double
    let isExpandedStateAvailable: Bool
    let contentOffset: Double
    let inset: ContentInset
    let indicatorInsetTop: Double

    init(_ state: BarState, _ view: SimulatedScrollView) {
        offset = state.offset
        isExpandedStateAvailable = state.isExpandedStateAvailable
        contentOffset = view.contentOffset
        inset = view.contentInset
        indicatorInsetTop = view.scrollIndicatorInsetTop
    }

    init(_ snapshot: Verification.Snapshot) {
        offset = snapshot.offset
        isExpandedStateAvailable = snapshot.isExpandedStateAvailable
        contentOffset = snapshot.scrollView.contentOffset
        inset = snapshot.scrollView.contentInset
        indicatorInsetTop = snapshot.scrollView.scrollIndicatorInsetTop
    }
}
