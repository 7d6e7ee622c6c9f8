import AirBarModel
import BarCommands
import Foundation
import Generators
import Verification

/// `scripts/bench bar`: times the hardened bar, the generator, and both with judging as in `verify`, in turn.
struct BarBench {
    static let command = Command(
        name: "bar", summary: "time bars, and their generation and judging",
        options: [
            Option("--rounds N", "the number of rounds, 5 or more (9)"),
            .json,
        ],
        notes: """
            Running the hardened bar over recorded scenarios of 40 events; generating such scenarios; generating, running and
            judging them as verify does, by all invariants of a single run and the relations that are drawn; the same by the whole
            catalogue: timed in turn, with scenarios per second in the median and in the best round, and the time relative to the
            first.
            """
    ) { arguments throws(UsageError) in try BarBench(arguments).run() }

    private let rounds: Int
    private let isJSON: Bool
    private static let events = 40
    private static let scenariosInRound = 10_000

    init(_ arguments: Arguments) throws(UsageError) {
        rounds = try arguments.number("--rounds", in: 5...1_000) ?? 9
        isJSON = arguments.flag("--json")
    }

    func run() throws(UsageError) -> Verdict {
        let recorded = Self.scenarios(seed: 0)
        let timed = try TimedInTurn(
            Work.allCases.map { work in (work.rawValue, { work.perform(seed: UInt64($0), recorded) == 0 }) },
            operations: Self.scenariosInRound, rounds: rounds)
        print(
            try timed.text(
                isJSON: isJSON, heading: "scenarios of \(Self.events) events", unit: ("µs", 1e6),
                beside: "running"))
        return .done
    }

    private static let generator = Scenario.generator(events: events...events)

    private static func scenarios(seed: UInt64) -> [Scenario] {
        (0..<scenariosInRound).compactMap { scenario(seed: seed, index: $0) }
    }

    private static func scenario(seed: UInt64, index: Int) -> Scenario? {
        // The first 16 cases are edge cases, which are shorter.
        var source = ChoiceSource(seed: seed, caseIndex: 16 + index, of: scenariosInRound)
        return try? generator.generate(from: &source)
    }

    private enum Work: String, CaseIterable {
        case running = "running the hardened rules"
        case generating = "generating"
        case verifying = "as verify runs it"
        case checkingEverything = "generating, running, checking everything"

        /// Does the work on the scenarios of a round, and returns the number of those that break an invariant.
        func perform(seed: UInt64, _ recorded: [Scenario]) -> Int {
            switch self {
            case .running: recorded.count { !run($0).isFinite }
            case .generating:
                (0..<scenariosInRound).count { BarBench.scenario(seed: seed, index: $0)?.events.count == -1 }
            case .verifying: broken(seed) { (try? Self.property.body($0).isEmpty) != true }
            case .checkingEverything:
                broken(seed) { !Self.oracle.findings(of: $0, on: .hardened).isEmpty }
            }
        }

        private static let property = BarVerifier(.hardened).property
        private static let oracle = Oracle()

        private func broken(_ seed: UInt64, _ isBroken: (Scenario) -> Bool) -> Int {
            (0..<scenariosInRound).count { BarBench.scenario(seed: seed, index: $0).map(isBroken) ?? false }
        }

        /// Runs a scenario without judging it, and returns the last offset of the bar.
        private func run(_ scenario: Scenario) -> Double {
            guard let configuration = scenario.configuration else { return 0 }
            return end(of: scenario, BarDefinition.hardened.makeBar(configuration))
        }

        private func end(of scenario: Scenario, _ bar: some Bar) -> Double {
            var bar = bar
            var host = BarHost(ScrollViewState(scenario.scrollView))
            host.deliver(.scrollView(scenario.scrollView), to: &bar)
            for event in scenario.events {
                host.removeActions()
                host.deliver(event, to: &bar)
            }
            return bar.state.offset
        }
    }
}
