extension String {
    /// The greatest numbers of lines of a message, which the notes of a body follow, and of a value in a report.
    package static let mostLines = (message: 120, value: 30)

    /// The numbers of lines that are kept at the beginning and end of a folded text.
    private static let (firstLines, lastLines) = (20, 5)
    /// The greatest number of characters of a folded line, and those that are kept at its beginning and end.
    private static let (mostCharacters, firstCharacters, lastCharacters) = (600, 300, 100)

    /// The text without the middle of what is too long for a report, with the number of lines and characters left out.
    ///
    /// - Parameter mostLines: the greatest number of lines.
    package func folded(to mostLines: Int) -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > mostLines {
            let middle = Self.firstLines..<(lines.count - Self.lastLines)
            lines.replaceSubrange(middle, with: ["… \(middle.count) more lines …"])
        }
        return lines.map(Self.folded).joined(separator: "\n")
    }

    /// The greatest length of a remark that a report shows.
    private static let longestRemark = 4_000

    /// The remark on a value, or where an issue has it, if it is a token that is too long to be pasted.
    package var foldedRemark: String {
        guard utf8.count > Self.longestRemark else { return self }
        return "\(prefix { $0 != ":" }): its \(utf8.count) characters are in the attachment"
    }

    private static func folded(line: Substring) -> String {
        let scalars = line.unicodeScalars
        let leftOut = scalars.count - firstCharacters - lastCharacters
        guard scalars.count > mostCharacters else { return String(line) }
        return String(scalars.prefix(firstCharacters)) + " … \(leftOut) more characters … "
            + String(scalars.suffix(lastCharacters))
    }
}

extension [String] {
    /// The greatest number of parts that are listed, and those that are if there are more.
    private static let (mostParts, firstParts) = (10, 5)

    /// The first lines about parts that may be anything, and the number of the others.
    package var foldedParts: [String] {
        guard count > Self.mostParts else { return self }
        return prefix(Self.firstParts) + ["\(count - Self.firstParts) more parts may be anything"]
    }
}
