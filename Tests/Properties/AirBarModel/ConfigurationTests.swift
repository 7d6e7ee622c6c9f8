import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

@Suite struct ConfigurationTests {
    @Test(arguments: [
        (-1.0, 2.0, 3.0, "compact height"), (.nan, 2, 3, "compact height"),
        (1, .infinity, 3, "normal height"),
        (1, 2, 0x1p40, "expanded height"), (3, 2, 4, "normal height"), (1, 3, 2, "expanded height"),
    ])
    func `invalid heights are errors by name`(
        compact: Double, normal: Double, expanded: Double, field: String
    ) throws {
        let error = #expect(throws: InvalidValue.self) {
            try BarConfiguration(compact: compact, normal: normal, expanded: expanded)
        }
        #expect(error?.field == field)
    }

    @Test func `an error has the field, the value and what was expected`() {
        let error = #expect(throws: InvalidValue.self) {
            try BarConfiguration(compact: 100, normal: 50, expanded: 300)
        }
        #expect(error?.description == "normal height is 50.0, expected at least the compact height, 100.0")
    }

    @Test func `equal heights and zero heights are valid`() throws {
        #expect(try BarConfiguration(compact: 0, normal: 0, expanded: 0).expanded == 0)
        #expect(try BarConfiguration(compact: 7, normal: 7, expanded: 7).compact == 7)
    }

    @Test(arguments: [
        (-1.0, 1.0, 0.0, "frame height"), (1, -1, 0, "content height"), (.infinity, 1, 0, "frame height"),
        (1, .nan, 0, "content height"), (1, 1, .nan, "content offset"), (1, 1, -0x1p40, "content offset"),
    ])
    func `invalid geometry of a scroll view is an error by name`(
        frame: Double, content: Double, offset: Double, field: String
    ) {
        let error = #expect(throws: InvalidValue.self) {
            try ScrollViewGeometry(frameHeight: frame, contentHeight: content, contentOffset: offset)
        }
        #expect(error?.field == field)
    }

    @Test(arguments: [
        (-1.0, 0.0, "top safe area"), (.nan, 0, "top safe area"), (0, -1, "bottom safe area"),
        (0, 0x1p40, "bottom safe area"),
    ])
    func `an invalid safe area is an error by name`(
        top: Double, bottom: Double, field: String
    ) {
        let error = #expect(throws: InvalidValue.self) {
            try view(safeArea: ContentInset(top: top, bottom: bottom))
        }
        #expect(error?.field == field)
    }

    @Test(arguments: [
        (-1.0, 0.0, 0.0, "tolerance at the top"), (.nan, 0, 0, "tolerance at the top"),
        (0, -1, 0, "quiet snap"), (0, .infinity, 0, "quiet snap"), (0, 0, 0, "quiet snap"),
        (0, 0x1p-11, 0, "quiet snap"), (0, 1, 0x1p40, "fling speed"),
    ])
    func `invalid tolerances are errors by name`(
        top: Double, quietSnap: Double, fling: Double, field: String
    ) {
        let error = #expect(throws: InvalidValue.self) {
            try BarTolerances(top: top, quietSnap: quietSnap, fling: fling)
        }
        #expect(error?.field == field)
    }

    @Test func `a bar uses the tolerances of its configuration`() throws {
        let heights = BarHeights(compact: 100, normal: 200, expanded: 300)
        let tolerances = try BarTolerances(top: 20, quietSnap: 10, fling: 50)
        func last(_ events: BarEvent...) throws -> Snapshot {
            let scenario = try Scenario(
                heights: heights, tolerances: tolerances, scrollView: view(), events: events)
            return try #require(Trace(of: scenario, on: .hardened).last).after
        }
        #expect(try last(.contentOffset(-180), .pan(.began)).isExpandedStateAvailable)
        #expect(try !last(.contentOffset(-179), .pan(.began)).isExpandedStateAvailable)
        #expect(try last(.contentOffset(-190), .pan(.ended)).scrollView.contentOffset == -190)
        #expect(try last(.contentOffset(-189), .pan(.ended)).scrollView.contentOffset == -200)
        let release = BarEvent.release(Release(velocity: 50, rest: 0))
        #expect(try last(.contentOffset(-160), release).offset == -160)
        #expect(try last(.contentOffset(-160), .release(Release(velocity: 49, rest: 0))).offset == -200)
    }
}
