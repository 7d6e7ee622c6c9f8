import AirBarModel
import Foundation
import Generators
import Synchronization
import Verification

/// Runs cases of a bar in processes of their own.
final class CaseRuns: CaseJudge {
    private let definition: BarDefinition
    private let invariants: [Invariant]
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
    let harmless: Int

    /// Makes the runs of a bar; no process is started yet.
    ///
    /// - Parameters:
    ///   - definition: the bar, which the command line knows by its name.
    ///   - invariants: the invariants that it is judged by.
    ///   - areSessions: whether the cases are sessions; otherwise they are scenarios.
    ///   - isThorough: whether they are judged by all relations; otherwise by those that a search draws.
    ///   - harmless: the number of cases, the first ones of a search, that need no process of their own.
    ///   - seconds: the time after which a case is said not to end; unless given, never, because whoever waits for a
    ///     search has limits of their own.
    init(
        _ definition: BarDefinition, _ invariants: [Invariant], areSessions: Bool, isThorough: Bool,
        harmless: Int = 0, seconds: Double = 1e9
    ) {
        self.seconds = seconds
        self.harmless = harmless
        self.definition = definition
        self.invariants = invariants
        question = CaseQuestion(
            bar: definition.name, ids: invariants.map(\.id), areSessions: areSessions,
            isThorough: isThorough)
        state = Mutex(State(runs: IsolatedRuns(Isolation(CaseWorker.name))))
    }

    /// The reason why no worker could be asked; nil if all could.
    var problem: UsageError? { state.withLock { $0.problem } }

    var isExhausted: Bool { state.withLock { $0.problem != nil || $0.deaths >= Self.mostDeaths } }

    func failures(of test: any BarCase, _ id: String?) -> [Failure]? {
        let isInvariant = id.map(question.ids.contains) ?? false
        let reply = ask(isInvariant ? .one(id ?? "") : .all, test)
        if reply.outcome?.isDeath == true, id == nil { state.withLock { $0.deaths += 1 } }
        switch reply.outcome {
        case .held: return []
        case .failed(let failures): return failures.filter { id == nil || $0.id == id }
        case nil: return nil
        case let death?:
            let ids = reply.deathIDs.filter { id == nil || $0 == id }
            return ids.map { Failure(id: $0, message: "\(death)") }
        }
    }

    func death(of test: any BarCase) -> CaseDeath? {
        let reply = ask(.all, test)
        guard let outcome = reply.outcome, outcome.isDeath, let id = reply.deathIDs.first else { return nil }
        // After an interrupt the place is not looked for: the user waits. Asking also tells the watchdog that no case is
        // endless.
        let isAsked = !Interruption.isPending
        let place = outcome.hasPlace && isAsked ? explanation(of: test) : nil
        return CaseDeath(
            id: id, reason: "\(outcome)", verb: outcome.verb, place: place,
            moment: reply.isJudged ? .judging(isAsked ? judgingInvariant(test) : nil) : moment(of: test))
    }

    /// When a case ends its process by itself.
    private func moment(of test: any BarCase) -> CaseDeath.Moment {
        let played = ask(.play, test)
        guard played.outcome?.isDeath == true else { return .judging(nil) }
        return played.step.map { .step($0) } ?? .making
    }

    /// The first invariant whose judgement ends the process; nil if none does alone.
    private func judgingInvariant(_ test: any BarCase) -> Invariant? {
        invariants.first { !$0.isSingleRun && ask(.one($0.id), test).outcome?.isDeath == true }
    }

    private func explanation(of test: any BarCase) -> String? {
        let request = request(.all, test)
        return try? TrapExplanation.explaining(request, Isolation(CaseWorker.name))
    }

    /// What happens with a case.
    private struct Reply {
        /// What happened; nil if the bar refuses the heights.
        var outcome: InputOutcome?
        /// The last step that began while the case was played.
        var step: Int?
        /// Whether the case was played to its end, and then judged.
        var isJudged = false

        /// The identifiers of the ways in which the process ended.
        ///
        /// If only a compared run ends the process, the identifier says so, so that a case that ends it by itself is still
        /// searched for.
        var deathIDs: [String] {
            (outcome?.ids ?? []).map { isJudged ? CaseDeath.compared($0) : $0 }
        }
    }

    private func ask(_ task: CaseTask, _ test: any BarCase) -> Reply {
        let request = request(task, test)
        return state.withLock { state in
            var reply = Reply()
            do throws(UsageError) {
                let answer = try state.runs.ask(
                    request.task, Array(request.input), within: seconds,
                    onProgress: {
                        if case .playing(let begun) = $0 { reply.step = begun }
                        if case .judging = $0 { reply.isJudged = true }
                    })
                switch answer {
                case .answer(.checked(let failures)):
                    reply.outcome = failures.isEmpty ? .held : .failed(failures)
                case .answer(.refused): break
                case .death(let outcome): reply.outcome = outcome
                case .answer, .killed, .cancelled: throw .otherBuild
                }
            } catch {
                state.problem = error
                reply.outcome = .held
            }
            return reply
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
