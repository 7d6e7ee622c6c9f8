extension String {
    /// The text in lines that fit a terminal, broken between words; a word that is longer keeps its line.
    ///
    /// - Parameter columns: the width of the terminal; nil if the text is not shown in one.
    package func wrapped(to columns: Int?) -> String {
        guard let columns else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var lines: [Substring] = []
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                if let last = lines.last, last.count + 1 + word.count <= columns {
                    lines[lines.count - 1] = last + " " + word
                } else {
                    lines.append(word)
                }
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The words of the text in lines of at most a number of characters; a word that is longer keeps its line.
    package func lines(ofAtMost columns: Int) -> [String] {
        split(whereSeparator: \.isWhitespace).joined(separator: " ").wrapped(to: columns).split(
            separator: "\n"
        )
        .map(String.init)
    }
}
