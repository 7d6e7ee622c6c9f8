/// A page of HTML that needs nothing besides itself.
struct Document {
    let title: String
    /// What the page is about, in a word or two; for the title of a browser's tab.
    let subject: String
    /// The pages that it leads to.
    var neighbours = Neighbours()
    let body: [Markup]
    /// The data of scripts, as JSON, by identifier.
    var data: [(id: String, json: String)] = []
    var scripts: [String] = [Resource.pageScript]

    /// What made the page, which tells it from any other.
    static let generator = "airbar-verified"

    /// The text of the page.
    var text: String {
        let head = Markup(
            "head",
            [
                // Nothing is loaded, whatever a name or a text on the page says.
                Markup(
                    "meta",
                    [
                        "http-equiv": "Content-Security-Policy",
                        "content":
                            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
                    ]),
                Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                Markup("meta", ["name": "generator", "content": Self.generator]),
                Markup("title", text: "\(title) – \(subject)"),
                Markup("style", raw: Resource.colors + Resource.chart + Resource.page),
                // What a script draws or does is not shown where none runs, and charts stand one below the other.
                Markup("noscript", [Markup("style", raw: Resource.still)]),
            ])
        let scripts =
            data.map { Markup("script", ["type": "application/json", "id": $0.id], raw: $0.json) }
            + self.scripts.map { Markup("script", raw: $0) }
        let html = Markup("html", ["lang": "en"], [head, Markup("body", neighbours.markup + body + scripts)])
        return "<!doctype html>\n<meta charset=\"utf-8\">\n" + html.text
    }
}
