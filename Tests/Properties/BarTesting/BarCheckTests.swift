import AirBarModel
import BarTesting
import PropertyTesting
import Testing
import TestSupport
import Verification

@Suite(.property(cases: 1_000, seed: 0)) struct BarCheckTests {
    @Test func `the hardened bar keeps the catalogue and what applies to sessions`() async {
        await check(.hardened, keeps: Catalogue.all + Catalogue.sessions, cases: 300)
    }

    @Test func `a bar that breaks invariants is one issue with the minimum of each and the seed`()
        async throws
    {
        let text = try #require(
            try await issueTexts(of: .published, keeps: [.bounceIgnored, .neverFaster]).first)
        #expect(text.hasPrefix("published breaks S7, bounce ignored: "))
        #expect(text.contains("▶ 2  offset 1401"))
        #expect(text.contains("\n\npublished breaks S9, never faster than the content: "))
        #expect(text.contains("\nscripts/reproduce published:S7:"))
        #expect(text.contains("published: 2 of 2 invariants broken, 1,000 cases, seed 0, "))
    }

    @Test func `an own bar that fails shows an argument by which the check runs that case again`()
        async throws
    {
        let mine = BarDefinition("mine", makeBar: PublishedBar.init).replayedByCheck()
        let text = try #require(try await issueTexts(of: mine, keeps: [.bounceIgnored, .neverFaster]).first)
        let tokens = text.matches(of: /\nreplaying: "(mine:\S+)"/).map { String($0.output.1) }
        #expect(tokens.count == 2 && !text.contains("definition"))
        for token in tokens {
            let recorded = try await issues {
                await check(mine, keeps: [.bounceIgnored, .neverFaster], replaying: token)
            }
            #expect(recorded.count == 1 && recorded[0].text.hasPrefix("mine breaks S"))
            // The token names one invariant, and the run is judged by no other.
            #expect(!recorded[0].text.contains("also breaks"))
        }
        let wrong = try await issues { await check(mine, replaying: "mine:S7:1") }
        #expect(wrong.first?.text.hasPrefix("mine:S7:1 cannot be replayed: ") == true)
    }

    @Test func `an invariant of sessions is judged in sessions`() async throws {
        let text = try #require(try await issueTexts(of: .published, keeps: Catalogue.sessions).first)
        #expect(text.hasPrefix("published breaks F"))
        #expect(text.contains(" invariants broken, 20 cases, seed 0, "))
    }

    @Test func `a check in which nothing was checked is an issue with the reason`() async throws {
        let text = try await issueTexts(of: .hardened, keeps: [.finite], events: .realistic)
        #expect(text.count == 1)
        #expect(
            text.first?.hasPrefix(
                "not decided: no invariant was checked\nS2 not applicable: the cases have no ")
                == true)
    }

    @Test func `a check by what does not apply to the bar is a warning with the reason`() async throws {
        let flat = BarDefinition("flat", kind: .hidesOnScroll, makeBar: HardenedBar.init)
        let recorded = try await issues { await check(flat, keeps: [.expandRoundTrip]) }
        #expect(recorded.map(\.severity) == [.warning])
        #expect(recorded.map(\.text) == ["S19 not applicable: the bar has no expanded state"])
    }

    @Test(.property(caseTimeLimit: .seconds(2)))
    func `a bar that does not return is an issue with the case`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let endless = BarDefinition("endless") { Endless(state: BarState($0), gate: gate) }
        let text = try await issueTexts(of: endless)
        #expect(text.count == 1)
        #expect(text.first?.hasPrefix("endless: a case does not end, case ") == true)
        #expect(text.first?.contains("\nscenario 1\nbar endless\n") == true)
    }

    @Test func `an invariant is described by its identifier and title`() {
        #expect("\(Invariant.bounceIgnored)" == "S7 bounce ignored")
    }
}

/// A bar that waits for a gate when it is told of a pan.
private struct Endless: Bar {
    var state: BarState
    let gate: Gate

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .pan = event { gate.wait() }
    }

    static func == (left: Endless, right: Endless) -> Bool { left.state == right.state }
    func hash(into hasher: inout Hasher) { hasher.combine(state) }
}
