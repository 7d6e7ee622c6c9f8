import Generators
import Testing
import Verification

/// Tokens of counterexamples, whatever the name of the bar is.
@Suite struct CounterexampleTokenTests {
    private static let replay = ReplayToken([Choice(value: 7, bound: 9), Choice(value: 0, bound: 1)])

    @Test(
        arguments: ["published", "my:bar", "a:b:c", "a/session", "Größe"], CounterexampleToken.Kind.allCases)
    func `a token reads back as it was, though the name of its bar has colons`(
        bar: String, kind: CounterexampleToken.Kind
    ) throws {
        let token = CounterexampleToken(bar: bar, invariant: "S7", kind: kind, replay: Self.replay)
        #expect(try CounterexampleToken(parsing: token.description) == token)
    }

    @Test(arguments: [
        "", ":", "a", "a:S7", ":S7:\(replay)", "a::\(replay)", "a:S7:", "a::S7:\(replay)",
        "a:/session:\(replay)",
    ])
    func `a text with fewer parts than three, or an empty one, is no token`(text: String) {
        #expect(throws: CounterexampleToken.ParseError.notOfTheForm) {
            try CounterexampleToken(parsing: text)
        }
    }
}
