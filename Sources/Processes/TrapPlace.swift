import Foundation

/// The place in the program where a process trapped, by which traps are told apart.
package struct TrapPlace: Hashable, Sendable, CustomStringConvertible {
    /// The number of the signal.
    package let signal: Int32
    /// The offsets in the program's image, in bytes, of the instruction and of calls above it.
    ///
    /// One suffices where the standard library is another image, since its functions are then left out. It has none if the
    /// place is not known.
    package let offsets: [UInt]

    package init(signal: Int32, offsets: [UInt]) {
        self.signal = signal
        self.offsets = offsets
    }

    /// What the identifiers of all traps begin with.
    package static let prefix = "trap-"

    /// The identifier of the finding: ``prefix`` and the offsets in hexadecimal digits.
    package var id: String {
        let places = offsets.isEmpty ? ["signal-\(signal)"] : offsets.map { String($0, radix: 16) }
        return "\(Self.prefix)\(places.joined(separator: "-"))"
    }

    package var description: String {
        let name = String(cString: strsignal(signal))
        guard let first = offsets.first else { return "\(name) at an unknown place" }
        return "\(name) at offset 0x\(String(first, radix: 16)) of the program"
    }
}
