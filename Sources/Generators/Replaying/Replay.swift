/// Generates the value of a token.
///
/// - Throws: ``ReplayError`` if the generator draws other choices than the token holds, or rejects them.
package func replay<Value>(_ token: ReplayToken, _ generator: Generator<Value>) throws(ReplayError) -> Value {
    try replay(token, generator, isExact: true, CallTables())
}

/// Returns a function that generates the value of a token each time, since a body may change the one that it gets.
///
/// Functions in the value have the calls of those in the earlier ones.
/// - Parameter isExact: whether the generator has to draw the choices that the token holds; if not, it gets what it draws of
///   them, and targets past the end.
package func replays<Value>(
    of token: ReplayToken, _ generator: Generator<Value>, isExact: Bool
) -> () throws(ReplayError) -> Value {
    let tables = CallTables()
    return { () throws(ReplayError) in try replay(token, generator, isExact: isExact, tables) }
}

private func replay<Value>(
    _ token: ReplayToken, _ generator: Generator<Value>, isExact: Bool, _ tables: CallTables
) throws(ReplayError) -> Value {
    var source = ChoiceSource(replaying: token.choices, tables: tables)
    let outcome = Result { () throws(Rejection) in try generator.generate(from: &source) }
    // A drift takes precedence over a rejection, because it is the cause.
    if isExact, let drift = Drift(from: token.choices, to: source.recording.choices) { throw .drift(drift) }
    return try outcome.mapError(ReplayError.rejected).get()
}

/// The reason why a token cannot be replayed.
public enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The generator draws other choices than the token holds.
    case drift(Drift)
    /// The generator rejects the choices of the token.
    case rejected(Rejection)

    /// The description of the error.
    public var description: String {
        switch self {
        case .drift(let drift): "\(drift)"
        case .rejected(let rejection): "the generator rejects its choices: \(rejection.reason)"
        }
    }
}

/// The first draw at which a token and a generator differ.
public struct Drift: Error, Hashable, Sendable, CustomStringConvertible {
    /// The index of the draw, from 0.
    package let index: Int
    /// The choice of the token; nil if it holds fewer choices.
    package let held: Choice?
    /// The choice of the generator; nil if it made fewer choices.
    package let asked: Choice?

    /// Compares the choices of a token with those of a generator; nil if they agree.
    init?(from held: [Choice], to asked: [Choice]) {
        let common = min(held.count, asked.count)
        let index = (0..<common).first { held[$0] != asked[$0] } ?? common
        guard index < max(held.count, asked.count) else { return nil }
        self.index = index
        self.held = index < held.count ? held[index] : nil
        self.asked = index < asked.count ? asked[index] : nil
    }

    /// The description of the error.
    public var description: String {
        let words = { (choice: Choice?) in
            choice.map { "a choice up to \($0.bound) towards \($0.target)" } ?? "no choice"
        }
        return "draw \(index): the token holds \(words(held)), the generator drew \(words(asked))"
    }
}
