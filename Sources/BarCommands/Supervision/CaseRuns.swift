import AirBarModel
import Foundation
import Generators
import Synchronization
import Verification

/// Runs cases of a bar in processes of their own.
final class CaseRuns: Sendable {
    private let definition: BarDefinition
    private let question: CaseQuestion
    private let state: Mutex<State>

    private struct State {
        let runs: IsolatedRuns
        var deaths = 0
        var problem: UsageError?
    }

    /// The number of cases of a search that may end their process before the search ends: each costs a new process.
    private static let mostDeaths = 100
    /// The time after which a case is said not to end, in seconds.
    private let seconds: Double

    /// Makes the runs of a bar; no process is started yet.
    ///
    /// - Parameters:
    ///   - definition: the bar, which the command line knows by its name.
    ///   - invariants: the invariants that it is judged by.
    ///   - areSessions: whether the cases are sessions; otherwise they are scenarios.
    ///   - isThorough: whether they are judged by all relations; otherwise by those that a search draws.
    ///   - seconds: the time after which a case is said not to end; unless given, never, because whoever waits for a
    ///     search has limits of their own.
    init(
        _ definition: BarDefinition, _ invariants: [Invariant], areSessions: Bool, isThorough: Bool,
        seconds: Double = 1e9
    ) {
        self.seconds = seconds
        self.definition = definition
        question = CaseQuestion(
            bar: definition.name, ids: invariants.map(\.id), areSessions: areSessions,
            isThorough: isThorough)
        state = Mutex(State(runs: IsolatedRuns(Isolation(CaseWorker.name))))
    }

    /// The reason why no worker could be asked; nil if all could.
    var problem: UsageError? { state.withLock { $0.problem } }

    /// Judges the cases of a search.
    ///
    /// - Parameter harmless: the number of cases, the first ones, that need no process of their own.
    func judge(harmless: Int) -> CaseJudge {
        CaseJudge(
            harmless: harmless, failures: { self.failures(of: $0, $1) }, death: { self.death(of: $0) },
            isExhausted: { self.state.withLock { $0.problem != nil || $0.deaths >= Self.mostDeaths } })
    }

    /// The failures of a case, or its failure of an identifier; nil if the bar refuses its heights.
    private func failures(of test: any BarCase, _ id: String?) -> [Failure]? {
        let isInvariant = id.map(question.ids.contains) ?? false
        let outcome = ask(isInvariant ? .one(id ?? "") : .all, test).outcome
        if outcome?.isDeath == true, id == nil { state.withLock { $0.deaths += 1 } }
        switch outcome {
        case .held: return []
        case .failed(let failures): return failures.filter { id == nil || $0.id == id }
        case nil: return nil
        case let death?:
            return death.ids.filter { id == nil || $0 == id }.map { Failure(id: $0, message: "\(death)") }
        }
    }

    /// How a case ends its process; nil if it does not.
    func death(of test: any BarCase) -> CaseDeath? {
        guard let outcome = ask(.all, test).outcome, outcome.isDeath, let id = outcome.ids.first else {
            return nil
        }
        let played = ask(.play, test)
        let moment: CaseDeath.Moment =
            played.outcome?.isDeath == true ? played.step.map { .step($0) } ?? .making : .judging
        // Whoever interrupts waits for what was found, and not for where; and a question says that no case is endless.
        let place = outcome.hasPlace && !Interruption.isPending ? explanation(of: test) : nil
        return CaseDeath(
            id: id, reason: "\(outcome)", verb: outcome.verb, place: place, moment: moment)
    }

    private func explanation(of test: any BarCase) -> String? {
        let request = request(.all, test)
        return try? TrapExplanation.explaining(request, Isolation(CaseWorker.name))
    }

    /// What happens with a case, and the last step that began while it was played.
    ///
    /// The outcome is nil if the bar refuses the heights.
    private func ask(_ task: CaseTask, _ test: any BarCase) -> (outcome: InputOutcome?, step: Int?) {
        let request = request(task, test)
        return state.withLock { state in
            var step: Int?
            do throws(UsageError) {
                let reply = try state.runs.ask(
                    request.task, Array(request.input), within: seconds,
                    onProgress: { if case .playing(let begun) = $0 { step = begun } })
                switch reply {
                case .answer(.checked(let failures)):
                    return (failures.isEmpty ? .held : .failed(failures.map(\.failure)), step)
                case .answer(.refused): return (nil, step)
                case .death(let outcome): return (outcome, step)
                case .answer, .killed, .cancelled: throw .otherBuild
                }
            } catch {
                state.problem = error
                return (.held, step)
            }
        }
    }

    private func request(_ task: CaseTask, _ test: any BarCase) -> WorkerRequest {
        WorkerRequest(
            task: .judge(question, task), input: Data(ScenarioFile(test.session).text.utf8))
    }
}

extension InputOutcome {
    /// What the bar did with an event, which follows.
    fileprivate var verb: String {
        switch self {
        case .held, .failed: "survives"
        case .trapped: "traps on"
        case .stackOverflow: "overflows the stack on"
        case .timedOut: "does not return from"
        case .outOfMemory: "takes too much memory on"
        case .ended: "ends the process on"
        }
    }
}
