import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Checks of properties that have a body of their own.
@Suite struct PropertyCheckTests {
    private static let digit = Generator<Int>.integer(in: 0...9)

    @Test func `a missed coverage requirement is an issue`() async throws {
        let property = Property(Generator<Int>.integer(in: 0...99_999), id: "any") { _ in true }
            .observing(.cover("round", atLeast: 0.5) { $0 % 1_000 == 0 })
        let recorded = try await issues { await check(property) }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("round: ") == true)
        #expect(recorded.first?.text.contains("less than the 50% required") == true)
    }

    @Test func `a property with a body of its own fails by the failures that the body returns`() async throws
    {
        let property = Property(Self.digit) { $0 > 6 ? [Failure(id: "large", message: "too large")] : [] }
        let recorded = try await issues { await check(property) }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("too large\nfor 7\n") == true)
    }

    @Test func `an issue lists the free parts of the value`() async throws {
        let recorded = try await issues {
            await check(Self.digit.array(count: 2...2)) { #expect($0[1] < 5) }
        }
        #expect(recorded.first?.text.contains("\n    element 0 = 0 may be anything (7 tried)\n") == true)
        #expect(recorded.first?.text.contains("element 1 =") == false)
    }
}
