import AirBarModel
import Foundation
import Generators
import Verification

/// `airbar explore`: visits every state of a bar on small lattices.
struct ExploreCommand {
    static let command = Command(
        name: "explore", summary: "visit every state that a bar can be in, on small lattices", usage: usage
    ) { arguments throws(UsageError) in try ExploreCommand(&arguments).run() }

    private static let usage = """
        usage: airbar explore [--bar NAME] [--lattice NAME] [--states N] [--save DIR] [--json]

          --bar NAME        the bar: hardened (unless said), published, or a mutant
          --lattice NAME    this lattice only; may be repeated
          --states N        give up a lattice after so many states (1000000)
          --save DIR        write each counterexample to DIR as a scenario file
          --json            print one JSON object instead of a table

        A lattice is a bar of a few whole points on small scroll views, and everything that may happen to it. Every
        transition from every state is checked, so that what holds there holds for events in any number and order. A
        violation comes with a shortest way to it. Invariants that need more than a step and what has to be known of the
        past are left out: claims about what comes later, relations between two runs, and numbers that nobody can
        compute with.
        Exits 0 when every lattice is complete and nothing is broken, 1 otherwise, 2 on bad input, 130 when interrupted.
        """

    private let rules: BarDefinition
    private let lattices: [Lattice]
    private let limit: Int
    private let folder: String?
    private let isJSON: Bool

    private init(_ arguments: inout Arguments) throws(UsageError) {
        let name = try arguments.value("--bar")
        rules = try asTyped { () throws(UnknownName) in try name.map(Bars.named) ?? .hardened }
        let names = try arguments.values("--lattice")
        for name in names where !Lattice.all.contains(where: { $0.name == name }) {
            throw UsageError(
                "unknown lattice \(name), expected one of \(Lattice.all.map(\.name).joined(separator: ", "))")
        }
        lattices = names.isEmpty ? Lattice.all : Lattice.all.filter { names.contains($0.name) }
        limit = try arguments.number("--states", in: 1...100_000_000) ?? 1_000_000
        folder = try arguments.value("--save")
        isJSON = arguments.flag("--json")
        _ = try arguments.rest(0...0, "")
        if let folder { try makeFolder(folder) }
    }

    private func run() throws(UsageError) -> Int32 {
        Interruption.watch()
        let start = ContinuousClock.now
        var explorations: [Exploration] = []
        for lattice in lattices where !Interruption.isPending {
            let exploration = Exploration(
                of: rules, on: lattice, limit: limit, isCancelled: { Interruption.isPending })
            try save(exploration)
            explorations.append(exploration)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if isJSON {
            print(try json(["lattices": explorations.map(Row.init)]))
        } else {
            print(text(explorations, seconds: seconds))
        }
        if Interruption.isPending { return 130 }
        return explorations.allSatisfy { $0.isComplete && $0.counterexamples.isEmpty } ? 0 : 1
    }

    private func save(_ exploration: Exploration) throws(UsageError) {
        guard let folder else { return }
        for counterexample in exploration.counterexamples {
            let name = "\(rules.name)-\(counterexample.invariant.id)-\(exploration.lattice.name).scenario"
            try writeText(
                counterexample.file.text,
                to: URL(fileURLWithPath: folder).appendingPathComponent(name).relativePath)
        }
    }

    private func text(_ explorations: [Exploration], seconds: Double) -> String {
        var table = TextTable([
            ("lattice", .leading), ("states", .trailing), ("transitions", .trailing), ("complete", .leading),
            ("broken", .leading),
        ])
        for exploration in explorations {
            let broken = exploration.counterexamples.map { "\($0.invariant.id) in \($0.eventCount)" }
            table.add([
                exploration.lattice.name, grouped(exploration.states), grouped(exploration.transitions),
                exploration.isComplete ? "yes" : "no", broken.joined(separator: ", "),
            ])
        }
        let transitions = explorations.reduce(0) { $0 + $1.transitions }
        let shown = explorations.flatMap(\.counterexamples).prefix(3).map { "\n" + $0.text }
        return
            (table.lines + [
                "",
                String(
                    format: "\(rules.name): %@ transitions in %.1f s, %.2f million a second",
                    grouped(transitions),
                    seconds, Double(transitions) / max(seconds, 1e-9) / 1e6),
            ] + shown).joined(separator: "\n")
    }
}

private struct Row: Encodable {
    struct Broken: Encodable {
        let id: String
        let events: Int
        let scenario: String
    }

    let name: String
    let states: Int
    let transitions: Int
    let complete: Bool
    let violations: [Broken]

    init(_ exploration: Exploration) {
        name = exploration.lattice.name
        states = exploration.states
        transitions = exploration.transitions
        complete = exploration.isComplete
        violations = exploration.counterexamples.map {
            Broken(id: $0.invariant.id, events: $0.eventCount, scenario: $0.file.text)
        }
    }
}
