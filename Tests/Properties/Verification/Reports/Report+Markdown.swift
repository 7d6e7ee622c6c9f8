import AirBarModel

@testable import Verification

extension Report {
    /// The report as a section of the page; nil if the mistaken bar keeps the entry.
    var markdown: String? {
        guard let found = counterexample else { return nil }
        let lines = file.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        return """
            ### \(saw.dropLast())

            \("Seen in \(origins); the file is `\(name)`.".wrapped)

            ```
            \(lines.joined(separator: "\n"))
            ```

            \("**\(entry.description)**: \(found.explanation)".wrapped)

            \(instead(at: found.violation.step).wrapped)
            """
    }

    /// What the right bar does at a step, in a sentence.
    private func instead(at index: Int) -> String {
        let step = Trace(of: scenario, on: right)[index]
        let reaction = StepDescription(step: step, numbers: .rounded).reaction.dropFirst("the bar ".count)
        let height = NumberFormat.rounded.points(-step.after.offset)
        return "The right bar, `\(right.name)`, \(reaction), and was \(height) tall."
    }
}

extension String {
    /// The words in lines of at most 120 characters.
    fileprivate var wrapped: String {
        var lines = [""]
        for word in split(separator: " ") {
            let last = lines.count - 1
            if lines[last].isEmpty {
                lines[last] = String(word)
            } else if lines[last].count + 1 + word.count <= 120 {
                lines[last] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
