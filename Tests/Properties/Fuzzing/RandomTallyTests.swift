import Foundation
import Fuzzing
import Generators
import Testing

@Suite struct RandomTallyTests {
    private static func sample() -> RandomTally {
        var tally = RandomTally()
        tally.note([])
        tally.note([Failure(id: "S7", message: ""), Failure(id: "S1", message: "")])
        tally.note([Failure(id: "S7", message: "one"), Failure(id: "S7", message: "two")])
        return tally
    }

    @Test func `cases and failures are counted, a failure once in a case`() {
        let tally = Self.sample()
        #expect(tally.cases == 3 && tally.failures == ["S7": 2, "S1": 1])
    }

    @Test func `the file is read as the same tally, which goes on`() {
        var tally = Self.sample()
        var read = RandomTally(file: tally.file)
        #expect(read == tally)
        tally.note([])
        read?.note([])
        #expect(read == tally)
        #expect(RandomTally(file: RandomTally().file) == RandomTally())
    }

    @Test func `two tallies are added`() {
        var tally = Self.sample()
        tally.merge(Self.sample())
        #expect(tally.cases == 6 && tally.failures == ["S7": 4, "S1": 2])
    }

    @Test func `a rate is bounded by the cases in which it is judged`() {
        let tally = Self.sample()
        #expect(tally.rate(of: "M1").upper == RateBound(0, of: 3).upper)
        #expect(tally.rate(of: "M1", judgedOnceIn: 3).upper == RateBound(0, of: 1).upper)
        #expect(tally.rate(of: "S7").upper == RateBound(2, of: 3).upper)
        #expect(RandomTally().rate(of: "S7").upper == 1)
    }

    @Test(arguments: ["", "{}", "tally 1\ncases 1\n"])
    func `any other file is refused`(text: String) { #expect(RandomTally(file: Data(text.utf8)) == nil) }
}
