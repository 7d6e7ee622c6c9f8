import AirBarModel
import Foundation
import Synchronization
import Testing
import Verification

@testable import BarCommands
@testable import airbar

/// The published bar, except that it never returns from a change of the content's height.
private struct EndlessBar: Bar {
    var state: BarState { bar.state }
    private var bar: PublishedBar

    init(_ configuration: BarConfiguration) { bar = PublishedBar(configuration) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .contentHeight = event {
            if Self.isInterrupted.load(ordering: .relaxed) { raise(SIGTERM) }
            while true { sleep(1) }
        }
        bar.react(to: event, on: &host)
    }

    /// Whether the process is interrupted as soon as it is inside the case that does not end.
    static let isInterrupted = Atomic<Bool>(false)

    static let definition = BarDefinition("endless", accepts: { $0.flaw == nil }) { EndlessBar($0) }

    /// Runs `airbar verify` on the bar, and ends the process.
    static func verify(_ words: String...) -> Never {
        guard let bars = Bars([definition]) else { exit(99) }
        exit(
            CommandLineProgram(Command.ofBars(fuzzing: ""), on: bars).run(["verify", "--seed", "3"] + words))
    }
}

/// A search that is inside a case that does not end, in processes of its own.
@Suite struct EndlessCaseTests {
    @Test func `a time limit ends a case that does not end, and names it`() async throws {
        let result = await #expect(processExitsWith: .exitCode(124), observing: [\.standardOutputContent]) {
            EndlessBar.verify("--seconds", "1", "--invariant", "S1")
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        #expect(output.hasPrefix("endless: 0 of 1 invariants broken, ") && output.contains("(interrupted)"))
        #expect(output.contains("\nnot decided: S1\n"))
        #expect(output.contains(/\nendless: a case does not end, case [0-9]+ of seed 3\n\nscenario 1\n/))
        #expect(
            output.contains("\ncontent ")
                && output.contains("\n\nprint(try Reproduction(token: \"endless:S1:1AA"))
    }

    @Test func `an interrupt ends a case that does not end, and shows what was found before`() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardOutputContent]) {
            EndlessBar.isInterrupted.store(true, ordering: .relaxed)
            EndlessBar.verify("--json")
        }
        let output = Data(try #require(result).standardOutputContent)
        let results = try JSONDecoder().decode(Results.self, from: output)
        #expect(results.interrupted && results.endless.seed == "3")
        let file = try ScenarioFile(parsing: results.endless.scenario)
        #expect(
            file.scenario?.events.contains { if case .contentHeight = $0 { true } else { false } } == true)
        let invariants = try #require(results.bars.first).invariants
        let broken = invariants.compactMap(\.token)
        #expect(!broken.isEmpty)
        #expect(invariants.allSatisfy { $0.status == ($0.token == nil ? "not decided" : "broken") })
        for token in broken {
            let again = try Reproduction(token: token, on: EndlessBar.definition)
            #expect(!again.counterexamples.isEmpty)
        }
    }

    private struct Results: Decodable {
        struct Entry: Decodable {
            let status: String
            let token: String?
        }
        struct Report: Decodable { let invariants: [Entry] }
        struct Case: Decodable {
            let seed: String
            let scenario: String
        }

        let bars: [Report]
        let endless: Case
        let interrupted: Bool
    }
}
