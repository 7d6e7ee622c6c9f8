import Generators
import Synchronization

/// Stores the step of a search as `check` does, in as many words, but not in a file that is mapped to memory.
final class StepStore: Sendable {
    private let state = Atomic<UInt64>(0)
    private let caseIndex = Atomic<UInt64>(0)
    private let count = Atomic<UInt64>(0)
    private let value = Atomic<UInt64>(0)
    private let bound = Atomic<UInt64>(0)
    private let target = Atomic<UInt64>(0)

    func store(_ step: SearchMonitor.Step) {
        // Relaxed, which is how plain memory is written.
        state.store(0, ordering: .relaxed)
        guard step.isRunning else { return }
        caseIndex.store(step.caseIndex.map { UInt64($0) } ?? .max, ordering: .relaxed)
        count.store(UInt64(step.choices.count), ordering: .relaxed)
        for choice in step.choices {
            value.store(choice.value, ordering: .relaxed)
            bound.store(choice.bound, ordering: .relaxed)
            target.store(choice.target, ordering: .relaxed)
        }
        state.store(step.isGenerating ? 1 : 2, ordering: .relaxed)
    }
}
