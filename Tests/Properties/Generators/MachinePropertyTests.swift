import Generators
import Testing

/// The model in the example of ``StateMachine``.
private struct Counter: StateMachine {
    enum Action { case increment, decrement }
    var count = 0

    static let rules = [
        ActionRule<Counter>("increment", .increment),
        ActionRule("decrement", precondition: { $0.count > 0 }, .decrement),
    ]

    mutating func perform(_ action: Action) -> Int {
        switch action {
        case .increment: count += 1
        case .decrement: count -= 1
        }
        return count
    }
}

/// A counter with one digit only.
private struct Odometer {
    var digit = 0

    mutating func turn(by step: Int) -> Int {
        digit = (digit + step) % 10
        return digit
    }
}

@Suite struct MachinePropertyTests {
    private struct Undo: StateMachine {
        static let rules = [ActionRule<Undo>("undo", ())]
        mutating func perform(_ action: Void) -> String { "" }
    }

    @Test func `texts that a system should have returned, and did, are quoted`() {
        #expect(Undo.problem("", "a") == #"expected "", was "a""#)
    }

    private struct Broken: Error {}

    @Test func `a wrong response is a failure with the step, the action and the response`()
        throws
    {
        let agrees = Property(Counter.self, system: { Odometer() }) { odometer, action in
            odometer.turn(by: action == .increment ? 1 : -1)
        }
        let found = try #require(search(agrees).counterexamples.first)
        #expect(found.failure == Failure(id: "increment", message: "step 10, increment: expected 10, was 0"))
        #expect(found.value.steps.count == 10)
    }

