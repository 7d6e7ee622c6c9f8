/// Makes the value of a token again.
///
/// - Throws: ``ReplayError`` if the generator no longer asks for the choices that the token holds, or
///   rejects them.
public func replay<Value>(_ token: ReplayToken, _ generator: Generator<Value>) throws(ReplayError) -> Value {
    var source = ChoiceSource(replaying: token.choices)
    let outcome = Result { () throws(Rejection) in try generator.generate(from: &source) }
    // Where both happen the drift comes first: it is why other choices are rejected.
    if let drift = Drift(from: token.choices, to: source.recording.choices) { throw .drift(drift) }
    return try outcome.mapError(ReplayError.rejected).get()
}

/// Why a token gives no value.
public enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The generator has changed since the token was made.
    case drift(Drift)
    /// The generator rejects exactly these choices.
    case rejected(Rejection)

    /// What happened, in words.
    public var description: String {
        switch self {
        case .drift(let drift): "\(drift)"
        case .rejected(let rejection): "the generator rejects its choices: \(rejection.reason)"
        }
    }
}

/// The first draw where a token and a generator part ways.
public struct Drift: Error, Hashable, Sendable, CustomStringConvertible {
    /// The index of the draw, from 0.
    public let index: Int
    /// The choice that the token holds there; nothing if it holds fewer.
    public let held: Choice?
    /// The choice that the generator made there; nothing if it made fewer.
    public let asked: Choice?

    /// Compares what was held with what was asked for; nothing if they agree.
    init?(from held: [Choice], to asked: [Choice]) {
        let common = min(held.count, asked.count)
        let index = (0..<common).first { held[$0] != asked[$0] } ?? common
        guard index < max(held.count, asked.count) else { return nil }
        self.index = index
        self.held = index < held.count ? held[index] : nil
        self.asked = index < asked.count ? asked[index] : nil
    }

    /// What happened, in words.
    public var description: String {
        let words = { (choice: Choice?) in
            choice.map { "a choice up to \($0.bound) towards \($0.target)" } ?? "no choice"
        }
        return "draw \(index): the token holds \(words(held)), the generator asked for \(words(asked))"
    }
}
