import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Bars whose heights are given are explored on models of these heights.
@Suite struct OwnModelTests {
    private static func events(_ model: BoundedModel) -> [Double] {
        model.events.compactMap { if case .contentOffset(let y) = $0, y.isFinite { y } else { nil } }
    }

    @Test func `a bar of fixed heights has a model with all its detents and points past both edges`() throws {
        let models = BoundedModel.all(for: .hardened.with(heights: .fixed(64, 128, 284)))
        let model = try #require(models.first)
        #expect(models.count == 1 && model.name == "own")
        #expect(model.configuration.heights == BarHeights(compact: 64, normal: 128, expanded: 284))
        #expect(Self.events(model) == [-316, -284, -206, -128, -96, -64, -32, 0, 284, 316])
    }

    @Test func `heights with ranges have a model of the least and one of the greatest`() throws {
        let heights = try SupportedHeights(parsing: "40...64,88,200...300")
        let models = BoundedModel.all(for: .hardened.with(heights: heights))
        #expect(models.map(\.name) == ["least", "greatest"])
        #expect(models.map(\.configuration.compact) == [40, 64])
        #expect(models.map(\.configuration.expanded) == [200, 300])
    }

    /// A bar of one height cannot break any of the invariants.
    @Test(arguments: [("0,88", true), ("0,0", false), ("50,50,50", false), ("0,30,60", true)])
    func `the hardened bar keeps everything in every state, and the published one does not`(
        heights: String, breaks: Bool
    ) throws {
        let heights = try SupportedHeights(parsing: heights)
        for definition in [BarDefinition.hardened, .published] {
            let bar = definition.with(heights: heights)
            let models = BoundedModel.all(for: bar).map { model in
                let short: EventKinds = [.motion, .began, .ended, .idle, .bind]
                return BoundedModel(
                    model.name, configuration: model.configuration, scrollView: model.scrollView,
                    events: model.events.filter { !$0.kind.isDisjoint(with: short) })
            }
            let invariants: [Invariant] = [.bounds, .bounceIgnored, .settles, .viewSwap]
            let explorations = try Exploration.all(of: bar, on: models, invariants: invariants)
            let exploration = try #require(explorations.first)
            #expect(exploration.isComplete)
            #expect(exploration.counterexamples.isEmpty == (definition.name == "hardened" || !breaks))
        }
    }

    @Test func `heights that no bar has leave no model, and that is no success`() {
        let bar = BarDefinition.hardened.with(heights: .fixed(3, 2, 1))
        #expect(BoundedModel.all(for: bar).isEmpty)
        let error = #expect(throws: Unexplorable.self) { try Exploration.all(of: bar) }
        #expect(
            error?.reason == "the normal height is 2.0, expected at least the compact height, 3.0")
    }

    @Test func `a vocabulary leaves out what it does not have`() {
        let lost = BoundedModel.all.first { $0.name == "lost" } ?? BoundedModel.all[0]
        let counts = EventVocabulary.allCases.map { lost.limited(to: $0).events }
        #expect(counts[2].contains { !$0.isValid } && counts[1].allSatisfy(\.isValid))
        #expect(counts[1].contains { !$0.isNotified } && counts[0].allSatisfy(\.isNotified))
        #expect(counts[0].count < counts[1].count && counts[1].count < counts[2].count)
    }
}
