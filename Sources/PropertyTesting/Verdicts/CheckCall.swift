import Synchronization
import Testing

/// One call of `check` in a test.
package struct CheckCall: Sendable {
    /// A call, as another process knows it that runs the same test.
    struct Place: Codable, Hashable {
        let line: Line
        /// The number of earlier calls at the line.
        let index: Int
    }

    /// A line of a test that calls `check`, with the arguments of the test.
    struct Line: Codable, Hashable {
        let test: String
        let arguments: String
        let location: String
    }

    /// What is known of a line.
    private struct Calls {
        var count = 0
        var running = 0
        /// Whether two calls were running at once, so that their order differs from run to run.
        var wereAtOnce = false
        /// The verdicts on which there was something to say.
        var verdicts: [Int: CheckVerdict] = [:]
    }

    /// The test.
    package let test: Test
    let place: Place
    /// The position of the line among those of the test that call `check`, in the order of their first calls, from 1.
    let number: Int

    private static let lines = Mutex<[Line: Calls]>([:])
    /// The lines of each test that call `check`, in the order of their first calls.
    private static let locations = Mutex<[String: [String]]>([:])

    /// Begins a call.
    init(in test: Test, at location: SourceLocation) {
        let line = Line(test: "\(test.id)", arguments: Self.arguments, location: "\(location)")
        let index = Self.lines.withLock { lines in
            lines[line, default: Calls()].count += 1
            lines[line]?.running += 1
            if let calls = lines[line], calls.running > 1 { lines[line]?.wereAtOnce = true }
            return (lines[line]?.count ?? 1) - 1
        }
        self.test = test
        place = Place(line: line, index: index)
        number = Self.locations.withLock { locations in
            let known = locations[line.test, default: []]
            if let position = known.firstIndex(of: line.location) { return position + 1 }
            locations[line.test] = known + [line.location]
            return known.count + 1
        }
    }

    /// The arguments of the test, as text; equal in all processes.
    ///
    /// A case of a test tells them in its description only, with addresses beside the names of private types.
    private static var arguments: String {
        guard let current = Test.Case.current, current.isParameterized else { return "" }
        return "\(current)".replacing(/\ at \$[0-9a-f]+/, with: "")
    }

    /// Ends the call.
    func end(_ verdict: CheckVerdict) {
        Self.lines.withLock { lines in
            lines[place.line]?.running -= 1
            if !verdict.isEmpty { lines[place.line]?.verdicts[place.index] = verdict }
        }
    }

    /// Whether another call at the line was running at the same time as this one, or as an earlier one.
    var isAmbiguous: Bool { Self.lines.withLock { $0[place.line]?.wereAtOnce == true } }

    /// A verdict of an earlier call of the same test.
    struct Earlier: Codable {
        let place: Place
        let verdict: CheckVerdict
    }

    /// The earlier verdicts of the test on which there was something to say.
    var earlier: [Earlier] {
        Self.lines.withLock { lines in
            lines.filter { $0.key.test == place.line.test }.flatMap { line, calls in
                calls.verdicts.map { Earlier(place: Place(line: line, index: $0), verdict: $1) }
            }
        }
    }
}
