import AirBarModel

/// The height of a bar as a line of blocks, for a table in a terminal.
///
///     c       n       e
///     ███████▌·       ·
struct HeightGauge {
    private let width: Int
    private let greatest: Double
    private let detents: [(letter: Character, height: Double)]

    /// The least number of columns in which a gauge says something.
    private static let least = 16
    /// The number of columns that is enough.
    private static let most = 32

    /// A gauge in the columns of a terminal that a table leaves free; nil if these are too few, or if no height is more
    /// than 0.
    ///
    /// - Parameters:
    ///   - columns: the width of the terminal.
    ///   - lines: the lines of the table.
    ///   - heights: the heights that the bar supports, in points.
    ///   - shown: the heights that it has in the table, in points.
    init?(in columns: Int, beside lines: [String], of heights: BarHeights, showing shown: [Double]) {
        let free = columns - 3 - (lines.map(\.count).max() ?? 0)
        let all = [heights.compact, heights.normal, heights.expanded]
        greatest = (all + shown).filter(\.isFinite).max() ?? 0
        guard free >= Self.least, greatest > 0 else { return nil }
        width = min(free, Self.most)
        detents = Array(zip("cne", all))
    }

    /// The first letters of the detents, where these are.
    var title: String { line(filledTo: 0) { detent in detent } }

    /// The gauge of a height in points; empty if it is no number.
    func line(of height: Double) -> String {
        guard height.isFinite else { return "" }
        let eighths = Int((max(0, min(1, height / greatest)) * Double(width * 8)).rounded())
        return line(filledTo: eighths) { _ in "·" }
    }

    /// A line that is filled up to a number of eighths of a column, with a sign at each detent after that.
    private func line(filledTo eighths: Int, _ sign: (Character) -> Character) -> String {
        var characters = [Character](repeating: " ", count: width)
        for detent in detents where detent.height.isFinite {
            characters[column(of: detent.height)] = sign(detent.letter)
        }
        for column in characters.indices where eighths > column * 8 {
            characters[column] = Array("▏▎▍▌▋▊▉█")[min(8, eighths - column * 8) - 1]
        }
        return String(characters)
    }

    /// The last column that a height fills.
    private func column(of height: Double) -> Int {
        let columns = (max(0, min(1, height / greatest)) * Double(width)).rounded(.up)
        return max(0, min(width - 1, Int(columns) - 1))
    }
}
