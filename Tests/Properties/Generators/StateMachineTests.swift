import Generators
import Synchronization
import Testing
import TestSupport

/// A stack that returns the popped number.
struct Stack: StateMachine, Equatable {
    enum Action: Hashable {
        case push(Int), pop, clear
    }

    private(set) var numbers: [Int] = []

    static let rules = [
        ActionRule<Stack>(
            "push", precondition: { $0.numbers.count < 40 },
            Generator<Int>.integer(in: 0...9).map { .push($0) }),
        ActionRule("pop", precondition: { !$0.numbers.isEmpty }, .pop),
        ActionRule("clear", precondition: { $0.numbers.count > 1 }, .clear),
    ]

    mutating func perform(_ action: Action) -> Int? {
        switch action {
        case .push(let number): numbers.append(number)
        case .pop: return numbers.removeLast()
        case .clear: numbers = []
        }
        return nil
    }

    /// Whether a program is valid: it never pops an empty stack.
    static func allows(_ program: Program<Stack>) -> Bool {
        var depth = 0
        return program.actions.allSatisfy { action in
            defer {
                switch action {
                case .push: depth += 1
                case .pop: depth -= 1
                case .clear: depth = 0
                }
            }
            return action == .pop ? depth > 0 : action == .clear ? depth > 1 : depth < 40
        }
    }
}

@Suite struct StateMachineTests {
    private static let programs = Generator.program(of: Stack.self, steps: 0...30)

    @Test func `a program of no step is rare`() {
        let empty = samples(of: Self.programs, count: 2_000).count { $0.steps.isEmpty }
        #expect((20...140).contains(empty), "\(empty)")
    }

    @Test func `a program is valid for all choices`() throws {
        var random = RandomBits(seed: 1)
        for seed in UInt64(0)..<300 {
            let numbers = (0..<80).map { _ in random.uniform(upTo: 5) }
            var sources = [
                ChoiceSource(seed: seed), ChoiceSource(bytes: numbers.map { UInt8($0) }),
                ChoiceSource(replaying: numbers),
                ChoiceSource(replaying: numbers.dropLast(60), thenSeed: seed),
            ]
            for index in sources.indices {
                #expect(Stack.allows(try Self.programs.generate(from: &sources[index])))
            }
        }
    }

    @Test func `a seed makes the same program with and without recording, and in a replay`()
        throws
    {
        for seed in UInt64(0)..<300 {
            var plain = ChoiceSource(seed: seed)
            var recorded = ChoiceSource(seed: seed, isRecording: true)
            let program = try Self.programs.generate(from: &plain)
            #expect(try Self.programs.generate(from: &recorded) == program)
            var replayed = ChoiceSource(replaying: recorded.recording.choices)
            #expect(try Self.programs.generate(from: &replayed) == program)
            #expect(replayed.recording == recorded.recording)
        }
    }

    @Test func `programs attain their least and greatest number of steps, and every action`() {
        let programs = samples(of: Self.programs)
        #expect(Set(programs.map(\.steps.count)).isSuperset(of: [0, 1, 30]))
        #expect(Set(programs.flatMap { $0.steps.map(\.rule) }) == ["push", "pop", "clear"])
    }

    @Test func `an action that is not allowed is replaced by the next allowed one, in the recording too`()
        throws
    {
        var source = ChoiceSource(replaying: [1, 1, 5, 1, 1, 1, 2, 7])
        let program = try Self.programs.generate(from: &source)
        #expect(program.actions == [.push(5), .pop, .push(7)])
        #expect(source.recording.choices.map(\.value) == [1, 0, 5, 1, 1, 1, 0, 7, 0])
    }

    @Test func `after a rejection another rule is drawn, and the rejected draws are not recorded`() throws {
        struct Picky: StateMachine {
            enum Action { case never, go }
            static let rules = [
                // It draws two values before it rejects.
                ActionRule<Picky>("never") { source, _ throws(Rejection) in
                    _ = try source.draw(Generator.boolean.set(count: 3...3))
                    return .never
                },
                ActionRule("go", .go),
            ]
            mutating func perform(_ action: Action) {}
        }
        let programs = Generator.program(of: Picky.self, steps: 1...5)
        var made = 0
        for seed in 0..<200 as Range<UInt64> {
            var source = ChoiceSource(seed: seed, isRecording: true)
            // The swarm may have left out the other rule.
            guard let program = try? programs.generate(from: &source) else { continue }
            made += 1
            #expect(program.actions.allSatisfy { $0 == .go })
            #expect(try replay(ReplayToken(source.recording.choices), programs).actions == program.actions)
        }
        #expect(made > 100)
    }

    @Test func `an enumeration makes each program once`() throws {
        struct Switch: StateMachine {
            enum Action: Hashable { case off, on, idle }
            var isOn = false
            static let rules = [
                ActionRule<Switch>("off", precondition: \.isOn, .off),
                ActionRule("on", precondition: { !$0.isOn }, .on),
                ActionRule("idle", precondition: \.isOn, .idle),
            ]
            mutating func perform(_ action: Action) { isOn = action != .off }
        }
        let seen = Mutex<[[Switch.Action]]>([])
        let property = Property(Generator.program(of: Switch.self, steps: 0...4), id: "none") { program in
            seen.withLock { $0.append(program.actions) }
            return true
        }
        let report = enumerate(property, atMost: 100)
        // The first action is `on`, then `off` or `idle`, and so on.
        #expect(report.ending == .exhausted && report.casesRun == 1 + 1 + 2 + 3 + 5)
        #expect(Set(seen.withLock { $0 }).count == report.casesRun)
    }

    @Test func `a program ends where no action is allowed`() throws {
        struct Fuse: StateMachine {
            enum Action { case blow }
            var isBlown = false
            static let rules = [ActionRule<Fuse>("blow", precondition: { !$0.isBlown }, .blow)]
            mutating func perform(_ action: Action) { isBlown = true }
        }
        let programs = samples(of: .program(of: Fuse.self, steps: 3...9), count: 200)
        #expect(programs.count == 200)
        #expect(programs.allSatisfy { $0.actions == [.blow] })
    }

    @Test func `a machine without rules has one program, of no steps`() {
        struct Stone: StateMachine {
            static let rules: [ActionRule<Stone>] = []
            mutating func perform(_ action: Int) {}
        }
        #expect(samples(of: .program(of: Stone.self), count: 20).allSatisfy { $0.steps.isEmpty })
    }

    @Test func `a program reads as a numbered list`() throws {
        var source = ChoiceSource(replaying: [1, 0, 5, 1, 1])
        let program = try Self.programs.generate(from: &source)
        #expect("\(program)" == "1. push(5)\n2. pop")
    }
}
