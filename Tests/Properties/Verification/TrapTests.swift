import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// A bar that ends the process on a number that is none.
private struct TrappingBar: Bar {
    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard case .contentOffset(let contentOffset) = event else { return }
        state.offset = max(-200, min(Double(Int(contentOffset)), -100))
        host.report(state)
    }

    static let definition = BarDefinition("trapping") { TrappingBar(state: BarState($0)) }
}

/// The published bar, except that it needs a stack without end after a pan that was cancelled.
private struct DeepBar: Bar {
    private var bar: PublishedBar
    var state: BarState { bar.state }

    init(_ configuration: BarConfiguration) { bar = PublishedBar(configuration) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if event == .pan(.cancelled) { _ = Self.sum(1) }
        bar.react(to: event, on: &host)
    }

    private static func sum(_ number: Int) -> Int {
        number == 0 ? 0 : number + sum(number + 1) + sum(number + 2)
    }

    static let definition = BarDefinition("deep") { DeepBar($0) }
}

/// What is written before a bar ends the process, each in a process of its own.
///
/// A search has several threads, and while one writes the runtime may tell of a trap in another, between two lines.
@Suite struct TrapTests {
    @Test func `a bar that traps names its scenario, seed and token`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BarVerifier(TrappingBar.definition).run(cases: 5_000, seed: 3)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("trapping: a trap, seed 3\n") && text.contains("\ntrapping: a case traps, case "))
        let parts = text.split(separator: "\n\n")
        let file = try #require(parts.first { $0.hasPrefix("scenario 1\nbar trapping\n") })
        let scenario = try #require(try ScenarioFile(parsing: String(file)).scenario)
        #expect(
            scenario.events.contains {
                if case .contentOffset(let y) = $0 { !(y.magnitude < 0x1p63) } else { false }
            })
        let token = try #require(text.firstMatch(of: /print\(try Reproduction\(token: "([^"]+)"/)).output.1
        let choices = try CounterexampleToken(parsing: String(token)).replay
        #expect(try ScenarioFile(replay(choices, Scenario.generator)).text == ScenarioFile(scenario).text)
    }

    @Test func `a bar that traps while it is explored names a shortest path`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Exploration.all(of: TrappingBar.definition, on: [BoundedModel.all[0]])
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("trapping: a trap, exploring standard\n"))
        #expect(text.contains("\ntrapping: a shortest path on standard traps\n"))
        let parts = text.split(separator: "\n\n")
        let file = try #require(parts.first { $0.hasPrefix("scenario 1\nbar trapping\n") })
        let scenario = try #require(try ScenarioFile(parsing: String(file)).scenario)
        #expect(scenario.events.map(\.text) == [BarEvent.contentOffset(.nan)].map(\.text))
    }

    @Test func `a bar that traps while conditions are counted names the cases`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ConditionStatistics(of: BarVerifier(TrappingBar.definition), seed: 3, cases: 600)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("trapping: a trap while conditions are counted, seed 3\n"))
        #expect(text.contains("\nin one of the cases "))
    }

    @Test func `what was found before a trap is not lost`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BarVerifier(DeepBar.definition).run(cases: 5_000, seed: 3)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("deep: a case traps, ") && text.contains("pan cancelled"))
        let found = try #require(text.split(separator: "\nfound before:\n").last)
        let tokens = found.matches(of: /"(deep:[^"]+)"/).map { String($0.output.1) }
        #expect(!tokens.isEmpty)
        for token in tokens {
            let again = try Reproduction(token: token, on: .published)
            #expect(!again.counterexamples.isEmpty, "\(token)")
        }
    }

    @Test func `a reproduction shows the trace up to the trap`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let events: [BarEvent] = [
                .contentOffset(-150), .idle, .contentOffset(.nan), .contentOffset(-120),
            ]
            _ = Reproduction(try scenario(events), on: TrappingBar.definition)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains(/\n +1 +offset -150 .* shrinks by 50\n/))
        #expect(text.contains("\n\nstep 3: the bar traps on: offset nan\n") && !text.contains("-120"))
    }

    @Test func `a trap of a bar of the main actor is told as one of the search`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let definition = BarDefinition.liveOnMainActor("main") { scrollView, configuration in
                LiveBar(height: { Double(Int(scrollView.contentOffset)) })
            }
            _ = BarVerifier(definition).run(cases: 5_000, seed: 4)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("main: a trap, seed 4\nmain: a case traps, case "))
    }

    @Test func `a trap without a bar is left to whoever handles it`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BarVerifier(.hardened, invariants: [.bounds]).run(cases: 10)
            preconditionFailure("no bar")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(!text.contains("a trap"))
    }
}
