import Fuzzing
import Testing

@Suite struct FuzzScheduleTests {
    /// Runs slices of a second; returns the time that each arm got.
    private static func run(_ rates: [Int], slices: Int) -> [Double] {
        var schedule = FuzzSchedule(arms: rates.count)
        for _ in 0..<slices {
            let arm = schedule.start(seconds: 1)
            schedule.end(arm, seconds: 1, planned: 1, discoveries: rates[arm])
        }
        return schedule.seconds
    }

    @Test func `every arm has a slice before any has two`() {
        #expect(Self.run([100, 1, 0, 7], slices: 4) == [1, 1, 1, 1])
    }

    @Test func `time follows what is discovered, and a part of it is equal`() {
        #expect(Self.run([9, 1], slices: 100) == [85, 15])
        let seconds = Self.run([1, 0, 0, 0], slices: 800)
        #expect(seconds[0] > 700 && seconds.dropFirst().allSatisfy { $0 >= 24 })
    }

    @Test func `where nothing is discovered all have the same time`() {
        #expect(Self.run([0, 0, 0], slices: 300) == [100, 100, 100])
    }

    @Test func `an arm that stops discovering loses its time`() {
        var schedule = FuzzSchedule(arms: 2)
        for slice in 0..<400 {
            let arm = schedule.start(seconds: 1)
            let found = arm == 0 ? (slice < 100 ? 50 : 0) : 10
            schedule.end(arm, seconds: 1, planned: 1, discoveries: found)
        }
        #expect(schedule.seconds[1] > 250)
    }

    @Test func `a running slice counts as planned, so that two at once are of two arms`() {
        var schedule = FuzzSchedule(arms: 2)
        let first = schedule.start(seconds: 60)
        let second = schedule.start(seconds: 60)
        #expect(Set([first, second]) == [0, 1])
        schedule.end(first, seconds: 1, planned: 60, discoveries: 0)
        #expect(schedule.start(seconds: 60) == first)
    }

    @Test func `a schedule without arms and a slice of none change nothing`() {
        var schedule = FuzzSchedule(arms: 0)
        #expect(schedule.start(seconds: 1) == 0 && schedule.seconds.isEmpty)
        schedule.end(3, seconds: 1, planned: 1, discoveries: 1)
        #expect(schedule.seconds.isEmpty)
    }
}
