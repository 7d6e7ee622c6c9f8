import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// Bodies that draw their values while they run.
@Suite(.property(cases: 1_000, seed: 0)) struct DrawingBodyTests {
    /// A store that loses the box that is stored fourth.
    private struct Depot {
        private(set) var boxes: [Int] = []

        /// Stores a box, and returns its number, which nobody can know before.
        mutating func store() -> Int {
            boxes.append(boxes.count * 7 % 5)
            return boxes[boxes.count - 1]
        }

        func has(_ box: Int) -> Bool { box != 21 % 5 && boxes.contains(box) }
    }

    private static func stored(_ draws: Draws) throws -> Bool {
        var depot = Depot()
        let count = try draws.draw(.integer(in: 1...5), "boxes")
        let boxes = (0..<count).map { _ in depot.store() }
        return depot.has(try draws.draw(.element(of: boxes)))
    }

    private static func issue(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1, "\(recorded.map(\.text))")
        return try #require(recorded.first).text
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func `what a body draws is shrunk, shown with its labels, and replayed`(seed: UInt64) async throws {
        let text = try await Self.issue {
            await check(seed: seed) { draws in
                let holds = try Self.stored(draws)
                #expect(holds, "the box is gone")
            }
        }
        #expect(text.contains(": the box is gone\n"))
        #expect(text.contains("\nfor these draws:\n    boxes: 4\n    draw 2: 1\n    replaying: "))
        let token = try #require(text.firstMatch(of: /replaying: "(.*)"/)).output.1
        let replayed = try await Self.issue {
            await check(replaying: String(token)) { draws in try Self.stored(draws) }
        }
        #expect(replayed == "The body returned false\nfor these draws:\n    boxes: 4\n    draw 2: 1")
    }

    @Test func `an asynchronous body draws too, and what it awaits decides what it draws`() async throws {
        let text = try await Self.issue {
            await check { draws async throws in
                await Task.yield()
                return try Self.stored(draws)
            }
        }
        #expect(text.contains("\nfor these draws:\n    boxes: 4\n    draw 2: 1\n"))
    }

    @Test func `a body that holds is quiet, however long it takes, and one that draws nothing may fail`()
        async throws
    {
        let recorded = try await issues {
            await check(cases: 30) { draws in
                Thread.sleep(forTimeInterval: 0.12)
                return try draws.draw(.integer(in: 0...9)) < 10
            }
            await check { _ in false }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("The body returned false\nfor no draws\n") == true)
    }

    @Test func `a draw that is rejected discards the case`() async throws {
        let text = try await Self.issue {
            await check { draws in
                try assume(try draws.draw(.boolean))
                _ = try draws.draw(Generator<Int> { _ throws(Rejection) in throw Rejection("none left") })
            }
        }
        #expect(text.contains(" times: none left"))
    }

    @Test func `a body that does not return is ended`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let text = try await Self.issue {
            await check(caseTimeLimit: .seconds(1)) { draws in
                if try draws.draw(.integer(in: 0...1_000)) == 500 { gate.wait() }
            }
        }
        #expect(text.hasPrefix("timed out: generating a value takes longer than 1.0 seconds\n"))
        #expect(text.contains("does the body that draws it not return?\n    PROPERTY_SEED=0, "))
    }

    @Test func `a failure of the first calls is an issue, as in other checks`() async throws {
        let calls = Atomic(0)
        let text = try await Self.issue {
            await check { draws in
                _ = try draws.draw(.integer(in: 0...99))
                return calls.add(1, ordering: .relaxed).newValue > 1
            }
        }
        #expect(text.hasPrefix("The body returned false\nfor these draws:\n    draw 1: 0\n"))
        #expect(text.contains("did not fail again for the same value"))
    }

    @Test func `a body without a draw is called as often as there are cases`() async {
        let calls = Atomic(0)
        await check(cases: 7) { _ in calls.add(1, ordering: .relaxed).newValue > 0 }
        #expect(calls.load(ordering: .relaxed) == 7)
    }

    @Test(.property(savesFailures: true))
    func `a saved case of a body that goes on by now is checked, and quiet`() async throws {
        try await TemporaryFolder.with { folder in
            let file = "\(folder.path)/draws.tokens"
            @Sendable func checks(isFixed: Bool) async throws -> [Issue] {
                try await issues {
                    await check(failuresIn: file) { draws in
                        let number = try draws.draw(.integer(in: 0...99))
                        try #require(isFixed || number < 50)
                        #expect(try draws.draw(.integer(in: 0...9)) < 10)
                    }
                }
            }
            let broken = try await checks(isFixed: false)
            let fixed = try await checks(isFixed: true)
            let again = try await checks(isFixed: false)
            #expect(broken.count == 1 && fixed.isEmpty, "\(fixed.map(\.text))")
            #expect(again.first?.text.contains("saved in \(file):1") == true)
        }
    }

    @Test(.property(isolation: .process)) func `a child process that is asked for is a warning`() async throws
    {
        let recorded = try await issues { await check { _ in true } }
        #expect(recorded.map(\.isFailure) == [false])
    }

    private final class Box: CustomStringConvertible {
        var items: [Int]
        init(_ items: [Int]) { self.items = items }
        var description: String { "\(items)" }
    }

    @Test func `an object is shown as it was drawn, and a label is one line`() async throws {
        let text = try await Self.issue {
            await check { draws in
                let box = try draws.draw(
                    Generator<Int>.integer(in: 0...9).array(count: 1...3).map { Box($0) }, "box\nnumber: 5")
                let isSmall = box.items[0] < 5
                box.items = []
                return isSmall
            }
        }
        #expect(text.contains("\n    box number: 5: [5]\n"))
    }

    @Test func `a function is shown with the calls of the body`() async throws {
        let text = try await Self.issue {
            await check { draws in
                let isEven = try draws.draw(.function(from: Int.self, to: Generator<Bool>.boolean), "f")
                return !isEven(7)
            }
        }
        #expect(text.contains("\n    f: {else true}\n"), "\(text)")
    }

    @Test func `many draws of a body that always fails are shrunk in bounded time`() async throws {
        let text = try await Self.issue {
            await check(cases: 20) { draws in
                for _ in 0..<3_000 { _ = try draws.draw(.boolean) }
                return false
            }
        }
        #expect(text.contains("\n    draw 3000: false\n"))
    }

    @Test func `what is drawn after the body ended is no part of the case`() async throws {
        let late = Mutex<Draws?>(nil)
        await check(cases: 20) { draws in
            if let late = late.withLock({ $0 }) {
                #expect(throws: Rejection.self) { try late.draw(.boolean) }
            }
            late.withLock { $0 = draws }
        }
    }
}
