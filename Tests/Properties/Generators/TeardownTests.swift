import Generators
import Synchronization
import Testing

/// The systems of programs: how many were made and torn down, and what was done to them.
private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    func note(_ entry: String) { entries.withLock { $0.append(entry) } }

    func take() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

@Suite struct TeardownTests {
    private struct Broken: Error {}
    private struct Stuck: Error {}

    /// A program of two steps: put and take.
    private static func program() throws -> Program<Queue> {
        var source = ChoiceSource(replaying: [0, 1, 0, 1, 1])
        return try Generator.program(of: Queue.self).generate(from: &source)
    }

    /// The property of a queue that logs what happens to it, and calls a closure before each step and teardown.
    private static func property(
        _ log: Log, step: @escaping @Sendable (Queue.Action) throws -> Void = { _ in },
        teardown: @escaping @Sendable () throws -> Void = {}
    ) -> Property<Program<Queue>> {
        Property(
            Queue.self,
            system: { queue in
                log.note("made \(queue.capacity)")
                return queue
            },
            perform: { queue, action in
                log.note("\(action)")
                try step(action)
                return queue.perform(action)
            },
            teardown: { queue in
                log.note("torn down with \(queue.count)")
                try teardown()
            })
    }

    @Test func `a system is made before the first step, and torn down once after the last`() throws {
        let log = Log()
        #expect(try Self.property(log).body(Self.program()).isEmpty)
        #expect(log.take() == ["made 1", "put", "take", "torn down with 0"])
    }

    @Test func `a system is torn down after a step that fails or throws, and no step follows`() throws {
        let log = Log()
        let throwing = Self.property(log, step: { _ in throw Broken() })
        #expect(
            try throwing.body(Self.program()) == [Failure(id: "Broken", message: "step 1, put: Broken()")])
        #expect(log.take() == ["made 1", "put", "torn down with 0"])
        let failures = try Self.program().failures(on: 0) { _, _, _, _ in
            log.note("step")
            return "bad"
        } teardown: { _ in
            log.note("torn down")
        }
        #expect(failures == [Failure(id: "put", message: "step 1, put: bad")])
        #expect(log.take() == ["step", "torn down"])
    }

    @Test func `a system is torn down after a rejection, which discards the program`() throws {
        let log = Log()
        let rejecting = Self.property(log, step: { if $0 == .take { throw Rejection("no") } })
        #expect(throws: Rejection("no")) { try rejecting.body(Self.program()) }
        #expect(log.take() == ["made 1", "put", "take", "torn down with 1"])
    }

    @Test func `what cannot be made is not torn down`() throws {
        let log = Log()
        let broken = Property(Queue.self, system: { () throws -> Int in throw Broken() }) { _, _ in
            0
        } teardown: { _ in
            log.note("torn down")
        }
        #expect(throws: Broken.self) { try broken.body(Self.program()) }
        #expect(log.take().isEmpty)
        #expect(search(broken).counterexamples.map(\.failure.id) == ["Broken"])
    }

    @Test func `an error of the teardown is a failure of its own`() throws {
        let stuck = Failure(id: "teardown: Stuck", message: "teardown: Stuck()")
        #expect(try Self.property(Log(), teardown: { throw Stuck() }).body(Self.program()) == [stuck])
        let both = Self.property(Log(), step: { _ in throw Stuck() }, teardown: { throw Stuck() })
        #expect(
            try both.body(Self.program()) == [Failure(id: "Stuck", message: "step 1, put: Stuck()"), stuck])
        #expect(search(both).counterexamples.map(\.failure.id) == ["teardown: Stuck", "Stuck"])
    }

    @Test func `an error of the teardown is a failure although a step rejects the program`() throws {
        let property = Self.property(
            Log(), step: { _ in throw Rejection("no") }, teardown: { throw Stuck() })
        #expect(try property.body(Self.program()).map(\.id) == ["teardown: Stuck"])
    }

    @Test func `a rejection by the teardown discards the program, but hides no failure`() throws {
        let rejecting = Self.property(Log(), teardown: { throw Rejection("late") })
        #expect(throws: Rejection("late")) { try rejecting.body(Self.program()) }
        let failing = Self.property(
            Log(), step: { _ in throw Broken() }, teardown: { throw Rejection("late") })
        #expect(try failing.body(Self.program()).map(\.id) == ["Broken"])
    }

    @Test func `every program of a search has a system of its own, which is torn down`() {
        let log = Log()
        let report = search(
            Self.property(log, step: { if $0 == .take { throw Broken() } }), SearchSettings(cases: 50))
        #expect(report.counterexamples.count == 1)
        let ends = log.take().filter { $0.hasPrefix("made") || $0.hasPrefix("torn") }
        #expect(ends.count > 100 && ends.count.isMultiple(of: 2))
        for (index, end) in ends.enumerated() {
            #expect(end.hasPrefix(index.isMultiple(of: 2) ? "made" : "torn"))
        }
    }
}
