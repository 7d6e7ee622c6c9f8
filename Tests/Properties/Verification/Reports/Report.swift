import AirBarModel
import Foundation
import Testing
import TestSupport

@testable import Verification

/// A public report about a header: what its user saw, and the shortest scenario in which a bar makes the mistake.
///
/// It is a scenario file. The comments say what was seen, and where: the last one begins with "Seen in".
struct Report: CustomTestStringConvertible {
    /// The name of the file.
    let name: String
    let file: ScenarioFile
    /// What its user saw, in a sentence.
    let saw: String
    /// The reports, each as repository and number.
    let origins: String
    /// The scenario.
    let scenario: Scenario
    /// The bar that makes the mistake.
    let mistaken: BarDefinition
    /// The right bar of that kind.
    let right: BarDefinition
    /// The entry that the mistake breaks.
    let entry: Invariant

    /// All reports, in the order of their names.
    static let all: [Result<Report, any Error>] = {
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (urls ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { url in Result { try Report(url) } }
    }()

    private static let folder = Repository.root.appendingPathComponent("Tests/Properties/Reports")

    init(_ url: URL) throws {
        name = url.lastPathComponent
        file = try ScenarioFile(parsing: String(contentsOf: url, encoding: .utf8))
        let start = "Seen in "
        saw = file.comments.dropLast().joined(separator: " ")
        let seen = try #require(file.comments.last, "\(name)")
        try #require(seen.hasPrefix(start) && seen.hasSuffix("."), "\(name)")
        origins = String(seen.dropFirst(start.count).dropLast())
        scenario = try #require(file.scenario, "\(name)")
        mistaken = try Bars.shipped.named(try #require(file.bar, "\(name)"))
        right = RightBars.like(mistaken.kind)
        try #require(file.breaks.count == 1, "\(name)")
        entry = try Catalogue.invariant(file.breaks[0])
    }

    /// How the mistaken bar breaks the entry; nil if it does not.
    var counterexample: BarCounterexample? { Self.counterexample(in: scenario, on: mistaken, entry) }

    /// The scenarios of one event less in which the mistaken bar breaks the entry too.
    var shorter: [Scenario] {
        scenario.events.indices.compactMap { index in
            var events = scenario.events
            events.remove(at: index)
            let other = Scenario(
                heights: scenario.heights, tolerances: scenario.tolerances, scrollView: scenario.scrollView,
                events: events)
            return Self.counterexample(in: other, on: mistaken, entry) == nil ? nil : other
        }
    }

    private static func counterexample(
        in scenario: Scenario, on definition: BarDefinition, _ entry: Invariant
    ) -> BarCounterexample? {
        BarCounterexample(scenario, on: definition, breaks: entry)
    }

    var testDescription: String { name }
}
