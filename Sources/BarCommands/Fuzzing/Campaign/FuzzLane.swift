import Foundation
import Fuzzing
import Generators

/// One subject of a campaign: its folder, what is known of it, and what came of it so far.
final class FuzzLane {
    let subject: FuzzSubject
    let folder: FuzzFolder
    private let sorter: FindingSorter
    private let build: String

    /// The identifiers of the findings, also of earlier runs.
    private(set) var known: Set<String> = []
    /// The findings of this run, in the order in which they were made.
    private(set) var found: [(finding: FuzzFinding, path: String)] = []
    /// What an earlier run left behind, and what became of inputs that do not fail again, as lines.
    private(set) var remarks: [String] = []
    private(set) var executions = 0
    /// The greatest number of places that a process has reached.
    private(set) var coverage = 0
    /// The number of inputs in the corpus, as it was counted last.
    private(set) var corpusSize = 0
    /// The time of the campaign at which the corpus was last seen to grow, in seconds; nil if it never was.
    private(set) var lastNew: Double?
    /// What the random cases of this run and of earlier ones showed.
    private(set) var tally = RandomTally()
    /// The number of slices in a row that did not end as they should.
    private var failures = 0
    /// The number of them after which the fuzzer is said not to work.
    private static let mostFailures = 3

    /// Makes the lane, with what earlier runs left behind.
    ///
    /// - Parameter build: names the build of the fuzzer: what another build has counted is not comparable.
    init(_ subject: FuzzSubject, build: String, onPoll: @escaping () -> Void) throws(UsageError) {
        self.subject = subject
        folder = FuzzFolder(of: subject.name)
        try folder.make()
        self.build = build
        sorter = FindingSorter(
            subject, try FindingStore(folder.findings),
            isCancelled: {
                onPoll()
                return Interruption.isPending
            })
        tally = storedTally
    }

    /// Sorts what an earlier run left behind, and tries the findings of earlier runs again.
    ///
    /// The tallies of its abandoned slices, of a minute at most, are dropped: another build may have counted them.
    func recover() throws(UsageError) {
        for slice in try folder.abandonedSlices() {
            let inputs = slice.inputs
            for input in inputs { try sort(input) }
            guard removeIfSorted(slice) else { return }
            if !inputs.isEmpty {
                remarks.append("recovered \(counted(inputs.count, "input")) of an interrupted run")
            }
        }
        for id in try sorter.store.ids where !known.contains(id) {
            if try sorter.stillFails(id) { known.insert(id) } else { remarks.append("\(id) fails no more") }
        }
    }

    /// Counts the inputs in the corpus.
    ///
    /// - Parameter time: the time of the campaign, in seconds; nil before it.
    func countCorpus(at time: Double? = nil) {
        let size = (try? FileManager.default.contentsOfDirectory(atPath: folder.corpus).count) ?? 0
        if let time, size > corpusSize { lastNew = time }
        corpusSize = size
    }

    /// Sorts the inputs that a running slice has stored so far.
    func collect(_ slice: SliceFolder) throws(UsageError) {
        for input in slice.inputs where input.hasSuffix(".input") { try sort(input) }
    }

    /// Takes over the result of a slice that has ended, and removes its folder.
    ///
    /// After an interrupt, inputs that were not run again stay, and the next run sorts them.
    ///
    /// - Returns: the number of new behaviours.
    /// - Throws: `UsageError` if findings cannot be written, or if slices end again and again as they should not.
    func take(_ child: FuzzChild) throws(UsageError) -> Int {
        let outcome = try child.outcome()
        executions += outcome.executions
        coverage = max(coverage, outcome.coverage)
        try store(tallyIn: child.folder)
        var inputs = child.folder.inputs
        if let input = child.trappingCase(subject) {
            let path = "\(child.folder.artifacts)/crash-\(FNV1a.text(input))"
            try writeBytes(input, to: path)
            inputs.append(path)
        }
        for input in inputs { try sort(input) }
        guard outcome.isCounted || outcome.executions == 0 else {
            throw UsageError("the fuzzer of \(subject.name) does not count what it reaches")
        }
        failures = outcome.isInOrder || !inputs.isEmpty || Interruption.isPending ? 0 : failures + 1
        guard failures < Self.mostFailures else {
            throw UsageError(
                "the fuzzer of \(subject.name) does not work, \(failures) times in a row:\n\(outcome.lastLines)"
            )
        }
        removeIfSorted(child.folder)
        return outcome.discoveries
    }

    /// Removes a slice of which no input is left; returns whether that is so.
    @discardableResult
    private func removeIfSorted(_ slice: SliceFolder) -> Bool {
        let left = slice.inputs.count
        if left == 0 {
            slice.remove()
        } else {
            remarks.append("\(counted(left, "input")) left for the next run")
        }
        return left == 0
    }

    private func sort(_ path: String) throws(UsageError) {
        guard let all = try sorter.sort(file: path) else { return }
        for sorted in all {
            switch sorted {
            case .new(let finding, let path), .simpler(let finding, let path):
                known.insert(finding.id)
                found.removeAll { $0.finding.id == finding.id }
                found.append((finding, path))
            case .known(let id): known.insert(id)
            case .unconfirmed: remarks.append("\(sorted)")
            }
        }
        let input = try readBytes(path)
        // An input that ends its process is in no corpus, or it would end every later run.
        if !path.hasSuffix(".input") { folder.removeFromCorpus(input) }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Adds what a slice has counted to what is stored, to which other runs may add too.
    private func store(tallyIn slice: SliceFolder) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: slice.tally),
            let more = RandomTally(file: data)
        else { return }
        try whileLocked(folder.path) { () throws(UsageError) in
            tally = storedTally
            tally.merge(more)
            try writeBytes(Array("\(build)\n".utf8) + tally.file, to: folder.tally)
        }
    }

    /// What is stored, if this build has counted it.
    private var storedTally: RandomTally {
        let head = Data("\(build)\n".utf8)
        guard let data = FileManager.default.contents(atPath: folder.tally), data.starts(with: head) else {
            return RandomTally()
        }
        return RandomTally(file: data.dropFirst(head.count)) ?? RandomTally()
    }
}
