import Foundation
import Generators
import Verification

/// The progress of a search, as a line on standard error; nothing is written unless that is a terminal.
struct Progress: Sendable {
    private let isOn = isatty(STDERR_FILENO) == 1
    let bar: String
    let cases: Int

    /// Replaces the line.
    func show(_ progress: SearchProgress) {
        guard isOn else { return }
        let found =
            progress.idsFound.isEmpty ? "" : ", broken: \(progress.idsFound.sorted().joined(separator: " "))"
        complain(
            "\r\u{1B}[K\(bar): \(grouped(progress.casesDone)) of \(grouped(cases)) cases\(found)",
            terminator: "")
    }

    /// Removes the line.
    func clear() {
        if isOn { complain("\r\u{1B}[K", terminator: "") }
    }
}
