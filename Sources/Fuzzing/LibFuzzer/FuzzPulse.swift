import Foundation

/// A line by which libFuzzer tells its progress.
///
///     #16384	pulse  cov: 2012 ft: 9311 corp: 512/61Kb lim: 512 exec/s: 8192 rss: 71Mb
package struct FuzzPulse: Hashable, Sendable {
    /// The number of executions of the process.
    package let executions: Int
    /// The number of places in the code that were reached.
    package let coverage: Int
    /// The number of executions in a second, since the process began.
    package let rate: Int

    /// Reads a line; nil if it is any other line.
    package init?(parsing line: some StringProtocol) {
        let words = line.split(whereSeparator: \.isWhitespace)
        func number(after label: String) -> Int? {
            words.firstIndex { $0 == label }.flatMap { index in
                words.dropFirst(index + 1).first.flatMap { Int($0.prefix(while: \.isNumber)) }
            }
        }
        guard let first = words.first, first.hasPrefix("#"), let executions = Int(first.dropFirst()),
            let coverage = number(after: "cov:"), let rate = number(after: "exec/s:")
        else { return nil }
        self.executions = executions
        self.coverage = coverage
        self.rate = rate
    }

    /// The last such line of a log; nil if there is none.
    ///
    /// - Complexity: reads the last kilobytes only.
    package static func last(inLog path: String) -> FuzzPulse? {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else {
            return nil
        }
        defer { try? file.close() }
        try? file.seek(toOffset: size - min(size, 4_096))
        let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
        // The last line may not be whole.
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reversed().lazy
            .compactMap { FuzzPulse(parsing: $0) }.first
    }
}
