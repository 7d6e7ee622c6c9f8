import Generators
import PropertyTesting
import Testing

extension ExtendingGuideTests {
    @Test func `things that are added by tasks in any order can be taken`() async {
        await check(Generator<Int>.integer(in: 0...4), tasks: .inAnyOrder) { count in
            let depot = Depot()
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<count { group.addTask { await depot.perform(.add) } }
            }
            let isTaken = await depot.perform(.take)
            #expect(isTaken == (count > 0))
        }
    }

    /// The issue of an actor that lets another call in while it awaits something.
    static func lastOne() async throws -> String {
        try await FailuresGuideTests.text {
            await check(parallel: Stock.self) { _ in
                Depot()
            } perform: { depot, action in
                await depot.perform(action)
            }
        }
    }
}

/// A number of things of one kind.
struct Stock: StateMachine, Hashable {
    enum Action { case add, take }
    var count = 0

    static let rules = [ActionRule<Stock>("add", .add), ActionRule("take", .take)]

    /// Returns whether there was one to take.
    mutating func perform(_ action: Action) -> Bool {
        if action == .take && count == 0 { return false }
        count += action == .add ? 1 : -1
        return true
    }
}

/// A depot that gives the last thing away twice.
actor Depot {
    private var count = 0

    func perform(_ action: Stock.Action) async -> Bool {
        switch action {
        case .add: count += 1
        case .take:
            guard count > 0 else { return false }
            await send()
            // The mistake: another call may have taken the last one meanwhile.
            count -= 1
        }
        return true
    }

    private func send() async { await Task.yield() }
}
