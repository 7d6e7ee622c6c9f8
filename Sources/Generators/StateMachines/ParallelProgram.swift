/// A program of which some steps run at the same time, in branches: a test case of a system that threads or tasks share.
///
/// Each step is alone or in a branch. Steps in a row that are in branches form a *section*: the branches run at the same
/// time, each in its own order, and the step after the section waits for all of them. A branch that has a section for
/// itself runs alone.
///
/// Every program is valid: in whatever order the steps of a section take effect, each meets its precondition, and the
/// model allows its action.
@usableFromInline package struct ParallelProgram<Machine: StateMachine>: Sendable {
    /// The model before the first step.
    package let initialState: Machine
    /// Whether the initial state is one of several, so that it has to be printed.
    let isInitialStateDrawn: Bool
    /// The steps, in order.
    package let steps: [Step]

    /// One step of a program.
    package struct Step: Sendable {
        /// The name of the rule that drew the action.
        package let rule: String
        /// The action.
        package let action: Machine.Action
        /// The number of the branch that the step is in, from 0; nil if it is alone.
        package let branch: Int?
    }

    /// Steps that follow each other, or that run at the same time.
    package struct Section: Sendable {
        /// The indices of the steps of each branch, without branches that have none; one branch for a step alone.
        package let branches: [[Int]]
    }

    /// The sections, in order, each step that runs alone as one of its own.
    package let sections: [Section]

    init(initialState: Machine, isInitialStateDrawn: Bool, steps: [Step]) {
        self.initialState = initialState
        self.isInitialStateDrawn = isInitialStateDrawn
        self.steps = steps
        sections = Section.all(of: steps)
    }

    /// The nearest number of branches that a program may have: the steps of seven would have more than 1,000 orders.
    package static func allowed(branches: Int) -> Int { min(max(branches, 2), 6) }

    /// The name of a branch: `A`, `B` and so on.
    package static func name(ofBranch branch: Int) -> String {
        String(UnicodeScalar(UInt8(ascii: "A") + UInt8(branch)))
    }

    /// The number of the step and its action, as in `step 2, take`.
    package func place(ofStep index: Int) -> String { "step \(index + 1), \(steps[index].action)" }
}

extension ParallelProgram.Section {
    fileprivate static func all(of steps: [ParallelProgram<Machine>.Step]) -> [Self] {
        var sections: [Self] = []
        var rest = steps.indices
        while let first = rest.first {
            let end = max(rest.first { steps[$0].branch == nil } ?? rest.upperBound, first + 1)
            let branches = Dictionary(grouping: first..<end) { steps[$0].branch ?? 0 }
            sections +=
                branches.count > 1
                ? [Self(branches: branches.sorted { $0.key < $1.key }.map(\.value))]
                : (first..<end).map { Self(branches: [[$0]]) }
            rest = end..<rest.upperBound
        }
        return sections
    }
}

extension ParallelProgram: CustomStringConvertible {
    /// The initial state if it was drawn, and the actions, one per line, numbered from 1, with the name of the branch for
    /// those that run at the same time as others.
    ///
    ///     1. put(3)
    ///     2. [A] take
    ///     3. [B] take
    @usableFromInline package var description: String {
        var lines = isInitialStateDrawn ? ["initial state: \(initialState)"] : []
        for section in sections {
            for index in section.branches.joined().sorted() {
                let branch = section.branches.count > 1 ? steps[index].branch : nil
                let mark = branch.map { "[\(Self.name(ofBranch: $0))] " } ?? ""
                lines.append("\(index + 1). \(mark)\(steps[index].action)")
            }
        }
        return lines.isEmpty ? "no steps" : lines.joined(separator: "\n")
    }
}
