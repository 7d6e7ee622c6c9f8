import Testing
import TestSupport

@testable import Generators

/// Files that are opened and closed; a closed one cannot be closed again.
private struct Files: StateMachine, Hashable {
    enum Action: Hashable { case open, close(Int) }
    var open: Set<Int> = []
    var made = 0

    static let rules = [
        ActionRule<Files>("open", precondition: { $0.made < 12 }, .open),
        ActionRule("close", precondition: { !$0.open.isEmpty }) { source, files throws(Rejection) in
            .close(try source.refer(to: "file", among: files.open.sorted()))
        },
    ]

    mutating func perform(_ action: Action) -> Int {
        switch action {
        case .open:
            open.insert(made)
            made += 1
        case .close(let file):
            precondition(open.remove(file) != nil)
        }
        return open.count
    }

    func allows(_ action: Action) -> Bool {
        if case .close(let file) = action { open.contains(file) } else { made < 12 }
    }
}

@Suite struct ParallelProgramTests {
    private typealias Program = ParallelProgram<Files>

    private func program(_ steps: [(Files.Action, branch: Int?)]) -> Program {
        Program(
            initialState: Files(), isInitialStateDrawn: false,
            steps: steps.map { Program.Step(rule: "", action: $0, branch: $1) })
    }

    /// Calls a closure with the model before each step, in every order of the steps.
    private func inEveryOrder(_ program: Program, _ look: (Files, Files.Action) -> Void) {
        func go(on model: Files, _ sections: ArraySlice<Program.Section>, _ rest: [[Int]]) {
            guard rest.contains(where: { !$0.isEmpty }) else {
                if let next = sections.first { go(on: model, sections.dropFirst(), next.branches) }
                return
            }
            for (branch, steps) in rest.enumerated() {
                guard let step = steps.first else { continue }
                let action = program.steps[step].action
                look(model, action)
                var (after, others) = (model, rest)
                _ = after.perform(action)
                others[branch].removeFirst()
                go(on: after, sections, others)
            }
        }
        go(on: program.initialState, program.sections[...], [])
    }

    @Test func `each step is allowed in every order`() throws {
        var parallel = 0
        for program in samples(of: .parallelProgram(of: Files.self, branches: 3, steps: 0...6), count: 300) {
            parallel += program.sections.count { $0.branches.count > 1 }
            inEveryOrder(program) { model, action in
                #expect(model.allows(action), "\(action) in \(model) of \(program)")
            }
        }
        #expect(parallel > 50)
    }

    @Test func `a section has at most a thousand orders`() {
        var most = 0
        for program in samples(of: .parallelProgram(of: Files.self, steps: 20...30), count: 300) {
            for section in program.sections {
                var (orders, placed) = (1, 0)
                for branch in section.branches {
                    for index in branch.indices {
                        placed += 1
                        orders = orders * placed / (index + 1)
                    }
                }
                #expect(orders <= 1_000)
                most = max(most, orders)
            }
        }
        #expect(most > 100)
    }

    @Test func `the simplest program with two steps has none in a branch`() throws {
        let property = Property(.parallelProgram(of: Files.self), id: "short") { $0.steps.count < 2 }
        for seed in UInt64(0)..<20 {
            let found = try #require(search(property, SearchSettings(seed: seed)).counterexamples.first)
            #expect("\(found.value)" == "1. open\n2. open")
        }
    }

    @Test func `the simplest program with two branches has one step in each`() throws {
        let property = Property(.parallelProgram(of: Files.self), id: "alone") { program in
            program.sections.allSatisfy { $0.branches.count == 1 }
        }
        for seed in UInt64(0)..<20 {
            let found = try #require(search(property, SearchSettings(seed: seed)).counterexamples.first)
            #expect("\(found.value)" == "1. [A] open\n2. [B] open")
        }
    }

    @Test func `a branch that has a section for itself runs alone`() {
        let program = program([(.open, 1), (.open, 1), (.close(0), nil), (.open, 0), (.close(1), 1)])
        #expect(program.sections.map(\.branches) == [[[0]], [[1]], [[2]], [[3], [4]]])
        #expect(
            "\(program)" == """
                1. open
                2. open
                3. close(0)
                4. [A] open
                5. [B] close(1)
                """)
        #expect(self.program([]).sections.isEmpty)
    }

    @Test func `a program of no step is rare`() {
        let empty = samples(of: .parallelProgram(of: Files.self), count: 2_000).count { $0.steps.isEmpty }
        #expect((20...140).contains(empty), "\(empty)")
    }
}

