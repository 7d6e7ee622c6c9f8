import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// What is judged on bounded models, and how short the paths are.
@Suite struct BoundedModelTests {
    /// All models, not searched.
    private static let cancelled = Exploration.all(of: .hardened, isCancelled: { true })

    @Test func `every invariant is judged on a model, and at most three are left out on any`() {
        #expect(Self.cancelled.count == BoundedModel.all.count)
        for exploration in Self.cancelled {
            let name = exploration.model.name
            #expect(exploration.leftOut.count <= 3, "\(name)")
            #expect(exploration.leftOut.allSatisfy { !$0.reason.isEmpty }, "\(name)")
            let ids = exploration.judged.map(\.id) + exploration.leftOut.map(\.invariant.id)
            #expect(ids.count == 42 && Set(ids) == Set(Catalogue.all.map(\.id)), "\(name)")
        }
        let judged = Set(Self.cancelled.flatMap { $0.judged.map(\.id) })
        #expect(judged == Set(Catalogue.all.map(\.id)))
    }

    @Test func `an invariant without an event of its kind is left out, and the reason names the kind`() {
        let model = BoundedModel(
            "idle", configuration: Self.small.configuration, scrollView: Self.small.scrollView,
            events: [.idle, .refreshInset(-1)])
        #expect(
            model.reasonToLeaveOut(.refreshControl)
                == "the model has no event of its kind: refresh control")
        #expect(model.reasonToLeaveOut(.settles) == nil)
        #expect(model.reasonToLeaveOut(.restsOnDetent)?.contains("sessions") == true)
    }

    @Test func `flawed heights are enumerated, so that a bar that accepts them breaks S3`() throws {
        let mutant = try #require(Mutant.all.first { $0.name == "any-heights" })
        let exploration = try #require(
            Exploration.all(of: mutant.definition, on: [Self.small], invariants: [.orderedHeights]).first)
        let found = try #require(exploration.counterexamples.first)
        #expect(found.invariant.id == "S3" && found.trace.scenario.heights.flaw != nil)
        #expect(found.eventCount == 0)
        let hardened = Exploration.all(of: .hardened, on: [Self.small], invariants: [.orderedHeights])
        #expect(hardened.allSatisfy { $0.counterexamples.isEmpty && $0.isComplete })
    }

    @Test func `no path is shorter than the one that the explorer finds, and none is missed`() throws {
        let invariants = Catalogue.all.filter { !$0.needsTwin }
        let exploration = try #require(
            Exploration.all(of: .published, on: [Self.small], invariants: invariants).first)
        let oracle = Oracle(invariants)
        var shortest: [String: Int] = [:]
        var paths: [[BarEvent]] = [[]]
        for length in 0...3 {
            var unbroken: [[BarEvent]] = []
            for path in paths {
                let findings = oracle.findings(of: Self.small.scenario(path), on: .published)
                for finding in findings where shortest[finding.invariant.id] == nil {
                    shortest[finding.invariant.id] = length
                }
                if findings.isEmpty { unbroken.append(path) }
            }
            paths = unbroken.flatMap(Self.continuations)
        }
        #expect(shortest.count > 3 && shortest.values.contains(3))
        let found = exploration.counterexamples.filter { $0.eventCount <= 3 && $0.invariant.id != "S3" }
        #expect(
            Dictionary(uniqueKeysWithValues: found.map { ($0.invariant.id, $0.eventCount) }) == shortest)
    }

    /// A model with few events, of which every short sequence can be tried.
    private static let small: BoundedModel = {
        let standard = BoundedModel.all[0]
        return BoundedModel(
            "small", configuration: standard.configuration, scrollView: standard.scrollView,
            events: [
                .contentOffset(-3), .contentOffset(4), .contentOffset(5), .pan(.began), .pan(.ended), .idle,
            ])
    }()

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
