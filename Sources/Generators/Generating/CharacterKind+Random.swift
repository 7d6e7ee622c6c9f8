extension CharacterKind {
    /// A random kind of printable ASCII, with each character equally likely.
    static func printable(_ bits: inout RandomBits) -> CharacterKind {
        switch bits.uniform(upTo: 94) {
        case ..<26: .small
        case ..<52: .capital
        case ..<62: .digit
        default: .punctuation
        }
    }

    /// A random kind other than printable ASCII.
    static func odd(_ bits: inout RandomBits) -> CharacterKind {
        switch bits.uniform(upTo: 7) {
        case 0...1: .control
        case 2...5: .beyondASCII
        default: .cluster
        }
    }

    /// A random index; in the large kinds, half of them are of selected special characters.
    ///
    /// Half of the remaining scalars beyond ASCII are below U+3000, where most alphabets are, because the planes are
    /// mostly unassigned.
    func index(_ bits: inout RandomBits) -> UInt64 {
        let odd = self == .control ? Self.oddControls : self == .beyondASCII ? Self.oddBeyondASCII : []
        if !odd.isEmpty, bits.uniform(upTo: 1) == 0 {
            return odd[Int(bits.uniform(upTo: UInt64(odd.count - 1)))]
        }
        let isAlphabetic = self == .beyondASCII && bits.uniform(upTo: 1) == 0
        return bits.uniform(upTo: isAlphabetic ? 0x2FFF - 128 : count - 1)
    }

    /// NUL, tab, line feed, carriage return, escape and delete; delete is the last of its kind.
    private static let oddControls: [UInt64] = [0, 9, 10, 13, 27, 32]

    /// Line ends, letters whose case mapping changes their length, lone marks and joiners, letters of both writing
    /// directions, byte order marks, noncharacters, and the ends of planes and of the surrogate range.
    private static let oddBeyondASCII: [UInt64] =
        ([
            "\u{80}", "\u{85}", "\u{A0}", "ß", "İ", "ı", "ǅ", "\u{301}", "ς", "א", "ش", "\u{200B}",
            "\u{200D}",
            "\u{200F}", "\u{202E}", "\u{2028}", "가", "ﬁ", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}",
            "\u{D7FF}", "\u{E000}", "\u{10000}", "😀", "\u{1F1EB}", "\u{10FFFF}",
        ] as [Unicode.Scalar]).map { $0.position - 128 }

    /// The scalars beyond ASCII that shrinking tries: the special ones, and the first one of each kind of properties.
    static let landmarksBeyondASCII: [UInt64] = {
        var seen: Set<ScalarProperties> = []
        // Most alphabets are below U+3000, and to look at all scalars would take a second.
        let first = (0..<0x3000 - 128 as Range<UInt64>).filter { index in
            seen.insert(ScalarProperties(CharacterKind.beyondASCII.scalar(at: index))).inserted
        }
        return Set(oddBeyondASCII + first).sorted()
    }()
}

/// What code that handles text tends to distinguish.
private struct ScalarProperties: Hashable {
    let category: Unicode.GeneralCategory
    /// By how much a change of case makes it longer, in bytes of UTF-8.
    let growth: [Int]
    let isReordered: Bool
    let isNumeric: Bool
    let isEmoji: Bool

    init(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        category = properties.generalCategory
        growth = [properties.uppercaseMapping, properties.lowercaseMapping].map {
            $0.utf8.count - String(scalar).utf8.count
        }
        isReordered = properties.canonicalCombiningClass != .notReordered
        isNumeric = properties.numericType != nil
        isEmoji = properties.isEmoji
    }
}
