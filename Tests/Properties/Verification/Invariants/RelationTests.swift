import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// How a relation's second run is made, what it is given, and when it ends.
///
/// The bar shows the number of the events that it was notified of, so that a comparison sees what the second run got.
@Suite struct RelationTests {
    private struct ShowingCount: Bar {
        var state: BarState
        var count = 0

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            guard event.unusable == nil else { return }
            count += 1
            state.offset = -Double(count)
        }
    }

    private static let counting = BarDefinition("counting") { ShowingCount(state: BarState($0)) }

    private static func invariant(_ relation: Relation) -> Invariant {
        Invariant(
            id: "T1", title: "ad hoc", section: .metamorphic, statement: "", reason: "", origin: [],
            explanation: { $0.measurement }, body: .relation(relation))
    }

    /// The difference between the events that the run and the second run have got at the first idle report.
    private static func surplus(_ relation: Relation, _ events: BarEvent...) throws -> Double? {
        try invariant(relation).violation(in: scenario(events), by: counting)?.value
    }

    private static func fork(
        _ origin: Relation.Fork.Origin, _ events: @escaping @Sendable (Step) -> ForkEvents?
    ) -> Relation {
        .fork(
            Relation.Fork(
                kinds: .idle, origin: origin, events: events,
                compare: { step, fork in
                    step.violation("surplus", step.after.offset - fork.offset, "", 0)
                }))
    }

    private static func twin(
        begin: @escaping @Sendable (TwinStart) -> TwinStart? = { $0 }, leavesOutSamples: Bool = false,
        event: @escaping @Sendable (Step, Double) -> BarEvent? = { step, _ in step.event }
    ) -> Relation {
        .twin(
            Relation.TwinRun(
                begin: begin, event: event, leavesOutSamples: leavesOutSamples,
                comparison: .states { step, twin in
                    guard step.kind == .idle else { return nil }
                    return step.violation("surplus", step.after.offset - twin.offset, "", 0)
                }))
    }

    @Test func `a fork starts before the event or after it`() throws {
        let one: @Sendable (Step) -> ForkEvents? = { .one($0.event) }
        let two: @Sendable (Step) -> ForkEvents? = { .two(.pan(.failed), $0.event) }
        #expect(try Self.surplus(Self.fork(.before, one), .pan(.failed), .idle) == 0)
        #expect(try Self.surplus(Self.fork(.after, one), .pan(.failed), .idle) == 1)
        #expect(try Self.surplus(Self.fork(.before, two), .pan(.failed), .idle) == 1)
        #expect(try Self.surplus(Self.fork(.after, two), .pan(.failed), .idle) == 2)
    }

    @Test func `a fork is made at events of its kinds only, and where there is something to compare`() throws
    {
        let one: @Sendable (Step) -> ForkEvents? = { .one($0.event) }
        #expect(try Self.surplus(Self.fork(.after, one), .pan(.failed), .contentOffset(-150)) == nil)
        #expect(try Self.surplus(Self.fork(.after, { _ in nil }), .idle) == nil)
    }

    @Test func `a fork has no effect on the run`() throws {
        let view = try view()
        let bar = ShowingCount(
            state: BarState(try BarConfiguration(compact: 100, normal: 200, expanded: 300)))
        let forking = Oracle([Self.invariant(Self.fork(.after) { .one($0.event) })])
        var judges = [forking, Oracle([])].map {
            Judge(bar, on: view, by: $0, relations: .all, pixels: nil, isActed: false, makeBar: { _ in nil })
        }
        for index in judges.indices {
            for event in [BarEvent.scrollView(view), .idle, .idle] { judges[index].advance(by: event) }
        }
        #expect(judges[0].judged == judges[1].judged && judges[0].judged.run.observed.bar.count == 3)
        #expect(judges[0].violations.first.count == 1 && judges[1].violations.first.isEmpty)
    }

    @Test func `a twin gets the related events from the binding on`() throws {
        #expect(try Self.surplus(Self.twin(), .pan(.failed), .idle) == 0)
        let prelude = Self.twin { start in
            var start = start
            start.prelude = [.scrollView(start.scrollView), .idle]
            return start
        }
        #expect(try Self.surplus(prelude, .pan(.failed), .idle) == 2)
    }

    @Test func `a twin retires where its relation does not apply, and does not come back`() throws {
        let retiring = Self.twin(event: { step, _ in step.kind == .failed ? nil : step.event })
        #expect(try Self.surplus(retiring, .pan(.began), .idle) == 0)
        #expect(try Self.surplus(retiring, .pan(.failed), .idle) == nil)
        #expect(try Self.surplus(retiring, .pan(.failed), .pan(.began), .idle) == nil)
        #expect(try Self.surplus(Self.twin(begin: { _ in nil }), .idle) == nil)
    }

    @Test func `a twin's events are shifted by the distance at its beginning`() throws {
        let shifted = Self.twin(
            begin: { start in
                var start = start
                start.shift = 7
                return start
            }, event: { step, shift in shift == 7 ? step.event : nil })
        #expect(try Self.surplus(shifted, .idle) == 0)
    }

    private static func offsets(_ values: Int...) -> [BarEvent] { values.map { .contentOffset(Double($0)) } }

    private func surplusOfSamples(_ events: [BarEvent]) throws -> Double? {
        try Self.invariant(Self.twin(leavesOutSamples: true)).violation(
            in: scenario(events + [.idle]), by: Self.counting)?.value
    }

    @Test func `a twin that leaves out samples gets the turning points of a motion only`() throws {
        #expect(try surplusOfSamples(Self.offsets(-190, -180)) == 0)
        #expect(try surplusOfSamples(Self.offsets(-190, -180, -170)) == -1)
        #expect(try surplusOfSamples(Self.offsets(-190, -180, -170, -160, -150)) == -3)
        #expect(try surplusOfSamples(Self.offsets(-190, -180, -170, -180)) == -1)
        #expect(try surplusOfSamples(Self.offsets(-190, -180, -170, -180, -190, -200)) == -3)
        #expect(try surplusOfSamples(Self.offsets(-190, -180, -190, -180, -190)) == 0)
        #expect(try surplusOfSamples(Self.offsets(-190, -190, -190)) == 0)
    }

    @Test func `other events divide a motion, and their samples are kept`() throws {
        let divided = Self.offsets(-190, -180) + [.pan(.changed)] + Self.offsets(-170, -160)
        #expect(try surplusOfSamples(divided) == 0)
        #expect(
            try surplusOfSamples(Self.offsets(-190, -180) + [.contentOffset(.nan)] + Self.offsets(-170)) == 0)
    }

    @Test func `over a long motion M2 compares the end of it with the end of one move`() throws {
        let frames = (1...300).map { BarEvent.contentOffset(-200 + Double($0) / 4) }
        let motion = try scenario(frames + [.pan(.failed)])
        #expect(Invariant.frameRate.violation(in: motion, by: .hardened) == nil)
        var decisions = HardenedBar.Decisions()
        decisions.reducer.transformers.append(
            DeltaTransformer("friction") { delta, _ in ContentDelta(max(0, delta.distance - 1.0 / 64)) })
        let friction = BarDefinition("friction", deciding: decisions)
        // The third sample is the first that makes one before it superfluous.
        #expect(Invariant.frameRate.violation(in: motion, by: friction)?.step == 3)
    }
}
