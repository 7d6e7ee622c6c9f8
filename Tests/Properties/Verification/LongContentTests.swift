import AirBarModel
import Generators
import Testing
import Verification

/// A hardened bar that ignores scrolls far down the content, as one that keeps the content offset in 16 bits.
private struct DeafBelow: Bar {
    private var bar: HardenedBar

    /// The content offset, in points, from which on scrolls are ignored.
    static let limit = 32_767.0

    init(_ configuration: BarConfiguration) { bar = HardenedBar(configuration) }

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .contentOffset(let offset) = event, offset > Self.limit { return }
        bar.react(to: event, on: &host)
    }
}

@Suite struct LongContentTests {
    @Test(arguments: [UInt64](0..<5))
    func `a bar that is wrong only far down long content is found`(seed: UInt64) throws {
        let deaf = BarDefinition("deaf", heights: .fixed(64, 128, 284)) { DeafBelow($0) }
        var settings = SearchSettings(cases: 5_000, seed: seed)
        settings.stopWhenFound = ["S8"]
        let report = BarVerifier(deaf, invariants: [.visiblePart], events: .realistic).run(settings)
        #expect(report.status(of: .visiblePart) == .broken, "\(report.text)")
    }
}
