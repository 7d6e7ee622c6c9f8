import Synchronization
import Testing

@testable import Generators

/// The outputs in the document on shrinking are real.
@Suite struct ShrinkingGuideTests {
    @Test func `every output in the document is printed by its code`() throws {
        try expectOutputs(
            of: "Shrinking",
            [
                Self.ranks(), try Self.spans(), try Self.steps(), Self.localMinimum(),
            ])
    }

    private static func ranks() -> String {
        let choices = (0...4).map { Choice(value: $0, bound: 4, target: 1) }
        let inOrder = choices.sorted { $0.rank < $1.rank }
        return "\(inOrder.map(\.value))"
    }

    static let lists = Generator<Int>.integer(in: 0...100).array(count: 0...8)

    private static func spans() throws -> String {
        var source = ChoiceSource(seed: 8, isRecording: true)
        let list = try lists.generate(from: &source)
        let spans = source.recording.spans.map { "\($0.label) \($0.range)" }
        return "\(list)\n\(source.recording.choices.map(\.value))\n\(spans.joined(separator: ", "))"
    }

    private static func steps() throws -> String {
        let steps = Mutex<[String]>([])
        // The list with its choices.
        let noted = Generator { source throws(Rejection) in
            (list: try source.draw(lists), choices: source.recording.choices.map(\.value))
        }
        let property = Property(noted, id: "sum") { list, choices in
            guard list.reduce(0, +) >= 150 else { return true }
            // Nearly every value that shrinking checks is simpler, so a failing one is the next step.
            steps.withLock { $0.append("\(choices)  \(list)") }
            return false
        }
        let found = try #require(property.shrink(ChoiceSource(seed: 8)).first)
        // At the end the minimum is checked five times more.
        let lines = steps.withLock { $0.dropLast(5) }
        return """
            \(lines.joined(separator: "\n"))
            \(found.executions) executions, \(ReplayToken(found.choices))
            """
    }

    @Test(arguments: [
        ([1, 60, 1, 95, 1, 39, 1, 22, 1, 46, 0], DeleteSpans() as any ShrinkPass, [1, 60, 1, 95, 0]),
        ([1, 60, 1, 95, 0], MoveTogether(.neighbours), [1, 58, 1, 93, 0]),
        ([1, 58, 1, 93, 0], LowerEach(), [1, 57, 1, 93, 0]),
        ([1, 57, 1, 93, 0], MoveTogether(.sum), [1, 50, 1, 100, 0]),
    ])
    func `each step is made by the pass that the document names`(
        before: [UInt64], pass: any ShrinkPass, after: [UInt64]
    ) throws {
        let failure = Failure(id: "sum", message: "too large")
        var source = ChoiceSource(replaying: before)
        var shrinker = Shrinker(
            generator: Self.lists, value: try Self.lists.generate(from: &source), failure: failure,
            recording: source.recording, budget: 100, isCancelled: { false },
            check: { $0.reduce(0, +) >= 150 ? failure : nil })
        pass.improve(&shrinker)
        #expect(shrinker.recording.values == after)
        let text = try GuideDocument("Shrinking").text
        #expect(text.contains("`\(type(of: pass))`") && text.contains("\n\(after)  "))
    }

    private static func localMinimum() -> String {
        let pairs = zip(Generator<Int>.integer(in: 0...9_999), .integer(in: 0...9_999))
        let property = Property(pairs, id: "product") { first, second in first * second != 9_991 }
        let found = property.shrink(ChoiceSource(replaying: [103, 97]))
        return found.map { "\($0.value) after \($0.executions) executions" }.joined()
    }
}
