import AirBarModel
import Testing
import TestSupport
import Verification

/// What a user of the app does, and what the hardened bar makes of it.
@Suite struct HardenedBarTests {
    /// The heights of a bar of 100, 200 and 300 points after each event, on a view whose end is 1400.
    func heights(_ events: BarEvent..., on view: ScrollGeometry? = nil) throws -> [Double] {
        try trace(events, on: view).dropFirst().map { -$0.after.offset }
    }

    /// What can be seen after the last event.
    func last(_ events: BarEvent..., on view: ScrollGeometry? = nil) throws -> Snapshot {
        try #require(trace(events, on: view).last).after
    }

    /// What the bar does on the last event, but for telling its state.
    func deeds(_ events: BarEvent..., on view: ScrollGeometry? = nil) throws -> [BarAction] {
        let trace = try trace(events, on: view)
        return try trace.actions(of: #require(trace.last)).filter {
            if case .state = $0 { false } else { true }
        }
    }

    func trace(_ events: [BarEvent], on view: ScrollGeometry? = nil) throws -> Trace {
        Trace(of: try scenario(events, on: view), on: .hardened)
    }

    @Test func `scrolling down makes it compact and scrolling up anywhere makes it normal`() throws {
        #expect(
            try heights(.contentOffset(-130), .contentOffset(500), .contentOffset(430)) == [130, 100, 170])
        #expect(try heights(.contentOffset(500), .contentOffset(300), .contentOffset(0)) == [100, 200, 200])
    }

    @Test func `pulling at the top opens it, and scrolling away closes it for good`() throws {
        #expect(
            try heights(
                .pan(.began), .contentOffset(-260), .contentOffset(-300), .contentOffset(0),
                .contentOffset(-300))
                == [200, 260, 300, 100, 200])
    }

    @Test func `pulling within the content does not open it`() throws {
        #expect(
            try heights(.contentOffset(600), .pan(.began), .contentOffset(100), .pan(.ended)) == [
                100, 100, 200, 200,
            ])
    }

    @Test func `letting go half way lands on the nearer height`() throws {
        #expect(try heights(.pan(.began), .contentOffset(-160), .pan(.ended)).last == 200)
        #expect(try heights(.pan(.began), .contentOffset(-140), .pan(.cancelled)).last == 100)
        #expect(try heights(.pan(.began), .contentOffset(-260), .pan(.failed)).last == 300)
    }

    @Test func `a tie goes to the smaller bar`() throws {
        #expect(try heights(.pan(.began), .contentOffset(-150), .pan(.ended)).last == 100)
        #expect(try heights(.pan(.began), .contentOffset(-250), .pan(.ended)).last == 200)
    }

    @Test func `a bounce at either end moves nothing`() throws {
        #expect(
            try heights(.contentOffset(-250), .contentOffset(-300), .contentOffset(-200)) == [200, 200, 200])
        #expect(
            try heights(
                .contentOffset(1300), .contentOffset(1200), .contentOffset(1400), .contentOffset(1450),
                .contentOffset(1400)) == [100, 200, 100, 100, 100])
    }

    @Test func `grabbing it in mid-bounce pops it open to the content`() throws {
        #expect(try heights(.contentOffset(-260), .pan(.began)) == [200, 260])
    }

    @Test func `expand opens it from anywhere and off brings it to normal`() throws {
        #expect(try heights(.contentOffset(500), .expand(true), .expand(false)) == [100, 300, 200])
        #expect(try deeds(.contentOffset(500), .expand(true)) == [.contentOffset(-300, animated: true)])
        #expect(try deeds(.expand(true), .expand(false)) == [.contentOffset(-200, animated: true)])
    }

    @Test func `a pull within 5 points of the top opens it, and one further down does not`() throws {
        #expect(try last(.contentOffset(-195), .pan(.began)).isExpandedStateAvailable)
        #expect(try !last(.contentOffset(-194.5), .pan(.began)).isExpandedStateAvailable)
    }

    @Test func `coming to rest at normal takes the expanded state away, at expanded it stays`() throws {
        #expect(try !last(.pan(.began), .pan(.ended)).isExpandedStateAvailable)
        #expect(try last(.pan(.began), .contentOffset(-300), .pan(.ended)).isExpandedStateAvailable)
        #expect(try last(.pan(.began), .pan(.ended)).scrollView.contentInset.top == 200)
    }

    @Test func `within half a point of a height it settles without moving the content`() throws {
        #expect(
            try last(.pan(.began), .contentOffset(-199.5), .pan(.ended)).scrollView.contentOffset == -199.5)
        #expect(try last(.pan(.began), .contentOffset(-199.5), .pan(.ended)).offset == -200)
        #expect(try last(.pan(.began), .contentOffset(-199), .pan(.ended)).scrollView.contentOffset == -200)
    }
}
