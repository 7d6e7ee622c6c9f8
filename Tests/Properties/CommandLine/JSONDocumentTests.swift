import Foundation
import Testing
import TestSupport

/// What `--json` prints, and what the documentation says of it.
@Suite struct JSONDocumentTests {
    private static let commands = [
        ["verify", "--bar", "published", "--only", "S7,K1", "--cases", "2000", "--json"],
        ["motion", "--rules", "published", "--cases", "20", "--json"],
        ["explore", "--bar", "published", "--model", "no-height", "--json"],
        ["check", "--json", Repository.recordings.path + "/published-bounce.csv"],
        ["reproduce", "--json", "Tests/Properties/Scenarios/published-S7.scenario"],
        ["mutants", "--name", "hiding-is-slow", "--seeds", "1", "--json"],
    ]

    /// The keys of an object and of all that is in it.
    private static func keys(of value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]:
            object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
        case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys(of: $1)) }
        default: []
        }
    }

    /// The objects in an object that have a sentence.
    private static func explained(_ value: Any) -> [[String: Any]] {
        switch value {
        case let object as [String: Any]:
            (object["sentence"] == nil ? [] : [object]) + object.values.flatMap(explained)
        case let list as [Any]: list.flatMap(explained)
        default: []
        }
    }

    @Test(arguments: commands)
    func `every command tells a violation by the same fields, all of which are documented`(words: [String])
        throws
    {
        let run = try Launched(
            bash: #"cd "$1" && "$0" "${@:2}""#, Repository.root.path, words: words)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let document = try Repository.text(of: "Documentation/JSON.md")
        for key in Self.keys(of: object) { #expect(document.contains("`\(key)`"), "\(key)") }
        let violations = Self.explained(object)
        #expect(violations.isEmpty == (words[0] == "mutants"))
        for violation in violations {
            for key in ["id", "title", "statement", "sentence"] {
                #expect((violation[key] as? String)?.isEmpty == false, "\(key)")
            }
        }
    }
}
