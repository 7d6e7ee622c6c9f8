import Testing

@testable import Motion

@Suite struct HandOffTests {
    private static let λ = HandOff.resistance

    private func pair(
        _ container: Double, _ list: Double = 100_000, rules: HandOffRules = .hardened
    ) throws -> HandOff {
        HandOff(checked: container, list, rules)
    }

    /// Lets a pair glide until it is as good as still, and tells how far it came.
    private func distance(_ pair: HandOff, _ velocity: Double, frame: Double) -> Double {
        var pair = pair
        let start = pair.offset
        pair.release(velocity: velocity)
        for _ in 0..<Int(16 / frame) { pair.advance(by: frame) }
        return pair.offset - start
    }

    @Test(arguments: [1.0 / 120, 1.0 / 60, 1.0 / 30, 0.1], [0.0, 1, 100, 499, 1_000])
    func `a fling covers v over λ, at any frame rate and wherever the boundary is`(
        frame: Double, boundary: Double
    ) throws {
        #expect((distance(try pair(boundary), 1_000, frame: frame) - 1_000 / Self.λ).magnitude < 1e-9)
    }

    @Test(arguments: [1.0 / 120, 1.0 / 60, 1.0 / 30, 0.1], [0.0, 1, 100, 499, 1_000])
    func `and as far back`(frame: Double, boundary: Double) throws {
        var pair = try pair(2_000)
        pair.drag(by: 2_000 + boundary)
        #expect((distance(pair, -1_000, frame: frame) + 1_000 / Self.λ).magnitude < 1e-9)
    }

    @Test func `unsplit and multiplied, frames lose some of it, the longer the more`() throws {
        let lost = try [1.0 / 120, 1.0 / 60, 1.0 / 30].map { frame in
            1_000 / Self.λ - distance(try pair(100, rules: .published), 1_000, frame: frame)
        }
        #expect(lost[0] > 8 && lost[1] > 16 && lost[2] > 33)
    }

    @Test func `by division a fling covers v over r at every frame length, by multiplication it does not`() {
        for frame in [0.001, 1.0 / 60, 0.1, 1, 10] {
            var (covered, velocity) = (0.0, 1_000.0)
            for _ in 0..<100_000 where velocity > 1e-12 {
                let glide = HandOffRules.glideByDivision(velocity, 2, frame)
                covered += glide.displacement
                velocity = glide.velocity
            }
            #expect((covered - 500).magnitude < 1e-6)
        }
        var (covered, velocity) = (0.0, 1_000.0)
        for _ in 0..<10_000 {
            let glide = HandOffRules.published.glide(velocity, 2, 1.0 / 60)
            covered += glide.displacement
            velocity = glide.velocity
        }
        // What is lost is the first frame at the first velocity.
        #expect((500 - covered - 1_000.0 / 60).magnitude < 1e-6)
    }

    @Test func `the container goes first on the way down, the list on the way back`() throws {
        var pair = try pair(200, 1_000)
        pair.drag(by: 150)
        #expect(pair.containerOffset == 150 && pair.listOffset == 0)
        pair.drag(by: 150)
        #expect(pair.containerOffset == 200 && pair.listOffset == 100)
        pair.drag(by: -150)
        #expect(pair.containerOffset == 150 && pair.listOffset == 0)
        pair.drag(by: -1_000)
        #expect(pair.offset == 0)
        pair.drag(by: 5_000)
        #expect(pair.containerOffset == 200 && pair.listOffset == 1_000)
    }

    @Test func `at the end of both the velocity is gone`() throws {
        var pair = try pair(10, 10)
        pair.release(velocity: 1_000)
        pair.advance(by: 0.1)
        #expect(pair.offset == 20 && pair.velocity == 0)
    }

    @Test func `a touch stops it`() throws {
        var pair = try pair(100)
        pair.release(velocity: 1_000)
        pair.advance(by: 0.01)
        let offset = pair.offset
        pair.touch()
        pair.advance(by: 1)
        #expect(pair.offset == offset && pair.velocity == 0)
    }

    @Test func `an app scrolls either of them where there is room, and stops the fling`() throws {
        var pair = try pair(100, 400)
        pair.release(velocity: 1_000)
        pair.scroll(1, to: 250)
        pair.scroll(0, to: 120)
        pair.scroll(0, to: .nan)
        pair.advance(by: 1)
        #expect(pair.parts.map(\.offset) == [100, 250])
        pair.cancel()
        pair.advance(by: 1)
        #expect(pair.offset == 350 && pair.parts.map(\.range) == [0...100, 0...400])
    }

    @Test func `the resistance is that of the normal rate of deceleration`() {
        #expect((Self.λ - 2.002_0).magnitude < 0.000_05)
        #expect((HandOffRules.hardened.glide(1, Self.λ, 0.001).velocity - 0.998).magnitude < 1e-15)
    }
}

extension HandOff {
    /// The sum of both offsets, in points.
    fileprivate var offset: Double { containerOffset + listOffset }
}
