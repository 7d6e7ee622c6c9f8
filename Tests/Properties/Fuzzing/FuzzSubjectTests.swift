import Generators
import Testing
import Verification

@testable import Fuzzing

/// What fuzzes one thing: from bytes to failures, and to what is written of them.
@Suite struct FuzzSubjectTests {
    private static func input(breaking id: String, of subject: FuzzSubject) throws -> [UInt8] {
        try #require(
            (0..<3_000 as Range<Int>).lazy.compactMap { index in
                var source = ChoiceSource(seed: 1, caseIndex: index, isRecording: true)
                let failures = subject.failures(&source)
                return failures.contains { $0.id == id } ? source.recording.choices.bytes : nil
            }.first)
    }

    @Test func `what an input breaks is shrunk, and written as a scenario that breaks it`() throws {
        let subject = try FuzzTargets.shipped.subject("bar-published")
        let input = try Self.input(breaking: "S7", of: subject)
        let all = Set(Catalogue.all.map(\.id))
        var settings = SearchSettings()
        settings.knownIDs = all.subtracting(["S7"])
        let found = try #require(subject.shrink(input, settings).first)
        #expect(found.id == "S7" && found.fileExtension == "scenario")
        let reproduction = try Reproduction(scenarioFile: found.file)
        #expect(reproduction.counterexamples.map(\.invariant.id) == ["S7"])
        #expect(reproduction.trace.scenario.events.count <= 3)
        settings.knownIDs = all
        #expect(subject.shrink(input, settings).isEmpty)
    }
}
