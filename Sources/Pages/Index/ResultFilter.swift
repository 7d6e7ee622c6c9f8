/// The controls that filter the tables of an ``IndexPage``; a script shows the rows that they ask for.
struct ResultFilter {
    /// The status of each row, in the order of the rows.
    let statuses: [String]

    /// The controls and their keys; nothing where one row or none is.
    var markup: [Markup] {
        guard statuses.count > 1 else { return [] }
        let names = statuses.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let options =
            [Markup("option", ["value": ""], text: "any")]
            + names.map { name in
                let count = statuses.count { $0 == name }
                return Markup("option", ["value": name], text: "\(name) (\(count))")
            }
        let keys = [("/", "filters by text"), ("Esc", "shows all rows in their first order")].flatMap {
            [Markup("kbd", text: $0.0), Markup("span", text: " \($0.1), ")]
        }
        return [
            Markup(
                "search", ["class": "filter"],
                [
                    label("Text", Markup("input", ["type": "search", "id": "filter-text"])),
                    label("Status", Markup("select", ["id": "filter-status"], options)),
                    Markup("output", ["id": "filter-count"], text: ""),
                    Markup(
                        "p", ["class": "keys faint"],
                        keys + [Markup("span", text: "and the head of a column sorts by it.")]),
                ])
        ]
    }

    private func label(_ name: String, _ control: Markup) -> Markup {
        Markup("label", [Markup("span", text: "\(name) "), control])
    }
}
