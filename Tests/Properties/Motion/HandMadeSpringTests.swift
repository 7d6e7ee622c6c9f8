import Motion
import Testing

/// The table of what the spring that was published does at the frame rates there are.
@Suite struct HandMadeSpringTests {
    private struct Course {
        var overshoot = 0.0
        var greatestGain = 0.0
        var frames: Int?
    }

    /// What becomes of the spring, let go 100 points away, in at most 10,000 frames.
    private func course(_ frame: Double) -> Course {
        let spring = HandMadeSpring.published
        var course = Course()
        var state = SpringState(displacement: -100, velocity: 0)
        for count in 1...10_000 {
            let before = spring.exact.energy(of: state)
            state = spring.advanced(state, by: frame)
            course.overshoot = max(course.overshoot, state.displacement / 100)
            course.greatestGain = max(course.greatestGain, spring.exact.energy(of: state) / before)
            if HandMadeSpring.isAtRest(state) {
                course.frames = count
                break
            }
        }
        return course
    }

    @Test(
        arguments: [
            (120.0, 0.0929, 78, 0.650), (60, 0.0769, 38, 0.633), (30, 0.0370, 12, 0.400),
            (16, 0.1790, 37, 2.312_5),
        ])
    func `it overshoots and rests as the frame rate has it`(
        rate: Double, overshoot: Double, frames: Int, seconds: Double
    ) {
        let course = course(1 / rate)
        #expect((course.overshoot - overshoot).magnitude < 0.000_05)
        #expect(course.frames == frames)
        #expect((Double(frames) / rate - seconds).magnitude < 0.000_5)
    }

    @Test func `exactly it would overshoot by 10.85 per cent, whatever the frame rate`() {
        let spring = HandMadeSpring.published.exact
        let start = SpringState(displacement: -1, velocity: 0)
        let peak = (0...1_000).map { spring.advanced(start, by: Double($0) / 1_000).displacement }.max()
        #expect(((peak ?? 0) - 0.108_45).magnitude < 0.000_01)
    }

    @Test func `let go, it gains energy at 16 frames a second and not at 30`() {
        #expect(course(1.0 / 30).greatestGain < 1)
        #expect((course(1.0 / 16).greatestGain - 1.201_4).magnitude < 0.000_1)
    }

    @Test(arguments: [15, 14.9, 10, 1])
    func `at 15 frames a second and fewer it never rests`(rate: Double) {
        #expect(course(1 / rate).frames == nil)
    }

    @Test func `a hair above 15 frames a second it does rest, long after`() throws {
        let frames = try #require(course(1 / 15.02).frames)
        #expect(frames > 1_000)
    }

    @Test func `it rests up to a point away from its target`() {
        #expect(HandMadeSpring.isAtRest(SpringState(displacement: 0.99, velocity: 0.04)))
        #expect(!HandMadeSpring.isAtRest(SpringState(displacement: 1, velocity: 0)))
        #expect(!HandMadeSpring.isAtRest(SpringState(displacement: 0, velocity: -0.05)))
    }
}
