import Generators

extension RunningSearch {
    /// The progress of the search.
    ///
    /// - Complexity: generates a case for each invariant found broken.
    package var progress: SubjectProgress {
        let state = currentState
        let applicable = Set(verifier.applicable.map(\.id))
        let excluded = verifier.invariants.map(\.id).filter { !applicable.contains($0) }
        let broken = state.found.compactMapValues { choices in
            verifier.test(of: choices).map {
                SubjectProgress.Known(.broken, count: $0.session.actions.count)
            }
        }
        return SubjectProgress(
            casesDone: state.casesDone,
            known: excluded.reduce(into: broken) { $0[$1] = SubjectProgress.Known(.notApplicable) },
            shrinking: state.shrinking.flatMap { progress in
                verifier.test(of: progress.choices).map {
                    CaseInShrinking(progress, eventCount: $0.session.actions.count, text: $0.session.line)
                }
            }, isOver: state.isOver)
    }
}

extension Verifier {
    /// The case that choices make; nil if they make none.
    func test(of choices: [Choice]) -> Case? {
        var source = ChoiceSource(replaying: choices)
        return try? Case.generator(in: domain).generate(from: &source)
    }
}

extension Session {
    /// The actions in one line.
    var line: String { actions.map { $0.text(.rounded) }.joined(separator: ", ") }
}
