import AirBarModel
import Testing
import Verification

/// What a user of the app does, and what the hardened bar makes of it.
@Suite struct HardenedBarTests {
    private func heights(_ events: BarEvent...) throws -> [Double] {
        try trace(events).dropFirst().map { -$0.after.offset }
    }

    private func last(_ events: BarEvent...) throws -> Snapshot {
        try #require(trace(events).last).after
    }

    private func trace(_ events: [BarEvent]) throws -> Trace {
        let scenario = try Scenario(
            configuration: BarConfiguration(compact: 100, normal: 200, expanded: 300),
            scrollView: ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200),
            events: events)
        return Trace(of: scenario, on: .hardened)
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
    }

    @Test func `an offset nobody can compute with is refused, and what follows is counted in full`() throws {
        #expect(
            try heights(
                .contentOffset(.nan), .contentOffset(.infinity), .contentOffset(-0x1p40), .contentOffset(-130)
            )
                == [200, 200, 200, 130])
    }

    @Test func `it settles where it was when the offset is one that nobody can compute with`() throws {
        for offset in [Double.nan, .infinity, 1e300] {
            for stop in [BarEvent.idle, .pan(.ended)] {
                #expect(try heights(.contentOffset(-160), .contentOffset(offset), stop) == [160, 160, 200])
            }
        }
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

    @Test func `an open bar brings any other view to its top`() throws {
        let scrolled = try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 500)
        #expect(try last(.expand(true), .scrollView(scrolled)).scrollView.contentOffset == -300)
        #expect(try last(.contentOffset(0), .scrollView(scrolled)).scrollView.contentOffset == 500)
    }

    @Test func `a swap keeps the bar and brings the content up to it`() throws {
        let fresh = try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0)
        #expect(
            try heights(.contentOffset(-130), .scrollView(fresh), .contentOffset(-120)) == [130, 130, 120])
    }
}
