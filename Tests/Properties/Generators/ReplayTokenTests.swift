import Generators
import Testing

@Suite struct ReplayTokenTests {
    /// Choices of every shape, including the widest bounds.
    static func choices(_ seed: UInt64) -> [Choice] {
        var random = RandomBits(seed: seed)
        return (0..<random.uniform(upTo: 40)).map { _ in
            let bound = random.next() >> random.uniform(upTo: 63)
            return Choice(
                value: random.uniform(upTo: bound), bound: bound, target: random.uniform(upTo: bound))
        }
    }

    @Test func `parsing the text of a token gives the token`() throws {
        for seed in UInt64(0)..<300 {
            let token = ReplayToken(Self.choices(seed))
            #expect(try ReplayToken(parsing: token.description) == token)
        }
    }

    @Test func `the text of a token is unchanged`() {
        #expect(ReplayToken([Choice(value: 7, bound: 9)]).description == "1AAkAB2GHag")
    }

    @Test func `a list of ten small numbers takes fewer than seven characters for each`() {
        let list = (0..<10).flatMap { [Choice(value: 1, bound: 1), Choice(value: $0, bound: 100)] }
        #expect(ReplayToken(list).description.count < 70)
    }

    @Test func `a changed, lost or added character is an error`() {
        let text = Array(ReplayToken(Self.choices(3)).description)
        for index in text.indices {
            var changed = text
            changed[index] = text[index] == "A" ? "B" : "A"
            #expect(ReplayToken(String(changed)) == nil)
            changed.remove(at: index)
            #expect(ReplayToken(String(changed)) == nil)
        }
        #expect(ReplayToken(String(text + "A")) == nil)
    }

    @Test func `a parse error has the position and the expected text`() {
        #expect(throws: ReplayToken.ParseError.unknownVersion(found: "2")) {
            try ReplayToken(parsing: "2AAAA")
        }
        #expect(throws: ReplayToken.ParseError.unknownVersion(found: "")) { try ReplayToken(parsing: "") }
        #expect(throws: ReplayToken.ParseError.invalidCharacter(offset: 3)) {
            try ReplayToken(parsing: "1AA+A")
        }
        #expect(throws: ReplayToken.ParseError.wrongChecksum) { try ReplayToken(parsing: "1AAAA") }
        #expect(throws: ReplayToken.ParseError.wrongChecksum) { try ReplayToken(parsing: "1") }
        #expect(ReplayToken.ParseError.invalidCharacter(offset: 3).description.contains("offset 3"))
    }

    @Test func `replaying a token makes its value`() throws {
        let list = Generator<Int>.integer.array()
        let report = search(Property(list, id: "reversed") { $0 == $0.reversed() })
        let token = try ReplayToken(parsing: ReplayToken(report.counterexamples[0].choices).description)
        #expect(try replay(token, list) == [0, 1])
    }

    @Test func `a token of another generator is a drift`() {
        let token = ReplayToken([Choice(value: 3, bound: 9), Choice(value: 1, bound: 1)])
        let narrower = zip(Generator<Int>.integer(in: 0...9), .integer(in: 0...2))
        #expect {
            try replay(token, narrower)
        } throws: { error in
            guard case .drift(let drift) = error as? ReplayError else { return false }
            return drift.index == 1 && drift.held?.bound == 1 && drift.asked?.bound == 2
        }
    }

    @Test func `more or fewer draws than in the token are a drift`() {
        let token = ReplayToken([Choice(value: 3, bound: 9)])
        #expect(drift(token, .always(1))?.index == 0)
        let sum = zip(Generator<Int>.integer(in: 0...9), .integer(in: 0...9)).map { $0 + $1 }
        #expect(drift(token, sum)?.index == 1)
        #expect(drift(token, .integer(in: 0...9)) == nil)
    }

    @Test func `a drift is reported, and not the rejection that it causes`() {
        let token = ReplayToken((0..<2).map { _ in Choice(value: 3, bound: 9) })
        #expect(
            drift(
                token,
                Generator<Int> { source throws(Rejection) in
                    _ = source.draw(upTo: 9)
                    throw Rejection("always")
                })?.index == 1)
    }

    private func drift(_ token: ReplayToken, _ generator: Generator<Int>) -> Drift? {
        do throws(ReplayError) {
            _ = try replay(token, generator)
        } catch .drift(let drift) {
            return drift
        } catch {}
        return nil
    }

    @Test func `a rejection of a token's choices is an error`() {
        let token = ReplayToken((0..<3).map { _ in Choice(value: 3, bound: 9) })
        #expect(throws: ReplayError.self) {
            try replay(token, Generator<Int>.integer(in: 0...9).filter { $0 != 3 })
        }
    }
}
