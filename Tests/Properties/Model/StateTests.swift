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

    @Test func `a bar is born at its normal height without the expanded state`() throws {
        let state = BarState(try BarConfiguration(compact: 1, normal: 2, expanded: 3))
        #expect(state.height == 2)
        #expect(!state.isExpandedStateAvailable)
        #expect(state.lowestOffset == -2)
    }
}
