import Foundation

/// What a process tells of the signal that ends it.
package struct CrashRecord: Equatable {
    /// The number of the signal.
    package let signal: Int32
    /// Whether the stack was full.
    package let isStackOverflow: Bool
    /// The offsets of the instruction in the program's image, and of calls above it, in bytes.
    package let offsets: [UInt]

    /// The number of places that are told.
    static let places = 3
    /// The number of words that are sent: the signal, whether the stack was full, and the offsets, where 0 is none.
    static let words = 2 + places

    package init(signal: Int32, isStackOverflow: Bool, offsets: [UInt]) {
        self.signal = signal
        self.isStackOverflow = isStackOverflow
        self.offsets = offsets
    }

    /// Reads what was sent; nil if it is too short.
    package init?(_ payload: Data) {
        let bytes = [UInt8](payload)
        guard bytes.count == Self.words * MemoryLayout<UInt>.size else { return nil }
        let words = bytes.withUnsafeBytes { bytes in
            (0..<Self.words).map {
                bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self)
            }
        }
        self.init(
            signal: Int32(truncatingIfNeeded: words[0]), isStackOverflow: words[1] != 0,
            offsets: words.dropFirst(2).filter { $0 != 0 })
    }

    /// Where the process trapped.
    package var place: TrapPlace { TrapPlace(signal: signal, offsets: offsets) }
}
