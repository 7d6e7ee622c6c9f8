import Foundation
import Testing
import TestSupport

/// What `--json` prints, and what the documentation says of it.
@Suite struct JSONDocumentTests {
    private static let commands = [
        [
            "verify", "--bar", "published", "--invariant", "S7,K1", "--cases", "2000", "--statistics",
            "--json",
        ],
        ["motion", "--rules", "published", "--cases", "20", "--json"],
        ["explore", "--bar", "published", "--model", "no-height", "--json"],
        ["check", "--json", Repository.recordings.path + "/published-bounce.csv"],
        ["reproduce", "--json", "Tests/Properties/Scenarios/published-S7.scenario"],
        ["mutants", "--name", "hiding-is-slow", "--seeds", "1", "--json"],
    ]

    private static func run(_ words: [String]) throws -> Launched {
        try Launched(bash: #"cd "$1" && "$0" "${@:2}""#, Repository.root.path, words: words)
    }

    /// What the commands print, in their order: each takes a second or two, so it is run once.
    private static let printed = Result { try commands.map { try run($0) } }

    /// What is printed in rare cases: of recordings in pixels and of one row, of a bar whose equal states react differently, and of a bar that
    /// ends its process.
    private static func rareKeys() throws -> Set<String> {
        var printed: Set<String> = []
        try TemporaryFolder.with { folder in
            let row = try folder.write("time,contentOffset,barHeight\n0,0,200\n".utf8, to: "row.csv")
            let pixels = try folder.write("time,contentOffset,barHeight\n0,0,400\n".utf8, to: "pixels.csv")
            let scenario =
                "scenario 1\nbar trapping\nheights 100 200 300\n"
                + "bind frame 600 content 2000 offset -200\noffset nan\n"
            let trap = try folder.write(scenario.utf8, to: "trap.scenario")
            let runs = [
                try run(["check", "--heights", "100,200", "--json", pixels]),
                try run(["check", "--heights", "100,200", "--json", row]),
                try Launched(
                    ["explore", "--bar", "forgetful", "--model", "no-height", "--json"],
                    of: MisbehavingInput.program),
                try Launched(
                    ["verify", "--bar", "quitting", "--cases", "50", "--invariant", "S9", "--json"],
                    of: MisbehavingInput.program),
                try Launched(["reproduce", "--json", trap], of: MisbehavingInput.program),
            ]
            printed = Set(try runs.flatMap { try keys(of: object($0)) })
        }
        return printed
    }

    private static func object(_ run: Launched) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }

    /// The fields that the tables of the document have: in the first one in the first column, in the other in all but that.
    private static func documented() throws -> Set<String> {
        let document = try Repository.text(of: "Documentation/JSON.md")
        let parts = document.split(separator: "\n## In one command\n")
        let (all, one) = (try #require(parts.first), try #require(parts.last))
        func names(in text: Substring, columns: (ArraySlice<Substring>) -> ArraySlice<Substring>) -> [String]
        {
            text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { line in
                columns(line.split(separator: "|")[...]).flatMap { $0.matches(of: /`(\w+)`/) }.map {
                    String($0.output.1)
                }
            }
        }
        return Set(names(in: all) { $0.prefix(1) } + names(in: one) { $0.dropFirst() })
    }

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

    @Test(arguments: commands.indices)
    func `every command tells a violation by the same fields, all of which are documented`(index: Int)
        throws
    {
        let object = try Self.object(Self.printed.get()[index])
        #expect(try Self.keys(of: object).subtracting(Self.documented()).sorted() == ["version"])
        let violations = Self.explained(object)
        #expect(violations.isEmpty == (Self.commands[index][0] == "mutants"))
        for violation in violations {
            for key in ["id", "title", "statement", "sentence"] {
                #expect((violation[key] as? String)?.isEmpty == false, "\(key)")
            }
        }
    }

    @Test func `every field that is documented is printed by a command`() throws {
        let printed = try Self.printed.get().reduce(try Self.rareKeys()) {
            $0.union(Self.keys(of: try Self.object($1)))
        }
        let missing = try Self.documented().subtracting(printed).sorted()
        #expect(missing == [])
    }
}
