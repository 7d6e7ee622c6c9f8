import Generators
import Motion
import Verification

/// Actions on a container, in any order that fingers and an app can produce.
struct ContainerCase: DrawnCase {
    var actions: [ContainerAction]

    var description: String {
        actions.isEmpty ? "nothing" : actions.map(\.description).joined(separator: "; ")
    }

    /// Up to 16 actions; fewer are simpler.
    static let any = AllCases<ContainerCase> { source throws(Rejection) in
        var draft = ContainerDraft()
        try source.list(count: 0...16) { source throws(Rejection) in
            try draft.draw(&source)
        }
        return ContainerCase(actions: draft.actions)
    }

    /// Plays the actions on a new container, and returns the first violation that a check finds, at the step's number.
    ///
    /// Steps from or to an unsound state are not checked: another law is about them.
    func firstViolation(
        _ definition: ContainerDefinition, _ check: (ContainerStep) -> Violation?
    ) -> Violation? {
        var run = ContainerRun(definition)
        for action in actions {
            let violation = run.firstViolation(in: action) { step in
                step.before.isSound && step.after.isSound && step.before.count == step.after.count
                    ? check(step) : nil
            }
            if let violation { return violation }
        }
        return nil
    }
}
