#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files that are written whole or not at all, whenever the process ends.
package enum WholeFile {
    /// The reason why a file cannot be written.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Writes a file beside its place, and then moves it there.
    ///
    /// Several processes may write one file at once; the last one wins.
    ///
    /// - Throws: ``Failure`` with the path and the system's reason.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let draft = "\(path).\(getpid()).part"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(path) }
        var isWritten = true
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while isWritten, !rest.isEmpty {
                #if canImport(Glibc)
                    let count = Glibc.write(file, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    let count = Musl.write(file, rest.baseAddress, rest.count)
                #else
                    let count = Darwin.write(file, rest.baseAddress, rest.count)
                #endif
                if count > 0 { rest = .init(rebasing: rest.dropFirst(count)) }
                isWritten = count > 0 || errno == EINTR
            }
        }
        let error = isWritten ? nil : failure(path)
        guard close(file) == 0, error == nil, rename(draft, path) == 0 else {
            let reason = error ?? failure(path)
            unlink(draft)
            throw reason
        }
    }

    private static func failure(_ path: String) -> Failure {
        Failure(description: "\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
}
