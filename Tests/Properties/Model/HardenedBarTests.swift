import AirBarModel
import Testing
import Verification

/// What a user of the app does, and what the hardened bar makes of it.
@Suite struct HardenedBarTests {
    private func heights(_ events: BarEvent..., bindingAt contentOffset: Double = -200) throws -> [Double] {
        let scenario = try Scenario(
            configuration: try BarConfiguration(compact: 100, normal: 200, expanded: 300),
            scrollView: try ScrollGeometry(
                frameHeight: 600, contentHeight: 2000, contentOffset: contentOffset),
            events: events)
        return Trace(of: scenario, on: .hardened).dropFirst().map { -$0.after.offset }
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

    @Test func `a swap keeps the bar and brings the content up to it`() throws {
        let fresh = try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0)
        #expect(
            try heights(.contentOffset(-130), .scrollView(fresh), .contentOffset(-120)) == [130, 130, 120])
    }
}
