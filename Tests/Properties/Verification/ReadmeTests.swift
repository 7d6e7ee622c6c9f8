import AirBarModel
import Foundation
import Generators
import MotionLaws
import Testing
import TestSupport
import Verification

/// What the README shows is what really happens.
@Suite struct ReadmeTests {
    private static func readme() throws -> String {
        try Repository.text(of: "README.md")
    }

    /// scripts/client compares the whole report of the first example's 100,000 cases, in release.
    @Test func `the failure it shows is the one that its first example ends in`() throws {
        let report = BarVerifier(.published, invariants: [.bounceIgnored]).run(cases: 500)
        let found = try #require(report.counterexamples.first)
        #expect(try Self.readme().contains("\n\(found.text)\n"))
    }

    @Test func `the scenario it shows is a committed one`() throws {
        let url = try #require(
            RegressionTests.files.first { $0.lastPathComponent == "published-L1.scenario" })
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        // The search's own comments are left out there.
        let shown = lines.filter { !$0.hasPrefix("# ") || $0.contains("Found by search") }.joined(
            separator: "\n")
        #expect(try Self.readme().contains("\n\(shown)\n"))
    }

    @Test func `the session it shows comes to the table that it shows`() throws {
        let readme = try Self.readme()
        let blocks = readme.components(separatedBy: "```\n")
        let text = try #require(blocks.first { $0.hasPrefix("scenario 1") && $0.contains("fling") })
        let file = try ScenarioFile(parsing: text)
        let definition = try Bars.shipped.named(try #require(file.bar))
        let table = Trace(of: file.session, on: definition).table().split(separator: "\n").dropFirst(2)
        #expect(readme.contains("```\n\(table.joined(separator: "\n"))\n```"))
    }

    @Test func `it says how many mutants, laws and invariants there are`() throws {
        let readme = try Self.readme().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let mutants = Mutant.all.count + MotionMutant.all.count
        #expect(
            readme.contains(
                "\(mutants) mutants, \(Mutant.all.count) of the hardened bar and \(MotionMutant.all.count)"))
        let broken = Catalogue.motion.count { !$0.holdsForPublished }
        #expect(readme.contains("held to \(Catalogue.motion.count) laws"))
        #expect(readme.contains("as published, \(broken) do not"))
        #expect(readme.contains("keeps all \(Catalogue.all.count) invariants there"))
        #expect(Catalogue.sessions.count == 5 && readme.contains("too, and five more"))
    }

    @Test func `its table has the length of every committed minimum`() throws {
        let rows = try Self.readme().split(separator: "\n").compactMap { row in
            Catalogue.all.first { row.hasPrefix("| \($0.id) |") }.map { ($0, row) }
        }
        #expect(rows.count > 10)
        for (invariant, row) in rows {
            let name = "published-\(invariant.id).scenario"
            let url = try #require(RegressionTests.files.first { $0.lastPathComponent == name })
            let events = try RegressionTests.read(url).session.actions.count
            let length = "\(events) event\(events == 1 ? "" : "s")"
            #expect(row.hasSuffix("| broken in \(length) |"), "\(invariant.id): \(length)")
        }
    }

    /// scripts/client runs the 5,000 cases of the example, and compares the heading.
    @Test func `the bar of one's own that it shows breaks as many invariants as it says`() throws {
        let mine = BarDefinition("mine") { Follower(state: BarState($0)) }
        let oracle = Oracle()
        let broken = samples(of: Scenario.generator, count: 400).reduce(into: Set<String>()) { ids, test in
            ids.formUnion(oracle.findings(of: test, on: mine).map(\.invariant.id))
        }
        let source = try Repository.text(of: "Tests/Properties/Verification/Follower.swift")
        let code = try #require(source.firstRange(of: "struct Follower").map { source[$0.lowerBound...] })
        #expect(try Self.readme().contains(code))
        let heading = try #require(
            try Self.readme().firstMatch(of: /`mine: ([0-9]+) of 42 invariants broken`/))
        let said = try #require(Int(heading.output.1))
        #expect(broken.count > 12 && broken.count <= said, "\(broken.sorted())")
    }

    @Test func `every script it names is there`() throws {
        let named = try Self.readme().matches(of: /scripts\/[a-z-]+/).map { String($0.output) }
        #expect(
            Set(named) == [
                "scripts/verify", "scripts/reproduce", "scripts/fuzz", "scripts/check", "scripts/bench",
                "scripts/motion", "scripts/source-mutants",
            ])
        for script in named {
            #expect(
                FileManager.default.isExecutableFile(
                    atPath: Repository.root.appendingPathComponent(script).path))
        }
    }
}
