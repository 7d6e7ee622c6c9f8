import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// A bounded counter, whose bound is drawn.
private struct Shelf: StateMachine {
    enum Action { case put, take }
    var capacity = 1
    var count = 0

    static let initialStates = Generator<Int>.integer(in: 1...50).map { Shelf(capacity: $0) }

    static let rules = [
        ActionRule<Shelf>("put", precondition: { $0.count < $0.capacity }, .put),
        ActionRule("take", precondition: { $0.count > 0 }, .take),
    ]

    mutating func perform(_ action: Action) -> Int {
        count += action == .put ? 1 : -1
        return count
    }
}

/// A shelf with room for three, whatever its capacity, that answers late.
private actor Rack {
    private(set) var count: Int
    private let most: Int

    init(_ shelf: Shelf, most: Int = 3) {
        count = shelf.count
        self.most = most
    }

    func perform(_ action: Shelf.Action) async -> Int {
        let before = count
        await Task.yield()
        count = action == .put ? min(before + 1, most) : before - 1
        return count
    }
}

@MainActor private final class Window {
    private(set) var shown = 0

    func show(_ action: Shelf.Action) -> Int {
        shown += action == .put ? 1 : -1
        return shown
    }
}

@Suite(.property(cases: 200, seed: 0)) struct MachineCheckTests {
    private struct Broken: Error {}
    private struct Stuck: Error {}

    /// The number of systems that are not torn down, and of all that were made.
    private final class Log: Sendable {
        let alive = Atomic(0)
        let made = Atomic(0)
    }

    @Test func `an actor that responds as its model does is no issue, and each program has its own`()
        async throws
    {
        let log = Log()
        let recorded = try await issues {
            await check(Shelf.self, cases: 150) { shelf in
                log.made.add(1, ordering: .relaxed)
                return Rack(shelf, most: shelf.capacity)
            } perform: { rack, action in
                await rack.perform(action)
            }
        }
        #expect(recorded.map(\.text).isEmpty)
        #expect(log.made.load(ordering: .relaxed) == 150)
    }

    @Test func `a step that ends an isolated process is an issue with the program`() async throws {
        let recorded = try await issues {
            await check(Shelf.self, steps: 0...3, cases: 20, isolation: .process) {
                Rack($0, most: $0.capacity)
            } perform: { rack, action in
                if await rack.count == 1 { fatalError("too heavy") }
                return await rack.perform(action)
            }
        }
        #expect(recorded.count == 1)
        let text = try #require(recorded.first?.text)
        #expect(text.contains("Fatal error: too heavy\nfor initial state: "), "\(text)")
        #expect(text.contains("\n1. put\n2. "), "\(text)")
    }

    @Test func `an actor that responds otherwise is an issue with the initial state and the steps`()
        async throws
    {
        let recorded = try await issues {
            await check(Shelf.self, system: { Rack($0) }) { rack, action in await rack.perform(action) }
        }
        #expect(recorded.count == 1)
        #expect(
            recorded.first?.text.hasPrefix(
                """
                step 4, put: expected 4, was 3
                for initial state: Shelf(capacity: 4, count: 0)
                1. put
                2. put
                3. put
                4. put
                    replaying: "
                """) == true)
    }

    @Test func `a token replays a program`() async throws {
        var source = ChoiceSource(replaying: [3, 1, 0, 1, 0, 1, 0, 1, 0])
        let program = try Generator.program(of: Shelf.self).generate(from: &source)
        #expect(program.actions.count == 4)
        let token = "\(ReplayToken(source.recording.choices))"
        let recorded = try await issues {
            await check(Shelf.self, replaying: token, system: { Rack($0) }) { rack, action in
                await rack.perform(action)
            }
        }
        #expect(recorded.map(\.text) == ["step 4, put: expected 4, was 3\nfor \(program)"])
    }

    @Test func `a system is torn down once, whether its steps hold, fail, throw, reject or require`()
        async throws
    {
        let log = Log()
        let ends: [@Sendable (Shelf.Action) async throws -> Int?] = [
            { _ in nil }, { _ in -1 }, { _ in throw Broken() }, { _ in throw Rejection("no") },
            { _ in try #require(nil as Int?) },
        ]
        for end in ends {
            _ = try await issues {
                await check(Shelf.self, cases: 30) { shelf in
                    log.alive.add(1, ordering: .relaxed)
                    log.made.add(1, ordering: .relaxed)
                    return shelf
                } perform: { shelf, action in
                    await Task.yield()
                    return try await end(action) ?? shelf.perform(action)
                } teardown: { _ in
                    await Task.yield()
                    log.alive.subtract(1, ordering: .relaxed)
                }
            }
            #expect(log.alive.load(ordering: .relaxed) == 0)
            #expect(log.made.exchange(0, ordering: .relaxed) >= 30)
        }
    }

    @Test func `errors of setup, step and teardown are separate issues`() async throws {
        let recorded = try await issues {
            await check(Shelf.self, system: { _ in throw Broken() }) { (_: inout Int, _) in 0 }
            await check(Shelf.self, system: { Rack($0) }) { rack, action in
                await rack.perform(action)
            } teardown: { rack in
                if await rack.count > 1 { throw Stuck() }
            }
        }
        #expect(recorded.count == 2)
        #expect(recorded.first?.text.hasPrefix("Caught error of type Broken: Broken()\nfor ") == true)
        let failures = try #require(recorded.last).text.split(separator: "\n\n").dropLast()
        #expect(
            failures.map { $0.prefix { $0 != "\n" } } == [
                "teardown: Stuck()", "step 4, put: expected 4, was 3",
            ])
    }

    @Test func `a requirement of a step is one failure, of a system with and without await`() async throws {
        let recorded = try await issues {
            await check(Shelf.self, system: { $0 }) { shelf, action in
                await Task.yield()
                return try #require(shelf.capacity < 7 ? shelf.perform(action) : nil)
            }
            await check(
                Property(Shelf.self, system: { $0 }) { shelf, action in
                    try #require(shelf.capacity < 7 ? shelf.perform(action) : nil)
                })
        }
        #expect(recorded.count == 2)
        for issue in recorded {
            #expect(issue.text.hasPrefix("Expectation failed: "))
            #expect(issue.text.contains("\nfor initial state: Shelf(capacity: 7, count: 0)\n1. put\n"))
            #expect(issue.text.split(separator: "\n\n").count == 2)
        }
    }

    @Test @MainActor func `a system may be on the main actor`() async throws {
        let recorded = try await issues {
            await check(Shelf.self) { @MainActor _ async in
                Window()
            } perform: { @MainActor window, action async in
                window.show(action)
            } teardown: { @MainActor window async in
                #expect(window.shown < 3)
            }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.contains("\n1. put\n2. put\n3. put\n    replaying") == true)
    }

    @Test(.timeLimit(.minutes(10)))
    func `a step that never returns is an issue with the program, and its system is torn down`()
        async throws
    {
        let (torn, tear) = AsyncStream.makeStream(of: Int.self)
        let recorded = try await issues {
            await check(Shelf.self, caseTimeLimit: .seconds(2), system: { $0 }) { shelf, action in
                let count = shelf.perform(action)
                if count == 2 { try await Task.sleep(for: .seconds(3_600)) }
                return count
            } teardown: { shelf in
                if shelf.count == 2 { tear.yield(shelf.count) }
            }
        }
        #expect(recorded.count == 1)
        let text = try #require(recorded.first?.text)
        #expect(
            text.hasPrefix("timed out: checking a value takes longer than 2.0 seconds\nfor initial state: "))
        #expect(text.contains("\n2. put\n"))
        for await count in torn {
            #expect(count == 2)
            break
        }
    }

    @Test func `cancelling a check ends its step without an issue`() async throws {
        let recorded = try await issues {
            let (started, start) = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                await check(Shelf.self, caseTimeLimit: .seconds(120), system: { $0 }) { _, _ in
                    start.yield()
                    try await Task.sleep(for: .seconds(3_600))
                    return 0
                } teardown: { _ in
                    try Task.checkCancellation()
                }
            }
            for await _ in started { break }
            task.cancel()
            await task.value
        }
        #expect(recorded.map(\.text).isEmpty)
    }
}
