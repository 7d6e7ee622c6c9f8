import Foundation

#if canImport(Darwin)
    import MachO
#endif

/// The part of this process's memory into which its program was loaded.
package struct ProgramImage: Equatable {
    /// The address of its first byte.
    package let base: UInt
    /// The addresses of its instructions.
    package let code: Range<UInt>
    /// Whether the standard library is in it, so that a call of it does not tell it from the program.
    package let hasStandardLibrary: Bool

    /// The image of the program of this process; nil if it is not known.
    package static var own: ProgramImage? {
        #if canImport(Darwin)
            guard let header = _dyld_get_image_header(0) else { return nil }
            var size: UInt = 0
            let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
                getsegmentdata($0, "__TEXT", &size)
            }
            guard let start else { return nil }
            let code = UInt(bitPattern: start)..<UInt(bitPattern: start) + size
            return ProgramImage(
                base: UInt(bitPattern: header), code: code, hasStandardLibrary: code.contains(standardLibrary)
            )
        #else
            guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
                let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
            else { return nil }
            return ProgramImage(maps: maps, program: program, standardLibrary: standardLibrary)
        #endif
    }

    /// An address in the image of the standard library.
    private static var standardLibrary: UInt {
        UInt(bitPattern: unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self))
    }

    private init(base: UInt, code: Range<UInt>, hasStandardLibrary: Bool) {
        self.base = base
        self.code = code
        self.hasStandardLibrary = hasStandardLibrary
    }

    /// Reads the mappings of a process, as `/proc/self/maps` lists them.
    ///
    ///     5581a2c00000-5581a2c9b000 r-xp 00052000 08:01 1573 /usr/bin/program
    ///
    /// - Parameters:
    ///   - maps: the lines.
    ///   - program: the path of the program.
    ///   - standardLibrary: an address in the image of the standard library.
    package init?(maps: String, program: String, standardLibrary: UInt) {
        var all: Range<UInt>?
        var code: Range<UInt>?
        for line in maps.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard words.count == 6, words[5].drop(while: { $0 == " " }) == program else { continue }
            let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] < ends[1] else { continue }
            all = (all?.lowerBound ?? ends[0])..<ends[1]
            if words[1].contains("x") { code = (code?.lowerBound ?? ends[0])..<ends[1] }
        }
        guard let all, let code else { return nil }
        self.init(base: all.lowerBound, code: code, hasStandardLibrary: all.contains(standardLibrary))
    }
}
