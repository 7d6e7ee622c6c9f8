/// A number computed from bytes, to tell contents apart: FNV-1a of 64 bits (Fowler, Noll & Vo).
package enum FNV1a {
    /// The number of some bytes, in hexadecimal.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
