import Foundation
import Generators

/// The seed of a random search and the number of its current case, in a file that outlives a trap.
public struct RandomSearchProgress {
    let seed: UInt64
    /// The number of cases that were begun before the current one.
    private(set) var cases: Int
    private var descriptor: Int32 = -1

    /// Begins a file.
    init?(writing path: String, seed: UInt64) {
        self.seed = seed
        cases = 0
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0, store() else { return nil }
    }

    /// Reads a file.
    init?(file path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count == 16 else { return nil }
        let words = data.withUnsafeBytes {
            [$0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)]
        }
        seed = words[0]
        guard let cases = Int(exactly: words[1]) else { return nil }
        self.cases = cases
    }

    /// Notes that a case begins.
    mutating func begin(_ index: Int) {
        cases = index
        store()
    }

    @discardableResult
    private func store() -> Bool {
        let words = [seed, UInt64(cases)]
        return words.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, 16, 0) } == 16
    }

    /// The choices of a case.
    public static func source(seed: UInt64, _ index: Int) -> ChoiceSource {
        ChoiceSource(seed: RandomBits.mixed(seed &+ UInt64(index)))
    }
}
