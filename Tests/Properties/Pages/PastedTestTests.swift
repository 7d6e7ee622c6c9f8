import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import Pages

/// The tests that counterexamples are printed as, of which those in the folder Pasted are compiled and run.
@Suite struct PastedTestTests {
    private static func pasted(_ scenario: String) throws -> PastedTest {
        PastedTest(
            try Reproduction(
                scenarioFile: Repository.text(of: "Tests/Properties/Scenarios/\(scenario).scenario")))
    }

    /// A test on a bar of one event, judged by some invariants.
    private static func text(
        on definition: BarDefinition, _ invariants: [Invariant] = [.bounds]
    ) throws -> String {
        PastedTest(Reproduction(try scenario([.idle]), on: definition, invariants: invariants)).text
    }

    @Test(arguments: ["published-S7", "published-F1", "awkward-S2"])
    func `a committed test is printed of the scenario of its name`(name: String) throws {
        let file = try Repository.text(of: "Tests/Properties/Pages/Pasted/\(name).swift")
        #expect(try Self.pasted(name).text == file)
    }

    @Test func `a counterexample is printed as its reproduction is`() throws {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
        let found = try #require(Reproduction(scenarioFile: text).counterexamples.first)
        #expect(try PastedTest(found).text == Self.pasted("published-S7").text)
        #expect(PastedTest(found).fileName == "published-S7.swift")
    }

    @Test func `one of the tests has every event and action`() throws {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/awkward-S2.scenario")
        let actions = try ScenarioFile(parsing: text).session.actions
        var names = Set(actions.map { Self.caseName(of: $0) })
        for case .event(let event) in actions { names.insert(Self.caseName(of: event)) }
        let source = try ["Scrolling/BarEvent", "../Verification/Cases/SessionAction"].map {
            try Repository.text(of: "Sources/AirBarModel/\($0).swift")
        }.joined()
        let all = source.matches(of: /\n    case (\w+)/).map { String($0.output.1) }
        #expect(all.count == 31)
        // The app asks nothing of the bar of this test.
        #expect(names.union(["heights", "show", "stay"]) == Set(all))
    }

    private static func caseName(of value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }

    @Test func `all invariants that a case breaks are in one test`() throws {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
        let test = PastedTest(try Reproduction(scenarioFile: text.replacing("breaks S7\n", with: "")))
        #expect(test.text.contains("@Test func `published keeps S7, S9, S17 and M1 in 2 events`() async"))
        #expect(
            test.text.contains(
                "\n        keeps: try Catalogue.invariants([\"S7\", \"S9\", \"S17\", \"M1\"]),\n"))
        #expect(test.text.components(separatedBy: "\n// Step ").count == 5)
        #expect(test.fileName == "published-S7-S9-S17-M1.swift")
    }

    @Test func `where nothing is broken the test keeps what was checked`() throws {
        let one = try Self.text(on: .hardened)
        #expect(one.contains("\n\n@Test func `hardened keeps S1, bounds, in 1 event`() async throws {\n"))
        #expect(
            one.contains(
                #"    await check(.hardened, keeps: try Catalogue.invariants(["S1"]), in: scenario)\#n"#))
        let all = PastedTest(Reproduction(try scenario([.idle]), on: .hardened))
        #expect(all.text.contains("@Test func `hardened keeps the catalogue in 1 event`()"))
        #expect(all.text.contains("    await check(.hardened, in: scenario)\n"))
        #expect(all.fileName == "hardened.swift")
    }

    @Test func `a mutant and heights are found by the name, and heights of one's own bar follow it`() throws {
        let mutant = try Bars.shipped.named("gap-left@64...66,128,284")
        #expect(mutant.swift == #"try Bars.shipped.named("gap-left@64...66,128,284")"#)
        #expect(try Bars.shipped.named(mutant.name).heights == mutant.heights)
        let heights = SupportedHeights.fixed(64, 128, 284)
        #expect(
            BarDefinition.hardened.with(heights: heights).swift
                == #"try Bars.shipped.named("hardened@64,128,284")"#)
        let mine = BarDefinition("mine", fileID: "MyBars/Mine.swift", makeBar: HardenedBar.init)
        #expect(
            mine.with(heights: heights).swift
                == #".mine.with(heights: try SupportedHeights(parsing: "64,128,284"))"#)
    }

    @Test(arguments: [
        ("hiding", ".hiding"), ("my-Bar 2", ".myBar2"), ("TitleBar", ".titleBar"), ("gap-left", ".gapLeft"),
        ("a@b", ".aB"), ("2nd", ".`2nd`"), ("-`\\", ".`---`"),
    ])
    func `a bar of another package is a static member of its name`(name: String, expression: String) throws {
        let definition = BarDefinition(name, makeBar: HardenedBar.init)
        #expect(definition.swift == expression)
    }

    @Test func `the modules that define the bar and its invariants are imported`() throws {
        let mine = BarDefinition("mine", fileID: "MyBars/Mine.swift", makeBar: HardenedBar.init)
        let own = Invariant(
            "O1", "calm", statement: "", reason: "", fileID: "MyRules/Calm.swift"
        ) { _ in nil }
        let imports = "import AirBarModel\nimport BarTesting\nimport MyBars\nimport MyRules\n"
        #expect(try Self.text(on: mine, [own]).hasPrefix(imports))
        let live = BarDefinition.live("live") { _, _ in LiveBar(height: { 0 }) }
        #expect(try Self.text(on: live).contains("\nimport PagesTests\n"))
        for shipped in [BarDefinition.published, try Bars.shipped.named("gap-left")] {
            #expect(try Self.text(on: shipped).components(separatedBy: "import ").count == 5)
        }
    }

    @Test func `a name or a title that no identifier can have does not break the source`() throws {
        let definition = BarDefinition("a`b\\c\n", makeBar: HardenedBar.init)
        #expect(try Self.text(on: definition).contains("@Test func `a-b-c- keeps S1, bounds, in 1 event`()"))
    }

    @Test func `invariants of this package are found by their identifiers, and one's own are members`() throws
    {
        let own = Invariant("O1", "calm at rest", statement: "", reason: "", fileID: "MyRules/Calm.swift") {
            _ in nil
        }
        #expect([own].swift == "[.calmAtRest]")
        let finite = try Catalogue.invariants(["S2"])
        #expect(finite.swift == #"try Catalogue.invariants(["S2"])"#)
        #expect(([own] + finite).swift == #"try Catalogue.invariants(["S2"]) + [.calmAtRest]"#)
    }

    @Test func `a patch adds the file as it is`() throws {
        let test = try Self.pasted("published-S7")
        let lines = test.patch(addingTo: "Tests/Bars").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[3] == "+++ b/Tests/Bars/published-S7.swift")
        let added = lines.dropFirst(5).map { $0.dropFirst() }.joined(separator: "\n")
        #expect(added == test.text)
        #expect(test.patch(addingTo: "My Tests").contains("\n+++ b/My Tests/published-S7.swift\t\n"))
    }
}
