import Generators
import Testing
import TestSupport

/// The bounded queue in the examples of ``StateMachine`` and ``Property``.
struct Queue: StateMachine, Hashable {
    enum Action { case put, take }
    var capacity = 1
    var count = 0

    static let initialStates = Generator<Int>.integer(in: 1...50).map { Queue(capacity: $0) }

    static let rules = [
        ActionRule<Queue>("put", precondition: { $0.count < $0.capacity }, .put),
        ActionRule("take", precondition: { $0.count > 0 }, .take),
    ]

    mutating func perform(_ action: Action) -> Int {
        count += action == .put ? 1 : -1
        return count
    }
}

/// A queue with room for three, whatever is asked for.
private struct Pipe {
    var count = 0

    init(capacity: Int) throws {}

    mutating func write() -> Int {
        count = min(count + 1, 3)
        return count
    }

    mutating func read() -> Int {
        count -= 1
        return count
    }

    func close() throws {}
}

/// Accounts, of which some exist from the start.
private struct Bank: StateMachine {
    enum Action: Hashable {
        case open
        case withdraw(Int, from: Int)
    }

    var balances: [Int] = []

    static let initialStates = Generator { source throws(Rejection) in
        var bank = Bank()
        try source.list(count: 0...6) { source throws(Rejection) in
            source.define("account", number: bank.balances.count)
            bank.balances.append(try source.draw(.integer(in: 0...99), label: "balance"))
        }
        return bank
    }

    static let rules = [
        ActionRule<Bank>("open") { source, bank in
            source.define("account", number: bank.balances.count)
            return .open
        },
        ActionRule("withdraw", precondition: { !$0.balances.isEmpty }) { source, bank throws(Rejection) in
            let account = try source.refer(to: "account", among: bank.balances.indices)
            return .withdraw(try source.draw(.integer(in: 1...99)), from: account)
        },
    ]

    mutating func perform(_ action: Action) {
        switch action {
        case .open: balances.append(0)
        case .withdraw(let amount, let account): balances[account] -= amount
        }
    }
}

/// A number from which steps count up.
private struct Tally: StateMachine {
    var count = 0
    static let initialStates = Generator<Int>.integer(in: 0...99).map { Tally(count: $0) }
    static let rules = [ActionRule<Tally>("add", Generator<Int>.integer(in: 1...9))]

    mutating func perform(_ action: Int) -> Int {
        count += action
        return count
    }
}

@Suite struct InitialStateTests {
    private static let programs = Generator.program(of: Queue.self, steps: 0...60)

    @Test func `initial states attain their bounds, and every step is allowed after them`() {
        let programs = samples(of: Self.programs)
        #expect(Set(programs.map(\.initialState)).isSuperset(of: [Queue(capacity: 1), Queue(capacity: 50)]))
        for program in programs {
            var queue = program.initialState
            #expect(queue.count == 0 && 1...50 ~= queue.capacity)
            #expect(program.actions.allSatisfy { 0...queue.capacity ~= queue.perform($0) })
        }
    }

    @Test func `the initial state is replayed, and programs differ if only their initial states do`() throws {
        for seed in 0..<100 as Range<UInt64> {
            var source = ChoiceSource(seed: seed, isRecording: true)
            let program = try Self.programs.generate(from: &source)
            #expect(try replay(ReplayToken(source.recording.choices), Self.programs) == program)
        }
        var (small, large) = (ChoiceSource(replaying: [0]), ChoiceSource(replaying: [1]))
        #expect(try Self.programs.generate(from: &small) != Self.programs.generate(from: &large))
    }

    @Test func `a program is printed with its initial state if that was drawn`() throws {
        var source = ChoiceSource(replaying: [2, 1, 0, 1, 1])
        let program = try Self.programs.generate(from: &source)
        #expect("\(program)" == "initial state: Queue(capacity: 3, count: 0)\n1. put\n2. take")
    }

    @Test func `the initial state that a property needs is shrunk with the steps`() throws {
        for seed in 0..<20 as Range<UInt64> {
            let few = Property(Queue.self, id: "fewer than 3") { $0.count < 3 }
            let found = try #require(search(few, SearchSettings(seed: seed)).counterexamples.first)
            #expect(found.value.initialState == Queue(capacity: 3))
            #expect("\(found.value)" == "initial state: Queue(capacity: 3, count: 0)\n1. put\n2. put\n3. put")
        }
    }

    @Test func `an invariant is checked in the initial state`() throws {
        let narrow = Property(Queue.self, id: "narrow") { $0.capacity < 7 }
        let found = try #require(search(narrow).counterexamples.first)
        #expect(found.failure.message == "does not hold before the first step")
        #expect("\(found.value)" == "initial state: Queue(capacity: 7, count: 0)")
    }

    @Test func `a system is made from the initial state of its program`() throws {
        let agrees = Property(Queue.self, system: { try Pipe(capacity: $0.capacity) }) { pipe, action in
            action == .put ? pipe.write() : pipe.read()
        } teardown: { pipe in
            try pipe.close()
        }
        let found = try #require(search(agrees).counterexamples.first)
        #expect("\(found.value.initialState)" == "Queue(capacity: 4, count: 0)")
        #expect(found.failure.message == "step 4, put: expected 4, was 3")
        let equal = Property(Tally.self, system: { $0.count }) { count, action in
            count += action
            return count
        }
        #expect(search(equal, SearchSettings(cases: 100)).counterexamples.isEmpty)
    }

    @Test func `what an initial state defines is deleted, and references to the rest are renumbered`() throws
    {
        let programs = Generator.program(of: Bank.self)
        let property = Property(programs, id: "fails") { program in
            !program.actions.contains {
                guard case .withdraw(let amount, let account) = $0 else { return false }
                return program.initialState.balances.indices.contains(account)
                    && program.initialState.balances[account] == 40 && amount > 40
            }
        }
        // Three accounts, of which the last has 40, and two withdrawals, the last of which is from it.
        let start = [1, 7, 1, 50, 1, 40, 0, 1, 1, 1, 4, 1, 1, 2, 60, 0] as [UInt64]
        let found = try #require(property.shrink(ChoiceSource(replaying: start)).first?.value)
        #expect(found.initialState.balances == [40])
        #expect(found.actions == [.withdraw(41, from: 0)])
    }

    @Test func `a program is rejected if its initial state is`() {
        struct Choosy: StateMachine {
            static let initialStates = Generator<Choosy> { _ throws(Rejection) in throw Rejection("none") }
            static let rules: [ActionRule<Choosy>] = []
            mutating func perform(_ action: Int) {}
        }
        #expect(samples(of: .program(of: Choosy.self), count: 20).isEmpty)
    }

    @Test func `a machine without initial states makes no choice and no span for one`() throws {
        var source = ChoiceSource(replaying: [1, 0, 5])
        let program = try Generator.program(of: Stack.self).generate(from: &source)
        #expect(program.initialState == Stack() && program.actions == [.push(5)])
        #expect(source.recording.choices.map(\.value) == [1, 0, 5, 0])
        // Those of the step, and of what its rule draws.
        #expect(source.recording.spans.map(\.label) == ["element", "draw"])
    }
}
