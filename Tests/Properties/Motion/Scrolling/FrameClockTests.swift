import Motion
import Testing

@Suite struct FrameClockTests {
    private static func frames(_ clock: FrameClock, _ count: Int) -> [Double] {
        var clock = clock
        return (0..<count).map { _ in clock.next() }
    }

    @Test(arguments: FrameRate.allCases)
    func `frames that are on time are as long as their rate says`(rate: FrameRate) {
        #expect(Set(Self.frames(FrameClock(rate), 100)) == [1 / Double(rate.rawValue)])
    }

    @Test func `a dropped frame makes the one before twice as long`() throws {
        let frames = Self.frames(try FrameClock(.hz60, jitter: 0, dropping: 3), 6)
        #expect(frames.map { ($0 * 60).rounded() } == [1, 1, 2, 1, 1, 2])
    }

    @Test func `jitter lengthens and shortens frames, evenly and always alike`() throws {
        let clock = try FrameClock(.hz120, jitter: 0.9, dropping: 0)
        let frames = Self.frames(clock, 1_000)
        #expect(frames == Self.frames(clock, 1_000))
        #expect(frames.allSatisfy { $0 > 0.09 / 120 && $0 < 1.91 / 120 })
        let mean: Double = frames.reduce(0, +) / 1_000
        #expect((mean * 120 - 1).magnitude < 0.01)
        #expect(Set(frames).count > 900)
    }

    @Test func `a clock that could run backwards is refused`() {
        for (jitter, dropping) in [(1.0, 0), (-0.1, 0), (.nan, 0), (0, -1)] {
            #expect(throws: InvalidValue.self) {
                try FrameClock(.hz60, jitter: jitter, dropping: dropping)
            }
        }
    }
}
