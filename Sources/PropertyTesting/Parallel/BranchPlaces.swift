import Generators
import Synchronization

/// Where the branches of a program stand, for the message of one that does not end.
final class BranchPlaces: Sendable {
    /// The index of the step that each branch has begun; of no step before the first one and after the last one.
    private let steps: [Number]
    /// The number of steps begun or ended, which each branch counts for itself.
    private let changes: [Number]
    private let hasGivenUp = Atomic(false)

    /// A number that one branch writes and others read.
    private final class Number: Sendable {
        let current: Atomic<Int>

        init(_ first: Int) { current = Atomic(first) }
    }

    /// The id of the failure of branches that do not end.
    static let id = "the branches do not end"

    init(branches: Int) {
        steps = (0..<branches).map { _ in Number(-1) }
        changes = (0..<branches).map { _ in Number(0) }
    }

    /// Notes the step that a branch begins; nil after its last one.
    func note(_ step: Int?, of branch: Int) {
        steps[branch].current.store(step ?? -1, ordering: .relaxed)
        changes[branch].current.add(1, ordering: .relaxed)
    }

    /// A number that grows while branches make progress; nil while no branch is in a step.
    var progress: Int? {
        let isInStep = steps.contains { $0.current.load(ordering: .relaxed) >= 0 }
        return isInStep ? changes.reduce(0) { $0 + $1.current.load(ordering: .relaxed) } : nil
    }

    /// Whether nobody waits for the program any more.
    var isAbandoned: Bool { hasGivenUp.load(ordering: .relaxed) }

    /// The failure of branches that did not end, for which nobody waits any more.
    func abandon<Model: StateMachine>(_ program: ParallelProgram<Model>, after limit: Duration) -> Failure {
        hasGivenUp.store(true, ordering: .relaxed)
        let places = steps.compactMap { step -> String? in
            let index = step.current.load(ordering: .relaxed)
            guard program.steps.indices.contains(index) else { return nil }
            let name =
                program.steps[index].branch.map { "[\(ParallelProgram<Model>.name(ofBranch: $0))] " } ?? ""
            return "\n    \(name)in \(program.place(ofStep: index))"
        }
        return Failure(id: Self.id, message: "not ended after \(limit)\(places.joined())")
    }
}
