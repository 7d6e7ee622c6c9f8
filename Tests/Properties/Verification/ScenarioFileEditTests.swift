import AirBarModel
import Generators
import PropertyTesting
import Testing

@testable import Verification

/// Scenario files in which one word or line is not as it was printed.
@Suite struct ScenarioFileEditTests {
    private enum Edit: Sendable {
        case replace(String)
        case insert(String)
        case capitalise, lengthen, delete, duplicateLine, deleteLine, swapLines

        static let ofWords: [Edit] =
            ["1", "2.5", "1e300", "ended"].map(replace) + [insert("1"), capitalise, lengthen, delete]
        static let ofLines: [Edit] = [duplicateLine, deleteLine, swapLines]
        static let all = ofWords + ofLines
    }

    /// The lines of files, each as words.
    private static let files: Generator<[[String]]> = Session.generator.map { session in
        lines(ScenarioFile(session, bar: "mine", breaks: ["S7"], comments: ["  two  words"]).text)
    }

    /// A file with everything that the line of a number can have.
    private static let example = lines(
        """
        scenario 1
        # two words
        bar mine
        breaks S7 S8
        tolerances 4 0.25 250
        display 120 scale 3 jitter 0.25 dropping 7
        heights 100 200 300
        bind frame 600 content 2000 offset -200 safe-area 47 34 equal-writes-notify
        drag -80 over 0.2
        pause 0.1
        fling 1200
        animate 300
        pan ended velocity -1200 rest 300
        pan began
        bounces on

        """)

    private static func lines(_ text: String) -> [[String]] {
        text.split(separator: "\n").map { line in
            line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private static func text(_ lines: [[String]]) -> String {
        lines.map { $0.joined(separator: " ") + "\n" }.joined()
    }

    private static func edited(_ lines: [[String]], _ edit: Edit, _ line: Int, _ word: Int) -> [[String]] {
        var lines = lines
        let line = line % lines.count
        let word = word % lines[line].count
        switch edit {
        case .replace(let other): lines[line][word] = other
        case .insert(let other): lines[line].insert(other, at: word + 1)
        case .capitalise: lines[line][word] = lines[line][word].uppercased()
        case .lengthen: lines[line][word] += "s"
        case .delete: lines[line].remove(at: word)
        case .duplicateLine: lines.insert(lines[line], at: line)
        case .deleteLine: lines.remove(at: line)
        case .swapLines: lines.swapAt(line, max(0, line - 1))
        }
        return lines
    }

    /// The lines of a text, whatever the place of comments, the order of the other lines before the binding, the form
    /// of numbers, and whether what is standard is left out.
    private static func meaning(of text: String) -> [String] {
        let comments = text.split(separator: "\n").filter { $0.hasPrefix("#") }
            .map { $0.dropFirst().first == " " ? $0.dropFirst(2) : $0.dropFirst() }
        let lines = lines(text).filter { !$0[0].hasPrefix("#") }
            .map { words -> String in
                let written = words.filter { $0 != "" }.map { word -> String in
                    guard let number = Double(word) else { return word }
                    return "\(number)"
                }
                return written.joined(separator: " ")
                    .replacing(/\ jitter 0\.0| dropping 0\.0| safe-area 0\.0 0\.0/, with: "")
            }
            .filter { $0 != "" && $0 != "display 60.0 scale 2.0" }
        let head = lines.prefix { !$0.hasPrefix("bind") }
        return comments.map(String.init) + head.sorted() + lines.dropFirst(head.count)
    }

    /// Whether a text is refused, or read as everything that it says.
    private static func isReadWhole(_ lines: [[String]]) -> Bool {
        let text = text(lines)
        guard let read = try? ScenarioFile(parsing: text) else { return true }
        return meaning(of: read.text) == meaning(of: text) && read.session.actions.allSatisfy(\.isPossible)
    }

    @Test func `a text is refused, or read as everything that it says`() async {
        var misread: [[[String]]] = []
        for (line, words) in Self.example.enumerated() {
            let edited =
                words.indices.flatMap { word in
                    Edit.ofWords.map { Self.edited(Self.example, $0, line, word) }
                } + Edit.ofLines.map { Self.edited(Self.example, $0, line, 0) }
            misread += edited.filter { !Self.isReadWhole($0) }
        }
        #expect(misread == [])
        let edits = Generator<Int>.integer(in: 0...(Edit.all.count - 1)).map { Edit.all[$0] }
        let positions = Generator<Int>.integer(in: 0...999)
        await check(zip(Self.files, edits, positions, positions), cases: 25) { file, edit, line, word in
            Self.isReadWhole(Self.edited(file, edit, line, word))
        }
    }

    @Test(arguments: [(4, 0.5, 300), (5, 0.25, 300), (5, 0.5, 250)])
    func `a tolerance that is not the standard one reads back`(top: Double, quietSnap: Double, fling: Double)
        throws
    {
        let tolerances = try BarTolerances(top: top, quietSnap: quietSnap, fling: fling)
        let session = Session(
            heights: BarHeights(compact: 1, normal: 2, expanded: 3), tolerances: tolerances,
            scrollView: try ScrollViewGeometry(frameHeight: 1, contentHeight: 2, contentOffset: 3),
            actions: [])
        #expect(tolerances != .standard)
        #expect(try ScenarioFile(parsing: ScenarioFile(session).text).session == session)
    }

    @Test(arguments: ["?", "1e300"])
    func `an error that is caused by a word is at that word`(word: String) async {
        await check(.oneOf(.always(Self.example), Self.files), cases: 4) { file in
            for (line, words) in file.enumerated() where !["#", "bar", "breaks"].contains(words[0]) {
                for index in words.indices {
                    var other = file
                    other[line][index] = word
                    let column = words[..<index].reduce(1) { $0 + $1.count + 1 }
                    do throws(ScenarioFile.ParseError) {
                        _ = try ScenarioFile(parsing: Self.text(other))
                        // Any number may come with an event, so this one is an error in some places only.
                        if word == "?" { return false }
                    } catch {
                        if (error.line, error.column) != (line + 1, column) { return false }
                    }
                }
            }
            return true
        }
    }
}
