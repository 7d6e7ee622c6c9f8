import Foundation
import Fuzzing
import Generators
import Processes

/// Sorts the inputs that fuzzers have stored: confirms each in a process of its own, shrinks it, and stores it as a finding.
final class FindingSorter {
    /// Where the findings are.
    let store: FindingStore

    private let subject: FuzzSubject
    private let runs: IsolatedRuns
    private let shrinker: InputShrinker
    private let isCancelled: () -> Bool
    /// The number of runs after which an input that does not fail is believed.
    private static let attempts = 3

    /// Makes a sorter of one subject.
    ///
    /// - Parameters:
    ///   - subject: what was fuzzed.
    ///   - store: where the findings go.
    ///   - isolation: the limits of a run; unless given, those of the subject's name.
    ///   - shrinkingTime: the time for shrinking what ends a process, in seconds.
    ///   - isCancelled: whether to store what is found as it is; asked some fifty times a second. Unless given, whether
    ///     there was an interrupt.
    ///   - onProgress: called with the simplest input so far, while one is shrunk.
    init(
        _ subject: FuzzSubject, _ store: FindingStore, isolation: Isolation? = nil,
        shrinkingTime: Double = 60, isCancelled: @escaping () -> Bool = { Interruption.isPending },
        onProgress: @escaping ([UInt8]) -> Void = { _ in }
    ) {
        self.subject = subject
        self.store = store
        self.isCancelled = isCancelled
        runs = IsolatedRuns(isolation ?? Isolation(subject.name))
        shrinker = InputShrinker(
            runs, time: shrinkingTime, isCancelled: isCancelled, onProgress: onProgress)
    }

    /// Whether the stored input of a finding still fails; one that does not is moved to those that are kept unconfirmed.
    ///
    /// - Throws: `UsageError` if a file cannot be read or written, or if no worker starts.
    func stillFails(_ id: String) throws(UsageError) -> Bool {
        let input = Array(try readBytes(store.inputPath(id)))
        let outcome = try runs.outcome(of: input)
        if outcome.ids.contains(id) { return true }
        // The place of a trap has another number in another build.
        if case .trapped = outcome, id.hasPrefix(TrapPlace.prefix) { return true }
        _ = try store.keepUnconfirmed(input, named: id, reason: "fails no more: \(outcome)")
        try store.remove(id)
        return false
    }

    /// Sorts the input in a file, which stays.
    ///
    /// - Parameter path: a file that a fuzzer wrote; its name may begin with the identifier of a failure and a hyphen.
    /// - Returns: what became of each failure, or that it does not fail; nil if an interrupt came before it was run again.
    /// - Throws: `UsageError` if the file cannot be read, no worker starts, or a finding cannot be stored.
    func sort(file path: String) throws(UsageError) -> [SortedFinding]? {
        let file = FuzzInputFile(path)
        return try sort(Array(try readBytes(path)), named: file.name, expecting: file.expectedID)
    }

    /// Sorts an input.
    ///
    /// - Parameters:
    ///   - input: the bytes.
    ///   - name: the name under which it is kept if it does not fail.
    ///   - expected: the identifier of the failure that it was stored for; other ones are left out if it has this one.
    /// - Returns: what became of each failure, or that it does not fail; nil if an interrupt came before it was run again.
    /// - Throws: `UsageError` if no worker starts, or if a finding cannot be stored.
    func sort(
        _ input: [UInt8], named name: String, expecting expected: String?
    ) throws(UsageError) -> [SortedFinding]? {
        guard let outcome = try confirm(input, expected) else { return nil }
        if let expected, outcome.ids.contains(expected) {
            return [try settle(input, expected, outcome, name)]
        }
        var sorted: [SortedFinding] = []
        if outcome.ids.isEmpty || expected != nil {
            let failure = expected.map { "does not break \($0)" } ?? "does not fail"
            sorted.append(
                try unconfirmed(input, name, "\(failure) in a process of its own, where it \(outcome)"))
        }
        for id in outcome.ids { sorted.append(try settle(input, id, outcome, name)) }
        return sorted
    }

