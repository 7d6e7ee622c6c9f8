import AirBarModel
import Testing
import TestSupport
import Verification

@testable import BarTesting
@testable import PropertyTesting

/// The texts of the issues of a check of a bar.
func issueTexts(
    of bar: BarDefinition, keeps invariants: [Invariant] = [.bounceIgnored],
    events: EventVocabulary = .hostile,
    in folder: TemporaryFolder? = nil, saves: Bool = true
) async throws -> [String] {
    let recorded = try await issues {
        await BarCheck(
            definition: bar, invariants: invariants, events: events, arguments: PropertySettings(),
            saved: folder.map { SavedScenarios($0.path, beside: #filePath) }, sourceLocation: .somewhere
        ).run(environment: .success(PropertySettings(savesFailures: saves)))
    }
    #expect(recorded.allSatisfy { $0.sourceLocation == .somewhere })
    return recorded.map(\.text)
}
