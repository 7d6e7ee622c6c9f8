import AirBarModel
import Foundation
import Motion
import Verification

/// The command `check RECORDING`: checks what an app recorded of its bar.
enum CheckCommand {
    /// What is printed in place of the text; each is an option.
    private enum RecordingForm: String, CaseIterable { case json, svg, test }

    static let command = Command(
        name: "check", summary: "check a recording of a bar in an app", operands: "RECORDING",
        options: [
            .heights(
                "the compact, normal and expanded height of the bar, in points; C,N for a bar that does not expand; unless "
                    + "the recording begins with them"),
            Option(
                "--kind KIND",
                "the kind of the bar, of whose height the catalogue has a closed form (expanding): parallax may be followed by "
                    + "its travel, as in parallax:1.5, search-title by the share at which it also rests, as in "
                    + "search-title:0.4, and switching by the distance that decides, in points, by one from the top within "
                    + "which the bar may stay, and by one that decides about a scroll up, as in switching:100, "
                    + "switching:100,400 and switching:100,0,200; bottom- before it is one at the bottom of the screen"
            ) { _ in BarKind.named.map(\.name) },
            .capability(
                "--without",
                "what bars of the kind do and this one does not, one of "
                    + BarCapabilities.table.map(\.name).joined(separator: ", ") + "; may be repeated"),
            .capability(
                "--with",
                "what this bar does and others of the kind do not, one of those of --without; may be repeated"
            ),
            Option(
                "--absent-is-zero",
                "insets without a column are 0, and the bar did nothing of what has no column, as in a browser"
            ),
            Option(
                "--tolerances T,Q,V",
                "the tolerance at the top and the quiet snap, in points, and the fling speed, in points per second "
                    + "(5,0.5,300)"),
            Option(
                "--scale S",
                "the number of pixels per point of the screen: distances within a pixel are called so"),
            Option("--pixel P", "the same as the size of a pixel, in points"),
            .json,
            Option(
                "--svg",
                "print the chart of the rows that show the first violation, with what a right bar does in them"
            ),
            Option(
                "--test",
                "print a test of Swift Testing of the first violation, for the bar in the code, which is not run here"
            ),
            .bar("with --test, the bar in the code, in place of the first one"),
            Option(
                "--html DIR",
                "write a page to watch for each violation, and one of all results, which load nothing, to the folder DIR"
            ),
            Option("--save DIR", "write each violation as a scenario file for another bar to the folder DIR"),
        ],
        notes: """
            Judges the recording, which is CSV or JSON Lines, by the invariants that its columns allow.
            Documentation/Recordings.md lists the columns, and Examples/Recorder records them. The size of a recording is not
            limited. Of a bar that switches the heights may be those that are seen in an animation; - is a recording on
            standard input. What was not recorded is not made up: a violation has a page if the rows show it by themselves and
            say where the edges of the content are, and a scenario file if the bar begins at its normal height there. A chart needs
            what a page does, and a test what a scenario file does; where no violation has that, the status is 2.

            Exits 0 when nothing is broken, 1 when something is; any other status, which \(Invocation.program) --help lists,
            means that this was not decided, as when every invariant is not checked, or in part only.
            """, run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let supported = try arguments.heights()
        let heights = supported?.only
        if let supported, heights == nil {
            throw UsageError("--heights is \(supported), expected no ranges: a recording is of one bar")
        }
        let limits = try arguments.numbers("--tolerances", 3)
        let tolerances = try asUsageError("--tolerances") { () throws(InvalidValue) in
            try limits.map { limits throws(InvalidValue) in
                try BarTolerances(top: limits[0], quietSnap: limits[1], fling: limits[2])
            }
        }
        let kind = try arguments.kind()
        let (lacking, further) = (
            try arguments.capabilities("--without"), try arguments.capabilities("--with")
        )
        let scale = try arguments.number("--scale", in: RecordingSettings.scales)
        let pixel = try arguments.number("--pixel", in: 0.0...1.0)
        guard scale == nil || pixel == nil else { throw UsageError("--scale and --pixel say the same") }
        let absentIsZero = arguments.flag("--absent-is-zero")
        let form = try arguments.flag(of: RecordingForm.self)
        let bar = try arguments.bar()
        if bar != nil, form != .test { throw UsageError("--bar goes with --test") }
        let (html, save) = (try arguments.value("--html"), try arguments.value("--save"))
        let path = try arguments.operands(1...1, "one recording")[0]
        // An invalid folder is an error before the recording, which may be long.
        let pages = try html.map(PagesFolder.init)
        let report = try report(
            of: path,
            RecordingCheck(
                heights: heights, tolerances: tolerances, pixel: pixel ?? scale.map { 1 / $0 }, kind: kind,
                without: lacking, with: further, absentIsZero: absentIsZero))
        let files = RecordedFiles(
            name: path == "-" ? "standard input" : path, report: report,
            instruction: instruction(for: path, arguments))
        switch form {
        case nil: print(report.text(name: path, columns: Output.columns))
        case .json: print(try json(report.json))
        case .svg: print(try files.chart() ?? "", terminator: "")
        case .test: print(try files.test(of: bar ?? arguments.bars.first) ?? "", terminator: "")
        }
        // Opened only now: it loses what an earlier run has saved.
        let folder = try save.map(SavedFolder.init)
        let saved = try folder.map { folder throws(UsageError) in try files.writeScenarios(to: folder) } ?? []
        if form != nil { saved.forEach { complain($0) } }
        if form == nil, !saved.isEmpty { print("\n" + saved.joined(separator: "\n")) }
        for line in try pages.map({ pages throws(UsageError) in try files.writePages(to: pages) }) ?? [] {
            complain(line)
        }
        if !report.counterexamples.isEmpty { return .broken }
        return report.reasonNotToDecide.map { .undecided("\(path): \($0)") } ?? .holds
    }

