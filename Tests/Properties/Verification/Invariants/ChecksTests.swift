import AirBarModel
import Generators
import Testing

@testable import Verification

/// Looking at steps as they go by finds what looking at a whole trace does.
@Suite struct ChecksTests {
    private struct Found: Hashable {
        let id: String
        let violation: Violation
    }

    private static let bars = [BarDefinition.published] + Mutant.all.map(\.rules)

    private static func scenario(_ index: Int) throws -> Scenario {
        var source = ChoiceSource(seed: 4, caseIndex: 16 + index, of: 1_000)
        return try Scenario.generator.generate(from: &source)
    }

    private static func list(_ findings: [Checks.Finding]) -> [Found] {
        findings.map { Found(id: $0.invariant.id, violation: $0.violation) }
    }

    /// The identifiers of what is found, if it is the same in both ways.
    private func found(by checks: Checks, bars: [BarDefinition], scenarios: Range<Int>) throws -> Set<String>
    {
        var ids: Set<String> = []
        for (number, rules) in bars.enumerated() {
            for index in scenarios {
                let scenario = try Self.scenario(index + number)
                let found = Self.list(checks.findings(of: scenario, on: rules))
                #expect(
                    found == Self.list(checks.findings(in: Trace(of: scenario, on: rules))), "\(rules.name)")
                ids.formUnion(found.map(\.id))
            }
        }
        return ids
    }

    @Test func `what is found without a trace is what is found in one, by all at once`() throws {
        let checks = Checks(Catalogue.all.filter(\.isSingleTrace))
        let ids = try found(by: checks, bars: Self.bars, scenarios: 0..<3)
        #expect(ids.count > 20, "\(ids.sorted())")
    }

    @Test(arguments: ["S3", "L3", "L4", "L6"])
    func `what takes more than a step to find is found without a trace, and alone`(id: String) throws {
        let checks = Checks([try Catalogue.invariant(id)])
        let ids = try found(by: checks, bars: Self.bars, scenarios: 0..<20)
        #expect(ids == [id])
    }

    @Test func `a step that breaks S2 is the last in both ways`() throws {
        let infinite = BarDefinition("infinite") { ScriptedBar($0, [.at(100), .at(100), .at(.infinity)]) }
        let checks = Checks(Catalogue.all.filter(\.isSingleTrace))
        let ids = try found(by: checks, bars: [infinite], scenarios: 0..<10)
        #expect(ids.contains("S2"))
    }

    @Test func `the hardened bar is found nothing wrong with, in both ways`() throws {
        let checks = Checks(Catalogue.all.filter(\.isSingleTrace))
        #expect(try found(by: checks, bars: [.hardened], scenarios: 0..<40).isEmpty)
    }
}
