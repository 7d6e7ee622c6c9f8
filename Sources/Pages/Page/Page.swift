/// A page of HTML, as a text that loads nothing.
package protocol Page: Sendable {
    /// The page as HTML, the same byte for byte for the same contents.
    var html: String { get }
}
