extension Generator where Value == Character {
    /// Characters of any kind, simplest first: a to z, A to Z, digits, other ASCII, Unicode, several scalars.
    ///
    /// After the digits come the other printable ASCII characters, from the space on; the ASCII control characters,
    /// U+0000 first; all other scalars by code point; and characters of several scalars, such as flags and joined
    /// emoji. Half of the random ones are printable ASCII. The others favour characters that often reveal bugs: line
    /// ends, lone combining marks, right-to-left letters and marks, letters whose case mapping changes their length,
    /// unassigned scalars. Lone surrogates do not occur, because a Swift string cannot hold them.
    public static var character: Generator {
        Generator { source throws(Rejection) in source.character { bits in bits.uniform(upTo: 1) == 1 } }
    }

    /// ASCII letters, uniformly; a is simplest, and A comes after z.
    public static var letter: Generator { ascii(first: 52) }

    /// The digits 0 to 9, uniformly; 0 is simplest.
    public static var digit: Generator { character(in: "0"..."9") }

    /// ASCII characters, uniformly, in the order of ``character``.
    public static var ascii: Generator { ascii(first: 128) }

    /// The characters of an alphabet, uniformly; the earlier, the simpler.
    ///
    /// - Throws: ``GeneratorError/nothingToChooseFrom`` if the alphabet is empty.
    public static func character(of alphabet: String) throws(GeneratorError) -> Generator {
        try element(of: Array(alphabet))
    }

    /// Characters of one scalar in a range of code points, uniformly; the first is simplest.
    public static func character(in range: ClosedRange<Unicode.Scalar>) -> Generator {
        Generator<Unicode.Scalar>.scalar(in: range).map { Character($0) }
    }

    private static func ascii(first count: UInt64) -> Generator {
        Generator { source throws(Rejection) in
            Character(CharacterKind.ascii[Int(source.pick(upTo: count - 1))])
        }
    }
}

extension Generator where Value == Unicode.Scalar {
    /// Unicode scalars of any kind, in the order of ``Generator/character``; half of the random ones are printable
    /// ASCII.
    public static var scalar: Generator {
        Generator { source throws(Rejection) in
            let (kind, index) = source.place(upTo: .beyondASCII) { bits in bits.uniform(upTo: 1) == 1 }
            return kind.scalar(at: index)
        }
    }

    /// Scalars in a range of code points without surrogates, uniformly; the first is simplest.
    public static func scalar(in range: ClosedRange<Unicode.Scalar>) -> Generator {
        let (first, last) = (range.lowerBound.position, range.upperBound.position)
        return Generator { source throws(Rejection) in
            Unicode.Scalar(position: first + source.pick(upTo: last - first))
        }
    }
}

extension ChoiceSource {
    /// Draws a character of any kind; `isOdd` decides whether a random one is not printable ASCII.
    mutating func character(_ isOdd: (inout RandomBits) -> Bool) -> Character {
        let (kind, index) = place(upTo: .cluster, isOdd)
        return kind.character(at: index)
    }

    /// Draws a kind, up to the given last one, and an index in it.
    fileprivate mutating func place(
        upTo last: CharacterKind, _ isOdd: (inout RandomBits) -> Bool
    ) -> (kind: CharacterKind, index: UInt64) {
        let number = draw(upTo: last.rawValue) { bits in
            (isOdd(&bits) ? CharacterKind.odd(&bits) : .printable(&bits)).rawValue
        }
        let kind = CharacterKind(rawValue: number) ?? .small
        let index = draw(upTo: kind.count - 1) { bits in kind.index(&bits) }
        if kind == .beyondASCII {
            nameLandmarks(ofLast: 1) {
                CharacterKind.landmarksBeyondASCII.prefix { $0 < index }.map { [$0] }
            }
        }
        return (kind, index)
    }
}
