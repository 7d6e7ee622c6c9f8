import AirBarModel
import Generators
import Testing
import Verification

/// A hardened bar that keeps a bottom inset that it finds at a binding, where that is the larger one.
private struct KeepsFound: Bar {
    private var bar: HardenedBar

    init(_ configuration: BarConfiguration) { bar = HardenedBar(configuration) }

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let found = host.scrollView.contentInset.bottom
        bar.react(to: event, on: &host)
        let inset = host.scrollView.contentInset
        if event.kind == .bind, found > inset.bottom {
            host.setContentInset(ContentInset(top: inset.top, bottom: found))
        }
    }
}

@Suite struct LoadedViewTests {
    @Test(arguments: [UInt64](0..<5))
    func `a bar that keeps what another one left below content that was loaded is found`(seed: UInt64) throws
    {
        let keeps = BarDefinition("keeps", heights: .fixed(64, 128, 284)) { KeepsFound($0) }
        let report = BarVerifier(keeps, invariants: [.compactReachable], events: .realistic).run(
            cases: 1_000, seed: seed)
        #expect(report.status(of: .compactReachable) == .broken, "\(report.text)")
    }
}
