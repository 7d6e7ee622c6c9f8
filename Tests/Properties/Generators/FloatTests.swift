import Generators
import Testing
import TestSupport

@Suite struct FloatTests {
    @Test func `numbers of a range attain its ends, whole numbers and fractions, and no other number`() {
        let floats = samples(of: .float(in: -1.5...2.25), count: 4_000)
        #expect(floats.allSatisfy { (-1.5...2.25).contains($0) })
        #expect(Set([-1.5, -1, 0, 0.5, 1, 2.25]).isSubset(of: floats))
        #expect(Set(floats).count > 2_000)
        #if !(os(macOS) && arch(x86_64))
            let halves = samples(of: .float16(in: 0.1...0.7), count: 4_000)
            #expect(halves.allSatisfy { (0.1...0.7).contains($0) })
            #expect(Set([0.1, 0.5, 0.7]).isSubset(of: halves))
        #endif
    }

    @Test func `all numbers include special ones, and most are of a usual magnitude`() {
        let floats = samples(of: .float, count: 20_000)
        let greatest = Float.greatestFiniteMagnitude
        let special = [
            Float.infinity, -.infinity, .leastNonzeroMagnitude, greatest, -greatest, Float(1).nextUp,
        ]
        #expect(Set(special).isSubset(of: floats))
        #expect(floats.contains { $0.isNaN } && floats.contains { $0 == 0 && $0.sign == .minus })
        #expect(floats.count { (0x1p-24...0x1p24).contains($0.magnitude) } > 12_000)
        #if !(os(macOS) && arch(x86_64))
            let halves = samples(of: .float16, count: 20_000)
            #expect(Set([.infinity, 65_504, -65_504, .leastNonzeroMagnitude]).isSubset(of: halves))
        #endif
    }

    @Test func `numbers shrink to whole ones, then to simple fractions, then to special ones`() {
        expectMinimum(8, .float) { !($0 > 7) }
        expectMinimum(-1, .float) { $0 >= 0 || $0.isNaN }
        expectMinimum(0.5, .float(in: 0...1)) { $0 <= 0.1 || $0 == 1 }
        expectMinimum(.infinity, .float) { $0 < .infinity || $0.isNaN }
        #if !(os(macOS) && arch(x86_64))
            expectMinimum(2_048, .float16) { !($0 + 1 == $0) || $0.isInfinite }
        #endif
    }

    @Test func `a vector has a value of the generator in each component, and shrinks each`() {
        let vector = Generator<SIMD4<Int8>>.vector(of: .integer(in: -2...9))
        let vectors = samples(of: vector)
        for index in 0..<4 { #expect(Set(vectors.map { $0[index] }) == Set(-2...9)) }
        #expect(Set(vectors).count > 1_000)
        expectMinimum(SIMD4(0, 0, 5, 0), vector) { $0[2] < 5 }
        expectMinimum(SIMD2(2.5, 0), Generator<SIMD2<Float>>.vector(of: .float(in: 0...9))) {
            $0.x <= 2 || $0.x >= 3
        }
    }
}
