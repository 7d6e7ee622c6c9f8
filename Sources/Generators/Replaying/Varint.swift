extension Array<UInt8> {
    /// Appends a number in LEB128: seven bits per byte, lowest first, with the high bit set on all bytes but the
    /// last.
    mutating func appendVarint(_ number: UInt64) {
        var rest = number
        while rest > 127 {
            append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

extension ArraySlice<UInt8> {
    /// Removes a number from the front; nil if the bytes end within it or it exceeds 64 bits.
    mutating func popVarint() -> UInt64? {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = popFirst() else { return nil }
            let digit = UInt64(byte & 127)
            guard (digit << shift) >> shift == digit else { return nil }
            number |= digit << shift
            if byte < 128 { return byte == 0 && shift > 0 ? nil : number }
        }
        return nil
    }
}
