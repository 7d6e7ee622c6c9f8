import Generators

extension SubjectReport: CustomStringConvertible {
    /// The search and its result in one line.
    public var description: String {
        "\(name): \(counterexamples.count) of \(applicableCount) \(Tested.noun)s broken, \(deaths)"
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
        text(numbers, columns: columns) { _ in true }
    }

    /// The same, of the entries of some identifiers.
    package func text(
        _ numbers: NumberFormat, columns: Int?, where isIncluded: (String) -> Bool
    ) -> String {
        [
            table(where: isIncluded), remarks { isIncluded($0.invariant.id) }.joined(separator: "\n"),
            textOfCases(numbers, columns: columns, where: isIncluded),
        ].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Every case in which entries of some identifiers are broken, or that ends the process, with its trace.
    func textOfCases(
        _ numbers: NumberFormat, columns: Int?, where isIncluded: (String) -> Bool = { _ in true }
    ) -> String {
        let found = casesFound.filter { $0.contains { isIncluded($0.counterexample.invariant.id) } }
        return
            (found.map { FoundCounterexample.text($0, numbers, columns: columns) }
            + fatalCases.map { $0.text(numbers, columns: columns) }).joined(separator: "\n\n")
    }

    /// What a case that ends its process breaks, in place of the title of an invariant.
    package static var titleOfEnds: String { "the process goes on" }

    /// The cases that end the process.
    var fatalCases: [FatalCase] { processEnds?.cases ?? [] }

    /// The number of ways to end the process that were found, if any were.
    private var deaths: String {
        switch fatalCases.count {
        case 0: ""
        case 1: "the process ended, "
        case let count: "the process ended in \(count) ways, "
        }
    }

    /// The counterexamples, those of one case together, in the order of the first of each.
    package var casesFound: [[FoundCounterexample<Tested>]] {
        var cases: [[FoundCounterexample<Tested>]] = []
        for found in counterexamples {
            let position = cases.firstIndex {
                $0.first.map { Tested.areOfOneCase($0.counterexample, found.counterexample) } ?? false
            }
            if let position { cases[position].append(found) } else { cases.append([found]) }
        }
        return cases
    }

    /// Why the search proves less than it seems to, one reason a line.
    package var remarks: [String] { remarks { _ in true } }

    /// The remarks on the search, and on some results.
    func remarks(where isIncluded: (EntryResult<Tested>) -> Bool) -> [String] {
        var remarks = doubt.map { ["not decided: \($0)"] } ?? []
        if processEnds?.isLimited == true {
            remarks.append("the search ended, because cases end the process again and again")
        }
        remarks += fatalCases.map { "\($0.id): the bar \($0.reason)" }
        if discards > 0, doubt == nil { remarks.append("\(grouped(discards)) more cases were not run") }
        let included = results.filter(isIncluded)
        let unchecked = included.filter { $0.status == .notChecked }.map(\.invariant.id)
        for result in included {
            let id = result.invariant.id
            switch result.status {
            case .notChecked where id == unchecked.first:
                remarks.append(
                    "\(unchecked.joined(separator: " ")) not checked: none of the first "
                        + "\(grouped(casesForConditions)) cases met \(unchecked.count == 1 ? "its condition" : "their conditions")"
                )
            case .notApplicable:
                if let reason = result.reasonNotToApply { remarks.append("\(id) not applicable: \(reason)") }
            case .withinPixel:
                if let rounding = result.rounding {
                    remarks.append("\(id) within a pixel: \(rounding.text(.rounded.showing([rounding])))")
                }
            case .notChecked, .broken, .holds, .notDecided, .notReproduced, .notTried: break
            }
        }
        return remarks
    }

    /// The description and a table with one line per entry.
    package var table: String { table(where: { _ in true }) }

    private func table(where isIncluded: (String) -> Bool) -> String {
        var table = TextTable([
            ("id", .leading), (Tested.noun, .leading), ("status", .leading), (Tested.counted, .trailing),
            ("executions", .trailing),
        ])
        for result in results where isIncluded(result.invariant.id) {
            table.add([
                result.invariant.id, result.invariant.title, result.status.rawValue,
                Tested.count(in: result).map(grouped) ?? "",
                result.found.map { "\($0.executions)" } ?? "",
            ])
        }
        for found in fatalCases {
            table.add([
                found.id, Self.titleOfEnds, EntryStatus.broken.rawValue, "\(found.eventCount)",
                "\(found.executions)",
            ])
        }
        return ([description] + table.lines).joined(separator: "\n")
    }

    private var applicableCount: Int { results.count { $0.status != .notApplicable } }

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
