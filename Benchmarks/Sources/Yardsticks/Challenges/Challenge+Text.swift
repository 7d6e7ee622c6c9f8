import Generators

extension Challenge {
    /// False property: a text in capitals needs no more bytes than the text.
    ///
    /// The minimum is ŉ (U+0149), whose capitals are an apostrophe and N: three bytes for two. The capitals of no
    /// scalar before it are longer in UTF-8, and ß becomes SS, two bytes for two.
    static let capitalsInPlace = Challenge(
        "capitals-in-place", Generator<String>.string(),
        isNormal: { $0 == "\u{149}" }, holds: { $0.uppercased().utf8.count <= $0.utf8.count })

    /// False property: a preview of seven UTF-16 units does not end between the units of a scalar.
    ///
    /// The minimum is U+10000 four times. Three such scalars and half of the fourth fill the preview. With fewer
    /// scalars there are no seven units, and every scalar has to be of two units, the first of which is U+10000.
    static let splitPair = Challenge(
        "split-pair", Generator<Unicode.Scalar>.scalar.array(),
        isNormal: { $0 == Array(repeating: "\u{10000}", count: 4) },
        holds: { scalars in
            let units = Array(text(scalars).utf16)
            return units.count <= 7 || !UTF16.isLeadSurrogate(units[6])
        })

    /// False property: a search that never goes back finds every occurrence of "abaab".
    ///
    /// The minimum is "ababaab": the search takes "aba" for a beginning, and at the next b it forgets that "ab" is one
    /// too. No other text of up to seven letters hides the word.
    static let naiveMatcher = Challenge(
        "naive-matcher", Generator<String>.string(of: .element(of: "a", "b")),
        isNormal: { $0 == "ababaab" }, holds: { $0.contains("abaab") == isFoundWithoutGoingBack(in: $0) })

    private static func isFoundWithoutGoingBack(in text: String) -> Bool {
        let word = Array("abaab")
        var matched = 0
        for letter in text {
            if letter == word[matched] {
                matched += 1
            } else {
                matched = letter == word[0] ? 1 : 0
            }
            if matched == word.count { return true }
        }
        return false
    }

    private static let name = Generator<Unicode.Scalar>.element(of: "a", "e", "\u{301}", "\u{E9}").array(
        count: 0...6)

    /// False property: equal names have equal scalars.
    ///
    /// The minimum is e with a combining accent, and é as one scalar. Other equal names are longer. The two names in
    /// the other order begin with é, the last letter of the alphabet.
    static let normalForms = Challenge(
        "normal-forms", zip(name, name),
        isNormal: { first, second in
            first == Array("e\u{301}".unicodeScalars) && second == Array("\u{E9}".unicodeScalars)
        },
        holds: { first, second in text(first) != text(second) || first == second })

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
