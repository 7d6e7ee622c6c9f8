import AirBarModel
import TestSupport
import Verification

@testable import Pages

/// A page of each kind, for tests.
enum PageSample: String, CaseIterable {
    case brokenScenario, brokenSession, flawedHeights, keptSession, longTrace

    /// The page as HTML.
    func html() throws -> String {
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
        }
    }

    /// The published bar follows a bounce.
    static let bounce = "published-S7"
    /// The published bar stays half open after a fling.
    static let halfOpen = "published-F1"

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
}
