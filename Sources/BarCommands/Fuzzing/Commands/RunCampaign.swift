import Foundation
import Fuzzing

/// The commands `fuzz run` and `fuzz all`: fuzz for a time, and sum up.
enum RunCampaign {
    /// Fuzzes the targets that the words name, or all.
    ///
    /// - Parameters:
    ///   - product: the executable that the fuzzer is built of.
    ///   - isAll: whether all targets are meant.
    static func command(
        _ name: String, _ summary: String, operands: String?, _ product: String
    ) -> Command {
        Command(
            name: name, summary: summary, operands: operands,
            options: [
                .bar("the bar to fuzz (the first one)"),
                Option("--seconds S", "the duration in seconds (60)"),
                Option("--hours H", "the duration in hours"),
                Option("--jobs N", "the number of processes at once (one for each core)"),
                .json,
            ],
            notes: """
                Exits 0 when every target ran and nothing was found, 1 when something was, now or earlier, and it still fails;
                any other status, which \(Invocation.program) --help lists, means that this was not decided, as when no input
                was run of a target. On a terminal, a table shows what is found; without colours if NO_COLOR is set.
                """
        ) { arguments throws(UsageError) in try run(arguments, product, isAll: operands == nil) }
    }

    private static func run(
        _ arguments: Arguments, _ product: String, isAll: Bool
    ) throws(UsageError) -> Verdict {
        let hours = try arguments.number("--hours", in: 0.001...10_000)
        let time = try arguments.number("--seconds", in: 1...3.6e7)
        if hours != nil, time != nil { throw UsageError("--hours and --seconds exclude each other") }
        let seconds = time ?? hours.map { $0 * 3_600 } ?? 60
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let jobs = try arguments.number("--jobs", in: 1...1_024) ?? cores
        let isJSON = arguments.flag("--json")
        let bar = try arguments.bar()
        let targets = arguments.targets
        let names =
            try isAll
            ? arguments.operands(0...0, "") + targets.names
            : arguments.operands(1...100, "a target; \(Invocation.program) fuzz list names them")
        var subjects: [FuzzSubject] = []
        for name in names {
            let isOfOneBar = !targets.isAboutBars(name) && !targets.names.contains(name)
            if let bar, isOfOneBar {
                throw UsageError(
                    "\(name) names its bar; expected a target without one, or no --bar \(bar.name)")
            }
            let subject = try arguments.subject(
                targets.isAboutBars(name) ? name + (bar.map { "-\($0.name)" } ?? "") : name)
            if !subjects.contains(where: { $0.name == subject.name }) { subjects.append(subject) }
        }
        Interruption.watch()
        let binary = try FuzzBuild.build(product)
        let display = LiveDisplay()
        let campaign = try Campaign(
            subjects, Campaign.Settings(seconds: seconds, jobs: jobs), binary: binary, display)
        // What was found before a fuzzer failed is not lost.
        let failure: UsageError?
        do throws(UsageError) {
            try campaign.run()
            failure = nil
        } catch {
            failure = error
        }
        let summary = FuzzSummary(campaign, jobs: jobs)
        print(isJSON ? try json(summary) : text(campaign, summary))
        if let failure { throw failure }
        let verdict = verdict(on: summary)
        if isAll, !Interruption.isPending {
            for lane in campaign.lanes {
                if try MinimiseCorpus.minimise(lane.folder, lane.subject, binary) == nil { break }
            }
        }
        return verdict
    }

    /// The findings of the campaign and their files, and the summary.
    private static func text(_ campaign: Campaign, _ summary: FuzzSummary) -> String {
        let findings = campaign.lanes.flatMap(\.found).map {
            "\($0.finding.text)\n\n\(Self.instruction($0.path))\n\n"
        }
        let end = Interruption.isPending ? "\n(interrupted; the same command goes on from here)" : ""
        return findings.joined() + summary.text + end
    }

    /// The command that runs a finding again: its scenario if there is one, and otherwise its input.
    private static func instruction(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let input = path.dropLast(url.pathExtension.count) + FuzzInputFile.fileExtension
        return Invocation.commandLine([
            "reproduce", url.pathExtension == "scenario" ? path : String(input),
        ])
    }

    private static func verdict(on summary: FuzzSummary) -> Verdict {
        if summary.hasFindings { return .broken }
        if Interruption.isPending { return .interrupted }
        let idle = summary.targets.filter { $0.executions == 0 }.map(\.subject)
        return idle.isEmpty ? .holds : .undecided("no input was run of \(idle.joined(separator: ", "))")
    }
}
