import AirBarModel
import Foundation
import Fuzzing
import Generators
import Verification

/// Answers questions about cases of bars, in a process that a case may end.
final class CaseWorker {
    /// What `fuzz isolated` runs in place of a target.
    static let name = "cases"

    private let bars: Bars
    private var known: (question: CaseQuestion, answers: Answers)?

    /// The functions that answer a question, for a case in the text form of scenario files.
    private struct Answers {
        let check: (ScenarioFile) -> [Failure]?
        let checkOne: (ScenarioFile, _ id: String) -> Failure?
        let play: (ScenarioFile, _ tell: @escaping @Sendable (_ step: Int) -> Void) -> Void
    }

    init(_ bars: Bars) { self.bars = bars }

    /// Answers a request.
    ///
    /// - Throws: `UsageError` if it is of another build.
    func answer(
        _ request: WorkerRequest, _ tell: @escaping @Sendable (WorkerAnswer) -> Void
    ) throws(UsageError) -> WorkerAnswer {
        guard case .judge(let question, let task) = request.task else {
            throw .otherBuild
        }
        let file = try asUsageError { () throws(ScenarioFile.ParseError) in
            try ScenarioFile(parsing: String(decoding: request.input, as: UTF8.self))
        }
        let answers = try answers(to: question)
        switch task {
        case .all:
            // A bar that ends the process in the case itself does it here, and not in a run that is compared with it.
            answers.play(file) { _ in }
            tell(.judging)
            guard let failures = answers.check(file) else { return .refused }
            return .checked(failures)
        case .one(let id):
            return .checked(answers.checkOne(file, id).map { [$0] } ?? [])
        case .play:
            answers.play(file) { tell(.playing(step: $0)) }
            return .checked([])
        }
    }

    private func answers(to question: CaseQuestion) throws(UsageError) -> Answers {
        if let known, known.question == question { return known.answers }
        let made = try asUsageError { () throws(UnknownName) in
            let definition = try bars.named(question.bar)
            let invariants = try bars.invariants(question.ids)
            return question.areSessions
                ? Self.answers(of: SessionVerifier(definition, invariants: invariants), question) {
                    $0.session
                }
                : Self.answers(of: BarVerifier(definition, invariants: invariants), question) { $0.scenario }
        }
        known = (question, made)
        return made
    }

    private static func answers<Case: BarCase>(
        of verifier: Verifier<Case>, _ question: CaseQuestion, _ test: @escaping (ScenarioFile) -> Case?
    ) -> Answers {
        let (check, checkOne) = (verifier.check, verifier.checkOne)
        let isThorough = question.isThorough
        return Answers(
            check: { file in
                guard let test = test(file) else { return [] }
                return isThorough ? verifier.reproduce(test) : check(test)
            },
            checkOne: { file, id in test(file).flatMap { checkOne($0, id) } },
            play: { file, tell in if let test = test(file) { verifier.play(test, willBegin: tell) } })
    }
}
