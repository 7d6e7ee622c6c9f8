import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 200, seed: 0)) struct AsyncCheckTests {
    private actor Server {
        private(set) var requests = 0

        func isSmall(_ number: Int) -> Bool {
            requests += 1
            return number < 700
        }
    }

    @MainActor private final class Screen {
        var shown: [Int] = []
    }

    private actor Keeper {
        private var kept: Set<Int> = []

        /// A check within an actor, whose body is isolated to the actor.
        func check() async -> Int {
            await PropertyTesting.check(CheckTests.number, cases: 50) { number in
                await Task.yield()
                self.kept.insert(number)
                self.assertIsolated()
            }
            return kept.count
        }
    }

    @Test func `asynchronous bodies may expect, require, throw or return`() async throws {
        let server = Server()
        let recorded = try await issues {
            await check(CheckTests.number) { number in
                let isSmall = await server.isSmall(number)
                #expect(isSmall == (number < 700))
            }
            await check(CheckTests.number) { number in #expect(await server.isSmall(number % 700)) }
            await check(CheckTests.number) { await server.isSmall($0 % 700) }
            await check(CheckTests.number) { number in try #require(await server.isSmall(0) || number > 0) }
            await check(CheckTests.number) { number in
                guard await server.isSmall(number) else { throw Rejection("too large") }
                return number < 700
            }
        }
        #expect(recorded.map(\.text).isEmpty)
        #expect(await server.requests > 900)
    }

    @Test func `an asynchronous body fails like a synchronous one, and is shrunk`() async throws {
        let server = Server()
        let recorded = try await issues {
            await check(CheckTests.number) { await server.isSmall($0) }
            await check(CheckTests.number) { number in #expect(await server.isSmall(number)) }
            await check(CheckTests.number) { number in
                if await !server.isSmall(number) { throw CancellationError() }
            }
        }
        #expect(recorded.count == 3)
        #expect(recorded.allSatisfy { $0.text.contains("\nfor 700\n") })
    }

    @Test @MainActor func `a body may run on the main actor`() async throws {
        let screen = Screen()
        await check(CheckTests.number) { @MainActor number async in screen.shown.append(number) }
        #expect(screen.shown.count == 200)
        // A body that awaits is isolated to the main actor, like its function.
        await check(CheckTests.number) { number in
            await Task.yield()
            screen.shown.append(number)
        }
        #expect(screen.shown.count == 400)
    }

    @Test func `a body may run on a custom actor`() async {
        #expect(await Keeper().check() > 5)
    }

    @Test func `a body sees the task-local values of its test`() async {
        let name = Test.current?.name
        await PropertySettings.$ofTraits.withValue(PropertySettings(cases: 77, seed: 0)) {
            await check(CheckTests.number) { _ in Test.current?.name == name }
            await check(CheckTests.number) { _ in
                await Task.yield()
                return Test.current?.name == name && PropertySettings.ofTraits.cases == 77
            }
        }
    }

    @Test func `a body makes progress while the cooperative thread pool is busy`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let recorded = try await issues {
            let server = Server()
            let (started, start) = AsyncStream.makeStream(of: Void.self)
            async let checked: Void = check(CheckTests.number, caseTimeLimit: .seconds(20)) { _ in
                start.yield()
                await Task.yield()
                _ = await server.isSmall(3)
                if await server.requests == 200 { gate.open() }
            }
            for await _ in started { break }
            await withTaskGroup { group in
                for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
                    group.addTask { gate.wait() }
                }
            }
            await checked
        }
        #expect(recorded.map(\.text).isEmpty)
    }

    /// Occupies the cooperative thread pool, and opens the gate that ends this after some seconds.
    ///
    /// On Linux the pool starts another thread in place of one that sleeps.
    private static func occupyPool(until gate: Gate, for seconds: Double) {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        for _ in 0..<2 * cores { Task.detached { while !gate.isOpen {} } }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: seconds)
            gate.open()
        }
        // The tasks need some time to start.
        Thread.sleep(forTimeInterval: 0.1)
    }

    @Test func `a body that sleeps is not abandoned while others occupy the cooperative thread pool`()
        async throws
    {
        let gate = Gate()
        defer { gate.open() }
        let recorded = try await issues {
            await check(CheckTests.number, cases: 1, caseTimeLimit: .seconds(0.5)) { _ in
                Self.occupyPool(until: gate, for: 1.5)
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        #expect(recorded.map(\.text) == [])
    }

    @Test func `a body may sleep for longer than the idle timeout of its thread`() async throws {
        let server = Server()
        let recorded = try await issues {
            await check(CheckTests.number, cases: 2) { _ in
                try await Task.sleep(for: .milliseconds(150))
                _ = await server.isSmall(3)
            }
        }
        #expect(recorded.isEmpty)
        #expect(await server.requests == 2)
    }

    @Test func `cancelling a check in its first case ends it and its body, and is an issue`() async throws {
        let recorded = try await issues {
            let (started, start) = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                await check(CheckTests.number, caseTimeLimit: .seconds(120)) { _ in
                    start.yield()
                    try await Task.sleep(for: .seconds(3_600))
                }
            }
            for await _ in started { break }
            task.cancel()
            await task.value
        }
        #expect(recorded.map(\.text.first) == ["n"])
        #expect(recorded.first?.text.hasPrefix("no case was checked: the search was cancelled\n") == true)
    }

    @Test func `cancelling a check after some cases is no issue`() async throws {
        let recorded = try await issues {
            let (called, call) = AsyncStream.makeStream(of: Int.self)
            let task = Task {
                await check(CheckTests.number, cases: .max, caseTimeLimit: .seconds(120)) { number async in
                    call.yield(number)
                }
            }
            for await number in called where number > 0 { break }
            task.cancel()
            await task.value
        }
        #expect(recorded.isEmpty)
    }

    @Test func `what a body throws because it is cancelled is no failure, as with Test.cancel`() async throws
    {
        struct Disconnected: Error {}
        let recorded = try await issues {
            let task = Task {
                await check(CheckTests.number, cases: .max, caseTimeLimit: .seconds(120)) { number in
                    guard number > 20 else { return }
                    withUnsafeCurrentTask { $0?.cancel() }
                    throw Disconnected()
                }
            }
            await task.value
        }
        #expect(recorded.map(\.text) == [])
    }
}
