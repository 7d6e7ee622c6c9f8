/// What a command shows of its work on a terminal while it runs: a heading, a note, and a row for each entry.
package struct LiveTable: Sendable {
    /// What is known of an entry so far; what matters most comes first.
    package enum Standing: Int, Sendable {
        /// It is broken.
        case broken
        /// It is being searched.
        case running
        /// Nothing is decided.
        case open
        /// It holds.
        case kept
        /// It does not apply.
        case excluded
    }

    /// The row of an entry, such as an invariant or a law.
    package struct Row: Sendable {
        let id: String
        let title: String
        let status: String
        let detail: String
        let standing: Standing

        /// Makes a row.
        ///
        /// - Parameters:
        ///   - id: the identifier of the entry.
        ///   - title: its title.
        ///   - status: its status so far, in a few words.
        ///   - detail: a number with its unit; empty if there is none.
        ///   - standing: what the status means.
        package init(id: String, title: String, status: String, detail: String = "", _ standing: Standing) {
            self.id = id
            self.title = title
            self.status = status
            self.detail = detail
            self.standing = standing
        }
    }

    let heading: String
    let note: String
    let rows: [Row]

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - heading: the first line.
    ///   - note: the second line, which may be empty: what shrinks.
    ///   - rows: the entries, in the order of their catalogue.
    package init(heading: String, note: String = "", rows: [Row]) {
        self.heading = heading
        self.note = note
        self.rows = rows
    }
}
