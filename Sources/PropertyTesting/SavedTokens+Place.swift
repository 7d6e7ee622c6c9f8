import Foundation
import Generators
import Testing

extension SavedTokens {
    /// The folder of the failures of checks that name no file, relative to the folder of the test; nil if they are not saved.
    @TaskLocal package static var usualFolder: String? = "Failures"

    /// The file of a call that names none: one for each call of `check` in a test, as `Failures/Sorting.a-list.tokens`.
    ///
    /// It is named after the file and the test, because people read it and lines move.
    init?(of call: CheckCall, at location: SourceLocation) {
        guard let folder = Self.usualFolder, !CheckVerdict.isNested else { return nil }
        let source = location.fileName.split(separator: ".").first.map(String.init) ?? location.fileName
        let words = call.test.name.split { !$0.isLetter && !$0.isNumber }
        let number = call.number == 1 ? "" : "-\(call.number)"
        self.init(
            "\(folder)/\(source).\(words.joined(separator: "-"))\(number).tokens", beside: location.filePath)
    }
}

extension CheckVerdict {
    /// Saves failures, and says where, and that a file that is committed is checked everywhere.
    mutating func save(_ failures: [(choices: [Choice], failure: Failure)], in saved: SavedTokens?) {
        do {
            guard let saved, try saved.save(failures) else { return }
            add("saved, to be checked first from now on: \(saved.path)")
        } catch {
            add("not saved: \(error)")
        }
    }
}