@Suite struct LinearizabilityTests {
    /// A register; a write returns the value before it.
    private struct Register: StateMachine, Hashable {
        enum Action { case write(Int), read }
        var value = 0

        static var rules: [ActionRule<Register>] { [ActionRule("read", .read)] }

        mutating func perform(_ action: Action) -> Int {
            defer { if case .write(let new) = action { value = new } }
            return value
        }
    }

    private struct Broken: Error {}

    /// The message about steps in branches, with their responses and times; nil if some order explains them.
    private func problem(
        _ steps: [(action: Register.Action, branch: Int?, response: Int, begin: UInt64, end: UInt64)]
    ) throws -> String? {
        let program = ParallelProgram<Register>(
            initialState: Register(), isInitialStateDrawn: false,
            steps: steps.map { .init(rule: "", action: $0.action, branch: $0.branch) })
        var history = ParallelHistory<Int>(steps: steps.count)
        for (index, step) in steps.enumerated() {
            history.answers[index] = .init(.success(step.response), begin: step.begin, end: step.end)
        }
        return try program.failures(in: history, tornDown: .success(())).first?.message
    }

    @Test func `a response is explained by any order of steps that overlap`() throws {
        for seen in [0, 7] {
            #expect(try problem([(.write(7), 0, 0, 1, 4), (.read, 1, seen, 2, 3)]) == nil)
        }
        #expect(
            try problem([(.write(7), 0, 0, 1, 4), (.read, 1, 5, 2, 3)]) == """
                no order of the steps that ran at the same time gives these responses
                    [A] 1. write(7) → 0
                    [B] 2. read → 5
                """)
    }

    @Test func `a step that ended before another began is before it`() throws {
        #expect(try problem([(.write(7), 0, 0, 1, 2), (.read, 1, 0, 3, 4)]) != nil)
        #expect(try problem([(.write(7), 0, 0, 1, 2), (.read, 1, 7, 3, 4)]) == nil)
        #expect(try problem([(.write(7), 0, 0, 1, 3), (.read, 1, 0, 3, 4)]) == nil)
    }

    @Test func `the steps of a branch are in order`() throws {
        #expect(try problem([(.read, 0, 7, 1, 9), (.read, 0, 0, 1, 9), (.write(7), 1, 0, 1, 9)]) != nil)
        #expect(try problem([(.read, 0, 0, 1, 9), (.read, 0, 7, 1, 9), (.write(7), 1, 0, 1, 9)]) == nil)
    }

    @Test func `a later step tells which of two orders took place`() throws {
        let race: [(Register.Action, Int?, Int, UInt64, UInt64)] = [
            (.write(1), 0, 0, 1, 9), (.write(2), 1, 1, 1, 9),
        ]
        #expect(try problem(race + [(.read, nil, 2, 10, 11)]) == nil)
        #expect(
            try problem(race + [(.read, nil, 1, 10, 11)]) == "step 3, read: expected 2, was 1")
    }

    @Test func `what may be expected after a section is each state that its responses allow`() throws {
        #expect(
            try problem([(.read, 0, 0, 1, 9), (.read, 1, 0, 1, 9), (.read, nil, 3, 10, 11)])
                == "step 3, read: expected 0, was 3")
    }

    @Test func `an error is the failure, whatever the other responses`() throws {
        let program = ParallelProgram<Register>(
            initialState: Register(), isInitialStateDrawn: false,
            steps: [.init(rule: "", action: .read, branch: nil), .init(rule: "", action: .read, branch: nil)])
        var history = ParallelHistory<Int>(steps: 2)
        history.answers[0] = .init(.failure(Broken()), begin: 1, end: 2)
        #expect(
            try program.failures(in: history, tornDown: .failure(Broken())) == [
                Failure(id: "Broken", message: "step 1, read: Broken()"),
                Failure(id: "teardown: Broken", message: "teardown: Broken()"),
            ])
        history.answers[0] = .init(.failure(Rejection("no")), begin: 1, end: 2)
        #expect(throws: Rejection.self) { try program.failures(in: history, tornDown: .success(())) }
    }
}
