import Generators
import Testing

@Suite struct ChoiceTests {
    @Test func `ranks are a bijection for every small bound and target`() {
        for bound in UInt64(0)...12 {
            for target in 0...bound {
                let ranks = (0...bound).map { Choice(value: $0, bound: bound, target: target).rank }
                #expect(ranks.sorted() == Array(0...bound))
                for value in 0...bound {
                    let choice = Choice(value: value, bound: bound, target: target)
                    #expect(Choice(rank: choice.rank, bound: bound, target: target) == choice)
                }
            }
        }
    }

    @Test func `the target has rank 0, followed by its neighbours, upper before lower`() {
        let order = (0...6).map { Choice(rank: $0, bound: 6, target: 2).value }
        #expect(order == [2, 3, 1, 4, 0, 5, 6])
    }

    @Test(arguments: [0, 1, UInt64.max / 2, UInt64.max - 1, UInt64.max])
    func `ranks of choices of 64 bits do not overflow`(target: UInt64) {
        for value in [0, 1, 2, UInt64.max / 2, UInt64.max / 2 + 1, UInt64.max - 1, UInt64.max] {
            let choice = Choice(value: value, bound: .max, target: target)
            #expect(Choice(rank: choice.rank, bound: .max, target: target) == choice)
        }
        let last = Choice(rank: .max, bound: .max, target: target)
        #expect(last.value == (target > .max / 2 ? 0 : .max))
    }

    @Test func `values, targets and ranks past the bound are lowered to it`() {
        #expect(Choice(value: 9, bound: 5, target: 7) == Choice(value: 5, bound: 5, target: 5))
        #expect(Choice(rank: 9, bound: 5) == Choice(value: 5, bound: 5))
    }

    @Test func `a shorter sequence is simpler than any longer one`() {
        let big = [Choice(value: 9, bound: 9)]
        let small = [Choice(value: 0, bound: 9), Choice(value: 0, bound: 9)]
        #expect(big.isSimpler(than: small))
        #expect(!small.isSimpler(than: big))
    }

    @Test func `sequences of equal length are ordered by the first differing rank`() {
        let towardsFive = { (value: UInt64) in Choice(value: value, bound: 9, target: 5) }
        #expect([towardsFive(4), towardsFive(9)].isSimpler(than: [towardsFive(0), towardsFive(5)]))
        #expect(![towardsFive(4)].isSimpler(than: [towardsFive(4)]))
    }
}
