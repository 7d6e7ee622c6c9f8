import Testing

@testable import Generators

@Suite struct RecentInputsTests {
    private static func input(_ number: Int) -> [UInt8] {
        [UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255)]
    }

    @Test func `an input that is used is remembered, and any other one is forgotten`() {
        var inputs = RecentInputs<Int>(atLeast: 10_000)
        inputs.note(7, of: [1])
        inputs.note(8, of: [2])
        #expect(inputs[[1]] == 7 && inputs[[3]] == nil)
        for number in 0..<100_000 {
            inputs.note(number, of: Self.input(number))
            if number % 10_000 == 0 { #expect(inputs[[1]] == 7) }
        }
        #expect(inputs[[2]] == nil)
        #expect((90_000..<100_000).allSatisfy { inputs[Self.input($0)] == $0 })
    }
}
