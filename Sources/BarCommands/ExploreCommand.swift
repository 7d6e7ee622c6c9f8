import AirBarModel
import Foundation
import Generators
import Pages
import Verification

/// The command `explore`: visits every state of a bar on bounded models.
struct ExploreCommand {
    static let command = Command(
        name: "explore", summary: "visit every reachable state of a bar, on bounded models",
        options: [
            .bar("the bar (the first one)"),
            .heights(
                "explore a bar of these heights, in points, on models of its own: own, or for ranges, such as 40...64, "
                    + "least and greatest"),
            Option(
                "--model NAME",
                "this bounded model only; may be repeated: "
                    + BoundedModel.all.map(\.name).joined(separator: ", "), formerly: "--lattice"
            ) {
                BoundedModel.all(for: $0.first).map(\.name)
            },
            .events("what can happen: realistic, losses or hostile, as for verify (hostile)"),
            Option("--states N", "stop on a model after this number of states in a pass (250000)"),
            Option("--save DIR", "write each counterexample to DIR as a scenario file"),
            Option(
                "--html DIR",
                "write a page to DIR/index.html with a drawing of the states of each model, and the path to each "
                    + "violation; and a page to watch each counterexample in"),
            .exact, .json,
        ],
        notes: """
            A bounded model is a bar of a few whole points on small scroll views, with a finite set of events. Every
            transition from every state is judged, open obligations and twins of relations included, so that the result
            applies to events in any number and order. A violation comes with a shortest path to it. An invariant that cannot
            be judged on a model is listed with the reason.

            Exits 0 when every model is complete and nothing is broken, 1 when something is; any other status, which
            \(Invocation.program) --help lists, means that this was not decided, as when a model is not complete.
            """
    ) { arguments throws(UsageError) in try ExploreCommand(arguments).run() }

    private let definition: BarDefinition
    private let invariants: [Invariant]
    private let models: [BoundedModel]
    private let limit: Int
    private let folder: SavedFolder?
    private let pages: PagesFolder?
    private let isJSON: Bool
    private let numbers: NumberFormat

    init(_ arguments: Arguments) throws(UsageError) {
        let bar = try arguments.bar() ?? arguments.bars.first
        definition = try arguments.heights().map { bar.with(heights: $0) } ?? bar
        invariants = arguments.bars.invariants.about(definition.kind)
        let names = arguments.values("--model")
        let all = BoundedModel.all(for: definition)
        let named = try asUsageError { () throws(UnknownName) in
            try UnknownName.positions(of: names, among: all.map(\.name), kind: "model").map { all[$0] }
        }
        let events = try arguments.choice("--events", of: EventVocabulary.self) ?? .hostile
        models = (names.isEmpty ? all : named).map { $0.limited(to: events) }
        limit = try arguments.number("--states", in: 1...100_000_000) ?? 250_000
        let (save, html) = (try arguments.value("--save"), try arguments.value("--html"))
        isJSON = arguments.flag("--json")
        numbers = arguments.numbers()
        pages = try html.map(PagesFolder.init)
        folder = try save.map(SavedFolder.init)
    }

    func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        let start = ContinuousClock.now
        let explorations = try CaseWatchdog.guarding({ () throws(UsageError) in
            try asUsageError { () throws(Unexplorable) in
                try Exploration.all(
                    of: definition, on: models, invariants: invariants, limit: limit, isMapped: pages != nil,
                    isCancelled: { Interruption.isPending })
            }
        })
        for exploration in explorations { try save(exploration) }
        try writePages(of: explorations)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if isJSON {
            print(try json(Exploration.json(explorations, of: invariants)))
        } else {
            print(text(explorations, seconds: seconds))
        }
        return verdict(on: explorations)
    }

    private func verdict(on explorations: [Exploration]) -> Verdict {
        if explorations.contains(where: { !$0.counterexamples.isEmpty }) { return .broken }
        if Interruption.isPending { return .interrupted }
        let open = explorations.filter { !$0.isComplete }.map(\.model.name)
        if open.isEmpty { return .holds }
        return .undecided("the search is not complete on \(open.joined(separator: ", "))")
    }

    /// Writes the page of all explorations, if pages are asked for, and one for each counterexample.
    private func writePages(of explorations: [Exploration]) throws(UsageError) {
        guard let pages else { return }
        let counterexamples = explorations.flatMap { exploration in
            exploration.counterexamples.map { found in
                let page = CounterexamplePage(found, instruction: Reproduced.instruction(for: found.file))
                return (name: exploration.pageName(of: found), page: page as any Page)
            }
        }
        try pages.write(IndexPage(explorations, of: definition), counterexamples)
    }

    private func save(_ exploration: Exploration) throws(UsageError) {
        guard let folder else { return }
        for counterexample in exploration.counterexamples {
            let name = "\(definition.name)-\(counterexample.invariant.id)-\(exploration.model.name).scenario"
            _ = try folder.write(counterexample.file.text, to: name)
        }
    }

    private func text(_ explorations: [Exploration], seconds: Double) -> String {
        var table = TextTable([
            ("model", .leading), ("states", .trailing), ("transitions", .trailing), ("complete", .leading),
            ("judged", .trailing), ("broken", .leading),
        ])
        for exploration in explorations {
            let broken = exploration.counterexamples.map { "\($0.invariant.id) in \($0.eventCount)" }
            table.add([
                exploration.model.name, grouped(exploration.states), grouped(exploration.transitions),
                exploration.isComplete ? "yes" : "no", "\(exploration.judged.count)",
                broken.joined(separator: ", "),
            ])
        }
        let transitions = explorations.reduce(0) { $0 + $1.transitions }
        let shown = explorations.flatMap(\.counterexamples).prefix(3).map {
            "\n" + $0.text(numbers, columns: Output.columns)
        }
        return
            (table.lines(within: Output.columns) + [""]
            + (leftOutLines(explorations) + ambiguityLines(explorations) + [
                String(
                    format: "\(definition.name): %@ transitions in %.1f s, %.2f million a second",
                    grouped(transitions),
                    seconds, Double(transitions) / max(seconds, 1e-9) / 1e6)
            ]).map { $0.wrapped(to: Output.columns) } + shown).joined(separator: "\n")
    }
}

/// The models on which equal states of the bar react differently, with a scenario that ends so.
private func ambiguityLines(_ explorations: [Exploration]) -> [String] {
    explorations.flatMap { exploration in
        exploration.ambiguity.map {
            [
                "not decided on \(exploration.model.name): two states that are equal react differently to the last of "
                    + "these events, so the bar's == leaves something out, or it depends on something outside of it",
                ScenarioFile($0).text,
            ]
        } ?? []
    }
}

/// A line for each invariant that is left out: the models on which it is, and the reason.
private func leftOutLines(_ explorations: [Exploration]) -> [String] {
    let leftOut = explorations.flatMap { exploration in
        exploration.leftOut.map { (model: exploration.model.name, $0) }
    }
    var lines: [String] = []
    for (_, entry) in leftOut where !lines.contains(where: { $0.hasPrefix(entry.invariant.id + " ") }) {
        let models = leftOut.filter { $0.1.invariant.id == entry.invariant.id }.map(\.model)
        lines.append(
            "\(entry.invariant.id) \(entry.invariant.title) is left out on \(models.joined(separator: ", ")): "
                + entry.reason)
    }
    return lines
}
