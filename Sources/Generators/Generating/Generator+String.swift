extension Generator where Value == String {
    /// Strings of characters of any kind; shorter is simpler, and characters are ordered as ``Generator/character``.
    ///
    /// The count is `String.count`, in characters. Half of the random strings are printable ASCII, a quarter have an
    /// unusual character now and then, and a quarter consist mostly of unusual ones. Lengths are distributed as in
    /// ``array(count:)-(ClosedRange<Int>)``.
    ///
    ///     Generator.string(count: 1...9).simplest  // a
    /// - Complexity: O(*n*) draws in the count.
    public static func string(count: ClosedRange<Int> = 0...64) -> Generator {
        Generator { source throws(Rejection) in
            // Used by random sources only. It is not a choice, so that shrinking need not simplify it.
            var flavour: UInt64?
            return try source.string(count: count) { source throws(Rejection) in
                source.character { bits in
                    let chosen = flavour ?? bits.uniform(upTo: 3)
                    flavour = chosen
                    return switch chosen {
                    case 0...1: false
                    case 2: bits.uniform(upTo: 7) == 0
                    default: bits.uniform(upTo: 7) != 0
                    }
                }
            }
        }
    }

    /// Strings of characters of a generator; shorter is simpler.
    ///
    /// The count is `String.count`, in characters. A character that would merge with the one before it, such as a
    /// combining mark, is drawn again, up to 32 times in a row, and then the string is complete; if it is too short
    /// by then, the case is rejected. To let characters merge, draw scalars:
    ///
    ///     let name = Generator<String>.string(of: .letter, count: 1...8)
    ///     let merging = Generator<Unicode.Scalar>.scalar.array().map { String(String.UnicodeScalarView($0)) }
    /// - Complexity: O(*n*) draws in the count.
    public static func string(
        of character: Generator<Character>, count: ClosedRange<Int> = 0...64
    ) -> Generator {
        Generator { source throws(Rejection) in try source.string(count: count, of: character.body) }
    }
}

extension ChoiceSource {
    /// Draws a string of a number of characters.
    fileprivate mutating func string(
        count: ClosedRange<Int>, of character: (inout ChoiceSource) throws(Rejection) -> Character
    ) throws(Rejection) -> String {
        var text = ""
        try filteredList(count: count) { source throws(Rejection) in
            let next = try source.part(character)
            guard !next.merges(after: text) else { return false }
            text.append(next)
            return true
        }
        return text
    }
}

extension Character {
    /// Whether the character becomes a part of the last one of a text to which it is appended.
    func merges(after text: String) -> Bool {
        guard let last = text.utf8.last, let first = utf8.first else { return false }
        // Most characters are ASCII, of which only a carriage return and a line feed merge. To count takes far longer.
        if last < 0x80 && first < 0x80 { return last == 0x0D && first == 0x0A }
        return text.last.map { String([$0, self]).count < 2 } ?? false
    }
}
