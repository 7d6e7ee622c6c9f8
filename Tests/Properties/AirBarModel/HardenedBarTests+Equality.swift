import AirBarModel
import Testing
import TestSupport
import Verification

/// Equality and hashing, which the explorer relies on.
extension HardenedBarTests {
    private func bar(after events: [BarEvent], compact: Double = 100) throws -> HardenedBar {
        var bar = HardenedBar(try BarConfiguration(compact: compact, normal: 200, expanded: 300))
        var host = BarHost(ScrollViewState(try view(at: -200)))
        for event in [BarEvent.scrollView(try view(at: -200))] + events { host.deliver(event, to: &bar) }
        return bar
    }

    @Test func `bars are equal if they know the same, however they came to know it`() throws {
        let (one, other) = (
            try bar(after: [.contentOffset(-150), .contentOffset(-160)]),
            try bar(after: [.horizontalScroll, .contentOffset(-160)])
        )
        #expect(one == other && one.hashValue == other.hashValue)
    }

    @Test func `bars differ if anything they know does`() throws {
        let bars = [
            try bar(after: []), try bar(after: [], compact: 99), try bar(after: [.contentOffset(-160)]),
            try bar(after: [.pan(.began)]), try bar(after: [.contentHeight(1000)]),
            try bar(after: [.bounces(false), .horizontalScroll]), try bar(after: [.contentOffset(-210)]),
            try bar(after: [.refreshInset(20)]), try bar(after: [.frameHeight(500)]),
        ]
        #expect(Set(bars).count == bars.count)
        for (index, bar) in bars.enumerated() { #expect(bars.firstIndex(of: bar) == index) }
    }
}