    /// The command that checks a recording again, without what it wrote.
    private static func instruction(for path: String, _ arguments: Arguments) -> String {
        let options = ["--heights", "--kind", "--without", "--with", "--tolerances", "--scale", "--pixel"]
        let values = options.flatMap { name in arguments.values(name).flatMap { [name, $0] } }
        let flags = arguments.flag("--absent-is-zero") ? ["--absent-is-zero"] : []
        let command = Invocation.commandLine(["check"] + values + flags + [path])
        return path == "-" ? command + " < RECORDING" : command
    }

    private static func report(
        of path: String, _ check: RecordingCheck
    ) throws(UsageError) -> RecordingReport {
        var check = check
        do {
            try readBlocks(path == "-" ? "/dev/stdin" : path) { try check.read($0) }
            return try check.finish()
        } catch let error as UsageError {
            throw error
        } catch {
            throw UsageError("\(path), \(error)")
        }
    }
}

extension Option {
    /// An option whose value is the name of a capability.
    fileprivate static func capability(_ name: String, _ help: String) -> Option {
        Option("\(name) NAME", help) { _ in BarCapabilities.table.map(\.name) }
    }
}

extension Arguments {
    /// Removes the option that says of which kind a bar is; nil without one.
    fileprivate func kind() throws(UsageError) -> BarKind? {
        guard let name = try value("--kind") else { return nil }
        do { return try BarKind(parsing: name) } catch {
            let top = BarKind.named.map(\.name)
            let word = String(name.prefix { $0 != ":" })
            let known = top + top.map { "bottom-\($0)" }
            let meant = UnknownName(kind: "kind", name: word, known: known).meant
            throw meant == nil || meant == word
                ? UsageError("--kind: \(error)") : UsageError(word, isNoValueOf: "--kind", known: known)
        }
    }

    /// Removes an option that may be repeated, of which each value is the name of a capability.
    fileprivate func capabilities(_ option: String) throws(UsageError) -> BarCapabilities {
        var capabilities: BarCapabilities = []
        for name in values(option) {
            guard let found = BarCapabilities.table.first(where: { $0.name == name }) else {
                throw UsageError(name, isNoValueOf: option, known: BarCapabilities.table.map(\.name))
            }
            capabilities.formUnion(found.capability)
        }
        return capabilities
    }

    /// Removes an option whose value is a list of numbers with commas between them.
    fileprivate func numbers(
        _ name: String, _ count: Int
    ) throws(UsageError) -> [Double]? {
        guard let text = try value(name) else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard numbers.count == count, text.count(where: { $0 == "," }) == count - 1 else {
            throw UsageError("\(name) is \(text), expected \(count) numbers with commas between them")
        }
        return numbers
    }
}
