extension Generator where Value == Character {
    /// Characters of any kind, simplest first: a to z, A to Z, digits, other ASCII, Unicode, several scalars.
    ///
    /// In full: after the digits come the other printable characters of ASCII, from the space on; its control
    /// characters, U+0000 first; all other scalars by code point; and characters of several scalars, such as flags
    /// and joined emoji. At random half of them are printable ASCII. The others are those where bugs live: line
    /// ends, lone combining marks, right-to-left letters and marks, letters whose case has another length, what is
    /// not assigned, and the like. There are no lone surrogates, which no Swift string holds.
    public static var character: Generator {
        Generator { source throws(Rejection) in source.character { bits in bits.uniform(upTo: 1) == 1 } }
    }

    /// Letters of ASCII, every one as likely; a is simplest, and A comes after z.
    public static var letter: Generator { ascii(first: 52) }

    /// The digits 0 to 9, every one as likely; 0 is simplest.
    public static var digit: Generator { character(in: "0"..."9") }

    /// Characters of ASCII, every one as likely, in the order of ``character``.
    public static var ascii: Generator { ascii(first: 128) }

    /// The characters of an alphabet, every one as likely; the earlier, the simpler.
    ///
    /// - Throws: ``GeneratorError/nothingToChooseFrom`` if the alphabet is empty.
    public static func character(of alphabet: String) throws(GeneratorError) -> Generator {
        try element(of: Array(alphabet))
    }

    /// Characters of one scalar from a range of code points, every one as likely; the first is simplest.
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
    /// Unicode scalars of any kind, in the order of ``Generator/character``, and half of them printable ASCII too.
    public static var scalar: Generator {
        Generator { source throws(Rejection) in
            let (kind, index) = source.place(upTo: .beyondASCII) { bits in bits.uniform(upTo: 1) == 1 }
            return kind.scalar(at: index)
        }
    }

    /// Scalars from a range of code points, less the surrogates in it, every one as likely; the first is simplest.
    public static func scalar(in range: ClosedRange<Unicode.Scalar>) -> Generator {
        let (first, last) = (range.lowerBound.position, range.upperBound.position)
        return Generator { source throws(Rejection) in
            Unicode.Scalar(position: first + source.pick(upTo: last - first))
        }
    }
}

extension ChoiceSource {
    /// Draws a character of any kind; `isOdd` says of a random one whether it is not to be printable ASCII.
    mutating func character(_ isOdd: (inout RandomBits) -> Bool) -> Character {
        let (kind, index) = place(upTo: .cluster, isOdd)
        return kind.character(at: index)
    }

    /// Draws a kind, up to the last one given, and an index of it.
    fileprivate mutating func place(
        upTo last: CharacterKind, _ isOdd: (inout RandomBits) -> Bool
    ) -> (kind: CharacterKind, index: UInt64) {
        let number = draw(upTo: last.rawValue) { bits in
            (isOdd(&bits) ? CharacterKind.odd(&bits) : .printable(&bits)).rawValue
        }
        let kind = CharacterKind(rawValue: number) ?? .small
        return (kind, draw(upTo: kind.count - 1) { bits in kind.index(&bits) })
    }
}
