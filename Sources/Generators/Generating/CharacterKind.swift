/// The kinds of characters, in order of simplicity.
///
/// A character is two choices, its kind and its index in the kind, so that shrinking can move from any character to
/// one of a simpler kind.
enum CharacterKind: UInt64 {
    /// a to z.
    case small
    /// A to Z.
    case capital
    /// 0 to 9.
    case digit
    /// The other printable ASCII characters, by code point: the space first.
    case punctuation
    /// The control characters of ASCII, by code point.
    case control
    /// All other Unicode scalars, by code point. Surrogates are not scalars.
    case beyondASCII
    /// Characters of several scalars.
    case cluster

    /// The characters of ASCII, simplest first.
    static let ascii = Array(asciiByKind.joined())

    private static let asciiByKind: [[Unicode.Scalar]] = {
        let codes: [[ClosedRange<UInt8>]] = [
            [0x61...0x7A], [0x41...0x5A], [0x30...0x39],
            [0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
            [0x00...0x1F, 0x7F...0x7F],
        ]
        return codes.map { $0.joined().map { Unicode.Scalar($0) } }
    }()

    private var scalars: [Unicode.Scalar] { Self.asciiByKind[Int(rawValue)] }

    /// The number of characters of this kind.
    var count: UInt64 {
        switch self {
        case .beyondASCII: Unicode.Scalar.count - 128
        case .cluster: UInt64(Self.clusters.count)
        default: UInt64(scalars.count)
        }
    }

    /// The scalar at an index below ``count``, of every kind but ``cluster``.
    func scalar(at index: UInt64) -> Unicode.Scalar {
        self == .beyondASCII ? Unicode.Scalar(position: 128 + index) : scalars[Int(index)]
    }

    /// The character at an index below ``count``.
    func character(at index: UInt64) -> Character {
        self == .cluster ? Self.clusters[Int(index)] : Character(scalar(at: index))
    }

    /// A line break, combining marks, Hangul, variation sequences, a flag, joined emoji.
    private static let clusters: [Character] = [
        "\r\n", "e\u{301}", "a\u{323}\u{30A}", "\u{1112}\u{1161}\u{11AB}", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
        "\u{1F1EB}\u{1F1F7}", "👍\u{1F3FD}", "👩\u{200D}🚀", "👨\u{200D}👩\u{200D}👧\u{200D}👦",
    ]
}

extension Unicode.Scalar {
    /// The number of scalars: all code points except the 2,048 surrogates.
    static let count: UInt64 = 0x110000 - 0x800

    /// The position among all scalars in order of their code points.
    var position: UInt64 { UInt64(value < 0xE000 ? value : value - 0x800) }

    /// The scalar at a position below ``count``.
    init(position: UInt64) {
        let code = UInt32(truncatingIfNeeded: position)
        self = Unicode.Scalar(code < 0xD800 ? code : code + 0x800) ?? "\u{FFFD}"
    }
}
