import AirBarModel
import Testing
import TestSupport
import Verification

@testable import BarCommands

/// The lines by which GitHub Actions marks what is broken.
@Suite struct AnnotationTests {
    @Test func `what is broken is a line each, and what would end it is escaped`() throws {
        let bar = BarDefinition("50%: a, b\n", kind: .airBar) { PublishedBar($0) }
        let invariants: [Invariant] = [.bounceIgnored, .determinism]
        let reports = [bar, .hardened].map { BarVerifier($0, invariants: invariants).run(cases: 500) }
        let sentence = try #require(reports[0].counterexamples.first).counterexample.explanation(.rounded)
        #expect(
            Annotations.lines(of: reports) == [
                "::error title=50%25%3A a%2C b%0A breaks S7::\(sentence)"
            ])
    }

    @Test(arguments: [
        (
            ["verify", "--bar", "published", "--invariant", "S9", "--cases", "300", "--json"],
            "published breaks S9"
        ),
        (["motion", "--rules", "published", "--law", "D1", "--cases", "100"], "published breaks D1"),
    ])
    func `a command writes them in GitHub Actions only, on standard error`(words: [String], title: String)
        throws
    {
        for isThere in [true, false] {
            let run = try Launched(words, environment: ["GITHUB_ACTIONS": isThere ? "true" : "false"])
            #expect(run.status == 1 && !run.output.contains("::error"))
            #expect(run.complaints.contains("::error title=\(title)::") == isThere)
        }
    }
}
