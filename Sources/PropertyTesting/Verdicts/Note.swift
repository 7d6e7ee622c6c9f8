import Synchronization

/// Adds a line to the failure of the value that is being checked.
///
///     await check(zip(lists, lists)) { first, second in
///         let both = merged(first, second)
///         note("merged: \(both)")
///         #expect(both.count == first.count + second.count)
///     }
///
/// The issue shows the notes of its simplest value, and those of other values are forgotten. Outside of a body, and for
/// the 101st note of one value and later ones, this does nothing.
public func note(_ text: @autoclosure () -> String) { NoteBook.current?.add(text) }

/// The notes that a body makes.
final class NoteBook: Sendable {
    /// The notes of the check that is running.
    @TaskLocal static var current: NoteBook?

    private let notes = Mutex<[String]>([])
    private static let mostNotes = 100

    /// Adds a note, unless there are too many.
    func add(_ text: () -> String) {
        let isFull = notes.withLock { $0.count >= Self.mostNotes }
        if isFull { return }
        let text = text()
        notes.withLock { $0.append(text) }
    }

    /// Removes the notes, and returns them.
    func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
