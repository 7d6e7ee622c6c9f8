import Foundation

/// The beginning and the end of a log, where a fuzzer tells what it is and what it did.
///
/// In between may be whatever a bar writes on standard error, which in a minute can be more than there is memory.
struct LogEnds {
    /// The number of bytes that are read at each end.
    static let length = 1 << 16

    /// The text, without its middle if that is long.
    let text: String

    /// Reads a log; nil if it cannot be read.
    init?(at path: String) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        do {
            var data = try file.read(upToCount: Self.length) ?? Data()
            let end = try file.seekToEnd()
            let rest = max(UInt64(data.count), end - min(end, UInt64(Self.length)))
            try file.seek(toOffset: rest)
            if rest > data.count { data.append(UInt8(ascii: "\n")) }
            data.append(try file.readToEnd() ?? Data())
            text = String(decoding: data, as: UTF8.self)
        } catch { return nil }
    }
}
