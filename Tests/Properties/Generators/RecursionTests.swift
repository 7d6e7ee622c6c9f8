import Foundation
import Generators
import Synchronization
import Testing

/// Generators that recurse without end, on a stack as small as that of a secondary thread.
@Suite struct RecursionTests {
    private static let rejects: [(String, @Sendable () -> Generator<Int>)] = [
        ("draw", drawn), ("flatMap", flatMapped), ("zip", zipped), ("array", listed), ("filter", filtered),
        ("set", set), ("everything", everything),
    ]

    @Test(arguments: rejects.map(\.0)) func `recursion without end is rejected on a stack of 512 KiB`(
        name: String
    ) throws {
        let endless = try #require(Self.rejects.first { $0.0 == name }).1
        let rejections = Mutex(0)
        onStack(of: 512 << 10) {
            for seed in 0..<20 as Range<UInt64> {
                for isRecording in [false, true] {
                    var source = ChoiceSource(seed: seed, isRecording: isRecording)
                    do { _ = try endless().generate(from: &source) } catch { rejections.withLock { $0 += 1 } }
                }
            }
        }
        #expect(rejections.withLock { $0 } == 40)
    }

    /// Three parts of each part, nearly always; neither targets nor arbitrary draws end it.
    private static func growing(_ source: inout ChoiceSource) throws(Rejection) -> Int {
        if source.flip(0.02) { return 0 }
        return 1 + (try growing(&source)) + (try growing(&source)) + (try growing(&source))
    }

    @Test func `recursion that targets and arbitrary draws do not end is rejected`() {
        let rejections = Mutex(0)
        onStack(of: 256 << 20) {
            for seed in 0..<5 as Range<UInt64> {
                var source = ChoiceSource(seed: seed)
                let growing = Generator<Int> { source throws(Rejection) in try Self.growing(&source) }
                do { _ = try growing.generate(from: &source) } catch { rejections.withLock { $0 += 1 } }
            }
        }
        #expect(rejections.withLock { $0 } == 5)
    }

    /// Runs a body on a thread of its own, and waits for its end.
    private func onStack(of size: Int, _ body: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            isDone.signal()
        }
        thread.stackSize = size
        thread.start()
        isDone.wait()
    }
}

private func drawn() -> Generator<Int> {
    Generator { source throws(Rejection) in try source.draw(drawn()) + 1 }
}

private func flatMapped() -> Generator<Int> {
    Generator.boolean.flatMap { _ in flatMapped().map { $0 + 1 } }
}

private func later(_ next: @escaping @Sendable () -> Generator<Int>) -> Generator<Int> {
    Generator<Int>.always(0).flatMap { _ in next() }
}

private func zipped() -> Generator<Int> { zip(.boolean, later(zipped)).map { $1 } }

private func listed() -> Generator<Int> { later(listed).array(count: 1...3).map(\.count) }

private func filtered() -> Generator<Int> { later(filtered).filter { _ in true } }

private func set() -> Generator<Int> { later(set).set(count: 1...3).map(\.count) }

private func everything() -> Generator<Int> {
    let part = Generator.oneOf(later(everything), later(everything))
    return zip(part.array(count: 1...2), part.filter { $0 >= 0 }).map { $0.count + $1 }
}
