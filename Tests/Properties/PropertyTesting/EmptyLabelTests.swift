import Generators
import PropertyTesting
import Testing
import TestSupport

/// Names that are empty.
@Suite(.property(cases: 1_000, seed: 0)) struct EmptyLabelTests {
    @Test func `an empty name of an observation, or an empty label, is shown as an empty text`() async throws
    {
        let property = Property(Generator<Int>.integer(in: 0...99_999), id: "") { _ in true }.observing(
            .cover("", atLeast: 0.5) { $0 % 1_000 == 0 }, .classify("") { _ in true }, .label("") { _ in "" },
            .maximise("") { Double($0) })
        let recorded = try await issues { await check(property) }
        #expect(recorded.first?.text.hasPrefix("\"\": ") == true)
        let report = search(property, SearchSettings(cases: 100))
        #expect("\(report.statistics)".split(separator: "\n").allSatisfy { $0.hasPrefix("\"\": ") })
        #expect("\(report.statistics)".contains("\"\": \"\" 100%"))
    }

    @Test func `an empty label of a part is shown as an empty text`() async throws {
        let pair = Generator<[Int]> { source throws(Rejection) in
            [
                try source.draw(.integer(in: 0...9), label: ""),
                try source.draw(.integer(in: 0...9), label: ""),
                try source.draw(.integer(in: 0...9), label: "c"),
            ]
        }
        let recorded = try await issues { await check(pair) { $0[2] < 5 } }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.contains("\n    \"\" 0 = 0 may be anything (") == true)
        #expect(recorded.first?.text.contains("\n    \"\" 1 = 0 may be anything (") == true)
    }
}
