import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// The host's record of actions, and its reuse for another bar.
@Suite struct BarHostTests {
    private let configuration = Result {
        try BarConfiguration(compact: 100, normal: 200, expanded: 300)
    }

    @Test func `a host that begins anew has the new scroll view, no actions and the storage of the old`()
        throws
    {
        var host = BarHost(ScrollViewState(try view(at: -200)))
        var bar = HardenedBar(try configuration.get())
        for event in [BarEvent.scrollView(try view(at: -200)), .contentOffset(500), .expand(true)] {
            host.deliver(event, to: &bar)
        }
        let capacity = host.actions.capacity
        #expect(host.actions.count > 4 && host.scrollView.contentInset.top == 300)

        let next = ScrollViewState(try view(at: 40, content: 900))
        host.begin(on: next)
        #expect(host.scrollView == next && host.actions.isEmpty)
        #expect(host.actions.capacity == capacity)
    }

    @Test func `an invalid number is not a number for the scroll view, and a sum of valid ones is`() throws {
        var view = ScrollViewState(try view(at: -200))
        for event in [
            BarEvent.contentOffset(0x1p40), .contentHeight(-1), .frameHeight(.infinity),
            .lostContentOffset(1e300),
        ] { view.apply(event) }
        #expect(view.contentOffset.isNaN && view.contentHeight.isNaN && view.frameHeight.isNaN)

        let large = magnitudeLimit.nextDown
        var host = BarHost(ScrollViewState(try TestSupport.view(at: -200)))
        var bar = HardenedBar(try configuration.get())
        for event in [
            BarEvent.scrollView(try TestSupport.view(at: -200)), .refreshInset(large), .expand(false),
        ] {
            host.deliver(event, to: &bar)
        }
        #expect(host.scrollView.contentOffset == -(200 + large))
        for event in [BarEvent.pan(.began), .refreshInset(0), .expand(false)] {
            host.deliver(event, to: &bar)
        }
        #expect(host.scrollView.contentOffset == -200 && host.scrollView.contentInset.top == 200)
    }

    @Test func `on a host that begins anew a bar does what it does on a fresh one`() throws {
        let events: [BarEvent] = [
            .scrollView(try view(at: 40)), .pan(.began), .contentOffset(-160), .pan(.ended), .idle,
        ]
        var used = BarHost(ScrollViewState(try view(at: -200)))
        for round in 1...3 {
            let scrollView = ScrollViewState(try view(at: 40))
            var fresh = BarHost(scrollView)
            used.begin(on: scrollView)
            var bars = [HardenedBar(try configuration.get()), HardenedBar(try configuration.get())]
            for event in events {
                fresh.deliver(event, to: &bars[0])
                used.deliver(event, to: &bars[1])
            }
            #expect(bars[0] == bars[1] && used.scrollView == fresh.scrollView, "round \(round)")
            #expect(used.actions == fresh.actions && !used.actions.isEmpty, "round \(round)")
        }
    }
}
