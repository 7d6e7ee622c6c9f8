import Generators
import PropertyTesting
import Testing

extension FailuresGuideTests {
    /// The issue of a value with irrelevant parts.
    static func parts() async throws -> String {
        try await text {
            await check(Generator<Int>.integer(in: 0...9).array(count: 3...3)) { $0[1] < 5 }
        }
    }
}
