import AirBarModel
import Generators
import Testing
import TestSupport
import Verification

@testable import Fuzzing

/// What a subject does with an input without checking it, and with one that is a case of a bar.
@Suite struct FuzzSubjectInputTests {
    /// A bar that must not be run in this process.
    private static let forbidden = BarDefinition("forbidden", accepts: { _ in fatalError("it was run") }) {
        PublishedBar($0)
    }

    private static let events: [BarEvent] = [.contentOffset(1_400), .idle, .contentOffset(1_401)]

    private func input() throws -> [UInt8] { try #require(try scenario(Self.events).choices).bytes }

    @Test func `an input is shrunk by what a function says, without a run of the bar`() throws {
        let subject = FuzzSubject("bar-forbidden", BarVerifier(Self.forbidden, behavior: .any, isLong: true))
        var asked = 0
        let shrunk = try #require(
            subject.shrinkWhile(try input(), SearchSettings()) { bytes in
                asked += 1
                return subject.scenario(bytes, [])?.contains("\noffset 1401\n") == true
            })
        let text = try #require(subject.scenario(shrunk.choices.bytes, ["why"]))
        let file = try ScenarioFile(parsing: text)
        #expect(file.scenario?.events == [.contentOffset(1_401)])
        #expect(file.bar == "forbidden" && file.comments == ["why"] && file.breaks.isEmpty)
        #expect(shrunk.ending == .fixpoint && asked > 10)
    }

    @Test func `shrinking is limited, and what makes no value is not shrunk`() throws {
        let subject = FuzzSubject("bar-forbidden", BarVerifier(Self.forbidden, behavior: .any, isLong: true))
        var settings = SearchSettings()
        settings.shrinkBudget = 3
        var asked = 0
        let shrunk = subject.shrinkWhile(try input(), settings) { _ in
            asked += 1
            return false
        }
        #expect(asked == 3 && shrunk?.ending == .outOfBudget)
        #expect(shrunk?.choices.bytes == (try input()))
        let none = Property(Generator<Int> { _ throws(Rejection) in throw Rejection("none") }, id: "none") {
            _ in true
        }
        #expect(FuzzSubject("none", none) { _ in nil }.shrinkWhile([1], settings) { _ in true } == nil)
    }

    @Test func `an input of a bar is reproduced by all invariants, as a session where fingers were fuzzed`()
        throws
    {
        let bar = try FuzzTargets.shipped.subject("bar-published")
        let again = Reproduction(of: try #require(bar.reproducible?(try input())))
        #expect(again.counterexamples.map(\.invariant.id).contains("S7") && again.trace.session == nil)
        let sessions = try FuzzTargets.shipped.subject("sessions-published")
        let session = Reproduction(of: try #require(sessions.reproducible?([])))
        #expect(session.trace.session != nil)
        #expect(session.invariants.contains { $0.section == .sessions })
    }

    @Test func `any bytes make a case that can be reproduced, and none traps`() throws {
        let bar = try FuzzTargets.shipped.subject("bar-hardened")
        for seed in 0..<2_000 as Range<UInt64> {
            var random = RandomBits(seed: seed)
            let bytes = (0..<random.uniform(upTo: 400)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            guard let read = bar.reproducible?(bytes) else { continue }
            let again = Reproduction(of: read)
            #expect(again.counterexamples.isEmpty, "\(bytes)")
        }
    }

    @Test func `bytes make a scenario of a bar's own heights, judged by what applies to it`() throws {
        let mine = BarDefinition("mine", heights: .fixed(0, 88), kind: .hidesOnScroll) {
            PublishedBar($0)
        }
        let bars = try #require(Bars([mine]))
        let again = Reproduction(
            of: try #require(try FuzzTargets(of: bars).subject("bar-mine").reproducible?([7, 1, 2, 3])))
        #expect(again.trace.scenario.heights == BarHeights(compact: 0, normal: 88, expanded: 88))
        #expect(!again.invariants.contains { $0.id == "S19" } && again.invariants.contains { $0.id == "S7" })
    }
}
