import Foundation
import Fuzzing
import Generators
import Processes

/// Fuzzes some subjects for a time: slices of processes, whose time follows what each subject still discovers.
final class Campaign {
    /// What is fuzzed and for how long.
    struct Settings {
        /// The time, in seconds.
        var seconds: Double
        /// The number of processes at once.
        var jobs: Int
    }

    /// One subject fuzzed in one mode: the unit to which the schedule gives time.
    private struct Arm {
        let lane: Int
        let mode: FuzzMode
    }

    private struct Running {
        let arm: Int
        let lane: Int
        let planned: Double
        let child: FuzzChild
    }

    /// The time between two looks at what running processes have stored, in seconds.
    ///
    /// A look lists folders, which takes time.
    private static let collection = 1.0
    /// The longest slice, in seconds: what another process found is then taken up.
    private static let longestSlice = 60.0
    /// The time that has to be left for a slice to start, in seconds: half of the shortest one.
    private static let leastRest = 0.5
    /// The longest search before the first slice, in seconds.
    private static let longestSearch = 5.0

    let lanes: [FuzzLane]
    private let settings: Settings
    private let binary: String
    private let display: LiveDisplay
    private let arms: [Arm]
    private var schedule: FuzzSchedule
    /// The subjects without a corpus, which begin with a search.
    private var unsearched: [Int] = []
    private var running: [Running] = []
    /// When the first slice could start: sorting what an earlier run left behind takes its own time.
    private var start = ContinuousClock.now
    private let board = FuzzBoard()

    /// Makes a campaign.
    ///
    /// - Parameter binary: the fuzzer.
    init(_ subjects: [FuzzSubject], _ settings: Settings, binary: String, _ display: LiveDisplay)
        throws(UsageError)
    {
        self.settings = settings
        self.binary = binary
        self.display = display
        guard let bytes = FileManager.default.contents(atPath: binary),
            FileManager.default.isExecutableFile(atPath: binary)
        else { throw UsageError("\(binary) is no executable") }
        let build = "build \(FNV1a.text(bytes))"
        var lanes: [FuzzLane] = []
        for subject in subjects { lanes.append(try FuzzLane(subject, build: build) { display.refresh() }) }
        self.lanes = lanes
        arms = lanes.indices.flatMap { [Arm(lane: $0, mode: .mutation), Arm(lane: $0, mode: .random)] }
        schedule = FuzzSchedule(arms: arms.count)
    }

    /// The time since the start, in seconds.
    var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// Fuzzes until the time is over or there is an interrupt.
    func run() throws(UsageError) {
        display.show { [board] in board.table }
        defer { display.clear() }
        for lane in lanes {
            try lane.recover()
            lane.countCorpus()
        }
        unsearched = lanes.indices.filter { lanes[$0].corpusSize == 0 }
        for lane in unsearched.map({ lanes[$0] }) {
            try write(try CommittedInputs.of(lane.subject.name), into: lane.folder.corpus)
            lane.countCorpus()
        }
        start = ContinuousClock.now
        var lastCollection = seconds
        do throws(UsageError) {
            while !Interruption.isPending, seconds < settings.seconds || !running.isEmpty {
                while running.count < settings.jobs, settings.seconds - seconds > Self.leastRest {
                    try startSlice()
                }
                if running.isEmpty { break }
                try harvest()
                if seconds - lastCollection > Self.collection {
                    for slice in running {
                        try lanes[slice.lane].collect(slice.child.folder)
                        lanes[slice.lane].countCorpus(at: seconds)
                    }
                    lastCollection = seconds
                }
                board.show(
                    lanes, running.map { ($0.lane, $0.child.pulse) }, at: seconds, of: settings.seconds)
                display.refresh()
                Thread.sleep(forTimeInterval: 0.02)
            }
            try end()
        } catch {
            stop()
            throw error
        }
    }

    private func startSlice() throws(UsageError) {
        let arm: Int
        let mode: FuzzMode
        let planned: Double
        if let lane = unsearched.popLast() {
            arm = arms.firstIndex { $0.lane == lane && $0.mode == .random } ?? 0
            mode = .search
            planned = slice(settings.seconds / Double(8 * lanes.count), atMost: Self.longestSearch)
        } else {
            planned = slice(settings.seconds / Double(4 * arms.count), atMost: Self.longestSlice)
            arm = schedule.start(seconds: planned)
            mode = arms[arm].mode
        }
        let lane = lanes[arms[arm].lane]
        let child = try FuzzChild(
            mode, of: lane.subject.name, binary: mode == .search ? Launch.ownExecutable : binary,
            seconds: Int(planned), known: lane.known, in: lane.folder)
        running.append(Running(arm: arm, lane: arms[arm].lane, planned: planned, child: child))
    }

    /// The time for a slice, in whole seconds: at least one.
    private func slice(_ wanted: Double, atMost longest: Double) -> Double {
        max(1, min(wanted, longest, settings.seconds - seconds).rounded(.down))
    }

    private func harvest() throws(UsageError) {
        for slice in running { slice.child.stopIfOverdue() }
        for slice in running where !slice.child.isRunning {
            running.removeAll { $0.child === slice.child }
            let discoveries = try lanes[slice.lane].take(slice.child)
            lanes[slice.lane].countCorpus(at: seconds)
            guard slice.child.mode != .search else { continue }
            schedule.end(
                slice.arm, seconds: slice.child.seconds, planned: slice.planned, discoveries: discoveries)
        }
    }

    /// Ends the running slices and takes what they have found.
    private func end() throws(UsageError) {
        stop()
        try harvest()
    }

    /// Ends the running slices.
    private func stop() {
        for slice in running { slice.child.stop() }
    }
}
