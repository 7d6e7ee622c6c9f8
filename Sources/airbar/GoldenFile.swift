import BarCommands
import Verification

extension GoldenFile {
    /// Reads a file.
    init(contentsOf path: String) throws(UsageError) {
        let text = try readText(path)
        do { try self.init(parsing: text) } catch { throw UsageError("\(path), \(error)") }
    }
}
