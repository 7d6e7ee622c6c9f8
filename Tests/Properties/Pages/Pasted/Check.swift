import AirBarModel
import BarTesting
import Foundation
import Testing
import TestSupport
import Verification

/// Stands in for `check` in the pasted tests of this folder, which have to fail.
///
/// The issue has to be the counterexample that the test was printed from, the committed scenario of the same name; the
/// case has to have the same bits; and the hardened bar has to pass.
func check<Case: BarCase>(
    _ bar: BarDefinition, keeps invariants: [Invariant] = Case.invariants, in test: Case,
    caseTimeLimit: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    do {
        let name = sourceLocation.fileName.replacing(".swift", with: ".scenario")
        let text = try Repository.text(of: "Tests/Properties/Scenarios/\(name)")
        let failing = try await issues {
            await BarTesting.check(bar, keeps: invariants, in: test, sourceLocation: sourceLocation)
        }
        #expect(failing.map(\.text) == [try Reproduction(scenarioFile: text).text])
        #expect(failing.map(\.sourceLocation) == [sourceLocation])
        let mended = try await issues {
            await BarTesting.check(.hardened, keeps: invariants, in: test)
        }
        #expect(mended.map(\.text) == [])
        let printed = try ScenarioFile(parsing: text)
        #expect(ScenarioFile(test.session).text == ScenarioFile(printed.session).text)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
