import Generators

extension SubjectReport {
    /// The number of broken entries that a summary lists.
    private static var mostListed: Int { 5 }

    /// The result on a screen: what is broken, a line for each, and the shortest case, or one that ends the process.
    ///
    /// What holds and what does not apply is counted, and an option shows the other cases. A report of one case is shown in
    /// full.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    package func summary(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        let others = casesFound.count + fatalCases.count - 1
        let parts = [
            ([description] + brokenLines(numbers, columns: columns) + [counts]).joined(separator: "\n"),
            remarks(where: { $0 == .notChecked || $0 == .withinPixel }).joined(separator: "\n"),
            others > 0 ? firstCase(numbers, columns: columns) : textOfCases(numbers, columns: columns),
            others > 0
                ? "\(counted(others, "more case")): --all prints all, --html DIR draws them"
                : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A broken entry in a line of a summary.
    private struct BrokenLine {
        let cells: [String]
        let sentence: String
        let count: Int
    }

    private func brokenLines(_ numbers: NumberFormat, columns: Int?) -> [String] {
        let entries = results.compactMap { result in
            result.found.map { found in
                let count = Tested.count(in: result)
                return BrokenLine(
                    cells: [result.invariant.id, result.invariant.title, count.map { grouped($0) } ?? ""],
                    sentence: found.counterexample.explanation(numbers), count: count ?? 0)
            }
        }
        let ends = fatalCases.map {
            BrokenLine(
                cells: [$0.id, Self.titleOfEnds, "\($0.eventCount)"], sentence: "the bar \($0.reason)",
                count: $0.eventCount)
        }
        let order = entries.indices.sorted { (entries[$0].count, $0) < (entries[$1].count, $1) }
        let broken = ends + order.map { entries[$0] }
        guard !broken.isEmpty else { return [] }
        let listed = broken.prefix(Self.mostListed)
        var table = TextTable([("id", .leading), (Tested.noun, .leading), (Tested.counted, .trailing)])
        for line in listed { table.add(line.cells) }
        let lines = zip(table.lines, ["what was wrong"] + listed.map { $0.sentence }).map { line, sentence in
            let room = columns.map { max(0, $0 - line.count - 2) }
            return "\(line)  \(sentence.end(in: room))"
        }
        let rest = broken.count - listed.count
        return lines + (rest > 0 ? ["and \(rest) more"] : [])
    }

    /// The entries in each of the other states, or how many they are.
    private var counts: String {
        [EntryStatus.holds, .notApplicable, .notReproduced, .notDecided, .notTried].compactMap { status in
            let ids = results.filter { $0.status == status }.map(\.invariant.id)
            let few = ids.count <= Self.mostListed
            let names = few ? ids.joined(separator: " ") : counted(ids.count, Tested.noun)
            return ids.isEmpty ? nil : "\(status.rawValue): \(names)"
        }.joined(separator: "; ")
    }

    /// A case that ends the process, which is worse than any other; without one, the case with the fewest events.
    private func firstCase(_ numbers: NumberFormat, columns: Int?) -> String {
        if let fatal = fatalCases.first { return fatal.text(numbers, columns: columns) }
        let shortest = results.filter { $0.found != nil }.min {
            (Tested.count(in: $0) ?? 0) < (Tested.count(in: $1) ?? 0)
        }
        return shortest?.found?.brief(numbers, columns: columns) ?? ""
    }
}

extension FoundCounterexample {
    /// The counterexample without the statement of its entry.
    fileprivate func brief(_ numbers: NumberFormat, columns: Int?) -> String {
        let numbers = numbers.showing([counterexample.violation])
        let details = Tested.details(of: counterexample, besides: [], numbers, columns: columns)
        let sentence = "\(counterexample.title)\n\(counterexample.explanation(numbers))".wrapped(to: columns)
        return ([sentence] + details + [instruction]).joined(separator: "\n\n")
    }
}

extension String {
    /// The text, or as much of its end as there is room for: what is wrong stands at the end of a sentence.
    fileprivate func end(in room: Int?) -> String {
        guard let room, count > room else { return self }
        return room > 0 ? "…" + suffix(room - 1) : ""
    }
}
