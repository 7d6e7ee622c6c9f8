import Foundation
import Fuzzing
import Generators
import Verification

/// Runs of random search and of fuzzers from an empty folder, until a failure is found.
struct FuzzRace {
    /// A way to search.
    enum Way: String, CaseIterable, Hashable {
        /// Random cases in a loop, ten times as many as the others may have.
        case random
        /// libFuzzer, which changes bytes.
        case bytes
        /// The fuzzer of a campaign: random cases first, and then mutations.
        case fuzzer
    }

    /// What it took to find a failure, or to give up.
    struct Result {
        let executions: Int
        /// The processor time, in seconds.
        let seconds: Double
        let isFound: Bool
    }

    /// The number of random cases with which a campaign begins: about as many as its search of a second has.
    private static let firstCases = 20_000
    /// The number of those that become inputs.
    private static let seeds = 500
    /// The longest time of a process, in seconds.
    private static let limit = 600

    private let binary: String
    private let budget: Int
    private let targets: FuzzTargets

    /// - Parameters:
    ///   - binary: the fuzzer.
    ///   - budget: the greatest number of executions of a fuzzer.
    init(binary: String, budget: Int, among targets: FuzzTargets) {
        self.binary = binary
        self.budget = budget
        self.targets = targets
    }

    /// Searches in one way until each failure is found.
    ///
    /// - Parameter ids: the identifiers to look for; if there are none, any failure, which has an empty identifier.
    func run(
        _ way: Way, on name: String, seed: UInt64, _ ids: [String]
    ) throws(UsageError) -> [String: Result] {
        let subject = try asTyped { () throws(UnknownName) in try targets.subject(name) }
        switch way {
        case .random: return try search(subject, seed, cases: 10 * budget, ids)
        case .bytes:
            return try inFolder { folder throws(UsageError) in
                try fuzz(name, seed, ["--mutator=bytes", "-len_control=0"], folder, ids, after: nil)
            }
        case .fuzzer:
            let first = try search(subject, seed, cases: Self.firstCases, ids)
            let left = first.filter { !$0.value.isFound }
            guard !left.isEmpty else { return first }
            let later = try inFolder { folder throws(UsageError) in
                for index in 0..<Self.seeds {
                    let source = RandomSearchProgress.source(seed: seed << 32, index)
                    try writeBytes(subject.choices(source)?.bytes ?? [], to: "\(folder)/\(index)")
                }
                return try fuzz(
                    name, seed, FuzzChild.Mode.mutation.flags, folder, Array(left.keys),
                    after: left.values.first)
            }
            return first.merging(later) { $1 }
        }
    }

    /// Searches random cases.
    private func search(
        _ subject: FuzzSubject, _ seed: UInt64, cases: Int, _ ids: [String]
    ) throws(UsageError) -> [String: Result] {
        var found: [String: Result] = [:]
        let start = clock()
        func result(_ index: Int, _ isFound: Bool) -> Result {
            Result(
                executions: index, seconds: Double(clock() - start) / Double(CLOCKS_PER_SEC), isFound: isFound
            )
        }
        let wanted = Set(ids.isEmpty ? [""] : ids)
        for index in 0..<cases where !(index & 15 == 0 && Interruption.isPending) {
            var source = RandomSearchProgress.source(seed: seed << 32, index)
            for failure in subject.failures(&source) {
                let id = ids.isEmpty ? "" : failure.id
                if wanted.contains(id), found[id] == nil { found[id] = result(index + 1, true) }
            }
            if found.count == wanted.count { break }
        }
        for id in wanted where found[id] == nil { found[id] = result(cases, false) }
        return found
    }

    /// Runs the fuzzer on a folder of inputs.
    private func fuzz(
        _ name: String, _ seed: UInt64, _ flags: [String], _ folder: String, _ ids: [String],
        after first: Result?
    ) throws(UsageError) -> [String: Result] {
        let isAny = ids.isEmpty || ids == [""]
        let fuzzer = Process()
        fuzzer.executableURL = URL(fileURLWithPath: binary)
        fuzzer.arguments =
            ["--target=\(name)"] + flags + (isAny ? [] : ["--findings=\(folder).found"]) + [
                "-seed=\(seed + 1)", "-runs=\(budget)", "-max_total_time=\(Self.limit)", "-max_len=4096",
                "-print_final_stats=1", "-artifact_prefix=\(folder).found/", folder,
            ]
        fuzzer.environment = ProcessInfo.processInfo.environment.merging([
            ParentProcess.variable: String(ProcessInfo.processInfo.processIdentifier)
        ]) { $1 }
        let output = Pipe()
        fuzzer.standardError = output
        let before = Self.childSeconds
        do { try fuzzer.run() } catch {
            throw UsageError("\(binary) does not start: \(error.localizedDescription)")
        }
        let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
        fuzzer.waitUntilExit()
        let seconds = Self.childSeconds - before
        let lines = text.split(separator: "\n").compactMap { FindingLine(parsing: $0) }
        let spent = first.map { ($0.executions, $0.seconds) } ?? (0, 0)
        var found: [String: Result] = [:]
        for id in isAny ? [""] : ids {
            let line = lines.first { isAny || $0.id == id }
            found[id] = Result(
                executions: spent.0 + (line?.executions ?? budget),
                seconds: spent.1 + (line.map { Double($0.milliseconds) / 1_000 } ?? seconds),
                isFound: line != nil)
        }
        return found
    }

    private func inFolder<Value>(
        _ work: (String) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer {
            for path in [folder, "\(folder).found"] { try? FileManager.default.removeItem(atPath: path) }
        }
        for path in [folder, "\(folder).found"] { try makeFolder(path) }
        return try work(folder)
    }

    /// The processor time of all processes that have ended, in seconds.
    private static var childSeconds: Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
    }
}
