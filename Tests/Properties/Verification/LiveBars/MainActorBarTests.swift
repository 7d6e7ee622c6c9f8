import AirBarModel
import Foundation
import Generators
import Testing
import TestSupport
import Verification

/// A bar that is isolated to the main actor, as every view is.
@MainActor
private final class Header {
    private let configuration: BarConfiguration
    private(set) var height: Double

    init(_ configuration: BarConfiguration) {
        self.configuration = configuration
        height = configuration.normal
    }

    func scrollViewDidScroll(_ scrollView: any Scrollable) {
        MainActor.preconditionIsolated()
        height = max(configuration.compact, min(-scrollView.contentOffset, configuration.normal))
    }

    nonisolated static let definition = BarDefinition.liveOnMainActor("main") { scrollView, configuration in
        let header = Header(configuration)
        return LiveBar(
            height: { header.height },
            receive: { event in
                if case .contentOffset = event { header.scrollViewDidScroll(scrollView) }
            })
    }
}

@Suite struct MainActorBarTests {
    private static func report() -> BarReport {
        BarVerifier(Header.definition, invariants: [.bounds, .expandRoundTrip]).run(
            SearchSettings(cases: 100, seed: 1))
    }

    @Test func `a search on any thread uses a bar of the main actor on the main thread`() {
        #expect(Self.report().counterexamples.map(\.counterexample.invariant.id) == ["S19"])
    }

    @MainActor
    @Test func `a search on the main actor uses its bar at once`() {
        #expect(Self.report().counterexamples.map(\.counterexample.invariant.id) == ["S19"])
    }

    @MainActor
    @Test func `statistics and mutants of a bar of the main actor do not wait for one another`() {
        let statistics = ConditionStatistics(of: BarVerifier(Header.definition), seed: 1, cases: 600)
        #expect(statistics.cases == 600)
        let mutants = (0..<3).map { _ in Mutant(Header.definition) }
        let report = MutationReport(mutants, seeds: 1...1, cases: 20)
        #expect(report.isComplete && report.survivors.isEmpty)
    }

    @Test func `a step of a bar of the main actor can be taken alone`() throws {
        let trace = Trace(of: try scenario([.contentOffset(-150)]), on: Header.definition)
        #expect(trace.map(\.after.offset) == [-200, -150])
    }
}
