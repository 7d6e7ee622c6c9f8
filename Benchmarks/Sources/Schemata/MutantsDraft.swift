/// The lines of a mutants file so far; they decide which lines may follow.
struct MutantsDraft {
    private typealias ParseError = MutantsFile.ParseError

    private var judge: MutantJudge?
    private var mutants: [SourceMutant] = []
    /// What may come next, in words for an error.
    private var expected = "'judge bar' or 'judge tests TARGET'"

    mutating func read(_ line: Substring, number: Int) throws(MutantsFile.ParseError) {
        // A line of an edit may be empty otherwise, and may begin with any character.
        let blank = line.allSatisfy { $0 == " " }
        if blank || line.hasPrefix("#") { return }
        let keyword = line.prefix { $0 != " " }
        let rest = line.dropFirst(keyword.count + 1)
        let isRead =
            switch keyword {
            case "judge": readJudge(rest)
            case "mutant": readName(rest)
            case "mistake": readMistake(rest)
            case "equivalent": readEquivalent(rest)
            case "edit": readEdit(rest)
            case "-": readOriginal(rest)
            case "+": readMutated(rest)
            default: false
            }
        guard isRead else { throw ParseError(line: number, found: "'\(line)'", expected: expected) }
    }

    func finished(after count: Int) throws(MutantsFile.ParseError) -> MutantsFile {
        guard let judge, mutants.last.map(Self.isWhole) ?? false else {
            throw ParseError(line: count, found: "the end", expected: expected)
        }
        return MutantsFile(judge: judge, mutants: mutants)
    }

    /// Whether a mutant needs no further line.
    private static func isWhole(_ mutant: SourceMutant) -> Bool { mutant.edits.last.map(isWhole) ?? false }

    private static func isWhole(_ edit: SourceEdit) -> Bool {
        !edit.original.isEmpty && (edit.kind == .statement || !edit.mutated.isEmpty)
    }

    private mutating func readJudge(_ rest: Substring) -> Bool {
        guard judge == nil else { return false }
        let words = rest.split(separator: " ").map(String.init)
        if words == ["bar"] {
            judge = .bar
        } else if words.first == "tests", words.count > 1 {
            judge = .tests(Array(words.dropFirst()))
        } else {
            return false
        }
        expected = "'mutant NAME-IN-HYPHENS'"
        return true
    }

    private mutating func readName(_ name: Substring) -> Bool {
        guard judge != nil, mutants.last.map(Self.isWhole) ?? true, !name.isEmpty,
            name.utf8.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
        else { return false }
        mutants.append(SourceMutant(name: String(name), mistake: "", equivalent: nil, edits: []))
        expected = "'mistake' with a sentence without a full stop"
        return true
    }

    private mutating func readMistake(_ mistake: Substring) -> Bool {
        guard let last = mutants.indices.last, mutants[last].mistake.isEmpty, !mistake.isEmpty,
            !mistake.hasSuffix(".")
        else { return false }
        mutants[last].mistake = String(mistake)
        expected = "'equivalent' with a reason, or 'edit Sources/… expression' or '… statement'"
        return true
    }

    private mutating func readEquivalent(_ reason: Substring) -> Bool {
        guard let last = mutants.indices.last, !mutants[last].mistake.isEmpty, mutants[last].edits.isEmpty,
            mutants[last].equivalent == nil, !reason.isEmpty
        else { return false }
        mutants[last].equivalent = String(reason)
        expected = "'edit Sources/… expression' or '… statement'"
        return true
    }

    private mutating func readEdit(_ rest: Substring) -> Bool {
        let words = rest.split(separator: " ").map(String.init)
        guard let last = mutants.indices.last, !mutants[last].mistake.isEmpty, words.count == 2,
            mutants[last].edits.last.map(Self.isWhole) ?? true, words[0].hasPrefix("Sources/"),
            let kind = SourceEdit.Kind(rawValue: words[1])
        else { return false }
        mutants[last].edits.append(SourceEdit(path: words[0], kind: kind, original: [], mutated: []))
        expected = "'- ' and a line of the original"
        return true
    }

    private mutating func readOriginal(_ line: Substring) -> Bool {
        guard let last = mutants.indices.last, let edit = mutants[last].edits.indices.last,
            mutants[last].edits[edit].mutated.isEmpty
        else { return false }
        mutants[last].edits[edit].original.append(String(line))
        expected = "'- ' or '+ ' and a line"
        return true
    }

    private mutating func readMutated(_ line: Substring) -> Bool {
        guard let last = mutants.indices.last, let edit = mutants[last].edits.indices.last,
            !mutants[last].edits[edit].original.isEmpty
        else { return false }
        mutants[last].edits[edit].mutated.append(String(line))
        expected = "'+ ' and a line, 'edit' or 'mutant'"
        return true
    }
}
