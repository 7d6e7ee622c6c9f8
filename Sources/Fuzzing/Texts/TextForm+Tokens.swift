import Generators
import Verification

extension TextForm where Value == CounterexampleToken, ParseError == CounterexampleToken.ParseError {
    /// The text form of tokens.
    static let tokens = TextForm(
        words: ["hardened", "S7", "P3", "session", "/session", ":", "1", "2", "AA", "-", "_"],
        parse: { bytes throws(CounterexampleToken.ParseError) in
            try CounterexampleToken(parsing: String(decoding: bytes, as: UTF8.self))
        },
        print: \.description, areSame: ==,
        isPlaced: { error, bytes in
            switch error {
            case .notOfTheForm, .choices(.unknownVersion), .choices(.wrongChecksum): true
            case .choices(.invalidCharacter(let offset)), .choices(.invalidChoice(let offset, _)):
                (0..<bytes.count).contains(offset)
            }
        })
}

extension FuzzedText<CounterexampleToken> {
    /// Tokens of any choices; and texts that have the checksum of a token over any bytes, which an edit of a text would not hit.
    static let tokens: Generator<FuzzedText> = zip(
        .element(of: "hardened", "gap-left", "a:b"), .element(of: "S7", "P3"),
        .element(of: CounterexampleToken.Kind.scenario, .session),
        .oneOf(Choice.generator.array(count: 0...16).map(Payload.choices), Payload.generator)
    ).map { bar, invariant, kind, payload in
        switch payload {
        case .choices(let choices):
            let token = CounterexampleToken(
                bar: bar, invariant: invariant, kind: kind, replay: ReplayToken(choices))
            return FuzzedText(bytes: Array(token.description.utf8), origin: token)
        case .bytes(let bytes):
            let text = "\(bar):\(invariant):\(ReplayToken.version)\(CheckedText(bytes))"
            return FuzzedText(bytes: Array(text.utf8), origin: nil)
        }
    }

    /// What a replay token holds.
    private enum Payload: Sendable {
        case choices([Choice])
        case bytes([UInt8])

        static let generator = Generator<UInt8>.integer(in: 0...255).array(count: 0...32).map(Payload.bytes)
    }
}

extension Choice {
    fileprivate static let generator: Generator<Choice> = Generator { source throws(Rejection) in
        let bound = source.draw(upTo: .max)
        let target = source.draw(upTo: bound)
        return Choice(value: source.draw(upTo: bound), bound: bound, target: target)
    }
}
