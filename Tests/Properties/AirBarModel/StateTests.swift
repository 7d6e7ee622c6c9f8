import AirBarModel
import Testing

@Suite struct StateTests {
    private func state(height: Double) throws -> BarState {
        var state = BarState(try BarConfiguration(compact: 100, normal: 200, expanded: 300))
        state.offset = -height
        return state
    }

    @Test(arguments: [(100.0, 0.0), (150, 0.5), (200, 1), (225, 1.25), (300, 2), (90, 0), (310, 2)])
    func `progress runs from 0 at compact over 1 at normal to 2 at expanded`(height: Double, progress: Double)
        throws
    {
        #expect(try state(height: height).transitionProgress == progress)
    }

    /// The progress of a bar of some heights at one of them.
    private func progress(_ compact: Double, _ normal: Double, _ expanded: Double, at height: Double) throws
        -> Double
    {
        var state = BarState(
            try BarConfiguration(compact: compact, normal: normal, expanded: expanded))
        state.offset = -height
        return state.transitionProgress
    }

    @Test(
        arguments: [
            (100.0, 200.0, 300.0), (200, 200, 300), (100, 200, 200), (200, 200, 200), (0, 0, 0), (0, 0, 7),
            (0, 7, 7), (0.1, 0.1.nextUp, 0.1.nextUp.nextUp), (1.0 / 3, 2.0 / 3, 1), (0, 1e-300, 0x1p39),
        ] as [(Double, Double, Double)])
    func `progress is exactly 0 at compact, 1 at normal and 2 at expanded, and 1 where they are equal`(
        compact: Double, normal: Double, expanded: Double
    ) throws {
        #expect(try progress(compact, normal, expanded, at: normal) == 1)
        #expect(try progress(compact, normal, expanded, at: compact) == (compact < normal ? 0 : 1))
        #expect(try progress(compact, normal, expanded, at: expanded) == (normal < expanded ? 2 : 1))
    }

    @Test func `the progress of the published bar is 2 at its normal height where expanded is no larger`()
        throws
    {
        let flat = try BarConfiguration(compact: 100, normal: 200, expanded: 200)
        #expect(BarDefinition.published.makeBar(flat).transitionProgress == 2)
        #expect(BarDefinition.hardened.makeBar(flat).transitionProgress == 1)
        let other = try BarConfiguration(compact: 100, normal: 200, expanded: 200.0.nextUp)
        #expect(BarDefinition.published.makeBar(other).transitionProgress == 1)
    }

    @Test func `a bar at its normal height is in the upper range`() throws {
        #expect(try state(height: 199).stateRange == .compactNormal)
        #expect(try state(height: 200).stateRange == .normalExpanded)
    }

    @Test(arguments: [(100.0, 0.0), (150, 5), (199, 9.9), (200, 1), (300, 1)])
    func `a client's value follows its interval in one range and its constant in the other`(
        height: Double, value: Double
    ) throws {
        let computed = try state(height: height).value(
            compactNormalRange: .range(0, 10), normalExpandedRange: .value(1))
        #expect(abs(computed - value) < 1e-12)
    }

    @Test func `a new bar has its normal height and no expanded state`() throws {
        let state = BarState(try BarConfiguration(compact: 1, normal: 2, expanded: 3))
        #expect(state.height == 2)
        #expect(!state.isExpandedStateAvailable)
        #expect(state.lowestOffset == -2)
    }
}
