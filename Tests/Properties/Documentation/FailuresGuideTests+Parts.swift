import Generators
import PropertyTesting
import Testing

extension FailuresGuideTests {
    /// The issue about a value of which only a part matters.
    static func parts() async throws -> String {
        try await text {
            await check(Generator<Int>.integer(in: 0...9).array(count: 3...3)) { $0[1] < 5 }
        }
    }
}
