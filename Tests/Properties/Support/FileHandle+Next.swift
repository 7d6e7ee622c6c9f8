import Foundation

extension FileHandle {
    /// The bytes that come next, empty at the end.
    ///
    /// Foundation's reading ends with an error where a signal interrupts it.
    package func next() throws -> Data { try nextBytes(of: fileDescriptor) }

    /// All bytes up to the end.
    package func rest() throws -> Data {
        var data = Data()
        while case let part = try next(), !part.isEmpty { data += part }
        return data
    }
}

private func nextBytes(of descriptor: Int32) throws -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &bytes, bytes.count)
        if count >= 0 { return Data(bytes.prefix(count)) }
        guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
