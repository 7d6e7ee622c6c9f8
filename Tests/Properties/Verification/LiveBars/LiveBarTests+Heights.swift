import AirBarModel
import Testing
import TestSupport
import Verification

/// Objects of which the app asks something.
extension LiveBarTests {
    @Test
    func
        `an object that changes its heights is given the new ones, and one that does not keeps its old ones`()
        throws
    {
        let file = try ScenarioFile(
            parsing: """
                scenario 1
                heights 100 200 300
                bind frame 600 content 2000 offset -200
                heights 110 220 330
                """)
        func heights(_ isChanging: Bool) -> [Double] {
            let definition = BarDefinition.live("large", kind: .airBar.with(.changingHeights)) {
                _, configuration in
                let header = Resizable(configuration.heights)
                return LiveBar(
                    height: { header.heights.normal },
                    changeHeights: { if isChanging { header.heights = $0 } })
            }
            return Trace(of: file.session, on: definition).map { -$0.after.offset }
        }
        #expect(heights(true) == [200, 220])
        #expect(heights(false) == [200, 200])
    }

    @Test func `an object is told to be shown and hidden in place, and to stay`() throws {
        let definition = BarDefinition.live("tabs", kind: .hidesOnScroll.with([.showingInPlace, .staying])) {
            _, configuration in
            let header = Resizable(configuration.heights)
            return LiveBar(
                height: { header.isShown ? header.heights.normal : header.heights.compact },
                show: { header.isShown = $0 }, stay: { header.isShown = $0 })
        }
        let trace = Trace(
            of: try scenario([.show(false), .idle, .show(true), .show(false), .stay(true), .stay(false)]),
            on: definition)
        #expect(trace.map { -$0.after.offset } == [200, 100, 100, 200, 100, 200, 100])
        #expect(trace.map(\.configuration.mustStay) == [false, false, false, false, false, true, false])
    }
}

/// A header that stays at its normal height, whatever that is, or is hidden.
private final class Resizable {
    var heights: BarHeights
    var isShown = true

    init(_ heights: BarHeights) { self.heights = heights }
}
