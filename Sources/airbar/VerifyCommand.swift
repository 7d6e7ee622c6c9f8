import AirBarModel
import Foundation
import Generators
import Verification

/// `airbar verify`: searches for violations by the bars.
struct VerifyCommand {
    static let command = Command(
        name: "verify", summary: "search for violations by the bars", usage: usage
    ) { arguments throws(UsageError) in try VerifyCommand(&arguments).run() }

    private static let usage = """
        usage: scripts/verify [OPTIONS]

          --bar NAME        verify this bar only: hardened, published, or a mutant
          --cases N         the number of scenarios (100000) or sessions (2000) for each bar
          --seconds S       the time limit for each bar, in seconds
          --seed N          the seed of all random choices (a new one each time)
          --sessions        run sessions, in which fingers act, in place of scenarios
          --invariant ID    judge by this invariant only; may be repeated
          --save DIR        write each counterexample to DIR as a scenario file
          --json            print one JSON object instead of tables

        Exits 0 when the hardened bar holds, 1 when it is broken; with --bar, 1 when that bar is broken; any
        other status, which airbar --help lists, means that this was not decided.
        """

    private let bars: [BarDefinition]
    private let decisive: String
    private let invariants: [Invariant]
    private let areSessions: Bool
    private let cases: Int
    private let timeLimit: Duration?
    private let seed: UInt64
    private let folder: String?
    private let isJSON: Bool

    private init(_ arguments: inout Arguments) throws(UsageError) {
        let name = try arguments.value("--bar")
        let ids = try arguments.values("--invariant")
        let bar = try asTyped { () throws(UnknownName) in try name.map(Bars.named) }
        bars = bar.map { [$0] } ?? Bars.all
        decisive = (bar ?? .hardened).name
        areSessions = arguments.flag("--sessions")
        let all = areSessions ? Catalogue.all + Catalogue.sessions : Catalogue.all
        let named = try asTyped { () throws(UnknownName) in try Catalogue.invariants(ids) }
        invariants = ids.isEmpty ? all : named
        if !areSessions, let invariant = invariants.first(where: { $0.section == .sessions }) {
            throw UsageError("\(invariant.id) is about sessions: add --sessions")
        }
        cases = try arguments.number("--cases", in: 1...Int.max) ?? (areSessions ? 2_000 : 100_000)
        timeLimit = try arguments.number("--seconds", in: 0.001...1e9).map { .seconds($0) }
        seed = try arguments.number("--seed", in: 0...UInt64.max) ?? .random(in: 0...999_999)
        folder = try arguments.value("--save")
        isJSON = arguments.flag("--json")
        _ = try arguments.rest(0...0, "")
        // An invalid folder is an error before the search, which may take long.
        if let folder { try makeFolder(folder) }
    }

    private func run() throws(UsageError) -> Int32 {
        Interruption.watch()
        var reports: [SavedReport] = []
        for definition in bars where !Interruption.isPending {
            let report = try SavedReport(verify(definition), in: folder)
            reports.append(report)
            guard !isJSON else { continue }
            print(report.text + "\n")
        }
        if isJSON { print(try json(["bars": reports])) }
        guard let verdict = reports.first(where: { $0.report.bar == decisive })?.report else {
            return Interruption.status
        }
        if !verdict.holds { return 1 }
        return verdict.ending == .cancelled ? Interruption.status : 0
    }

    private func verify(_ definition: BarDefinition) -> BarReport {
        var settings = SearchSettings(cases: cases, seed: seed, timeLimit: timeLimit)
        let progress = Progress(bar: definition.name, cases: cases)
        settings.onProgress = { progress.show($0) }
        settings.isCancelled = { Interruption.isPending }
        defer { progress.clear() }
        return areSessions
            ? SessionVerifier(definition, invariants: invariants).run(settings)
            : BarVerifier(definition, invariants: invariants).run(settings)
    }
}
