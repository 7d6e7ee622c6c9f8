import AirBarModel
import Foundation
import Generators
import MotionLaws
import TestSupport
import Verification

@testable import Pages

/// A page of each kind, for tests.
enum PageSample: String, CaseIterable {
    case brokenScenario, brokenSession, flawedHeights, keptSession, longTrace, found, law
    case searched, searchedSessions, explored, mutants

    /// The pages as HTML, each made once.
    private static let pages = allCases.map { sample in Result { try sample.makeHTML() } }

    /// The page as HTML.
    func html() throws -> String {
        try Self.pages[Self.allCases.firstIndex(of: self) ?? 0].get()
    }

    private func makeHTML() throws -> String {
        switch self {
        case .brokenScenario: try Self.page(of: Self.bounce).html
        case .brokenSession: try Self.page(of: Self.halfOpen).html
        case .flawedHeights:
            CounterexamplePage(
                Reproduction(
                    try scenario([], heights: BarHeights(compact: 3, normal: 2, expanded: 1)),
                    on: .hardened), instruction: "scripts/reproduce -"
            ).html
        case .keptSession:
            CounterexamplePage(
                Reproduction(
                    Session(try scenario([])).with(
                        actions: [
                            .drag(by: 300, over: 0.4), .lift, .pause(0.2), .touch, .drag(by: -900, over: 0.3),
                            .lift, .rest,
                        ]),
                    on: .hardened),
                instruction: "scripts/reproduce -"
            ).html
        case .longTrace: try Self.long().html
        case .found: CounterexamplePage(try Self.found()).html
        case .law: try Self.law().html
        case .searched:
            try Self.index(
                of: BarVerifier(.published, invariants: [.bounds, .bounceIgnored, .determinism]), cases: 300)
        case .searchedSessions:
            try Self.index(of: SessionVerifier(.hardened, invariants: [.bounds, .restsOnDetent]), cases: 10)
        case .explored:
            IndexPage(
                try Exploration.all(
                    of: .published, on: BoundedModel.all.filter { $0.name == "no-compact" }, limit: 100,
                    isMapped: true), of: .published
            ).html
        case .mutants:
            IndexPage(MutationReport(Array(Mutant.all.prefix(2)), seeds: 1...1, cases: 100), isWhole: false)
                .html
        }
    }

    /// The published bar follows a bounce.
    static let bounce = "published-S7"
    /// The published bar stays half open after a fling.
    static let halfOpen = "published-F1"

    /// The names of the committed counterexamples that have steps.
    static func committed() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            at: Repository.scenarios, includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "scenario" }.map { $0.deletingPathExtension().lastPathComponent }
        .filter { !(try counterexample($0).trace.isEmpty) }.sorted()
    }

    /// The committed counterexample of a name.
    static func counterexample(_ name: String) throws -> BarCounterexample {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/\(name).scenario")
        let reproduction = try Reproduction(scenarioFile: text)
        guard let found = reproduction.counterexamples.first else {
            throw Browser.Failure(description: "\(name) breaks nothing")
        }
        return found
    }

    /// The page of a committed counterexample.
    static func page(of name: String) throws -> CounterexamplePage {
        CounterexamplePage(
            try counterexample(name),
            instruction: "scripts/reproduce Tests/Properties/Scenarios/\(name).scenario")
    }

    /// A trace of a thousand steps with many digits, the last of which breaks an invariant.
    static func long() throws -> CounterexamplePage {
        let events = (0..<1_000).map { BarEvent.contentOffset(-200 + Double($0 * 7_919 % 16_000) / 9.7) }
        let last: [BarEvent] = [.scrollView(try view()), .contentOffset(1_400), .contentOffset(1_401)]
        let test = try scenario(Array(events.prefix(996)) + last)
        guard let found = BarCounterexample(test, on: .published, breaks: .bounceIgnored) else {
            throw Browser.Failure(description: "the long trace breaks nothing")
        }
        return CounterexamplePage(found, instruction: "scripts/reproduce -")
    }

    /// A counterexample of a search, with the case as it was met.
    private static func found() throws -> FoundCounterexample<BarDefinition> {
        let report = BarVerifier(.published, invariants: [.bounceIgnored]).run(cases: 500)
        guard let found = report.counterexamples.first else {
            throw Browser.Failure(description: "nothing was found")
        }
        return found
    }

    /// The page of a law that the published motion breaks.
    private static func law() throws -> LawPage {
        guard let page = laws.first(where: { $0.id == "D3" })?.page else {
            throw Browser.Failure(description: "the law holds")
        }
        return page
    }

    /// A page for each law that the published motion breaks within a short search.
    static let laws: [(id: String, page: LawPage)] = Catalogue.motion.filter { !$0.holdsForPublished }
        .compactMap { law in
            var settings = SearchSettings(cases: 200, seed: 1)
            settings.shrinkBudget = 100
            settings.stopWhenFound = [law.id]
            let report = MotionReport(.published, laws: [law], settings)
            return report.counterexamples.first.map { (law.id, LawPage($0)) }
        }

    /// The index of a search.
    private static func index<Case: BarCase>(of verifier: Verifier<Case>, cases: Int) throws -> String {
        let statistics = ConditionStatistics(of: verifier, seed: 1, cases: cases)
        let section = IndexSection(verifier.run(cases: cases, seed: 1), statistics)
        return IndexPage(title: "Violations", sections: [section]).html
    }
}
