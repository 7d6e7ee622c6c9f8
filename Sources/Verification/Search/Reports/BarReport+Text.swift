import Generators

extension BarReport: CustomStringConvertible {
    /// The search and its result in one line.
    public var description: String {
        "\(bar): \(counterexamples.count) of \(applicableCount) invariants broken, \(deaths)"
            + "\(grouped(cases)) cases, "
            + "seed \(seed), \(seconds) s" + (explanation.map { " (\($0))" } ?? "")
    }

    /// The table, what was not checked and why, and every case in which invariants are broken with its trace.
    ///
    /// Numbers are rounded where that does not hide a violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    public func text(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        ([table, remarks.joined(separator: "\n")]
            + casesFound.map { FoundCounterexample.text($0, numbers, columns: columns) }
            + fatalCases.map { $0.text(numbers, columns: columns) })
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// What a case that ends its process breaks, in place of the title of an invariant.
    package static let titleOfEnds = "the process goes on"

    private var fatalCases: [FatalCase] { processEnds?.cases ?? [] }

    /// The number of ways to end the process that were found, if any were.
    private var deaths: String {
        switch fatalCases.count {
        case 0: ""
        case 1: "the process ended, "
        case let count: "the process ended in \(count) ways, "
        }
    }

    /// The counterexamples, those of one case together, in the order of the first of each.
    private var casesFound: [[FoundCounterexample]] {
        var cases: [[FoundCounterexample]] = []
        for found in counterexamples {
            let session = found.counterexample.file.session
            let position = cases.firstIndex { $0.first?.counterexample.file.session == session }
            if let position { cases[position].append(found) } else { cases.append([found]) }
        }
        return cases
    }

    /// Why the search proves less than it seems to, one reason a line.
    public var remarks: [String] {
        var remarks = doubt.map { ["not decided: \($0)"] } ?? []
        if processEnds?.isLimited == true {
            remarks.append("the search ended, because cases end the process again and again")
        }
        remarks += fatalCases.map { "\($0.id): the bar \($0.reason)" }
        if discards > 0, doubt == nil { remarks.append("\(grouped(discards)) more cases were not run") }
        for invariant in invariants {
            switch status(of: invariant) {
            case .notChecked:
                remarks.append(
                    "\(invariant.id) not checked: none of the first \(grouped(casesForConditions)) cases met "
                        + "its condition")
            case .notApplicable:
                if let reason = reasonNotToApply(invariant) {
                    remarks.append("\(invariant.id) not applicable: \(reason)")
                }
            case .withinPixel:
                if let rounding = rounding(of: invariant) {
                    remarks.append(
                        "\(invariant.id) within a pixel: \(rounding.text(.rounded.showing([rounding])))")
                }
            case .broken, .holds, .notDecided, .notReproduced: break
            }
        }
        return remarks
    }

    /// The description and a table with one line per invariant.
    public var table: String {
        var table = TextTable([
            ("id", .leading), ("invariant", .leading), ("status", .leading), ("events", .trailing),
            ("executions", .trailing),
        ])
        for invariant in invariants {
            let found = counterexample(to: invariant)
            table.add([
                invariant.id, invariant.title, status(of: invariant).rawValue,
                found.map { "\($0.counterexample.eventCount)" } ?? "", found.map { "\($0.executions)" } ?? "",
            ])
        }
        for found in fatalCases {
            table.add([
                found.id, Self.titleOfEnds, InvariantStatus.broken.rawValue, "\(found.eventCount)",
                "\(found.executions)",
            ])
        }
        return ([description] + table.lines).joined(separator: "\n")
    }

    private var applicableCount: Int { invariants.count { status(of: $0) != .notApplicable } }

    private var explanation: String? {
        switch ending {
        case .allCasesRun, .exhausted, .allFound: nil
        case .limitReached: "not all cases were run"
        case .cancelled: processEnds?.isLimited == true ? "not all cases were run" : "interrupted"
        case .outOfTime: "out of time"
        case .tooManyDiscards: "ended, because too many cases were rejected"
        }
    }

    private var seconds: String {
        let tenths = Int((elapsed / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
