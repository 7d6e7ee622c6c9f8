import AirBarModel
import Generators
import Verification

extension IndexPage {
    /// The explorations of a bar on bounded models, with a drawing of each and the path to each violation.
    ///
    /// - Parameters:
    ///   - explorations: the explorations; those that were asked for a map have a drawing.
    ///   - definition: the bar.
    package init(_ explorations: [Exploration], of definition: BarDefinition) {
        self.init(
            title: "The states of \(definition.name)",
            sections: explorations.map { IndexSection($0, bar: definition.name) })
    }
}

extension IndexSection {
    fileprivate init(_ exploration: Exploration, bar: String) {
        heading = exploration.model.name
        summary =
            [
                "\(grouped(exploration.states)) states, \(grouped(exploration.transitions)) transitions, "
                    + (exploration.isComplete ? "complete" : "not complete")
            ]
            + exploration.leftOut.map { "\($0.invariant) is left out: \($0.reason)" }
        table = Table(
            caption: "invariants of \(bar) on \(exploration.model.name)",
            columns: ["id", "invariant", "status", "events"], textColumns: 3,
            rows: exploration.judgedByUrgency.map { invariant, found in
                let status: EntryStatus =
                    found != nil ? .broken : exploration.isComplete ? .holds : .notDecided
                return Row(
                    cells: [
                        invariant.id, invariant.title, status.rawValue,
                        found.map { "\($0.eventCount)" } ?? "",
                    ], status: status.rawValue,
                    link: found.map(exploration.pageName), isBad: found != nil)
            })
        below = exploration.map.map { Self.drawings(of: exploration, $0) } ?? []
    }

    private static func drawings(of exploration: Exploration, _ map: StateMap) -> [Markup] {
        guard !map.states.isEmpty else { return [] }
        let drawing = StateMapDrawing(map)
        let paths = exploration.counterexamples.filter { !$0.trace.isEmpty }.map { found in
            let page = Markup.address(exploration.pageName(of: found))
            let name = "\(found.invariant.id), \(found.invariant.title)"
            return Markup(
                "figure",
                [
                    drawing.drawing(of: found),
                    Markup("figcaption", [Markup("a", ["href": page], text: name)]),
                ])
        }
        return [
            .paragraph(
                "A dot is where the content offset (across) and the height of the bar (up) can be; its size is that of the "
                    + "number of states there. A line is a transition."),
            drawing.drawing,
        ]
            + (paths.isEmpty
                ? []
                : [
                    Markup("h3", text: "The paths to violations, on the same map"),
                    .paragraph(
                        "Each begins in a ring, follows the arrows, and ends in the violation, a dot."),
                    Markup("div", ["class": "multiples"], paths),
                ])
    }
}

extension Exploration {
    /// The invariants with their counterexamples: those that are broken come first.
    fileprivate var judgedByUrgency: [(invariant: Invariant, found: BarCounterexample?)] {
        let all = judged.map { invariant in
            (invariant, counterexamples.first { $0.invariant.id == invariant.id })
        }
        return all.filter { $0.1 != nil } + all.filter { $0.1 == nil }
    }

    /// The name of the file of the page of a counterexample.
    package func pageName(of found: BarCounterexample) -> String {
        "\(found.subject.name)-\(found.invariant.id)-\(model.name).html"
    }
}