    @Test func `an invariant is checked before the first step and after every one`() throws {
        let below = Property(Counter.self, id: "below 3") { $0.count < 3 }
        let found = try #require(search(below).counterexamples.first)
        #expect("\(found.value)" == "1. increment\n2. increment\n3. increment")
        #expect(found.failure.message == "step 3, increment: does not hold for Counter(count: 3)")
        let positive = try #require(
            search(Property(Counter.self, id: "positive") { $0.count > 0 }).counterexamples.first)
        #expect(positive.value.steps.isEmpty)
        #expect(positive.failure.message == "does not hold before the first step")
    }

    @Test func `failures of different actions have different ids`() {
        let agrees = Property(Counter.self, system: { 0 }) { (count: inout Int, action) in
            count += action == .increment ? 1 : -1
            return count > 4 || (action == .decrement && count == 2) ? -1 : count
        }
        let found = search(agrees).counterexamples
        #expect(Set(found.map(\.failure.id)) == ["increment", "decrement"])
    }

    @Test
    func `an error thrown by a step is a failure with its type as id, and a rejection discards the case`()
        throws
    {
        let throwing = Property(Counter.self, system: { 0 }) { (_: inout Int, action) in
            if action == .decrement { throw Broken() }
            throw Rejection("nobody increments here")
        }
        let report = search(throwing, SearchSettings(cases: 10))
        #expect(report.counterexamples.isEmpty)
        #expect(report.discards > 0)
        let broken = Property(Counter.self, system: { 0 }) { (count: inout Int, action) in
            if action == .decrement { throw Broken() }
            count += 1
            return count
        }
        let found = try #require(search(broken).counterexamples.first)
        #expect(found.failure == Failure(id: "Broken", message: "step 2, decrement: Broken()"))
    }

    @Test func `a step can be checked against the model after it`() throws {
        let program = Generator.program(of: Counter.self, steps: 3...3)
        var source = ChoiceSource(replaying: [0, 0, 0])
        let failures = try program.generate(from: &source).failures(on: [Int]()) { seen, _, expected, model in
            seen.append(expected)
            return seen == Array(1...model.count) && model.count < 3 ? nil : "seen \(seen)"
        }
        #expect(failures == [Failure(id: "increment", message: "step 3, increment: seen [1, 2, 3]")])
    }

    @Test func `an invariant of the system and the model is checked before the first step and after each`()
        throws
    {
        let agrees = Property(Counter.self, system: { 0 }) { (count: inout Int, action) in
            count += action == .increment ? 1 : -1
            return count
        } invariant: { count, model in
            count == model.count && count < 3
        }
        let found = try #require(search(agrees).counterexamples.first)
        #expect(found.failure.id == "invariant")
        #expect(
            found.failure.message
                == "step 3, increment: the invariant does not hold for 3, where the model is \(Counter(count: 3))"
        )
        let never = Property(Counter.self, system: { 0 }) { (_: inout Int, _) in
            0
        } invariant: { _, _ in
            false
        }
        let first = try #require(search(never).counterexamples.first)
        #expect(first.value.steps.isEmpty)
        #expect(first.failure.message.hasPrefix("before the first step: the invariant does not hold for "))
        let throwing = Property(Counter.self, system: { 0 }) { (_: inout Int, _) in
            0
        } invariant: { _, _ in
            throw Broken()
        }
        #expect(search(throwing).counterexamples.map(\.failure.id) == ["Broken"])
    }

    @Test func `steps that add up to one are merged to it`() {
        struct Limiter: StateMachine {
            enum Action { case wait(Int), call }
            var time = 0
            var calls: [Int] = []

            static let rules = [
                ActionRule<Limiter>("wait", Generator<Int>.integer(in: 1...12).map { .wait($0) }),
                ActionRule("call", .call),
            ]

            mutating func perform(_ action: Action) -> Bool { allows(action) { $0 + 10 <= $1 } }

            mutating func allows(_ action: Action, _ isOver: (_ call: Int, _ time: Int) -> Bool) -> Bool {
                if case .wait(let duration) = action { time += duration }
                guard case .call = action else { return true }
                calls.removeAll { isOver($0, time) }
                if calls.count < 2 { calls.append(time) } else { return false }
                return true
            }
        }
        let late = Property(Limiter.self, system: { Limiter() }) { (limiter: inout Limiter, action) in
            limiter.allows(action) { $0 + 10 < $1 }
        }
        for seed in 20..<40 as Range<UInt64> {
            let first = search(late, SearchSettings(cases: 3_000, seed: seed)).counterexamples.first
            #expect(first.map { "\($0.value)" } == "1. call\n2. wait(10)\n3. call\n4. call")
        }
    }

    @Test func `rules that never draw a step are named where nothing fails`() {
        struct Door: StateMachine {
            enum Action { case open, close, lock, paint }
            var isOpen = false

            static let rules = [
                ActionRule<Door>("open", precondition: { !$0.isOpen }, .open),
                ActionRule("close", precondition: { $0.isOpen }, .close),
                ActionRule("lock", precondition: { _ in false }, .lock),
                ActionRule("paint") { _, _ throws(Rejection) in throw Rejection("no paint") },
            ]

            mutating func perform(_ action: Action) -> Bool {
                isOpen = action == .open
                return isOpen
            }
        }
        let agrees = Property(Door.self, system: { 0 }) { (_: inout Int, action) in action == .open }
        let report = search(agrees)
        #expect(report.ending == .exhausted)
        #expect(report.problems == [.unusedRules(["lock", "paint"])])
        #expect(report.isClean)
        #expect(
            report.problems.map(\.description) == [
                "no program has a step of lock, paint: does its precondition ever hold, is its draw always rejected, "
                    + "or does the model never allow its action?"
            ])
        struct Wall: StateMachine {
            static let rules: [ActionRule<Wall>] = []
            mutating func perform(_ action: Int) -> Int { action }
        }
        let idle = search(Property(Wall.self, system: { 0 }) { (_: inout Int, action) in action })
        #expect(idle.problems.map(\.description) == ["the machine has no rules, so no program has a step"])
        #expect(!idle.isClean)
        #expect(idle.healthFailure == "the machine has no rules, so no program has a step")
        struct Gate: StateMachine {
            static let rules = [ActionRule<Gate>("open", precondition: { _ in false }, 1)]
            mutating func perform(_ action: Int) -> Int { action }
        }
        let shut = search(Property(Gate.self, system: { 0 }) { (_: inout Int, action) in action })
        #expect(shut.problems == [.noSteps(rules: ["open"])])
        #expect(
            shut.healthFailure
                == "no program has a step: does the precondition of open ever hold, is the draw always rejected, "
                + "or does the model never allow the action?")
        let painted = Property(Door.self, steps: 0...1_000, system: { 0 }) { (_: inout Int, action) in
            action == .open
        }
        #expect(search(painted).problems == report.problems)
        #expect(search(painted, SearchSettings(cases: 20)).problems.isEmpty)
        let fails = Property(Door.self, system: { 0 }) { (_: inout Int, action) in action == .close }
        #expect(search(fails).problems.isEmpty)
    }
}
