import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// The page on the text form shows what the parser reads.
@Suite struct ScenariosDocumentTests {
    private static let view = "frame 600 content 2000 offset -200"

    private static func document() throws -> String {
        try Repository.text(of: "Documentation/Scenarios.md")
    }

    /// The lines in the first column of the tables under some headings.
    private static func lines(under headings: String...) throws -> [String] {
        let sections = try document().components(separatedBy: "\n## ").filter { section in
            headings.contains { section.hasPrefix($0) }
        }
        let rows = sections.joined(separator: "\n").split(separator: "\n").filter { $0.hasPrefix("| `") }
        return rows.flatMap { row in
            row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { "\($0.output.1)" }
        }
        .map { $0.replacing("…", with: view) }
    }

    @Test func `every event and action that it shows is read, and all there are are shown`() throws {
        let lines = try Self.lines(under: "Events", "Actions")
        let text = "scenario 1\nheights 1 2 3\nbind \(Self.view)\n" + lines.joined(separator: "\n")
        let actions = try ScenarioFile(parsing: text).session.actions
        #expect(actions.count == lines.count)
        var kinds = EventKinds()
        for case .event(let event) in actions { kinds.formUnion(event.kind) }
        // The table says of these in words that they are written with another word.
        #expect(
            EventKinds.all.subtracting(kinds) == [
                .changed, .ended, .cancelled, .failed, .collapse, .stayEnded,
            ])
        let verbs = Set(lines.map { $0.prefix { $0 != " " } })
        for verb in ["touch", "drag", "pause", "lift", "fling", "cancel", "animate", "rest", "preconfigure"] {
            #expect(verbs.contains(verb[...]), "\(verb)")
        }
        #expect(lines.contains("bind other"))
    }

    @Test func `the example is the committed counterexample of S7`() throws {
        let blocks = try Self.document().components(separatedBy: "```\n")
        let example = try ScenarioFile(parsing: blocks[1])
        let committed = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
        #expect(try example.scenario == ScenarioFile(parsing: committed).scenario)
    }

    @Test func `the scroll view that it shows has everything that one can have`() throws {
        let line = try #require(
            Self.document().split(separator: "\n").first {
                $0.hasPrefix("bind frame") && $0.contains("clamps")
            })
        let view = try #require(
            ScenarioFile(parsing: "scenario 1\nheights 1 2 3\n\(line)").scenario?.scrollView)
        #expect(view.safeArea != .zero && view.barInset != .zero && view.bottomInset != 0)
        #expect(view.behavior == .all)
    }
}
