import Testing

@testable import Generators

@Suite struct RecentPlacesTests {
    private static func input(_ number: Int) -> [UInt8] {
        [UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255)]
    }

    @Test func `an input that is used is remembered, and any other one is forgotten`() {
        var places = RecentPlaces()
        places.note(7, of: [1])
        places.note(8, of: [2])
        #expect(places[[1]] == 7 && places[[3]] == nil)
        for number in 0..<200_000 {
            places.note(number, of: Self.input(number))
            if number % 10_000 == 0 { #expect(places[[1]] == 7) }
        }
        #expect(places[[2]] == nil && places[Self.input(199_999)] == 199_999)
    }
}
