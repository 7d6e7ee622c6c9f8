import AirBarModel
import Verification

/// A counterexample as a page to watch: the bar on a screen, its curves, its events, and what to do with it.
///
/// The page is one text that loads nothing. Of a long trace it shows at most 5,001 steps.
package struct CounterexamplePage: Page {
    let film: Film
    let title: String
    private let counterexample: BarCounterexample?
    private let judged: JudgedTrace?
    private let others: [BarCounterexample]
    private let met: BarCounterexample?
    private let instruction: String
    private let test: PastedTest?
    private let file: ScenarioFile?
    /// What is said of a recording: the violation in a sentence, and the event of each step.
    let recorded: (explanation: String, events: [String])?
    package var neighbours = Neighbours()

    /// A page of a counterexample.
    ///
    /// - Parameters:
    ///   - counterexample: the counterexample.
    ///   - met: the counterexample as it was met, before shrinking; nil if it is not known.
    ///   - instruction: the line that runs the counterexample again.
    package init(_ counterexample: BarCounterexample, met: BarCounterexample? = nil, instruction: String) {
        self.init(
            counterexample.trace, counterexample, met: met, instruction: instruction,
            test: PastedTest(counterexample), file: counterexample.file)
    }

    /// A page of a counterexample that a search found.
    package init(_ found: FoundCounterexample<BarDefinition>) {
        self.init(found.counterexample, met: found.met, instruction: found.instruction)
    }

    /// A page of what was recorded of a bar, which is kept as a scenario for another bar if it can be.
    ///
    /// - Parameters:
    ///   - found: the violation in the rows that show it.
    ///   - instruction: the line that checks the recording again.
    /// - Throws: what would have to be made up for it.
    package init(
        recorded found: RecordedCounterexample, instruction: String
    ) throws(RecordedCounterexample.Gap) {
        let drawable = try found.drawable
        self.init(
            drawable.trace, drawable, instruction: instruction, test: nil, file: try? found.file,
            recorded: (found.explanation, found.eventTexts))
    }

    /// A page of a case that was run again: the root cause, and what else the case breaks; or that it breaks nothing.
    ///
    /// - Parameters:
    ///   - run: the case.
    ///   - met: the case as it was met, before shrinking; nil if it is not known.
    ///   - instruction: the line that runs it again.
    package init(_ run: Reproduction, met: BarCounterexample? = nil, instruction: String) {
        let found = run.rootCauseFirst
        self.init(
            run.trace, found.first, others: Array(found.dropFirst()), met: met, instruction: instruction,
            test: PastedTest(run),
            file: found.first?.file ?? ScenarioFile(run.trace.session ?? Session(run.trace.scenario)))
    }

    private init(
        _ trace: Trace, _ counterexample: BarCounterexample?, others: [BarCounterexample] = [],
        met: BarCounterexample? = nil, instruction: String, test: PastedTest?, file: ScenarioFile?,
        recorded: (explanation: String, events: [String])? = nil
    ) {
        judged = counterexample?.judged
        film = judged.map { Film($0) } ?? Film(trace)
        title =
            counterexample?.title ?? "\(trace.definition.name) breaks nothing here"
        self.counterexample = counterexample
        self.others = others
        self.met = met
        self.instruction = instruction
        self.test = test
        self.file = file
        self.recorded = recorded
    }

    /// The page as HTML.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    package var html: String {
        // Heights that no bar has are followed by no event.
        let isPlayable = !film.track.steps.isEmpty
        return Document(
            title: title, subject: "counterexample", neighbours: neighbours,
            body: [
                Markup(
                    "main",
                    opening + (isPlayable ? playing : [.paragraph(film.trace.table())])
                        + (counterexample.map { Markup.statement(of: $0.invariant) } ?? []) + cases
                        + keeping)
            ],
            data: isPlayable
                ? [("film", film.data(charts.map { ($0.id, $0.chart) }, columns: columns.map(\.name)))] : [],
            scripts: [Resource.pageScript] + (isPlayable ? Resource.playerScripts : [])
        ).text
    }

    private var playing: [Markup] { [Markup("div", ["class": "viewer"], [stage, curves, steps])] }

    private var opening: [Markup] {
        let sentences = counterexample.map { found -> [Markup] in
            [.paragraph(recorded?.explanation ?? found.explanation(numbers), "lead")]
                + (judged.map { judged in
                    [.paragraph(finding(judged), "faint")]
                        + (judged.change.map { [.paragraph("Judged and shown as follows. \($0)", "faint")] }
                            ?? [])
                } ?? [])
        }
        let also = others.map { "\($0.invariant), \($0.place(numbers))" }
        return [Markup("h1", text: title)] + (sentences ?? [])
            + (also.isEmpty ? [] : [.definitions([("the same case also breaks", also)])])
            + [.paragraph(film.trace.summary(.rounded), "faint")]
    }

    /// What was found at which step: of an invariant that compares two runs, where these part.
    private func finding(_ judged: JudgedTrace) -> String {
        let violation = "Step \(judged.violation.step): \(judged.violation.text(numbers))."
        guard let parting = film.partingSentence(numbers) else { return violation }
        return film.parting == film.marked ? parting : "\(parting) \(violation)"
    }

    /// How the page shows numbers.
    var numbers: NumberFormat { .rounded.showing(counterexample.map { [$0.violation] } ?? []) }

    /// The case as it was met, next to the case as it was shrunk.
    private var cases: [Markup] {
        guard let met, let counterexample else { return [] }
        func half(_ title: String, _ found: BarCounterexample, id: String) -> Markup {
            Markup(
                "section",
                [
                    Markup("h3", text: "\(title): \(found.eventCount) \(found.unit)"),
                    .verbatim(found.trace.table(marking: found.violation), id: id, label: title),
                    .paragraph(found.place(.rounded), "faint"),
                ])
        }
        return [
            .heading("As it was met, and as it was shrunk"),
            Markup(
                "div", ["class": "halves"],
                [half("As met", met, id: "met"), half("Shrunk", counterexample, id: "shrunk")]),
        ]
    }

    private var keeping: [Markup] {
        Markup.copied(instruction, id: "instruction", "Run it again")
            + (test.map { Markup.copied($0.text, id: "test", "Keep it as a test") } ?? [])
            + (file.map { Markup.copied($0.text, id: "file", "Keep it as a scenario file") } ?? [])
    }
}

extension BarCounterexample {
    /// What its length is counted in.
    fileprivate var unit: String {
        let noun = trace.session == nil ? "event" : "action"
        return eventCount == 1 ? noun : noun + "s"
    }
}
