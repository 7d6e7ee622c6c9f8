import Generators
import Testing
import TestSupport

@Suite struct SwarmTests {
    /// Walks of steps in three directions; random walks leave some directions out.
    private static func walk(_ weights: [Int], steps: Int = 20) -> Generator<[Int]> {
        Generator { source throws(Rejection) in
            var swarm = Swarm(weights: weights)
            return (0..<steps).compactMap { _ in source.pick(from: &swarm) }
        }
    }

    @Test func `each case leaves out some alternatives, and these differ between cases`() {
        let walks = samples(of: Self.walk([1, 1, 1], steps: 60), count: 500).map(Set.init)
        #expect(Set(walks).count == 7)
        // Without a swarm, sixty steps miss a direction in one case of 10^10.
        #expect((0.2...0.6).contains(Double(walks.count { $0.count == 3 }) / 500))
    }

    @Test func `the remaining alternatives are drawn in proportion to their weights`() {
        let steps = samples(of: Self.walk([9, 1, 0]), count: 1_000).filter { Set($0) == [0, 1] }
            .joined()
        let share = Double(steps.count { $0 == 0 }) / Double(steps.count)
        #expect((0.8...0.95).contains(share))
        #expect(!samples(of: Self.walk([9, 1, 0]), count: 300).joined().contains(2))
    }

    @Test func `negative, zero and very large weights do not trap`() {
        #expect(Set(samples(of: Self.walk([-5, 0]), count: 100).joined()) == [0, 1])
        #expect(Set(samples(of: Self.walk([.max, .max]), count: 100).joined()) == [0, 1])
    }

    @Test func `if all open alternatives are left out, the swarm is ignored`() {
        let onlyLast = Generator { source throws(Rejection) in
            var swarm = Swarm(weights: [1, 1, 1])
            return (0..<9).map { _ in source.pick(from: &swarm) { $0 == 2 } }
        }
        #expect(
            samples(of: onlyLast, count: 300).allSatisfy { $0 == Array(repeating: 2, count: 9) })
    }

    @Test func `without an open alternative the pick is nil, and no choice is made`() {
        var source = ChoiceSource(seed: 1, isRecording: true)
        var swarm = Swarm(weights: [1, 1])
        var none = Swarm(weights: [])
        #expect(source.pick(from: &swarm) { _ in false } == nil)
        #expect(source.pick(from: &none) == nil)
        #expect(source.recording.choices.isEmpty)
    }

    @Test func `a recorded pick that is closed is replaced by the next open one, in the recording too`() {
        var source = ChoiceSource(replaying: [0, 2, 3])
        var swarm = Swarm(weights: [1, 1, 1, 1])
        let picks = (0..<4).map { _ in source.pick(from: &swarm) { $0 == 1 || $0 == 2 } }
        #expect(picks == [1, 2, 1, 1])
        #expect(source.recording.choices.map(\.value) == [1, 2, 1, 1])
    }

    @Test func `a swarm is the same with and without recording, and records no choice`() throws {
        for seed in UInt64(0)..<100 {
            var plain = ChoiceSource(seed: seed)
            var recorded = ChoiceSource(seed: seed, isRecording: true)
            let walk = try Self.walk([1, 2, 3]).generate(from: &plain)
            #expect(try Self.walk([1, 2, 3]).generate(from: &recorded) == walk)
            #expect(recorded.recording.choices.map { Int($0.value) } == walk)
        }
    }

    @Test func `a bug that takes many of one action is found with a swarm, and seldom without`() {
        // Not an array, since one in 32 of those has equal elements.
        let plain = Generator { source throws(Rejection) in
            (0..<50).map { _ in source.pick(upTo: 1) == 0 ? 1 : -1 }
        }
        let swarm = Self.walk([1, 1], steps: 50).map { $0.map { $0 == 0 ? 1 : -1 } }
        let depth = { (steps: [Int]) in
            steps.reduce((now: 0, most: 0)) { depth, step in
                let now = max(0, depth.now + step)
                return (now, max(depth.most, now))
            }.most
        }
        let deep = [swarm, plain].map { walks in
            samples(of: walks, count: 500).count { depth($0) >= 25 }
        }
        #expect(deep[0] > 50)
        #expect(deep[1] < 5)
    }
}
