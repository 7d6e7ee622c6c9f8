import AirBarModel
import Foundation
import Generators
import MotionLaws
import Testing
import TestSupport
import Verification

/// What the README, and the documents on fingers and on checks, show is what really happens.
@Suite struct ReadmeTests {
    private static func readme() throws -> String {
        try Repository.text(of: "README.md")
    }

    /// A document in one line, so that a phrase may be broken anywhere.
    private static func words(of path: String) throws -> String {
        try Repository.text(of: path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// scripts/client compares the whole report of the first example's 100,000 cases, in release.
    @Test func `the failure it shows is the one that its first example ends in`() throws {
        let report = BarVerifier(.published, invariants: [.bounceIgnored]).run(cases: 500)
        let found = try #require(report.counterexamples.first)
        #expect(try Self.readme().contains("\n\(found.text)\n"))
    }

    @Test func `the session that is shown comes to the table that is shown`() throws {
        let document = try Repository.text(of: "Documentation/Fingers.md")
        let blocks = document.components(separatedBy: "```\n")
        let text = try #require(blocks.first { $0.hasPrefix("scenario 1") && $0.contains("fling") })
        let file = try ScenarioFile(parsing: text)
        let definition = try Bars.shipped.named(try #require(file.bar))
        let table = Trace(of: file.session, on: definition).table().split(separator: "\n").dropFirst(2)
        #expect(document.contains("```\n\(table.joined(separator: "\n"))\n```"))
    }

    @Test func `the documents say how many mutants, laws, models and invariants there are`() throws {
        let checks = try Self.words(of: "Documentation/Checks.md")
        let fingers = try Self.words(of: "Documentation/Fingers.md")
        let mutants = Mutant.all.count + Mutant.motion.count
        #expect(
            checks.contains(
                "\(mutants) mutants, \(Mutant.hardened.count) of the hardened bar, \(Mutant.kinds.count) headers of "
                    + "other kinds and \(Mutant.motion.count)"))
        let broken = Catalogue.motion.count { !$0.holdsForPublished }
        #expect(fingers.contains("held to \(Catalogue.motion.count) laws"))
        #expect(fingers.contains("as published, \(broken) do not"))
        #expect(checks.contains("keeps all \(Catalogue.all.about(.airBar).count) invariants there"))
        #expect(checks.contains("On \(BoundedModel.all.count) bounded models"))
        #expect(Catalogue.sessions.count == 5 && checks.contains("and five more"))
        let published = Catalogue.all.about(.airBar).count { !$0.holdsForPublished }
        #expect(
            try Self.words(of: "README.md").contains(
                "of \(Catalogue.all.about(.airBar).count) invariants of such a bar, the published one breaks \(published)."
            ))
    }

    @Test func `the table has the length of every committed minimum`() throws {
        let rows = try Repository.text(of: "Documentation/Checks.md").split(separator: "\n").compactMap {
            row in
            Catalogue.all.about(.airBar).first { row.hasPrefix("| \($0.id) |") }.map { ($0, row) }
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
            try Self.readme().firstMatch(of: /`mine: ([0-9]+) of 41 invariants broken`/))
        let said = try #require(Int(heading.output.1))
        #expect(broken.count > 12 && broken.count <= said, "\(broken.sorted())")
    }

    @Test func `every script that the documents name is there`() throws {
        let paths = ["README.md", "Documentation/Checks.md", "Documentation/Fingers.md"]
        let text = try paths.map { try Repository.text(of: $0) }.joined()
        let named = text.matches(of: /scripts\/[a-z-]+/).map { String($0.output) }
        #expect(
            Set(named) == [
                "scripts/verify", "scripts/reproduce", "scripts/fuzz", "scripts/check", "scripts/bench",
                "scripts/motion", "scripts/airbar", "scripts/evidence",
            ])
        for script in named {
            #expect(
                FileManager.default.isExecutableFile(
                    atPath: Repository.root.appendingPathComponent(script).path))
        }
    }

    @Test func `every document is linked, and every link leads somewhere`() throws {
        let readme = try Self.readme()
        let links = readme.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }
        for link in links {
            let url = Repository.root.appendingPathComponent(link)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(link)")
        }
        // The catalogue links to its pictures, and to no others.
        for (folder, other) in [("Documentation", "Images"), ("Documentation/Images", "Invariants")] {
            let path = Repository.root.appendingPathComponent(folder).path
            for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != other {
                #expect(links.contains("\(folder)/\(name)"), "\(name)")
            }
        }
    }
}
