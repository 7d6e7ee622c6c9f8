import Verification

/// How much of a report a command prints.
enum ReportForm {
    /// A summary with a number of lines for what is broken; unless given, as many as there is room for.
    case summary(lines: Int?)
    /// What was found about the entries of some identifiers, in full.
    case only([String])
    /// Everything.
    case whole
    /// Nothing but the verdict, which is the last line of the command.
    case nothing

    /// The options that say which, of which one may be given.
    ///
    /// - Parameter ids: the identifiers that a shell completes.
    static func options(completing ids: @escaping @Sendable (Bars) -> [String]) -> [Option] {
        [
            Option(
                "--all",
                "print every result and every counterexample instead of a summary with the shortest one"),
            Option(
                "--only ID", "print what was found about this entry, or a list such as S7,S8, in full",
                completing: ids),
            Option(
                "--limit N",
                "the number of lines for what is broken in the summary (5, or as many as the terminal has room for)"
            ),
            Option("--quiet", "print the last line only, which says the status and what decides it"),
        ]
    }

    /// Reads the options.
    ///
    /// - Parameter ids: the identifiers of what is judged.
    init(_ arguments: Arguments, judging ids: [String]) throws(UsageError) {
        let given = Self.options { _ in [] }.map(\.name).filter { arguments.flag($0) }
        if given.count > 1 { throw UsageError("\(given.joined(separator: " and ")) exclude each other") }
        let only = arguments.identifiers("--only")
        let lines = try arguments.number("--limit", in: 1...1_000)
        let known = try asUsageError("--only") { () throws(UnknownName) in
            try UnknownName.positions(of: only, among: ids, kind: "entry").map { ids[$0] }
        }
        self =
            switch given.first {
            case "--all": .whole
            case "--only": .only(known)
            case "--quiet": .nothing
            default: .summary(lines: lines)
            }
    }

    /// Whether nothing is printed but the verdict.
    var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// What is printed of a report; nil if nothing is.
    func text(of report: SubjectReport<some Subject>, _ numbers: NumberFormat, columns: Int?) -> String? {
        switch self {
        case .summary(let lines): report.summary(numbers, columns: columns, rows: Output.rows, lines: lines)
        case .only(let ids):
            report.invariants.contains { ids.contains($0.id) }
                ? report.text(numbers, columns: columns) { ids.contains($0) }
                : "\(report.description)\nnot about \(report.name): \(ids.joined(separator: " "))"
        case .whole: report.text(numbers, columns: columns)
        case .nothing: nil
        }
    }
}
