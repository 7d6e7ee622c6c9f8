import AirBarModel
import Generators
import PropertyTesting
import TestSupport
import Testing
import Verification

/// The seed's stretchy header: no height, half its width at rest, and as much more as content is pulled.
@Suite struct CollapsingBarTests {
    /// A stretchy bar on long content at its top, as a header of a width and a greatest height, in points.
    private static func header(width: Double, expanded: Double) throws -> (bar: CollapsingBar, host: BarHost)
    {
        let heights = try BarConfiguration(compact: 0, normal: width / 2, expanded: expanded)
        var bar = CollapsingBar(heights, isStretchy: true)
        var host = BarHost(ScrollViewState(try view(at: 0, content: 5_000)))
        host.deliver(.scrollView(try view(at: 0, content: 5_000)), to: &bar)
        return (bar, host)
    }

    @Test func `bound at the top, a stretchy bar is half as tall as wide, and the content begins below it`()
        async
    {
        await check(Generator<Int>.integer(in: 1...2_000)) { width in
            let half = Double(width) / 2
            let (bar, host) = try Self.header(width: Double(width), expanded: Double(width))
            #expect(bar.state.height == half && host.scrollView.contentInset.top == half)
            #expect(host.scrollView.contentOffset == -half)
        }
    }

    @Test func `at a content offset y a stretchy bar has the height −y, from none to its expanded height`()
        async
    {
        let widths = Generator<Double>.double(in: 1...2_000)
        let further = Generator<Double>.double(in: 0...2_000)
        let contentOffsets = Generator<Double>.double(in: -4_000...4_000)
        await check(zip(widths, further, contentOffsets.array(count: 1...4))) { width, further, offsets in
            let expanded = width / 2 + further
            var (bar, host) = try Self.header(width: width, expanded: expanded)
            for y in offsets {
                host.deliver(.contentOffset(y), to: &bar)
                #expect((bar.state.height - min(max(0, -y), expanded)).magnitude < 1e-9)
                #expect(host.scrollView.contentInset.top == width / 2)
            }
        }
    }

    @Test(arguments: [100.0, 320, 1_024])
    func `such a header keeps all that is demanded of a stretchy bar`(width: Double) {
        let header = BarDefinition(
            "header", heights: .fixed(0, width / 2, 2 * width), kind: .stretchy
        ) { CollapsingBar($0, isStretchy: true) }
        let report = BarVerifier(header).run(cases: 1_000)
        #expect(report.holds, "\(report.text)")
        #expect(report.invariants.contains { $0.id == "K6" })
    }
}
