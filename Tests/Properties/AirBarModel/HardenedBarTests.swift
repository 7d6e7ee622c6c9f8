import AirBarModel
import Testing
import TestSupport
import Verification

/// The hardened bar's behaviour under what a user of the app does.
@Suite struct HardenedBarTests {
    /// The heights of a bar of 100, 200 and 300 points after each event, on a view whose end is 1400.
    func heights(_ events: BarEvent..., on view: ScrollViewGeometry? = nil) throws -> [Double] {
        try trace(events, on: view).dropFirst().map { -$0.after.offset }
    }

    /// The observable state after the last event.
    func last(_ events: BarEvent..., on view: ScrollViewGeometry? = nil) throws -> Snapshot {
        try #require(trace(events, on: view).last).after
    }

    /// The bar's actions on the last event, without the states that it reports.
    func actions(_ events: BarEvent..., on view: ScrollViewGeometry? = nil) throws -> [BarAction] {
        let trace = try trace(events, on: view)
        return try trace.actions(of: #require(trace.last)).filter {
            if case .state = $0 { false } else { true }
        }
    }

    func trace(_ events: [BarEvent], on view: ScrollViewGeometry? = nil) throws -> Trace {
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

    @Test func `a release between two heights settles on the nearer one`() throws {
        #expect(try heights(.pan(.began), .contentOffset(-160), .pan(.ended)).last == 200)
        #expect(try heights(.pan(.began), .contentOffset(-140), .pan(.cancelled)).last == 100)
        #expect(try heights(.pan(.began), .contentOffset(-260), .pan(.failed)).last == 300)
    }

    @Test func `a tie goes to the smaller bar`() throws {
        #expect(try heights(.pan(.began), .contentOffset(-150), .pan(.ended)).last == 100)
        #expect(try heights(.pan(.began), .contentOffset(-250), .pan(.ended)).last == 200)
    }

    @Test func `a bounce at either end does not move the bar`() throws {
        #expect(
            try heights(.contentOffset(-250), .contentOffset(-300), .contentOffset(-200)) == [200, 200, 200])
        #expect(
            try heights(
                .contentOffset(1300), .contentOffset(1200), .contentOffset(1400), .contentOffset(1450),
                .contentOffset(1400)) == [100, 200, 100, 100, 100])
    }

    @Test func `a pan that begins in mid-bounce opens the bar up to the content`() throws {
        #expect(try heights(.contentOffset(-260), .pan(.began)) == [200, 260])
    }

    @Test func `a request opens it from anywhere, and another brings it to normal`() throws {
        #expect(try heights(.contentOffset(500), .expand(true), .expand(false)) == [100, 300, 200])
        for (events, height) in [
            ([BarEvent.contentOffset(500), .expand(true)], 300.0), ([.expand(true), .expand(false)], 200),
        ] {
            // The insets first: content that clamps could not go to an offset beyond its edges.
            #expect(
                try actions(events[0], events[1]) == [
                    .contentInset(ContentInset(top: height, bottom: 0)),
                    .contentOffset(-height, animated: true),
                ])
        }
    }

    @Test func `a pull within 5 points of the top opens it, and one further down does not`() throws {
        #expect(try last(.contentOffset(-195), .pan(.began)).isExpandedStateAvailable)
        #expect(try !last(.contentOffset(-194.5), .pan(.began)).isExpandedStateAvailable)
    }

    @Test func `settling at normal makes the expanded state unavailable, settling at expanded does not`()
        throws
    {
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
