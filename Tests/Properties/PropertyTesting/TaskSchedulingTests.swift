import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Tasks that append their number to a list when they go on.
private actor Arrivals {
    private(set) var numbers: [Int] = []

    func add(_ number: Int) { numbers.append(number) }
}

@Suite(.property(cases: 200, seed: 0)) struct TaskSchedulingTests {
    /// The order in which so many child tasks arrive.
    @Sendable private static func arrivals(_ count: Int) async -> [Int] {
        let arrivals = Arrivals()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<count { group.addTask { await arrivals.add(number) } }
        }
        return await arrivals.numbers
    }

    private static let counts = Generator<Int>.integer(in: 0...4)

    @Test func `child tasks arrive in order unless another order is asked for`() async throws {
        let recorded = try await issues {
            await check(Self.counts) { count in
                #expect(await Self.arrivals(count) == Array(0..<count))
            }
        }
        #expect(recorded.map(\.text).isEmpty)
    }

    @Test(arguments: 0..<20)
    func `an order in which tasks do not arrive as they were made is shrunk to one turn`(seed: UInt64)
        async throws
    {
        let recorded = try await issues {
            await check(Self.counts, seed: seed, tasks: .inAnyOrder) { count in
                #expect(await Self.arrivals(count) == Array(0..<count))
            }
        }
        #expect(recorded.count == 1)
        let text = try #require(recorded.first).text
        #expect(text.contains("\nfor 2\norder of tasks: the 2nd that waits\n    replaying"), "\(text)")
    }

    @Test func `all orders of three tasks occur`() async throws {
        let seen = Seen()
        await check(Generator<Int>.integer(in: 3...3), cases: 500, tasks: .inAnyOrder) { count in
            await seen.insert(await Self.arrivals(count))
        }
        #expect(await seen.orders.count == 6)
    }

    private actor Seen {
        private(set) var orders: Set<[Int]> = []

        func insert(_ order: [Int]) { orders.insert(order) }
    }

    @Test func `a token replays the order`() async throws {
        let found = try await issues {
            await check(Self.counts, tasks: .inAnyOrder) { count in
                await Self.arrivals(count) == Array(0..<count)
            }
        }
        let token = try #require(found.first).text.split(separator: "\"")[1]
        let again = try await issues {
            await check(Self.counts, tasks: .inAnyOrder, replaying: String(token)) { count in
                await Self.arrivals(count) == Array(0..<count)
            }
        }
        #expect(
            again.map(\.text) == ["The body returned false\nfor 2\norder of tasks: the 2nd that waits"])
    }

    @Test func `the tasks of an example go on as they arrive`() async throws {
        let recorded = try await issues {
            await check(Self.counts, cases: 1, tasks: .inAnyOrder, examples: [3, 4]) { count in
                let arrived = await Self.arrivals(count)
                return count < 4 && arrived == Array(0..<count)
            }
        }
        #expect(
            recorded.map(\.text) == ["The body returned false\nfor 4\n    example 2 of 2"])
    }

    @Test func `a body that never suspends is checked as in order`() async throws {
        let recorded = try await issues {
            await check(Self.counts, tasks: .inAnyOrder) { count async in count < 3 }
        }
        #expect(recorded.first?.text.contains("\nfor 3\n    replaying") == true)
    }

    @Test func `an order is described by its turns`() {
        #expect("\(TaskOrder.arrival)" == "as they arrive")
        #expect("\(TaskOrder(turns: [1]))" == "the 2nd that waits")
        #expect("\(TaskOrder(turns: [1, 0, 7]))" == "the 2nd that waits, then the 1st, the 8th")
    }
}