    /// Runs an input again, several times if it does not fail as expected; nil if that was cancelled.
    private func confirm(_ input: [UInt8], _ expected: String?) throws(UsageError) -> InputOutcome? {
        var last: InputOutcome?
        for _ in 0..<Self.attempts {
            guard let outcome = try runs.outcome(of: input, unless: isCancelled) else { return nil }
            let isExpected = expected.map(outcome.ids.contains) ?? !outcome.ids.isEmpty
            if isExpected || outcome.isDeath { return outcome }
            last = outcome
        }
        return last
    }

    /// Shrinks one failure of an input, and stores it.
    ///
    /// A failure that is stored is not shrunk again, unless the input as it is is simpler: fuzzers meet what ends them
    /// again and again.
    private func settle(
        _ input: [UInt8], _ id: String, _ outcome: InputOutcome, _ name: String
    ) throws(UsageError) -> SortedFinding {
        if let choices = choices(input), try !store.isSimplest(choices, of: id, choices: choices(_:)) {
            return .known(id: id)
        }
        let shrunk = try shrinker.shrink(input, id, outcome)
        // With all of its time the simplest input may end after all.
        var finding = try finding(shrunk, id, outcome)
        if finding == nil { finding = try self.finding(.init(input: input, isComplete: false), id, outcome) }
        guard let finding else {
            return try unconfirmed(
                input, name, "fails only sometimes, or where its value is made: \(outcome)",
                isSometimes: true)
        }
        let path = store.filePath(finding)
        switch try store.store(finding, choices: choices(_:)) {
        case .new: return .new(finding, path: path)
        case .simpler: return .simpler(finding, path: path)
        case .known: return .known(id: id)
        }
    }

    /// The finding of an input that was shrunk; nil if it does not fail so.
    private func finding(
        _ shrunk: InputShrinker.ShrunkInput, _ id: String, _ outcome: InputOutcome
    ) throws(UsageError) -> FuzzFinding? {
        guard outcome.isDeath else { return try violation(shrunk, id) }
        // While somebody waits for the end, what was seen once has to do.
        if isCancelled() { return try death(shrunk, id, outcome, place: nil) }
        let again = try runs.outcome(of: shrunk.input)
        guard again.ids == [id] else { return nil }
        let place = again.hasPlace ? try TrapExplanation.explaining(shrunk.input, runs.isolation) : nil
        return try death(shrunk, id, again, place: place)
    }

    /// The finding of a violation, which a worker describes; nil if the input does not fail so.
    private func violation(_ shrunk: InputShrinker.ShrunkInput, _ id: String) throws(UsageError)
        -> FuzzFinding?
    {
        let reply = try runs.ask(.shrink(id: id, budget: 0), shrunk.input, within: runs.isolation.seconds)
        guard case .answer(.finding(let finding)) = reply else { return nil }
        return finding
    }

    /// The finding of an input that ends its process, which a worker describes; nil if making its value does so.
    ///
    /// - Parameter place: where it does so, as a person reads it.
    private func death(
        _ shrunk: InputShrinker.ShrunkInput, _ id: String, _ outcome: InputOutcome, place: String?
    ) throws(UsageError) -> FuzzFinding? {
        var lines = ["\(subject.name) \(outcome)"]
        if let place { lines.append(place) }
        if case .timedOut = outcome {
            lines.append("(while it was shrunk, \(InputShrinker.shortTime.formatted()) seconds were enough)")
        }
        if !shrunk.isComplete { lines.append("(not fully shrunk)") }
        let reply = try runs.ask(
            .describe(id: id, comment: lines.joined(separator: "\n")), shrunk.input,
            within: runs.isolation.seconds)
        guard case .answer(.finding(let finding)) = reply else { return nil }
        return finding
    }

    /// The choices of the value that an input makes; nil if it makes none.
    private func choices(_ input: [UInt8]) -> [Choice]? { subject.choices(ChoiceSource(bytes: input)) }

    private func unconfirmed(
        _ input: [UInt8], _ name: String, _ reason: String, isSometimes: Bool = false
    ) throws(UsageError) -> SortedFinding {
        .unconfirmed(
            reason: reason, path: try store.keepUnconfirmed(input, named: name, reason: reason),
            isSometimes: isSometimes)
    }
}
