import Generators

extension SubjectReport {
    /// The number of entries of a state that a summary names, and of those that have a line.
    private static var mostNamed: Int { 5 }

    /// The result on a screen: what is broken, a line for each, and the shortest case, or one that ends the process.
    ///
    /// What holds and what does not apply is counted, and an option shows the other cases. A report of one case is shown in
    /// full.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    ///   - rows: the height of the terminal: if the summary would not fit, broken entries have fewer lines, and then the
    ///     case, which its command prints too, is told in its sentence only.
    ///   - lines: the number of broken entries that have a line; unless given, 5, or as many as there is room for.
    package func summary(
        _ numbers: NumberFormat, columns: Int? = nil, rows: Int? = nil, lines: Int? = nil
    ) -> String {
        let most = lines ?? Self.mostNamed
        let text = summary(numbers, columns: columns, most: most)
        // Below it a command says its status, after an empty line.
        guard lines == nil, most > 1, let rows, text.rows(in: columns) > rows - 2 else { return text }
        let fewer =
            (1..<most).reversed().map { summary(numbers, columns: columns, most: $0) }
            + (1...most).reversed().map { summary(numbers, columns: columns, most: $0, isTraced: false) }
        return fewer.first { $0.rows(in: columns) <= rows - 2 } ?? fewer.last ?? text
    }

    private func summary(
        _ numbers: NumberFormat, columns: Int?, most: Int, isTraced: Bool = true
    ) -> String {
        let others = casesFound.count + fatalCases.count - 1
        let overview = [description] + brokenLines(numbers, columns: columns, most: most) + [counts]
        let parts = [
            overview.filter { !$0.isEmpty }.joined(separator: "\n"),
            remarks { $0.status == .notChecked || $0.status == .withinPixel }.map { $0.wrapped(to: columns) }
                .joined(separator: "\n"),
            others > 0
                ? firstCase(numbers, columns: columns, isTraced: isTraced)
                : textOfCases(numbers, columns: columns),
            others > 0
                ? "\(counted(others, "more case")): --all prints all, --html DIR draws them"
                : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The results that have a counterexample, from the fewest events; of several the first is that which takes the fewest
    /// rows.
    private func broken(
        _ numbers: NumberFormat, columns: Int?
    ) -> [(found: FoundCounterexample<Tested>, count: Int)] {
        let found = results.compactMap { result in
            result.found.map { (found: $0, count: Tested.count(in: result) ?? 0) }
        }
        let least = found.map(\.count).min()
        let rows = found.map {
            $0.count == least ? $0.found.brief(numbers, columns: columns).rows(in: columns) : 0
        }
        let shown = found.indices.filter { found[$0].count == least }.min { rows[$0] < rows[$1] }
        return found.indices.sorted {
            (found[$0].count, $0 == shown ? -1 : $0) < (found[$1].count, $1 == shown ? -1 : $1)
        }.map { found[$0] }
    }

    private func brokenLines(_ numbers: NumberFormat, columns: Int?, most: Int) -> [String] {
        let ends = fatalCases.map {
            (cells: [$0.id, Self.titleOfEnds, grouped($0.eventCount)], sentence: "the bar \($0.reason)")
        }
        let entries = broken(numbers, columns: columns).map { found, count in
            let counterexample = found.counterexample
            return (
                cells: [counterexample.invariant.id, counterexample.invariant.title, grouped(count)],
                sentence: counterexample.explanation(numbers)
            )
        }
        let all = ends + entries
        guard !all.isEmpty else { return [] }
        let listed = all.prefix(most)
        var table = TextTable([("id", .leading), (Tested.noun, .leading), (Tested.counted, .trailing)])
        for line in listed { table.add(line.cells) }
        let lines = zip(table.lines, ["what was wrong"] + listed.map(\.sentence)).map { line, sentence in
            let room = columns.map { max(0, $0 - line.count - 2) }
            return "\(line)  \(sentence.end(in: room))"
        }
        return lines + (all.count > listed.count ? ["and \(all.count - listed.count) more"] : [])
    }

    /// The entries in each state but broken, or how many they are.
    package var counts: String {
        [EntryStatus.holds, .notApplicable, .notReproduced, .notDecided, .notTried].compactMap { status in
            let ids = results.filter { $0.status == status }.map(\.invariant.id)
            let few = ids.count <= Self.mostNamed
            let names = few ? ids.joined(separator: " ") : counted(ids.count, Tested.noun)
            return ids.isEmpty ? nil : "\(status.rawValue): \(names)"
        }.joined(separator: "; ")
    }

    /// A case that ends the process, which is worse than any other; without one, the first case.
    private func firstCase(_ numbers: NumberFormat, columns: Int?, isTraced: Bool) -> String {
        if let fatal = fatalCases.first { return fatal.text(numbers, columns: columns) }
        return broken(numbers, columns: columns).first?.found.brief(
            numbers, columns: columns, isTraced: isTraced) ?? ""
    }
}

extension FoundCounterexample {
    /// The counterexample without the statement of its entry, and without the number that its sentence says in words.
    fileprivate func brief(_ numbers: NumberFormat, columns: Int?, isTraced: Bool = true) -> String {
        let numbers = numbers.showing([counterexample.violation])
        let details = Tested.details(of: counterexample, besides: [], numbers, columns: columns)
        let sentence = "\(counterexample.title)\n\(counterexample.explanation(numbers))".wrapped(to: columns)
        return ([sentence] + (isTraced ? details.dropLast() : []) + [instruction]).joined(separator: "\n\n")
    }
}

extension String {
    /// The number of rows that it takes in a terminal of a width.
    fileprivate func rows(in columns: Int?) -> Int {
        split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
            rows + (columns.map { max(1, (line.count + $0 - 1) / $0) } ?? 1)
        }
    }

    /// The text, or as much of its end as there is room for: what is wrong stands at the end of a sentence.
    fileprivate func end(in room: Int?) -> String {
        guard let room, count > room else { return self }
        return room > 0 ? "…" + suffix(room - 1) : ""
    }
}
