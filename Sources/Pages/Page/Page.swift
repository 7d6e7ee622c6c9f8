/// A page of HTML, as a text that loads nothing.
package protocol Page: Sendable {
    /// The pages that it leads to.
    var neighbours: Neighbours { get set }

    /// The page as HTML, the same byte for byte for the same contents.
    var html: String { get }
}

/// The pages of one folder that a page leads to, by their names.
package struct Neighbours: Sendable {
    /// The page of all results; nil if there is none.
    var index: String?
    /// The page before; nil if there is none.
    var previous: String?
    /// The page after; nil if there is none.
    var next: String?

    /// None, as of a page that stands alone.
    init() {}

    /// Those of one of the pages that an index links to, in its order.
    package init(of position: Int, among names: [String], index: String) {
        self.index = index
        previous = position > 0 ? names[position - 1] : nil
        next = position + 1 < names.count ? names[position + 1] : nil
    }

    /// The links; nothing without any.
    var markup: [Markup] {
        let links = [("All results", index), ("Previous", previous), ("Next", next)].compactMap {
            text, name in
            name.map { Markup("a", ["href": Markup.address($0)], text: text) }
        }
        return links.isEmpty ? [] : [Markup("nav", ["aria-label": "Pages"], links)]
    }
}
