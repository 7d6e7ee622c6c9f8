import AirBarModel
import Generators
import Testing
import Verification

/// What bars do wrong at the moves of a finger, which a scroll view reports in each frame of a drag.
@Suite struct DragMistakeTests {
    @Test(arguments: [UInt64](0..<3), ["waiting", "switching"])
    func `a bar that measures anew at each move of a finger is found in sessions`(
        seed: UInt64, family: String
    ) throws {
        let wrong = try #require(
            Mutant.kinds.lazy.compactMap(\.definition).first { $0.name == family + "-restarts-under-finger" })
        let report = SessionVerifier(wrong, events: .realistic).run(cases: 400, seed: seed)
        #expect(!report.counterexamples.isEmpty)
    }
}
