/// An edit with the number that selects its mutant.
struct NumberedEdit {
    let number: Int
    let mutant: String
    let edit: SourceEdit
}

/// The text of a file with its mutants in place.
struct SchemaText {
    /// The text.
    let text: String

    /// A piece of the file with the edits whose original it is.
    private struct Site {
        let range: Range<Int>
        var edits: [NumberedEdit]
    }

    /// - Throws: ``SchemaError`` if an original does not occur once, or two overlap.
    init(_ source: String, _ edits: [NumberedEdit]) throws(SchemaError) {
        let searchable = SearchableText(source)
        var sites: [Range<Int>: Site] = [:]
        for edit in edits {
            let ranges = searchable.ranges(of: edit.edit.original)
            guard let range = ranges.first, ranges.count == 1 else {
                throw .occurrences(
                    mutant: edit.mutant, path: edit.edit.path,
                    original: edit.edit.original.joined(separator: "\n"), count: ranges.count)
            }
            sites[range, default: Site(range: range, edits: [])].edits.append(edit)
        }
        // A site comes before those that it contains.
        let order = sites.values.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        try Self.checkNesting(of: order)
        var rest = order[...]
        text = Self.text(0..<searchable.count, of: searchable, &rest)
    }

    private static func checkNesting(of order: [Site]) throws(SchemaError) {
        var open: [Site] = []
        for site in order {
            while let outer = open.last, outer.range.upperBound <= site.range.lowerBound { open.removeLast() }
            if let outer = open.last, outer.range.upperBound < site.range.upperBound {
                throw .overlap(
                    mutant: outer.edits[0].mutant, other: site.edits[0].mutant, path: site.edits[0].edit.path)
            }
            open.append(site)
        }
    }

    /// The text of a range, with the sites that it contains, which are taken from the front of the list.
    private static func text(
        _ range: Range<Int>, of source: SearchableText, _ sites: inout ArraySlice<Site>
    ) -> String {
        var text = ""
        var position = range.lowerBound
        while let site = sites.first, site.range.lowerBound < range.upperBound {
            sites.removeFirst()
            let inner = Self.text(site.range, of: source, &sites)
            text += source[position..<site.range.lowerBound] + choice(among: site.edits, original: inner)
            position = site.range.upperBound
        }
        return text + source[position..<range.upperBound]
    }

    /// The original, unless one of the mutants is planted.
    ///
    /// The expressions are inside, because a statement can contain an expression.
    private static func choice(among edits: [NumberedEdit], original: String) -> String {
        let order = edits.filter { $0.edit.kind == .expression } + edits.filter { $0.edit.kind == .statement }
        return order.reduce(original) { original, edit in
            let mutated = edit.edit.mutated.joined(separator: "\n")
            return switch edit.edit.kind {
            case .expression: "(\(PlantedSwitch.call(edit.number)) ? (\(mutated)) : (\(original)))"
            case .statement: "if \(PlantedSwitch.call(edit.number)) {\n\(mutated)\n} else {\n\(original)\n}"
            }
        }
    }
}
