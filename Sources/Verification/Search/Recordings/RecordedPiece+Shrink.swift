extension RecordedPiece {
    /// The shortest piece that ends in the last row and still violates an invariant there; nil if none does.
    ///
    /// First the fewest rows at the end, then without rows from the middle. Rows are left out and never changed. The last
    /// two always stay, so that the violating step is as it was recorded. Where the rows before it are judged as well, the
    /// number in the violation stays what it was.
    ///
    /// - Complexity: O(*n*²) in the number of rows.
    func shrunk(violating invariant: Invariant, by found: Violation) -> (piece: RecordedPiece, Violation)? {
        let oracle = Oracle([invariant])
        let number = invariant.isOfDecision ? found.value : nil
        for count in 1...rows.count {
            let piece = with(rows.suffix(count))
            guard let violation = piece.violation(of: oracle, number) else { continue }
            return piece.withoutMiddle(of: oracle, number) ?? (piece, violation)
        }
        return nil
    }

    /// The piece without rows that the violation does not need; nil if it needs all.
    private func withoutMiddle(of oracle: Oracle, _ number: Double?) -> (RecordedPiece, Violation)? {
        var best: (piece: RecordedPiece, violation: Violation)?
        var size = rows.count / 2
        while size > 0 {
            var start = 1
            while start + size <= (best?.piece ?? self).rows.count - 2 {
                var rest = (best?.piece ?? self).rows
                rest.removeSubrange(start..<start + size)
                let piece = with(rest)
                if let violation = piece.violation(of: oracle, number) {
                    best = (piece, violation)
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return best
    }
}
