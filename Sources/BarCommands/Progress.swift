import Foundation
import Generators
import Verification

/// The progress of a search, as a line on standard error; nothing is written unless that is a terminal.
struct Progress: Sendable {
    private let isOn = isatty(STDERR_FILENO) == 1
    private let start = ContinuousClock.now
    let bar: String
    let cases: Int

    /// Replaces the line.
    func show(_ progress: SearchProgress) {
        guard isOn else { return }
        let found =
            progress.idsFound.isEmpty ? "" : ", broken: \(progress.idsFound.sorted().joined(separator: " "))"
        let pace = Self.pace(progress.casesDone, of: cases, in: (ContinuousClock.now - start) / .seconds(1))
        complain(
            "\r\u{1B}[K\(bar): \(grouped(progress.casesDone)) of \(grouped(cases)) cases\(pace)\(found)",
            terminator: "")
    }

    /// The rate of a search and the time that the other cases take at that rate; nothing in the first half second.
    static func pace(_ done: Int, of cases: Int, in seconds: Double) -> String {
        guard seconds >= 0.5, done > 0 else { return "" }
        let rate = Double(done) / seconds
        let left = Int((Double(max(0, cases - done)) / rate).rounded(.up))
        let time = left < 120 ? "\(left) s" : "\(left / 60) min"
        return ", \(grouped(Int(rate))) a second, \(time) left"
    }

    /// Removes the line.
    func clear() {
        if isOn { complain("\r\u{1B}[K", terminator: "") }
    }
}
