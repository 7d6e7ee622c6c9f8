/// The columns of a recording that are the app's own, which nothing is checked by.
struct IgnoredColumns: Sendable {
    /// The names of the first ones, each once, in order.
    private(set) var names: [String] = []
    /// Whether there are more.
    private(set) var hasMore = false

    /// The largest number of names that are kept: rows of JSON Lines may have any number of them.
    private static let limit = 10

    /// Notes the name of a column, which may have been noted before.
    mutating func note(_ name: String) {
        if hasMore || names.contains(name) { return }
        if names.count < Self.limit { names.append(name) } else { hasMore = true }
    }
}
