import AirBarModel
import Foundation
import PropertyTesting
import Testing
import TestSupport
import Verification

@testable import Pages

/// The source of a test has its case, whatever is in it.
@Suite struct PastedSourceTests {
    /// What the compiler reads between the quotes of a source; nil if a line has less indentation than the closing ones.
    private static func literal(in source: String) -> String? {
        let parts = source.components(separatedBy: "\"\"\"\n")
        guard parts.count == 3,
            let margin = parts[1].split(separator: "\n", omittingEmptySubsequences: false).last
        else { return nil }
        let lines = parts[1].dropLast(margin.count + 1).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.allSatisfy({ $0.hasPrefix(margin) && !$0.contains("\\") }) else { return nil }
        return lines.map { $0.dropFirst(margin.count) }.joined(separator: "\n")
    }

    @Test func `the source of any scenario has that scenario`() async {
        await check(Scenario.generator, cases: 500) { scenario in
            let test = PastedTest(Reproduction(scenario, on: .hardened, invariants: [.bounds]))
            let file = try ScenarioFile(parsing: #require(Self.literal(in: test.text)))
            // What has a NaN in it is not equal to itself.
            return file.text == ScenarioFile(scenario).text
        }
    }

    @Test func `the source of any session has that session`() async {
        await check(Session.generator, cases: 500) { session in
            let test = PastedTest(Reproduction(session, on: .hardened, invariants: [.bounds]))
            let file = try ScenarioFile(parsing: #require(Self.literal(in: test.text)))
            return file.text == ScenarioFile(session).text
        }
    }

    @Test func `what does not fit in a line has one argument a line`() throws {
        let invariants: [Invariant] = [.bounds, .finite, .bounceIgnored, .neverFaster, .viewSwap, .split]
        let test = PastedTest(Reproduction(try scenario([.idle]), on: .hardened, invariants: invariants))
        #expect(
            test.text.hasSuffix(
                """
                    await check(
                        .hardened,
                        keeps: try Catalogue.invariants(["S1", "S2", "S7", "S9", "S17", "M1"]),
                        in: scenario)
                }

                """))
    }
}
