import Foundation

/// Words of memory that a process shares with its copies, and that outlive the process that writes them.
final class SharedMemory: Sendable {
    private let size: Int
    /// The address of the memory; a number, because the memory is shared between processes anyway.
    private let address: UInt

    /// Maps a file of a size in words, or memory without a file; nil if the system refuses.
    init?(size: Int, file descriptor: Int32? = nil) {
        let bytes = size * MemoryLayout<UInt64>.size
        if let descriptor, ftruncate(descriptor, off_t(bytes)) != 0 { return nil }
        let flags = descriptor == nil ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED
        guard let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, descriptor ?? -1, 0),
            memory != MAP_FAILED
        else { return nil }
        self.size = size
        address = UInt(bitPattern: memory)
    }

    deinit { munmap(words, size * MemoryLayout<UInt64>.size) }

    /// The words, which are 0 at first.
    var words: UnsafeMutablePointer<UInt64> {
        // The address is that of a mapping, which is not nil.
        UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
    }
}
