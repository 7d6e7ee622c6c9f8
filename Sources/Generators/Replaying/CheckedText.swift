/// Bytes as one word of text, in which a lost or mistyped letter is noticed: URL-safe base 64 of the bytes and a checksum.
///
///     print(CheckedText([1, 2, 3]))  // AQIDZ2GT
package struct CheckedText: Hashable, Sendable, CustomStringConvertible {
    /// The bytes, without the checksum.
    package let bytes: [UInt8]

    /// The text of bytes.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The reason why a text is none.
    package enum ParseError: Error, Hashable, Sendable {
        /// The byte at an offset is not a base 64 digit, or not a valid last one.
        case invalidDigit(offset: Int)
        /// The checksum is wrong: the text was mistyped or cut.
        case wrongChecksum
    }

    /// Reads a text in UTF-8.
    ///
    /// - Throws: ``ParseError`` if it is not exactly the text of some bytes.
    package init(parsing text: some Collection<UInt8>) throws(ParseError) {
        switch Base64.decode(text) {
        case .failure(let invalid): throw .invalidDigit(offset: invalid.offset)
        case .success(let decoded):
            bytes = decoded.dropLast(Self.checksumLength)
            guard decoded.count >= Self.checksumLength,
                Self.checksum(bytes) == decoded.suffix(Self.checksumLength)
            else { throw .wrongChecksum }
        }
    }

    /// The text.
    package var description: String { Base64.encode(bytes + Self.checksum(bytes)) }

    private static let checksumLength = 3

    /// The cyclic redundancy check of 24 bits of OpenPGP (RFC 9580, section 6.1.1).
    ///
    /// It differs wherever up to 24 bits in a row were changed: so up to four letters in a row can be mistyped and are noticed.
    private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
        var remainder: UInt32 = 0xB7_04CE
        for byte in bytes {
            remainder ^= UInt32(byte) << 16
            for _ in 0..<8 {
                remainder <<= 1
                if remainder & 0x100_0000 != 0 { remainder ^= 0x186_4CFB }
            }
        }
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: remainder >> $0) }
    }
}
