import Generators
import Synchronization

/// Where the branches of a section stand, for the message of one that does not end.
final class BranchPlaces: Sendable {
    /// The index of the step that each branch has begun; of no step before the first one and after the last one.
    private let steps: [StepIndex]

    private final class StepIndex: Sendable {
        let current = Atomic(-1)
    }

    /// The id of the failure of branches that do not end.
    static let id = "the branches do not end"

    init(branches: Int) { steps = (0..<branches).map { _ in StepIndex() } }

    /// Notes the step that a branch begins; nil after its last one.
    func note(_ step: Int?, of branch: Int) { steps[branch].current.store(step ?? -1, ordering: .relaxed) }

    /// The failure of branches that did not end.
    func failure<Model: StateMachine>(in program: ParallelProgram<Model>, after limit: Duration) -> Failure {
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
