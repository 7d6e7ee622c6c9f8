import Generators
import Testing

@Suite struct SampleTests {
    private static let digits = Generator<Int>.integer(in: 0...9)

    @Test func `a sample has the requested number of values, the same ones for a seed`() {
        let sample = Self.digits.sample(1_000, seed: 3)
        #expect(sample.count == 1_000)
        #expect(Set(sample) == Set(0...9))
        #expect(sample == Self.digits.sample(1_000, seed: 3))
        #expect(sample != Self.digits.sample(1_000, seed: 4))
        #expect(Self.digits.sample().count == 10)
    }

    @Test func `rejected values are left out, and a sample of none ends`() {
        #expect(Self.digits.filter { $0 == 7 }.sample(5) == [7, 7, 7, 7, 7])
        #expect(Self.digits.filter { _ in false }.sample(5).isEmpty)
        #expect(Self.digits.sample(0).isEmpty)
        #expect(Self.digits.sample(.min).isEmpty)
    }
}
