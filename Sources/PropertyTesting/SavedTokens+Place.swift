import Foundation
import Generators
import Testing

extension SavedTokens {
    /// The folder of the failures of checks that name no file, relative to the folder of the test; nil if they are not saved.
    ///
    /// Its name begins with a dot, because SwiftPM warns of other files in the folder of a target.
    @TaskLocal package static var usualFolder: String? = ".failures"

    /// The greatest length of the part of a name that people read.
    private static let longestName = 80

    /// The file of a call that names none, if failures are saved there; nil too where the sources are not, as on a phone.
    init?(of call: CheckCall, at location: SourceLocation) {
        guard let folder = Self.usualFolder, !CheckVerdict.isNested,
            FileManager.default.fileExists(atPath: location.filePath)
        else { return nil }
        self.init(
            "\(folder)/\(Self.name(of: call.place.line, number: call.number))", beside: location.filePath)
    }

    /// The name of the file of a line that calls `check`, such as `SortingTests-sortingTwice-1f03.tokens`.
    ///
    /// It is named after the test, since lines move. A hash tells tests apart whose names have the same letters, and the
    /// arguments of one, on which its generators may depend.
    ///
    /// - Parameter number: the position of the line among those of the test, from 1.
    static func name(of line: CheckCall.Line, number: Int) -> String {
        let identifier = line.test.replacing(/\/[^\/]*:[0-9]+:[0-9]+$/, with: "")
        let path = identifier.split(separator: ".", maxSplits: 1).last ?? ""
        let words = path.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let hash = (identifier + line.arguments).utf8.fnv1a & 0xffff
        let suffix = number == 1 ? "" : "-\(number)"
        return "\(words.prefix(longestName))-\(String(hash, radix: 16))\(suffix).tokens"
    }
}

extension Sequence<UInt8> {
    /// The hash FNV-1a, which is the same in every process, as those of the standard library are not.
    var fnv1a: UInt64 { reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}

extension CheckVerdict {
    /// Saves failures, and says where.
    mutating func save(_ failures: [(choices: [Choice], failure: Failure)], in saved: SavedTokens?) {
        do {
            guard let saved, try saved.save(failures) else { return }
            add("saved, to be checked first from now on: \(saved.path)")
        } catch {
            add("not saved: \(error)")
        }
    }
}
