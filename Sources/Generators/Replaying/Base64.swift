/// Base 64 with the URL-safe alphabet, without padding (RFC 4648, section 5).
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            word <<= 8 * UInt32(3 - group.count)
            for digit in 0...group.count { text.append(alphabet[Int(word >> (18 - 6 * UInt32(digit))) & 63]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes a text; fails with the offset of the first invalid character.
    static func decode(_ text: some Collection<UInt8>) -> Result<[UInt8], InvalidDigit> {
        var bytes: [UInt8] = []
        var word: UInt32 = 0
        var bits = 0
        for (offset, character) in text.enumerated() {
            guard let digit = alphabet.firstIndex(of: character) else {
                return .failure(InvalidDigit(offset: offset))
            }
            word = word << 6 | UInt32(digit)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
            }
        }
        // The remaining bits must be fewer than six and zero, so that each byte sequence has one text.
        guard bits < 6, word & ((1 << UInt32(bits)) - 1) == 0 else {
            return .failure(InvalidDigit(offset: text.count - 1))
        }
        return .success(bytes)
    }

    struct InvalidDigit: Error {
        let offset: Int
    }
}
