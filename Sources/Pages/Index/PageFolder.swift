/// What is known of a folder from the page of all results in it.
///
/// An earlier run has written that page, and those that it links to; nobody knows of any other file who wrote it.
package enum PageFolder {
    /// The name of the page of all results.
    package static let index = "index.html"

    /// Whether a text is a page of this package.
    package static func isPage(_ html: String) -> Bool {
        html.prefix(1_000).contains("content=\"\(Document.generator)\"")
    }

    /// The names of the pages beside a page of all results that it links to.
    package static func pages(of index: String) -> [String] {
        index.matches(of: /href="([^"#\/]+\.html)"/).map { String($0.output.1) }
    }
}
