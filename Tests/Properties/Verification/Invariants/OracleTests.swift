import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// What an oracle of several invariants finds in a case.
@Suite struct OracleTests {
    private struct Found: Hashable {
        let id: String
        let violation: Violation

        init(_ finding: Oracle.Finding) {
            id = finding.invariant.id
            violation = finding.violation
        }
    }

    @Test func `the first violation of each invariant is found, and no other`() throws {
        let heights: [Double] = [200, 90, 200, 80, 400]
        let definition = BarDefinition("scripted") { ScriptedBar($0, heights.map { .at($0) }) }
        let test = try scenario([.idle, .idle, .idle, .idle])
        let findings = Oracle([.bounds, .expandedMeansAvailable]).findings(of: test, on: definition)
        #expect(findings.map(\.invariant.id) == ["S1", "S4"])
        #expect(findings.map(\.violation.step) == [1, 4])
    }

    @Test func `findings come in the order of the invariants, whenever they are violated`() throws {
        let heights: [Double] = [200, 400, 90]
        let definition = BarDefinition("scripted") { ScriptedBar($0, heights.map { .at($0, untold: true) }) }
        let test = try scenario([.idle, .idle])
        let invariants: [Invariant] = [.honestEquality, .settles, .bounds, .expandedMeansAvailable]
        let ids = Oracle(invariants).findings(of: test, on: definition).map(\.invariant.id)
        #expect(ids == ["S20", "S1", "S4"])
        let reversed = Oracle(invariants.reversed()).findings(of: test, on: definition)
        #expect(reversed.map(\.invariant.id) == ids.reversed())
    }

    @Test func `every invariant of the catalogue is compiled to something that judges it`() {
        for invariant in Catalogue.all + Catalogue.sessions {
            let oracle = Oracle([invariant])
            let (checks, heights) = (oracle.checks.reduce(0) { $0 + $1.all.count }, oracle.heightChecks.count)
            let (relations, obligations) = (oracle.shares.count, oracle.obligations.count)
            let isJudged =
                switch invariant.body {
                case .heights: heights == 1 && checks + relations + obligations == 0
                case .soundness: oracle.soundness == [0] && checks + relations + obligations == 0
                case .step(let kinds, _, _, _): checks == kinds.rawValue.nonzeroBitCount && relations == 0
                case .formula: obligations > 0 && relations == 0
                case .relation: relations == 1 && checks + obligations == 0
                case .session: oracle.sessionChecks.count == 1 && checks + relations == 0
                }
            #expect(isJudged, "\(invariant.id)")
            #expect(!invariant.kinds.isEmpty, "\(invariant.id)")
        }
    }

    @Test func `all invariants together find what each of them finds alone`() throws {
        let all = Oracle()
        let alone = Catalogue.all.about(.airBar).map { Oracle([$0]) }
        var ids: Set<String> = []
        for test in samples(of: Scenario.generator(events: 0...8), count: 300) {
            let found = all.findings(of: test, on: .published).map(Found.init)
            let union = alone.flatMap { $0.findings(of: test, on: .published).map(Found.init) }
            #expect(found == union)
            ids.formUnion(found.map(\.id))
        }
        #expect(ids.count > 25, "\(ids.sorted())")
    }

    @Test func `flawed heights are judged without a run`() throws {
        let flawed = BarHeights(compact: 100, normal: 50, expanded: 300)
        let test = try scenario([.idle], heights: flawed)
        let accepting = BarDefinition("accepting", accepts: { _ in true }) { ScriptedBar($0, []) }
        #expect(Oracle().findings(of: test, on: accepting).map(\.invariant.id) == ["S3"])
        #expect(Oracle().findings(of: test, on: .hardened).isEmpty)
    }
}
