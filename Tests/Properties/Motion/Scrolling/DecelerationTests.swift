import Generators
import Motion
import Testing

@Suite struct DecelerationTests {
    @Test(arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
    func `a rate has to leave something of a velocity, and not all`(factor: Double) {
        let error = #expect(throws: InvalidValue.self) { try DecelerationRate(perMillisecond: factor) }
        #expect(error?.field == "deceleration rate")
    }

    @Test func `the two rates of UIKit have the resistances that are known of them`() throws {
        #expect((DecelerationRate.normal.resistance - 2.002_003).magnitude < 1e-6)
        #expect((DecelerationRate.fast.resistance - 10.050_336).magnitude < 1e-6)
        #expect(try DecelerationRate(perMillisecond: 0.998) == .normal)
    }

    @Test(
        arguments: [
            (364.0, 4_619.940, 2_664.5, 2_664.36, 3.068_916),
            (2_595.5, 1_398.724, 3_288.5, 3_288.47, 2.485_449),
            (3_094.5, -2_389.578, 1_907.0, 1_907.09, 2.752_163),
            (143.0, 2_279.252, 1_275.5, 1_275.36, 2.718_653),
        ])
    func `content rests where and when a device was measured to bring it to rest`(
        start: Double, velocity: Double, measured: Double, computed: Double, time: Double
    ) throws {
        let fling = try Deceleration(releasedAt: start, velocity: velocity, rate: .normal)
        #expect((fling.rest - measured).magnitude < 0.25)
        #expect((fling.rest - computed).magnitude < 0.005)
        #expect((fling.timeToRest - time).magnitude < 0.02)
        // Without the speed at which it stops it would be five points further.
        let further = (start + velocity * 0.998 / 2 - fling.rest).magnitude
        #expect((further - 4.99).magnitude < 0.01)
    }

    @Test(arguments: [DecelerationRate.normal, .fast])
    func `the sum of a device's steps of a millisecond is the distance`(rate: DecelerationRate) throws {
        let fling = try Deceleration(releasedAt: 0, velocity: 3_000, rate: rate)
        var (velocity, position) = (3.0, 0.0)
        for step in 1...1_000 {
            velocity *= rate.perMillisecond
            position += velocity
            guard velocity > 0.01 else { break }
            let continuous = fling.kinematics(after: Double(step) / 1_000).position
            #expect((continuous - position).magnitude < 1e-8 * position, "after \(step) ms")
        }
    }

    @Test func `an edge is passed when the content is there, and not if it rests before`() throws {
        let fling = try Deceleration(releasedAt: 100, velocity: -2_000, rate: .normal)
        let time = try #require(fling.time(to: -300))
        #expect((fling.kinematics(after: time).position + 300).magnitude < 1e-9)
        #expect(fling.time(to: fling.rest - 1e-9) == nil)
        #expect(fling.time(to: 101) == nil)
        #expect(fling.time(to: 100) == 0)
    }

    @Test func `slower than a device stops at, content stays`() throws {
        for velocity in [0, 10, -10, Double.leastNonzeroMagnitude] {
            let still = try Deceleration(releasedAt: 7, velocity: velocity, rate: .normal)
            #expect(!still.isMoving && still.rest == 7 && still.timeToRest == 0)
            #expect(still.kinematics(after: 1e300) == Kinematics(position: 7, velocity: 0))
        }
    }

    @Test func `no time and no rate make anything but numbers`() async throws {
        let rates: [Double] = [.leastNonzeroMagnitude, 0.5, 0.998, 1.0.nextDown]
        let times: [Double] = [0, .leastNonzeroMagnitude, 1e-9, 1, 1e9, .greatestFiniteMagnitude]
        for rate in rates {
            for velocity in [0.0, 1, -0x1p39, 0x1p39] {
                let fling = try Deceleration(
                    releasedAt: -0x1p39, velocity: velocity, rate: DecelerationRate(perMillisecond: rate))
                let moments = times.map { fling.kinematics(after: $0) }
                #expect(moments.allSatisfy { $0.position.isFinite && $0.velocity.isFinite })
                #expect(fling.rest.isFinite && fling.timeToRest.isFinite)
            }
        }
        #expect(throws: InvalidValue.self) { try Deceleration(releasedAt: .nan, velocity: 0, rate: .normal) }
        #expect(throws: InvalidValue.self) {
            try Deceleration(releasedAt: 0, velocity: 0x1p40, rate: .normal)
        }
    }
}
