import Foundation
import Fuzzing
import Generators
import Processes

/// Answers requests about inputs of a subject, in a process that an input may end.
struct InputWorker {
    private let subject: FuzzSubject
    private let parent: ParentConnection
    private let mebibytes: Int?

    /// Makes a worker.
    ///
    /// - Parameters:
    ///   - subject: what it runs.
    ///   - parent: where it tells of its progress.
    ///   - mebibytes: the memory that it may have, and that a process that it starts may have.
    init(_ subject: FuzzSubject, _ parent: ParentConnection, mebibytes: Int?) {
        self.subject = subject
        self.parent = parent
        self.mebibytes = mebibytes
    }

    /// Answers a request.
    ///
    /// - Throws: `UsageError` if it is about no input, or if no worker starts.
    func answer(_ request: WorkerRequest) throws(UsageError) -> WorkerAnswer {
        let input = Array(request.input)
        switch request.task {
        case .check:
            var source = ChoiceSource(bytes: input)
            return .checked(subject.failures(&source))
        case .shrink(let id, let budget): return .finding(shrink(input, id, budget))
        case .shrinkIsolated(let id, let budget, let seconds):
            return try simplify(input, id, budget, seconds: seconds)
        case .judge: throw .otherBuild
        case .describe(let id, let comment):
            guard let choices = subject.choices(ChoiceSource(bytes: input)) else { return .finding(nil) }
            let scenario = subject.scenario(input, ["\(id): \(comment)"])
            return .finding(
                FuzzFinding(
                    id: id, choices: choices, text: comment, file: scenario ?? "\(comment)\n",
                    fileExtension: scenario == nil ? "txt" : "scenario"))
        }
    }

    /// Shrinks a failure in this process.
    private func shrink(_ input: [UInt8], _ id: String, _ budget: Int) -> FuzzFinding? {
        var source = ChoiceSource(bytes: input)
        var settings = SearchSettings()
        settings.shrinkBudget = budget
        settings.knownIDs = Set(subject.failures(&source).map(\.id)).subtracting([id])
        settings.onProgress = { progress in
            if let shrinking = progress.shrinking {
                parent.tell(WorkerAnswer.shrinking(Data(shrinking.choices.bytes)))
            }
        }
        return subject.shrink(input, settings).first { $0.id == id }
    }

    /// Shrinks by running every candidate in a process of its own.
    private func simplify(
        _ input: [UInt8], _ id: String, _ budget: Int, seconds: Double
    ) throws(UsageError) -> WorkerAnswer {
        var isolation = Isolation(subject.name)
        isolation.seconds = seconds
        if let mebibytes { isolation.mebibytes = mebibytes }
        let runs = IsolatedRuns(isolation)
        var settings = SearchSettings()
        settings.shrinkBudget = budget
        var problem: UsageError?
        let shrunk = subject.shrinkWhile(input, settings) { candidate in
            do throws(UsageError) {
                guard problem == nil, try runs.outcome(of: candidate).ids.contains(id) else { return false }
                parent.tell(WorkerAnswer.shrinking(Data(candidate)))
                return true
            } catch {
                problem = error
                return false
            }
        }
        if let problem { throw problem }
        return .simplified(
            shrunk.map { Data($0.choices.bytes) }, isComplete: shrunk?.ending == .fixpoint)
    }
}
