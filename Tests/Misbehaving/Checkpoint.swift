import Foundation
import Synchronization

/// A place at which a bar waits for the test that started its program, so that the test need not wait for a time.
///
/// The environment variable `MISBEHAVING_FOLDER` names a folder that both know; without it, no bar waits. A bar that has
/// passed the place often enough writes the file `reached`, and goes on when there is a file `passed`.
enum Checkpoint {
    /// How often a bar passes the place, in all processes together, before it waits: often enough that something was
    /// found before.
    private static let passes = 8
    /// The events of a bar of which one passes the place.
    private static let stride = 10_000
    private static let events = Atomic(0)
    private static let folder = ProcessInfo.processInfo.environment["MISBEHAVING_FOLDER"]

    /// Passes the place with one event of many.
    static func passEvent() {
        if events.add(1, ordering: .relaxed).newValue % stride == 0 { pass() }
    }

    /// Passes the place, and waits there if it is time.
    static func pass() {
        guard let folder else { return }
        let descriptor = open("\(folder)/passes", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        write(descriptor, "+", 1)
        let count = lseek(descriptor, 0, SEEK_CUR)
        close(descriptor)
        guard count == passes else { return }
        _ = FileManager.default.createFile(atPath: "\(folder)/reached", contents: nil)
        while !FileManager.default.fileExists(atPath: "\(folder)/passed") { usleep(1_000) }
    }
}
