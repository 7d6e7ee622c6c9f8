import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

/// The committed scenarios: counterexamples that were found once and must stay found, and must stay mended.
@Suite struct RegressionTests {
    static let files: [URL] = {
        let urls = try? FileManager.default.contentsOfDirectory(
            at: Repository.scenarios, includingPropertiesForKeys: nil)
        return (urls ?? []).filter { $0.pathExtension == "scenario" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    static func read(_ url: URL) throws -> ScenarioFile {
        try ScenarioFile(parsing: String(contentsOf: url, encoding: .utf8))
    }

    @Test func `there are committed scenarios`() {
        #expect(Self.files.count >= 10)
    }

    @Test(arguments: files)
    func `a committed scenario breaks what it says it breaks`(url: URL) throws {
        let reproduction = try Reproduction(scenarioFile: String(contentsOf: url, encoding: .utf8))
        #expect(!reproduction.counterexamples.isEmpty)
        #expect(reproduction.counterexamples.map(\.invariant.id) == reproduction.invariants.map(\.id))
    }

    @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("published-") })
    func `the published bar breaks an invariant whether equal writes are notified or not`(url: URL) throws {
        let file = try Self.read(url)
        guard let scenario = file.scenario, let id = file.breaks.first else { return }
        let behavior = scenario.scrollView.behavior.union(.notifiesEqualWrites)
        let notified = Reproduction(Session(scenario.on(behavior)), on: .published)
        let other = "equal-writes-\(id).scenario"
        #expect(
            notified.counterexamples.contains { $0.invariant.id == id }
                != Self.files.contains { $0.lastPathComponent == other })
    }

    @Test(arguments: files)
    func `the hardened bar keeps every invariant in a committed scenario`(url: URL) throws {
        let reproduction = Reproduction(try Self.read(url).session, on: .hardened)
        #expect(reproduction.counterexamples.map(\.text) == [])
    }

    @Test(arguments: files)
    func `a committed scenario says what it is and is as it would be printed`(url: URL) throws {
        let file = try Self.read(url)
        #expect(!file.comments.isEmpty && file.bar != nil && !file.breaks.isEmpty)
        #expect(try file.text == String(contentsOf: url, encoding: .utf8))
    }
}
