import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Where the states of an exploration are.
@Suite struct StateMapTests {
    private static func exploration(isMapped: Bool) throws -> Exploration {
        let models = BoundedModel.all.filter { $0.name == "no-height" }
        return try #require(
            try Exploration.all(of: .hardened, on: models, limit: 200, isMapped: isMapped).first)
    }

    @Test func `a map has every state of the first pass, and changes nothing else`() throws {
        let (mapped, plain) = (try Self.exploration(isMapped: true), try Self.exploration(isMapped: false))
        #expect(mapped.states == plain.states && mapped.transitions == plain.transitions)
        #expect(plain.map == nil)
        let map = try #require(mapped.map)
        #expect(map.states.values.reduce(0, +) > 200 && map.states.values.reduce(0, +) <= mapped.states + 200)
        #expect(!map.moves.isEmpty && map.moves.allSatisfy { $0.start != $0.end })
    }
}
