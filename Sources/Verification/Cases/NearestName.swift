/// Finds what was meant by a name that is misspelt.
enum NearestName {
    /// The known name that is nearest to a name, letters of either case being equal; nil if none is near.
    ///
    /// Near is at most one edit for every three characters after the first, so that `S99` is not taken for `S9`.
    ///
    /// - Complexity: O(*n m*) for each known name, in the lengths of both.
    static func find(_ name: String, among known: [String]) -> String? {
        let distances = known.map { (name: $0, edits: edits(from: name.lowercased(), to: $0.lowercased())) }
        let nearest = distances.min { $0.edits < $1.edits }
        return nearest.flatMap { $0.edits <= (name.count - 1) / 3 ? $0.name : nil }
    }

    /// The least number of characters that are inserted, deleted, replaced, or exchanged with the next one.
    ///
    /// This is the optimal string alignment distance, after F. J. Damerau, A technique for computer detection and correction
    /// of spelling errors, Communications of the ACM 7 (1964).
    private static func edits(from name: String, to other: String) -> Int {
        let (name, other) = (Array(name), Array(other))
        var rows = [Array(0...other.count)]
        for (row, character) in name.enumerated() {
            var edits = [row + 1]
            for (column, wanted) in other.enumerated() {
                let replaced = rows[row][column] + (character == wanted ? 0 : 1)
                var least = min(replaced, rows[row][column + 1] + 1, edits[column] + 1)
                if row > 0, column > 0, character == other[column - 1], name[row - 1] == wanted {
                    least = min(least, rows[row - 1][column - 1] + 1)
                }
                edits.append(least)
            }
            rows.append(edits)
        }
        return rows[name.count][other.count]
    }
}
