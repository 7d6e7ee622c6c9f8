import AirBarModel
import Generators
import Motion
import MotionLaws
import Synchronization
import TestSupport
import Testing
import Verification

@testable import Fuzzing

/// Each target finds a mistake in what it checks.
@Suite struct TargetFailureTests {
    /// The identifiers of the failures in a number of random cases.
    private static func failures<Value>(of property: Property<Value>, cases: Int = 500) -> Set<String> {
        failures(of: FuzzSubject("any", property) { _ in "" }, cases: cases)
    }

    private static func failures(of subject: FuzzSubject, cases: Int = 500) -> Set<String> {
        var ids: Set<String> = []
        for index in 0..<cases {
            var source = ChoiceSource(seed: 1, caseIndex: index, of: cases)
            ids.formUnion(subject.failures(&source).map(\.id))
        }
        return ids
    }

    @Test func `a scenario file that loses its last action is misread, and one that loses a comment too`() {
        var form = TextForm.scenarios
        form.parse = { bytes throws(ScenarioFile.ParseError) in
            let file = try TextForm.scenarios.parse(bytes)
            let session = file.session
            let other = Session(
                heights: session.heights, tolerances: session.tolerances, scrollView: session.scrollView,
                display: session.display, actions: session.actions.dropLast())
            return ScenarioFile(other, bar: file.bar, breaks: file.breaks, comments: file.comments)
        }
        let property = form.property(printing: ScenarioFile.generator)
        #expect(Self.failures(of: property).isSuperset(of: ["misread", "unstable"]))
        form.parse = { bytes throws(ScenarioFile.ParseError) in
            let file = try TextForm.scenarios.parse(bytes)
            return ScenarioFile(file.session, bar: file.bar, breaks: file.breaks)
        }
        #expect(Self.failures(of: form.property(printing: ScenarioFile.generator)) == ["misread"])
    }

    @Test func `an error at no place of the text, and a printed text that is refused, are failures`() {
        var form = TextForm.scenarios
        form.parse = { bytes throws(ScenarioFile.ParseError) in
            // The lines before it are missing in what it reads.
            try TextForm.scenarios.parse(Array("# \n\n".utf8) + bytes.dropLast())
        }
        let property = form.property(printing: ScenarioFile.generator)
        #expect(Self.failures(of: property).contains("misplaced"))
        form.parse = { bytes throws(ScenarioFile.ParseError) in
            try TextForm.scenarios.parse(bytes + Array("bind".utf8))
        }
        #expect(Self.failures(of: form.property(printing: ScenarioFile.generator)).contains("refused"))
    }

    @Test func `a token that forgets the kind of its case is misread`() {
        var form = TextForm.tokens
        form.parse = { bytes throws(CounterexampleToken.ParseError) in
            let token = try TextForm.tokens.parse(bytes)
            return CounterexampleToken(bar: token.bar, invariant: token.invariant, replay: token.replay)
        }
        #expect(Self.failures(of: form.property(of: FuzzedText.tokens)) == ["misread"])
    }

    @Test func `a recording that is read without its last row is misread, and checked otherwise`() {
        var form = TextForm.recordings
        form.parse = { bytes throws(RecordingError) in
            let lines = bytes.split(separator: UInt8(ascii: "\n"))
            return try TextForm.recordings.parse(Array(lines.dropLast().joined(separator: Array("\n".utf8))))
        }
        let found = Self.failures(of: form.property(of: FuzzedText.recordings))
        #expect(found.isSuperset(of: ["misread", "blocks", "check"]))
    }

    @Test func `a case that is drawn for one law is judged by every law about such cases`() {
        let subject = FuzzSubject(name: "rules", under: .published)
        let broken = (0..<1_600).map { index in
            var source = ChoiceSource(seed: 1, caseIndex: index, of: 1_600)
            return subject.failures(&source).map(\.id)
        }
        // D1 and D2 are about frames of springs, and H8 and H9 about containers.
        #expect(broken.contains { Set($0).isSuperset(of: ["D1", "D2"]) })
        #expect(broken.contains { Set($0).isSuperset(of: ["H8", "H9"]) })
    }

    @Test(arguments: ["mass-forgotten", "rest-too-early", "list-first"])
    func `rules of motion with a mistake break a law, and the finding has its token`(name: String) throws {
        let rules = try #require(Mutant.motion.first { $0.name == name }?.rules)
        let subject = FuzzSubject(name: "rules", under: rules)
        let source = try #require(
            (0..<2_000).lazy.map { ChoiceSource(seed: 1, caseIndex: $0, of: 2_000, isRecording: true) }
                .first { source in
                    var source = source
                    return !subject.failures(&source).isEmpty
                })
        let input = try #require(subject.choices(source)?.bytes)
        let found = try #require(subject.shrink(input, SearchSettings()).first)
        let token = try #require(found.text.split(separator: " ").last)
        let again = try #require(try LawReproduction(token: String(token)))
        #expect(again.counterexamples.map(\.invariant.id) == [found.id] && again.subject.name == name)
        let file = try InputFile(parsing: found.file)
        #expect(file.subject == "rules" && file.items.map(\.input) == [found.choices.bytes])
    }

    @Test func `a bar that depends on more than its events is found by its controller and by its run`() {
        let definition = BarDefinition("forgetful") { ForgetfulBar(state: BarState($0)) }
        #expect(Self.failures(of: ControllerScript.property(of: definition), cases: 50) == ["controller"])
        let property = Recomputation.property(of: definition, by: Oracle())
        #expect(Self.failures(of: property, cases: 50) == ["anew", "resumed"])
    }

    @Test(
        arguments: [
            .published, .live("still") { _, configuration in LiveBar(height: { configuration.normal }) },
        ] as [BarDefinition])
    func `a bar that is told an invalid number is the same however it is computed`(
        definition: BarDefinition
    ) throws {
        let events: [BarEvent] = [.contentOffset(.nan), .release(Release(velocity: .nan, rest: 0)), .idle]
        let recomputation = Recomputation(of: try scenario(events), on: definition, by: Oracle())
        #expect(recomputation.differences.map(\.message) == [])
        #expect(Self.failures(of: Recomputation.property(of: definition, by: Oracle()), cases: 300) == [])
    }

    @Test func `the published bar breaks what it is fuzzed for`() throws {
        let targets = FuzzTargets.shipped
        #expect(Self.failures(of: try targets.subject("bar-published")).count > 10)
        #expect(Self.failures(of: try targets.subject("sessions-published"), cases: 50).count > 5)
    }
}

/// A bar whose height is the number of events that all bars of its kind got, modulo a few points.
private struct ForgetfulBar: Bar {
    private(set) var state: BarState

    private static let count = Atomic<Int>(0)

    init(state: BarState) { self.state = state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        state.offset = -Double(Self.count.add(1, ordering: .relaxed).newValue % 101)
        host.report(state)
    }
}
