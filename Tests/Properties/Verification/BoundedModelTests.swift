import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// What is judged on bounded models, and how short the paths are.
@Suite struct BoundedModelTests {
    /// All models, not searched.
    private static let cancelled = Exploration.search(.hardened, isCancelled: { true })

    @Test
    func
        `every invariant is judged on a model, and at most three are left out on any, beside those of requests`()
    {
        #expect(Self.cancelled.count == BoundedModel.all.count)
        for exploration in Self.cancelled {
            let name = exploration.model.name
            let hasHeights = exploration.model.events.contains { $0.kind == .heights }
            let needs = exploration.leftOut.map(\.invariant.needs)
            #expect(needs.count { $0.isDisjoint(with: .requests) } <= 3, "\(name)")
            #expect(needs.count { $0 == .changingHeights } == (hasHeights ? 0 : 3), "\(name)")
            let isShown = exploration.model.events.contains(.show(true))
            #expect(needs.count { $0 == .showingInPlace } == (isShown ? 0 : 2), "\(name)")
            #expect(needs.count { $0 == .staying } == (name == "staying" ? 0 : 1), "\(name)")
            #expect(exploration.leftOut.allSatisfy { !$0.reason.isEmpty }, "\(name)")
            let ids = exploration.judged.map(\.id) + exploration.leftOut.map(\.invariant.id)
            #expect(
                ids.count == Catalogue.all.about(BarDefinition.hardened.kind).count
                    && Set(ids) == Set(Catalogue.all.about(BarDefinition.hardened.kind).map(\.id)), "\(name)")
        }
        let judged = Set(Self.cancelled.flatMap { $0.judged.map(\.id) })
        #expect(judged == Set(Catalogue.all.about(BarDefinition.hardened.kind).map(\.id)))
    }

    @Test func `an invariant without an event of its kind is left out, and the reason names the kind`() {
        let model = BoundedModel(
            "idle", configuration: Self.small.configuration, scrollView: Self.small.scrollView,
            events: [.idle, .refreshInset(-1)])
        #expect(
            model.reasonToLeaveOut(.refreshControl, of: .hardened)
                == "the model has no event of its kind: refresh control")
        #expect(model.reasonToLeaveOut(.settles, of: .hardened) == nil)
        #expect(model.reasonToLeaveOut(.restsOnDetent, of: .hardened)?.contains("sessions") == true)
    }

    @Test func `flawed heights are enumerated, so that a bar that accepts them breaks S3`() throws {
        let mutant = try Bars.shipped.named("any-heights")
        let exploration = try #require(
            Exploration.all(of: mutant, on: [Self.small], invariants: [.orderedHeights]).first)
        let found = try #require(exploration.counterexamples.first)
        #expect(found.invariant.id == "S3" && found.trace.scenario.heights.flaw != nil)
        #expect(found.eventCount == 0)
        let hardened = try Exploration.all(of: .hardened, on: [Self.small], invariants: [.orderedHeights])
        #expect(hardened.allSatisfy { $0.counterexamples.isEmpty && $0.isComplete })
    }

    @Test(arguments: ["S7", "S8", "S9", "S17", "N1", "N2", "L1", "L3", "L5", "M1", "M5", "M7"])
    func `no path is shorter than the one that the explorer finds, and none is missed`(id: String) throws {
        let invariant = try Catalogue.invariant(id)
        let exploration = try #require(
            Exploration.all(of: .published, on: [Self.small], invariants: [invariant]).first)
        #expect(exploration.isComplete)
        let shortest = (0...3).first { length in
            Self.paths(length).contains {
                invariant.violation(in: Self.small.scenario($0), by: .published) != nil
            }
        }
        let found = exploration.counterexamples.first.map(\.eventCount)
        #expect(shortest == found || (shortest == nil && (found ?? 4) > 3))
        #expect(shortest != nil || !["S7", "S9", "S17", "M1", "M5"].contains(id))
    }

    /// A model with few events, of which every short sequence can be tried.
    private static let small: BoundedModel = {
        let standard = BoundedModel.all[0]
        return BoundedModel(
            "small", configuration: standard.configuration, scrollView: standard.scrollView,
            events: [
                .contentOffset(-3), .contentOffset(-2), .contentOffset(4), .contentOffset(5), .pan(.began),
                .pan(.ended), .idle,
            ])
    }()

    /// The possible sequences of events of a length.
    private static func paths(_ length: Int) -> [[BarEvent]] {
        length == 0 ? [[]] : paths(length - 1).flatMap(continuations)
    }

    /// A path with each event that can follow it.
    private static func continuations(_ path: [BarEvent]) -> [[BarEvent]] {
        let gestures = path.filter { $0 == .pan(.began) || $0 == .pan(.ended) }
        let isFingerDown = gestures.last == .pan(.began)
        return small.events.compactMap { event in
            switch event {
            case .pan(.ended): isFingerDown ? path + [event] : nil
            case .pan(.began), .idle: isFingerDown ? nil : path + [event]
            default: path + [event]
            }
        }
    }
}
