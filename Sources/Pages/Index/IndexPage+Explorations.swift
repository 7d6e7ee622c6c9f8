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
            rows: exploration.judged.map { invariant in
                let found = exploration.counterexamples.first { $0.invariant.id == invariant.id }
                let status: EntryStatus =
                    found != nil ? .broken : exploration.isComplete ? .holds : .notDecided
                return Row(
                    cells: [
                        invariant.id, invariant.title, status.rawValue,
                        found.map { "\($0.eventCount)" } ?? "",
                    ],
                    link: found.map(exploration.pageName), isBad: found != nil)
            })
        below = exploration.map.map { Self.drawings(of: exploration, $0) } ?? []
    }

    private static func drawings(of exploration: Exploration, _ map: StateMap) -> [Markup] {
        guard !map.states.isEmpty else { return [] }
        let drawing = StateMapDrawing(map, id: "map-\(exploration.model.name)")
        func figure(_ drawing: Markup, _ caption: String) -> Markup {
            Markup("figure", [drawing, Markup("figcaption", text: caption)])
        }
        return [
            .paragraph(
                "A dot is where the content offset (across) and the height of the bar (up) can be; its size is that of the "
                    + "number of states there. A line is a transition."),
            Markup(
                "div", ["class": "halves"],
                [figure(drawing.drawing, exploration.model.name)]
                    + exploration.counterexamples.filter { !$0.trace.isEmpty }.map {
                        figure(drawing.drawing(of: $0), "the path to a violation of \($0.invariant)")
                    }),
        ]
    }
}

extension Exploration {
    /// The name of the file of the page of a counterexample.
    package func pageName(of found: BarCounterexample) -> String {
        "\(found.subject.name)-\(found.invariant.id)-\(model.name).html"
    }
}
