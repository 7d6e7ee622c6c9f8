import Foundation
import Generators

/// The current step of a search, in a file that outlives the process that writes it.
///
/// One process writes it, and others read it after the end of that process, which may come at any instruction.
final class StepRecord: Sendable {
    /// A value that a generator or a body was at.
    struct Step: Equatable {
        /// Whether the value was being generated; otherwise the body was checking it.
        let isGenerating: Bool
        /// The index of its case; nil before the first case.
        let caseIndex: Int?
        /// The choices that make it; empty for the value of the case itself, nil if there are too many to store.
        let choices: [Choice]?
    }

    /// The words of the memory: its state, the case, the number of choices, and three for each choice.
    private static let size = 8_192
    private static let mostChoices = (size - 3) / 3
    private static let none = UInt64.max

    private enum State: UInt64 {
        case idle, generating, checking
    }

    /// The address of the memory; a number, because the memory is shared between processes anyway.
    private let address: UInt

    private static let bytes = size * MemoryLayout<UInt64>.size

    /// Maps a file; nil if the system refuses.
    init?(file descriptor: Int32) {
        guard ftruncate(descriptor, off_t(Self.bytes)) == 0,
            let memory = mmap(nil, Self.bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
            memory != MAP_FAILED
        else { return nil }
        address = UInt(bitPattern: memory)
    }

    deinit { munmap(words, Self.bytes) }

    /// The words, which are 0 at first.
    private var words: UnsafeMutablePointer<UInt64> {
        // The address is that of a mapping, which is not nil.
        UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
    }

    /// Stores a step of a monitor.
    func store(_ step: SearchMonitor.Step) {
        // Idle until all is written, so that a reader never sees half a step.
        words[0] = State.idle.rawValue
        guard step.isRunning else { return }
        words[1] = step.caseIndex.map { UInt64($0) } ?? Self.none
        if step.choices.count <= Self.mostChoices {
            words[2] = UInt64(step.choices.count)
            for (index, choice) in step.choices.enumerated() {
                words[3 + 3 * index] = choice.value
                words[4 + 3 * index] = choice.bound
                words[5 + 3 * index] = choice.target
            }
        } else {
            words[2] = Self.none
        }
        words[0] = (step.isGenerating ? State.generating : .checking).rawValue
    }

    /// The step at which the process ended; nil if neither generator nor body was running.
    var step: Step? {
        guard let state = State(rawValue: words[0]), state != .idle else { return nil }
        let count = Int(exactly: words[2]).flatMap { $0 <= Self.mostChoices ? $0 : nil }
        let choices = count.map { count in
            (0..<count).map { index in
                let bound = words[4 + 3 * index]
                return Choice(
                    value: min(words[3 + 3 * index], bound), bound: bound,
                    target: min(words[5 + 3 * index], bound))
            }
        }
        return Step(
            isGenerating: state == .generating, caseIndex: Int(exactly: words[1]), choices: choices)
    }
}
